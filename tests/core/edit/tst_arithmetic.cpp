// SPDX-License-Identifier: MIT
#include <QTest>

#include <limits>

#include "core/edit/arithmetic.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_arithmetic {

using edit::calculate;
using Flaw = edit::CalculationFlaw;

class TestArithmetic : public QObject {
    Q_OBJECT

  private slots:
    void calculates();
    void decimalsAreExact();
    void saysWhatIsWrong();
    void randomCalculationsAreRight();
    void anyTextIsTaken();
};

void TestArithmetic::calculates() {
    QCOMPARE(*calculate("32*2"), 64);
    QCOMPARE(*calculate(" 1 + 2 * 3 "), 7);
    QCOMPARE(*calculate("(1+2)*3"), 9);
    QCOMPARE(*calculate("10-3-2"), 5);
    QCOMPARE(*calculate("64/2/4"), 8);
    QCOMPARE(*calculate("-3--4"), 1);
    QCOMPARE(*calculate("-(2+3)*+2"), -10);
    QCOMPARE(*calculate("6×7"), 42);
    QCOMPARE(*calculate("42÷7"), 6);
    QCOMPARE(*calculate("007"), 7);
    QCOMPARE(*calculate("7/2*2"), 7);
    QCOMPARE(*calculate("1/3+2/3"), 1);
    QCOMPARE(*calculate("9223372036854775807"), std::numeric_limits<std::int64_t>::max());
}

void TestArithmetic::decimalsAreExact() {
    using edit::calculateFraction;
    using edit::Fraction;
    QVERIFY(*calculateFraction("1.5*3") == (Fraction{9, 2}));
    QVERIFY(*calculateFraction("0.1+0.2") == (Fraction{3, 10}));
    QVERIFY(*calculateFraction("-7/2") == (Fraction{-7, 2}));
    QVERIFY(*calculateFraction("2/-4") == (Fraction{-1, 2}));
    QVERIFY(*calculateFraction("2.") == (Fraction{2, 1}));
    QVERIFY(*calculateFraction("0/-5") == Fraction());
    for (const char* wrong : {".5", "1.2.3", "1..2", "1,5", "1.5x", "."})
        QVERIFY2(!calculateFraction(wrong), wrong);
    QVERIFY(!calculateFraction("0." + std::string(30, '1')));
}

void TestArithmetic::saysWhatIsWrong() {
    const std::pair<const char*, Flaw> wrong[] = {
        {"", Flaw::NotFinished},
        {"3*", Flaw::NotFinished},
        {"(3", Flaw::NotFinished},
        {"-", Flaw::NotFinished},
        {"3)", Flaw::NotACalculation},
        {"3 4", Flaw::NotACalculation},
        {"3x4", Flaw::NotACalculation},
        {"(3 4", Flaw::NotACalculation},
        {"1.5", Flaw::NotACalculation},
        {"four", Flaw::NotACalculation},
        {"7/2", Flaw::NotWhole},
        {"7/(2-2)", Flaw::DivisionByZero},
        {"9223372036854775808", Flaw::TooLarge},
        {"9223372036854775807+1", Flaw::TooLarge},
        {"9223372036854775807*2", Flaw::TooLarge},
        {"(-9223372036854775807-1)/-1", Flaw::TooLarge},
    };
    for (const auto& [text, flaw] : wrong) {
        const auto result = calculate(text);
        QVERIFY2(!result && result.error() == flaw, text);
    }
    QVERIFY(!calculate(std::string(100'000, '(')));
    QVERIFY(!calculate(std::string(100'000, '-')));
}

void TestArithmetic::randomCalculationsAreRight() {
    // Expressions are built together with their results, from the leaves up.
    random::Stream random(1);
    for (int i = 0; i < testing::seeds(5000); ++i) {
        std::string text = std::to_string(random.below(100));
        auto value = static_cast<std::int64_t>(std::stoi(text));
        for (int k = random.between(0, 6); k > 0; --k) {
            const int other = random.between(1, 12);
            const std::string number = std::to_string(other);
            switch (random.below(4)) {
                case 0:
                    text = number + " + " + text;
                    value += other;
                    break;
                case 1:
                    text = number + "-(" + text + ")";
                    value = other - value;
                    break;
                case 2:
                    text = "(" + text + ")*" + number;
                    value *= other;
                    break;
                default:
                    text = "(" + text + ") * " + number + " / " + number;
                    break;
            }
        }
        const auto result = calculate(text);
        QVERIFY2(result, text.c_str());
        QCOMPARE(*result, value);
    }
}

void TestArithmetic::anyTextIsTaken() {
    random::Stream random(2);
    const std::string signs = "0123456789+-*/() \xc3\x97\xe2x";
    for (int i = 0; i < testing::seeds(20'000); ++i) {
        std::string text;
        for (int k = random.between(0, 20); k > 0; --k)
            text += signs[random.below(static_cast<std::uint32_t>(signs.size()))];
        calculate(text);  // neither hangs nor crashes
    }
}

MAZELOOM_TEST(TestArithmetic)

}  // namespace mazeloom::tst_arithmetic

#include "tst_arithmetic.moc"
