// SPDX-License-Identifier: MIT
// Several tests in one program, so that the cost of headers, template instantiation and linking is
// paid once. Each test is still run by itself, by its file's name: PROGRAM tst_maze […], or through
// a link of that name to the program.
#pragma once

#include <QTest>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif

namespace mazeloom::testing {

/// The main() of a test. argv[0] is the test's name; the remaining words follow it.
using TestMain = int (*)(int argc, char** argv);

/// Adds a test to its program's tests.
class Registered {
  public:
    /// `file` is the test's own __FILE__; the test gets the file's name.
    Registered(const char* file, TestMain main);
};

/// Runs the slots of `Test` in an application, which has windows if the program links widgets.
template <typename Test>
int runSlots(int argc, char** argv) {
#ifdef QT_WIDGETS_LIB
    QApplication application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi);
#else
    QCoreApplication application(argc, argv);
#endif
    Test test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace mazeloom::testing

/// Stands at the end of a test's file, in a namespace of the file's own.
#define MAZELOOM_TEST(Test) MAZELOOM_TEST_MAIN(mazeloom::testing::runSlots<Test>)
/// Like MAZELOOM_TEST, for a test that also starts itself as a separate program, by its name.
#define MAZELOOM_TEST_MAIN(function) \
    static const mazeloom::testing::Registered kRegistered(__FILE__, function);
