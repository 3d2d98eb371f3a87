// What `cutlass::CommandLine` makes of arguments, and the words for each status.
#include <cutlass/util/command_line.h>
#include <iostream>
#include <string>
#include <vector>
struct Options {
  bool help = false, verify = true, quiet = false; int m = 128, n = 64; float alpha = 1.5f; std::string name = "none"; std::vector<int> tiles{1}; std::vector<float> fs;
  void parse(int argc, char const** argv) {
    cutlass::CommandLine cmd(argc, argv);
    if (cmd.check_cmd_line_flag("help")) { help = true; }
    cmd.get_cmd_line_argument("m", m); cmd.get_cmd_line_argument("n", n, 32); cmd.get_cmd_line_argument("alpha", alpha, 2.f);
    cmd.get_cmd_line_argument("verify", verify); cmd.get_cmd_line_argument("quiet", quiet); cmd.get_cmd_line_argument("name", name, std::string("def"));
    cmd.get_cmd_line_arguments("tiles", tiles); cmd.get_cmd_line_arguments("fs", fs, ':');
    bool x = true; cmd.get_cmd_line_argument("x", x, false); std::cout << x;
    std::vector<std::pair<std::string, std::string>> pairs; cmd.get_cmd_line_argument_pairs("pairs", pairs); for (auto& [a, b] : pairs) std::cout << "[" << a << "|" << b << "]";
    std::vector<std::vector<std::string>> r; cmd.get_cmd_line_argument_ranges("ranges", r); for (auto& v : r) { for (auto& s : v) std::cout << s << "/"; std::cout << ";"; }
    std::vector<std::string> toks; cutlass::CommandLine::tokenize(toks, "a:1,b,,c:2"); for (auto& s : toks) std::cout << "<" << s << ">";
    std::cout << cmd.num_naked_args() << cmd.parsed_argc() << "\n"; cmd.print_naked_args(std::cout);
    int k = 0; cmd.get_cmd_line_argument(size_t(0), k); std::cout << k << "\n";
  }
  void show() { std::cout << help << verify << quiet << " " << m << " " << n << " " << alpha << " " << name << " "; for (int t : tiles) std::cout << t << ","; for (float f : fs) std::cout << f << ","; std::cout << "\n"; }
};
int main() {
  { char const* a[] = {"prog"}; Options o; o.parse(1, a); o.show(); }
  { char const* a[] = {"prog", "--m=5", "--m=7", "--verify=false", "--quiet", "--tiles=1,2,3", "12", "--name=z", "--pairs=a:1,b,c:3", "--ranges=1:2:3,4", "--fs=1.5:2"}; Options o; o.parse(11, a); o.show(); }
  { char const* a[] = {"prog", "--help", "-v", "--verify", "--quiet=0", "--tiles=4,,5,", "--n", "--name", "--pairs="}; Options o; o.parse(9, a); o.show(); }
  for (int i = 0; i < 13; ++i) std::cout << cutlass::cutlassGetStatusString(cutlass::Status(i)) << ";" << int(cutlass::Status::kErrorInternal) << int(cutlass::Status::kInvalid);
}
