//! The macros of the compiler, of CUDA, of CuTe and CUTLASS.

use std::borrow::Cow;

/// Each as a `#define` has it.
const MACROS: &[&str] = &[
    "__cplusplus 201703L",
    "__CUDACC__ 1",
    "__NVCC__ 1",
    "__CUDACC_VER_MAJOR__ 12",
    "__CUDACC_VER_MINOR__ 9",
    "CUDART_VERSION 12090",
    "CUDA_VERSION 12090",
    "__GNUC__ 13",
    "__linux__ 1",
    "__x86_64__ 1",
    "__SIZEOF_INT128__ 16",
    "CUTE_HOST_DEVICE",
    "CUTE_DEVICE",
    "CUTE_HOST",
    "CUTE_INLINE_CONSTANT static constexpr",
    "CUTE_UNROLL",
    "CUTE_NO_UNROLL",
    "CUTE_HOST_RTC",
    "CUTE_GRID_CONSTANT",
    "CUTLASS_DEVICE",
    "CUTLASS_HOST",
    "CUTLASS_HOST_DEVICE",
    "CUTLASS_CONSTEXPR_IF_CXX17 constexpr",
    "CUTLASS_GLOBAL __global__",
    "CUTLASS_GRID_CONSTANT",
    "CUTLASS_PRAGMA_UNROLL",
    "CUTLASS_PRAGMA_NO_UNROLL",
    "CUTLASS_GEMM_LOOP",
    "CUTE_STL_NAMESPACE std",
    "CUTE_STATIC_ASSERT static_assert",
    "CUTE_STATIC_ASSERT_V(x, ...) static_assert(decltype(x)::value, ##__VA_ARGS__)",
    "CUTE_RUNTIME_ASSERT(...) assert(0 && __VA_ARGS__)",
    "CUTE_INVALID_CONTROL_PATH(...) assert(0 && __VA_ARGS__)",
    "CUTE_GCC_UNREACHABLE",
    "CUTE_MAYBE_UNUSED",
    "CUTE_ALIGNAS(n) alignas(n)",
    "CUTE_CHECK_ERROR(e) (void)(e)",
    "CUTE_CHECK_LAST() (void)0",
    "CUTLASS_ASSERT(...) assert(__VA_ARGS__)",
    "CUTLASS_UNUSED(e) (void)(e)",
    "CUTLASS_TRACE_HOST(e) (void)0",
    "__CUTE_REQUIRES(...) bool = __require<(__VA_ARGS__)>",
    "__CUTE_REQUIRES_V(...) bool = __require<(__VA_ARGS__)>",
    "CUTLASS_ARCH_MMA_SM75_SUPPORTED 1",
    "CUTLASS_ARCH_MMA_SM80_SUPPORTED 1",
    "CUTLASS_ARCH_MMA_SM89_SUPPORTED 1",
    "CUTLASS_ARCH_MMA_SM90_SUPPORTED 1",
    "CUTLASS_ARCH_MMA_MODIFIABLE_TMA_SM90_SUPPORTED 1",
    "CUTLASS_ARCH_MMA_SM100_SUPPORTED 1",
    "CUTLASS_ARCH_MMA_SM100A_SUPPORTED 1",
    "CUTLASS_MAJOR 4",
    "CUTLASS_MINOR 2",
    "CUTLASS_PATCH 0",
    "CUTLASS_VERSION 420",
    "CLOCKS_PER_SEC 1000000l",
    "EXIT_SUCCESS 0",
    "EXIT_FAILURE 1",
    "INT_MAX 2147483647",
    "INT_MIN (-2147483647 - 1)",
    "UINT_MAX 4294967295u",
    "LONG_MAX 9223372036854775807l",
    "LONG_MIN (-9223372036854775807l - 1)",
    "LLONG_MAX 9223372036854775807ll",
    "LLONG_MIN (-9223372036854775807ll - 1)",
    "ULONG_MAX 18446744073709551615ul",
    "ULLONG_MAX 18446744073709551615ull",
    "CHAR_MAX 127",
    "CHAR_MIN (-128)",
    "SCHAR_MAX 127",
    "SCHAR_MIN (-128)",
    "UCHAR_MAX 255",
    "USHRT_MAX 65535",
    "SHRT_MIN (-32768)",
    "INT8_MIN (-128)",
    "INT16_MIN (-32768)",
    "INT32_MIN (-2147483647 - 1)",
    "INT64_MIN (-9223372036854775807l - 1)",
    "UINT64_MAX 18446744073709551615ul",
    "DBL_MIN 2.2250738585072014e-308",
    "FLT_DIG 6",
    "DBL_DIG 15",
    "FLT_MANT_DIG 24",
    "DBL_MANT_DIG 53",
    "M_PI_2 1.57079632679489661923",
    "M_PI_4 0.78539816339744830962",
    "M_SQRT1_2 0.70710678118654752440",
    "M_LN10 2.30258509299404568402",
    "PTRDIFF_MAX 9223372036854775807l",
    "INT8_MAX 127",
    "INT16_MAX 32767",
    "INT32_MAX 2147483647",
    "INT64_MAX 9223372036854775807l",
    "UINT8_MAX 255",
    "UINT16_MAX 65535",
    "UINT32_MAX 4294967295u",
    "SHRT_MAX 32767",
    "CHAR_BIT 8",
    "PRId8 \"d\"",
    "PRId16 \"d\"",
    "PRId32 \"d\"",
    "PRId64 \"ld\"",
    "PRIi32 \"i\"",
    "PRIi64 \"li\"",
    "PRIu8 \"u\"",
    "PRIu16 \"u\"",
    "PRIu32 \"u\"",
    "PRIu64 \"lu\"",
    "PRIx8 \"x\"",
    "PRIx16 \"x\"",
    "PRIx32 \"x\"",
    "PRIx64 \"lx\"",
    "PRIX32 \"X\"",
    "PRIX64 \"lX\"",
    "SIZE_MAX 18446744073709551615ul",
    "RAND_MAX 2147483647",
    "FLT_MAX 3.402823466e+38f",
    "FLT_MIN 1.175494351e-38f",
    "FLT_EPSILON 1.1920929e-7f",
    "DBL_MAX 1.7976931348623157e+308",
    "__DBL_MAX__ 1.7976931348623157e+308",
    "__DBL_MIN__ 2.2250738585072014e-308",
    "__DBL_EPSILON__ 2.2204460492503131e-16",
    "__FLT_MAX__ 3.402823466e+38f",
    "__FLT_MIN__ 1.175494351e-38f",
    "__FLT_EPSILON__ 1.1920929e-7f",
    "__INT_MAX__ 2147483647",
    "DBL_EPSILON 2.2204460492503131e-16",
    "M_PI 3.14159265358979323846",
    "M_E 2.7182818284590452354",
    "M_LOG2E 1.4426950408889634074",
    "M_LN2 0.69314718055994530942",
    "M_SQRT2 1.41421356237309504880",
];

