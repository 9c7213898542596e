// SPDX-License-Identifier: MIT
// Seeds in JSON are texts, since not every reader supports 64 bits; numbers are read too.
#include <QTest>

#include "core/json/parse.h"
#include "core/json/seed.h"
#include "core/json/write.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_json_seeds {

class TestJsonSeeds : public QObject {
    Q_OBJECT

  private slots:
    void comeBack();
    void areReadFromNumbers();
    void refuses_data();
    void refuses();
};

void TestJsonSeeds::comeBack() {
    random::Stream random(3);
    for (int i = 0; i < testing::seeds(2000); ++i) {
        // The number of bits depends on the round; 0 and 2⁶⁴ − 1 occur too.
        const std::uint64_t bits = (std::uint64_t{random.bits()} << 32) | random.bits();
        const std::uint64_t seed =
            i < 2 ? std::uint64_t{0} - static_cast<std::uint64_t>(i) : bits >> (i % 64);
        std::string text;
        json::appendSeed(text, seed);
        QCOMPARE(text, '"' + QByteArray::number(quint64{seed}).toStdString() + '"');
        QCOMPARE(json::toText(json::seedValue(seed)), text);
        QCOMPARE(json::readSeed(*json::parse(text)), std::optional(seed));
    }
}

void TestJsonSeeds::areReadFromNumbers() {
    QCOMPARE(json::readSeed(*json::parse("0")), std::optional<std::uint64_t>(0));
    QCOMPARE(json::readSeed(*json::parse("18446744073709551615")),
             std::optional(~std::uint64_t{0}));
    QCOMPARE(json::readSeed(*json::parse("\"007\"")), std::optional<std::uint64_t>(7));
}

void TestJsonSeeds::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"-1", "1.5", "1e3", "18446744073709551616", "null", "true", "[1]", "{}", "\"\"", "\"-1\"",
          "\"+1\"", "\" 1\"", "\"1 \"", "\"1.0\"", "\"0x1\"", "\"18446744073709551616\"",
          "\"99999999999999999999999\"", "\"seed\""})
        QTest::newRow(text) << QByteArray(text);
}

void TestJsonSeeds::refuses() {
    QFETCH(const QByteArray, text);
    const auto value = json::parse(text.toStdString());
    QVERIFY(value.has_value());
    QVERIFY(!json::readSeed(*value));
}

MAZELOOM_TEST(TestJsonSeeds)

}  // namespace mazeloom::tst_json_seeds

#include "tst_json_seeds.moc"
