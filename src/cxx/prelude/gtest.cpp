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
    void __run() {
      SetUp();
      if (!HasFatalFailure() && !IsSkipped()) TestBody();
      TearDown();
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
    size_t next = 0, now = 0;
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
      now = next++ % values.size();
      WithParamInterface<T>::__param = &values[now];
      return names[now];
    }
    std::string shown() { return PrintToString(values[now]); }
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
    std::vector<T> all() const { return all<T>(std::make_index_sequence<std::tuple_size_v<T>>{}); }
    template <class T, size_t... I>
    std::vector<T> all(std::index_sequence<I...>) const {
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
