// gtest: fixtures, and tests over values.

namespace testing {
  struct Test {
    virtual ~Test() {}
    virtual void SetUp() {}
    virtual void TearDown() {}
    virtual void TestBody() {}
    static void SetUpTestSuite() {}
    static void TearDownTestSuite() {}
    static bool HasFailure() { return ::HasFailure(); }
    static bool HasFatalFailure() { return ::HasFatalFailure(); }
    static bool HasNonfatalFailure() { return ::HasNonfatalFailure(); }
    static bool IsSkipped() { return ::IsSkipped(); }
    template <class K, class V> static void RecordProperty(K const&, V const&) {}
    void __run() {
      if (HasFatalFailure() || IsSkipped()) return;
      try { SetUp(); } catch (...) { __test_thrown("SetUp()"); }
      if (!HasFatalFailure() && !IsSkipped()) {
        try { TestBody(); } catch (...) { __test_thrown("the test body"); }
      }
      try { TearDown(); } catch (...) { __test_thrown("TearDown()"); }
    }
  };
  struct Message {
    std::ostringstream __text;
    Message() { __text << std::setprecision(17); }
    template <class T>
    Message& operator<<(T const& v) { __test_put(__text, v); return *this; }
    std::string GetString() const { return __text.str(); }
  };
  inline std::ostream& operator<<(std::ostream& os, Message const& m) { return os << m.GetString(); }
  struct AssertionResult {
    bool __success;
    std::string __message;
    explicit AssertionResult(bool success) : __success(success) {}
    operator bool() const { return __success; }
    AssertionResult operator!() const { AssertionResult other(!__success); other.__message = __message; return other; }
    template <class T>
    AssertionResult& operator<<(T const& v) { Message m; m << v; __message += m.GetString(); return *this; }
    char const* message() const { return __message.c_str(); }
    char const* failure_message() const { return __message.c_str(); }
  };
  inline AssertionResult AssertionSuccess() { return AssertionResult(true); }
  inline AssertionResult AssertionFailure() { return AssertionResult(false); }
  inline AssertionResult AssertionFailure(Message const& m) { return AssertionFailure() << m; }
  template <class P, class... T>
  AssertionResult __held(char const* name, std::vector<std::string> const& texts, P pred, T const&... v) {
    if (pred(v...)) return AssertionSuccess();
    AssertionResult made = AssertionFailure();
    made << name << "(";
    for (size_t i = 0; i < texts.size(); ++i) made << (i ? ", " : "") << texts[i];
    made << ") evaluates to false, where";
    size_t at = 0;
    ((made << "\n" << texts[at++] << " evaluates to " << PrintToString(v)), ...);
    return made;
  }
  struct ScopedTrace {
    template <class T>
    ScopedTrace(char const* file, int line, T const& message) {
      Message m;
      m << message;
      __test_trace(std::string(file) + ":" + std::to_string(line), m.GetString());
    }
    ~ScopedTrace() { __test_untrace(); }
  };
  struct TestInfo {
    std::string __suite, __name;
    char const* test_suite_name() const { return __suite.c_str(); }
    char const* test_case_name() const { return __suite.c_str(); }
    char const* name() const { return __name.c_str(); }
  };
  struct UnitTest {
    TestInfo __info;
    static UnitTest* GetInstance() {
      static UnitTest one;
      return &one;
    }
    TestInfo const* current_test_info() {
      std::string both = __test_name();
      size_t end = both.find('\n');
      if (end == std::string::npos) return nullptr;
      __info.__suite = both.substr(0, end);
      __info.__name = both.substr(end + 1);
      return &__info;
    }
  };
  struct Environment {
    virtual ~Environment() {}
    virtual void SetUp() {}
    virtual void TearDown() {}
  };
  inline std::vector<Environment*> __environments;
  inline Environment* AddGlobalTestEnvironment(Environment* e) { __environments.push_back(e); return e; }
  inline void __set_up() { for (auto e : __environments) e->SetUp(); }
  inline void __tear_down() { for (size_t i = __environments.size(); i-- > 0;) __environments[i]->TearDown(); }
  inline void __end() {
    for (auto e : __environments) delete e;
    __environments.clear();
  }
  template <class... T> struct Types {};
  template <class T> struct __type { using type = T; };
  struct __numbered {
    template <class T> static std::string GetName(int i) { return std::to_string(i); }
  };
  // the types of a typed suite, of which the test that runs has one
  template <class L, class N = __numbered>
  struct __typed : __typed<Types<L>, N> {};
  template <class... T, class N>
  struct __typed<Types<T...>, N> {
    static int count() { return sizeof...(T); }
    static std::string named(char const* suite) {
      std::string made;
      int i = 0;
      auto one = [&](auto t) {
        using U = typename decltype(t)::type;
        if (i == __test_index()) made = std::string(suite) + "/" + N::template GetName<U>(i) + "\n" + __type_name<U>();
        ++i;
      };
      (one(__type<T>{}), ...);
      return made;
    }
    template <class F>
    static void run(F f) {
      int i = 0;
      auto one = [&](auto t) { if (i++ == __test_index()) f(t); };
      (one(__type<T>{}), ...);
    }
  };
  template <class T>
  struct WithParamInterface {
    using ParamType = T;
    static inline T const* __param = nullptr;
    static T const& GetParam() { return *__param; }
  };
  template <class T>
  struct TestWithParam : Test, WithParamInterface<T> {};
  template <class T>
  struct TestParamInfo {
    T param;
    size_t index;
  };
  struct PrintToStringParamName {
    template <class T>
    std::string operator()(TestParamInfo<T> const& info) const { return PrintToString(info.param); }
  };
  // the values of one instantiation, each chosen in turn
  template <class T>
  struct __instance {
    std::vector<T> values;
    std::vector<std::string> names;
    template <class G>
    int make(G const& generator) {
      return make(generator, [](TestParamInfo<T> const& info) { return std::to_string(info.index); });
    }
    template <class G, class N>
    int make(G const& generator, N name) {
      values = generator.template all<T>();
      for (size_t i = 0; i < values.size(); ++i) names.push_back(name(TestParamInfo<T>{values[i], i}));
      return int(values.size());
    }
    std::string choose() {
      size_t now = __test_index();
      WithParamInterface<T>::__param = &values[now];
      return names[now];
    }
    std::string shown() { return PrintToString(values[__test_index()]); }
  };
  template <class... V>
  struct __values {
    std::tuple<V...> values;
    template <class T>
    std::vector<T> all() const {
      return std::apply([](auto const&... v) { return std::vector<T>{static_cast<T>(v)...}; }, values);
    }
  };
  template <class... V>
  __values<V...> Values(V... v) { return {std::tuple<V...>(v...)}; }
  template <class V>
  struct __listed {
    std::vector<V> values;
    template <class T>
    std::vector<T> all() const { return std::vector<T>(values.begin(), values.end()); }
  };
  template <class C>
  auto ValuesIn(C const& c) { return ValuesIn(std::begin(c), std::end(c)); }
  template <class I>
  auto ValuesIn(I first, I last) {
    using V = std::decay_t<decltype(*first)>;
    return __listed<V>{std::vector<V>(first, last)};
  }
  template <class V, class S = int>
  __listed<V> Range(V first, V last, S step = 1) {
    __listed<V> made;
    for (V v = first; v < last; v = static_cast<V>(v + step)) made.values.push_back(v);
    return made;
  }
  inline __listed<bool> Bool() { return {{false, true}}; }
  template <class... G>
  struct __combined {
    std::tuple<G...> generators;
    template <class T>
    std::vector<T> all() const { return all<T>(__make_seq<std::tuple_size_v<T>>{}); }
    template <class T, size_t... I>
    std::vector<T> all(__seq<I...>) const {
      std::tuple<std::vector<std::tuple_element_t<I, T>>...> lists(std::get<I>(generators).template all<std::tuple_element_t<I, T>>()...);
      size_t sizes[] = {std::get<I>(lists).size()...};
      size_t total = (std::get<I>(lists).size() * ...);
      std::vector<T> made;
      for (size_t i = 0; i < total; ++i) {
        size_t at[sizeof...(I)];
        size_t rest = i;
        for (size_t k = sizeof...(I); k-- > 0;) {
          at[k] = rest % sizes[k];
          rest /= sizes[k];
        }
        made.push_back(T(std::get<I>(lists)[at[I]]...));
      }
      return made;
    }
  };
  template <class... G>
  __combined<G...> Combine(G... g) { return {std::tuple<G...>(g...)}; }
}
