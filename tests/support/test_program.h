// SPDX-License-Identifier: MIT
// Several tests in one program: what each costs beside its own text (headers, what they
// instantiate, linking) is paid once. Each is still run by itself, under its file's name: PROGRAM
// tst_maze […], or by a link of that name to the program.
#pragma once

#include <QTest>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif

namespace mazeloom::testing {

/// What a test does: main() with the words that follow its name, which stands in argv[0].
using TestMain = int (*)(int argc, char** argv);

/// Puts a test among those of its program.
class Registered {
  public:
    /// `file` is the test's own, as __FILE__ gives it: the test is called as the file is.
    Registered(const char* file, TestMain main);
};

/// Runs the slots of `Test` in an application: one with windows where the program has some.
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

/// At the end of a test's file, in a namespace of the file's own.
#define MAZELOOM_TEST(Test) MAZELOOM_TEST_MAIN(mazeloom::testing::runSlots<Test>)
/// For a test that is also a program of its own, which it starts by its name.
#define MAZELOOM_TEST_MAIN(function) \
    static const mazeloom::testing::Registered kRegistered(__FILE__, function);