/// Those of gtest: a test of a fixture is a class of its own; `__TEST` and its kin are read by the parser, and the rest by the
/// prelude. What a check of exceptions says is the text of the lambda that runs the statement, empty where all is well.
const TESTS: &[&str] = &[
    "TEST_F(suite, name) __TEST_CLASS(suite, name, __TEST)",
    "TEST_P(suite, name) __TEST_CLASS(suite, name, __TEST_P)",
    r#"__TEST_CLASS(suite, name, kind)
      struct suite##_##name##_Test : suite {
        void TestBody() override;
        static void __begin() { SetUpTestSuite(); }
        static void __end() { TearDownTestSuite(); }
      };
      kind(suite, name, { suite##_##name##_Test::__begin(); }, { suite##_##name##_Test::__end(); }) { __RUN_TEST(suite##_##name##_Test) }
      void suite##_##name##_Test::TestBody()"#,
    r#"__RUN_TEST(...) try { __VA_ARGS__ test; test.__run(); } catch (...) { __test_thrown("the test fixture's constructor"); }"#,
    r"TYPED_TEST_SUITE(suite, types, ...) using suite##_types = ::testing::__typed<types, ##__VA_ARGS__>;",
    r"TYPED_TEST_CASE(suite, types, ...) TYPED_TEST_SUITE(suite, types, ##__VA_ARGS__)",
    r#"TYPED_TEST(suite, name)
      template <class __T> struct suite##_##name##_Test : suite<__T> {
        using TestFixture = suite<__T>;
        using TypeParam = __T;
        void TestBody() override;
        static void __begin() { suite<__T>::SetUpTestSuite(); }
        static void __end() { suite<__T>::TearDownTestSuite(); }
      };
      __TEST_T(suite, name, { return suite##_types::count(); }, { return suite##_types::named(#suite); },
        { suite##_types::run([](auto t) { suite##_##name##_Test<typename decltype(t)::type>::__begin(); }); },
        { suite##_types::run([](auto t) { suite##_##name##_Test<typename decltype(t)::type>::__end(); }); })
      { suite##_types::run([](auto t) { __RUN_TEST(suite##_##name##_Test<typename decltype(t)::type>) }); }
      template <class __T> void suite##_##name##_Test<__T>::TestBody()"#,
    "SCOPED_TRACE(message) __TRACE(__LINE__, message)",
    "__TRACE(line, message) __TRACE_AT(line, message)",
    "__TRACE_AT(line, message) ::testing::ScopedTrace __trace_##line(__FILE__, line, (message))",
    r#"EXPECT_PRED1(p, a) EXPECT___SAID((::testing::__held(#p, {#a}, p, a)))"#,
    r#"EXPECT_PRED2(p, a, b) EXPECT___SAID((::testing::__held(#p, {#a, #b}, p, a, b)))"#,
    r#"EXPECT_PRED3(p, a, b, c) EXPECT___SAID((::testing::__held(#p, {#a, #b, #c}, p, a, b, c)))"#,
    r#"EXPECT_PRED4(p, a, b, c, d) EXPECT___SAID((::testing::__held(#p, {#a, #b, #c, #d}, p, a, b, c, d)))"#,
    r#"ASSERT_PRED1(p, a) ASSERT___SAID((::testing::__held(#p, {#a}, p, a)))"#,
    r#"ASSERT_PRED2(p, a, b) ASSERT___SAID((::testing::__held(#p, {#a, #b}, p, a, b)))"#,
    r#"ASSERT_PRED3(p, a, b, c) ASSERT___SAID((::testing::__held(#p, {#a, #b, #c}, p, a, b, c)))"#,
    r#"ASSERT_PRED4(p, a, b, c, d) ASSERT___SAID((::testing::__held(#p, {#a, #b, #c, #d}, p, a, b, c, d)))"#,
    "EXPECT_PRED_FORMAT1(p, a) EXPECT___SAID((p(#a, a)))",
    "EXPECT_PRED_FORMAT2(p, a, b) EXPECT___SAID((p(#a, #b, a, b)))",
    "EXPECT_PRED_FORMAT3(p, a, b, c) EXPECT___SAID((p(#a, #b, #c, a, b, c)))",
    "ASSERT_PRED_FORMAT1(p, a) ASSERT___SAID((p(#a, a)))",
    "ASSERT_PRED_FORMAT2(p, a, b) ASSERT___SAID((p(#a, #b, a, b)))",
    "ASSERT_PRED_FORMAT3(p, a, b, c) ASSERT___SAID((p(#a, #b, #c, a, b, c)))",
    "EXPECT_NO_FATAL_FAILURE(statement) EXPECT___SAID((__FATAL(statement, #statement)))",
    "ASSERT_NO_FATAL_FAILURE(statement) ASSERT___SAID((__FATAL(statement, #statement)))",
    r#"__FATAL(statement, said) [&]() -> std::string { int before = __fatal_failures(); [&] { statement; }();
      return before == __fatal_failures() ? std::string()
        : std::string("Expected: " said " doesn't generate new fatal failures in the current thread.\n  Actual: it does."); }()"#,
    "GTEST_TEST(suite, name) TEST(suite, name)",
    "GTEST_FAIL() FAIL()",
    "GTEST_SUCCEED() SUCCEED()",
    "GTEST_ASSERT_EQ(a, b) ASSERT_EQ(a, b)",
    "GTEST_ASSERT_NE(a, b) ASSERT_NE(a, b)",
    "GTEST_ASSERT_LT(a, b) ASSERT_LT(a, b)",
    "GTEST_ASSERT_LE(a, b) ASSERT_LE(a, b)",
    "GTEST_ASSERT_GT(a, b) ASSERT_GT(a, b)",
    "GTEST_ASSERT_GE(a, b) ASSERT_GE(a, b)",
    "INSTANTIATE_TEST_CASE_P(prefix, suite, ...) INSTANTIATE_TEST_SUITE_P(prefix, suite, __VA_ARGS__)",
    r"INSTANTIATE_TEST_SUITE_P(prefix, suite, ...)
      static ::testing::__instance<suite::ParamType> prefix##_##suite##_instance;
      __INSTANCE(prefix, suite, { return prefix##_##suite##_instance.make(__VA_ARGS__); }, { return prefix##_##suite##_instance.choose(); },
        { return prefix##_##suite##_instance.shown(); })",
    r#"__THROWN(statement, type, said)
      [&]() -> std::string { try { statement; } catch (type const&) { return {}; }
      catch (std::exception const& e) { return said " throws an exception of type " #type ".\n  Actual: it throws" + __told(e) + "."; }
      catch (...) { return said " throws an exception of type " #type ".\n  Actual: it throws a different type."; }
      return said " throws an exception of type " #type ".\n  Actual: it throws nothing."; }()"#,
    r#"EXPECT_THROW(statement, type) EXPECT___SAID((__THROWN(statement, type, "Expected: " #statement)))"#,
    r#"ASSERT_THROW(statement, type) ASSERT___SAID((__THROWN(statement, type, "Expected: " #statement)))"#,
    r#"__THROWN_ANY(statement, said) [&]() -> std::string { try { statement; } catch (...) { return {}; }
      return said " throws an exception.\n  Actual: it doesn't."; }()"#,
    r#"EXPECT_ANY_THROW(statement) EXPECT___SAID((__THROWN_ANY(statement, "Expected: " #statement)))"#,
    r#"ASSERT_ANY_THROW(statement) ASSERT___SAID((__THROWN_ANY(statement, "Expected: " #statement)))"#,
    r#"__THROWN_NONE(statement, said) [&]() -> std::string { try { statement; return {}; } catch (std::exception const& e) {
      return said " doesn't throw an exception.\n  Actual: it throws" + __told(e) + "."; } catch (...) {
      return said " doesn't throw an exception.\n  Actual: it throws."; } }()"#,
    r#"EXPECT_NO_THROW(statement) EXPECT___SAID((__THROWN_NONE(statement, "Expected: " #statement)))"#,
    r#"ASSERT_NO_THROW(statement) ASSERT___SAID((__THROWN_NONE(statement, "Expected: " #statement)))"#,
];

/// The macros of the architecture: from which one each is defined.
const BY_ARCH: &[(u32, &str)] = &[
    (75, "CUTE_ARCH_LDSM_SM75_ENABLED"),
    (75, "CUTE_ARCH_LDSM_SM75_ACTIVATED"),
    (75, "CUTLASS_ARCH_MMA_SM75_ENABLED"),
    (80, "CUTE_ARCH_CP_ASYNC_SM80_ENABLED"),
    (80, "CUTLASS_ARCH_MMA_SM80_ENABLED"),
    (90, "CUTE_ARCH_CLUSTER_SM90_ENABLED"),
    (90, "CUTE_ARCH_TMA_SM90_ENABLED"),
    (90, "CUTE_ARCH_STSM_SM90_ENABLED"),
    (90, "CUTLASS_ARCH_MMA_SM90_ENABLED"),
    (90, "CUTLASS_ARCH_MMA_SM90A_ENABLED"),
    (90, "__CUDA_ARCH_FEAT_SM90_ALL"),
    (100, "CUTLASS_ARCH_MMA_SM100_ENABLED"),
    (100, "CUTLASS_ARCH_MMA_SM100A_ENABLED"),
    (100, "__CUDA_ARCH_FEAT_SM100_ALL"),
];

/// The macro of a name that the compiler or a header that is built in defines, as a `#define` has it.
pub(super) fn text(name: &str, arch: Option<u32>) -> Option<Cow<'static, str>> {
    let is_name = |text: &&&str| text.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '(']));
    let of_arch = |arch: u32| match name {
        "__CUDA_ARCH__" => Some(format!("__CUDA_ARCH__ {}", arch.saturating_mul(10)).into()),
        _ => BY_ARCH.iter().find(|(from, of)| *of == name && arch >= *from).map(|(_, of)| Cow::Borrowed(*of)),
    };
    // None of them begins with a small letter, as most names of a program do.
    let mut begun = name.bytes().take(1).filter(|first| !first.is_ascii_lowercase());
    begun.next().and_then(|_| MACROS.iter().chain(TESTS).find(is_name).map(|text| Cow::Borrowed(*text)).or_else(|| arch.and_then(of_arch)))
}
