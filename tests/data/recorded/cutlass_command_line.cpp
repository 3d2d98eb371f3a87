// What programs of CUTLASS's examples ask of their command line, and its constants of threads and warps.
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "cute/tensor.hpp"
#include "cutlass/cutlass.h"
#include "cutlass/util/command_line.h"

struct Options {
  bool help = false, verify = true;
  int m = 64, iterations = 3;
  float alpha = 1.5f;
  std::string name = "none";
  std::vector<int> tile;

  void parse(int argc, char const** args) {
    cutlass::CommandLine cmd(argc, args);
    if (cmd.check_cmd_line_flag("help")) {
      help = true;
      return;
    }
    cmd.get_cmd_line_argument("m", m);
    cmd.get_cmd_line_argument("alpha", alpha, 2.0f);
    cmd.get_cmd_line_argument("iterations", iterations, 7);
    cmd.get_cmd_line_argument("name", name);
    cmd.get_cmd_line_argument("verify", verify);
    cmd.get_cmd_line_arguments("tile", tile);
  }
  void show() const {
    std::cout << help << verify << " " << m << " " << iterations << " " << alpha << " " << name << " [";
    for (int t : tile) std::cout << t << ";";
    std::cout << "]\n";
  }
};

int main() {
  std::vector<std::vector<char const*>> lines = {
      {"run"},
      {"run", "--m=256", "--alpha=0.25", "--name=tiled", "--tile=128,64,8"},
      {"run", "--help"},
      {"run", "--iterations=2", "--verify=false", "--tile=4"},
      {"run", "file", "--m=8", "--verify"},
  };
  for (auto& line : lines) {
    Options options;
    options.parse(int(line.size()), line.data());
    options.show();
  }
  std::vector<char const*> line = {"run", "one", "--m=3", "two"};
  cutlass::CommandLine cmd(int(line.size()), line.data());
  printf("%d %d %d\n", cmd.num_naked_args(), int(cmd.check_cmd_line_flag("m")), int(cmd.check_cmd_line_flag("n")));
  printf("%d %d %d %d\n", cutlass::NumThreadsPerWarp, cutlass::NumThreadsPerWarpGroup, cutlass::NumWarpsPerWarpGroup, cutlass::NumThreadsPerHalfWarp);
  cute::print(cute::make_layout(cute::make_shape(cute::Int<cutlass::NumThreadsPerWarp>{}, cutlass::NumThreadsPerWarpGroup)));
  printf("\n");
}
