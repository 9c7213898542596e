// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/pack/read.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_json {

class TestJson : public QObject {
    Q_OBJECT

  private slots:
    void valuesComeBack_data();
    void valuesComeBack();
    void numbersKeepTheirKind();
    void refusesWhatIsNotAllOneValue_data();
    void refusesWhatIsNotAllOneValue();
    void boundsItsMemory();
    void nothingBehindANulIsLost();
    void mendsWhatIsNoUtf8();
};

namespace {

QString flawOf(std::string_view text) {
    const auto value = json::parse(text);
    if (value) return QStringLiteral("none");
    return QString::fromStdString(value.error().place + ": " + value.error().text);
}

}  // namespace

void TestJson::valuesComeBack_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"null", "true", "false", "0", "-1", "18446744073709551615", "-9223372036854775808", "0.5",
          "-2.25", "\"\"", R"("a\"\\\n\u0001")", "\"\u00e4\u2192\"", "[]", "{}", "[[],{}]",
          R"({"a":1,"b":[true,null,"x"],"c":{"d":0.25}})"}) {
        QTest::newRow(text) << QByteArray(text);
    }
}

void TestJson::valuesComeBack() {
    QFETCH(QByteArray, text);
    const auto value = json::parse(text.toStdString());
    QVERIFY(value);
    QCOMPARE(QByteArray::fromStdString(json::toText(*value)), text);
    const auto again = json::parse(json::toLines(*value));
    QVERIFY(again);
    QCOMPARE(QByteArray::fromStdString(json::toText(*again)), text);
}

void TestJson::numbersKeepTheirKind() {
    const auto list = json::parse("[1, -1, 1.0, 18446744073709551615, 1e400]");
    QVERIFY(!list);  // outside the range of numbers
    const auto numbers = json::parse("[1, -1, 1.0, 18446744073709551615]");
    QVERIFY(numbers);
    const json::Value& all = *numbers;
    QCOMPARE(all.size(), 4u);
    QVERIFY(all[0].isWhole() && all[0].natural() == 1u && all[0].integer() == 1);
    QVERIFY(all[1].isWhole() && !all[1].natural() && all[1].integer() == -1);
    QVERIFY(!all[2].isWhole() && all[2].isNumber() && all[2].number() == 1.0);
    QVERIFY(!all[2].natural() && !all[2].integer());
    QVERIFY(all[3].natural() == UINT64_MAX && !all[3].integer());
}

void TestJson::refusesWhatIsNotAllOneValue_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("flaw");
    QTest::newRow("nothing") << QByteArray("") << "line 1, column 1: malformed JSON";
    QTest::newRow("two") << QByteArray("{}\n{}") << "line 2, column 1: malformed JSON";
    QTest::newRow("a NUL behind") << QByteArray("{}\0", 3)
                                  << "line 1, column 3: malformed JSON: has a NUL byte";
    QTest::newRow("text behind a NUL")
        << QByteArray("{}\n\0 {\"x\": 1}", 14) << "line 2, column 1: malformed JSON: has a NUL";
    QTest::newRow("a NUL within") << QByteArray("[\"a\0b\"]", 7)
                                  << "line 1, column 4: malformed JSON: has a NUL byte";
    QTest::newRow("a key twice") << QByteArray(R"({"b": 1, "a": 2, "b": 3})")
                                 << "key \"b\": appears twice in the same object";
    QTest::newRow("deep") << QByteArray(33, '[').append(QByteArray(33, ']'))
                          << "line 1, column 33: nests deeper than 32 levels";
    QTest::newRow("a merge conflict")
        << QByteArray("{\"a\": 1,\n<<<<<<< HEAD\n\"b\": 1\n=======\n\"b\": 2\n>>>>>>> other\n}")
        << "line 2: holds the markers of a merge conflict";
    QTest::newRow("an indented merge conflict, with its base")
        << QByteArray("{\n  <<<<<<< ours\r\n|||||||\n=======\n  >>>>>>> theirs\n}")
        << "line 2: holds the markers of a merge conflict";
    QTest::newRow("a conflict's begin alone")
        << QByteArray("{\n<<<<<<< HEAD\n}") << "line 2, column 1: malformed JSON";
    QTest::newRow("open text") << QByteArray(R"(["abc\")") << "line 1, column ";
}

void TestJson::refusesWhatIsNotAllOneValue() {
    QFETCH(QByteArray, text);
    QFETCH(QString, flaw);
    const QString said = flawOf(std::string_view(text.constData(), std::size_t(text.size())));
    QVERIFY2(said.startsWith(flaw), qPrintable(said));
}

void TestJson::boundsItsMemory() {
    const auto listOf = [](const std::string& text) { return "[\n\"" + text + "\"]"; };
    const std::string most(json::Limits().stringBytes, 'a');
    QVERIFY(json::parse(listOf(most)));
    QCOMPARE(flawOf(listOf(most + 'a')),
             "line 2, column 1: a text has 1048577 bytes, at most 1048576 are allowed");
    // Escaped quotes and backslashes do not end a text.
    std::string quotes;
    while (quotes.size() < json::Limits().stringBytes)
        quotes += R"(\"\\)";
    QVERIFY(json::parse(listOf(quotes)));
    QVERIFY(flawOf(listOf(quotes + R"(\")")).contains("a text has"));
    // Many short texts do not exceed the limit of one text.
    std::string many = "[";
    for (std::size_t i = 0; i < json::Limits().stringBytes / 2; ++i)
        many += "\"\",";
    QVERIFY(json::parse(many + "0]"));
}

/// Anything after the NUL would be lost when the pack is saved.
void TestJson::nothingBehindANulIsLost() {
    testing::MemorySource source = testing::loaded("packs/valid/small");
    QVERIFY(pack::read(source));
    source.files["pack.json"] += std::string("\0 \"x-mine\": 1", 13);
    const pack::Reading reading = pack::readWhatIsGood(source);
    QVERIFY(!reading.isPackFileWhole);
    QCOMPARE(reading.problems.size(), 1u);
    QVERIFY(reading.problems[0].text.find("NUL") != std::string::npos);
}

void TestJson::mendsWhatIsNoUtf8() {
    std::string out;
    json::appendText(out,
                     "a\xff"
                     "b");
    QCOMPARE(QString::fromStdString(out), QString::fromUtf16(u"\"a\ufffdb\""));
}

MAZELOOM_TEST(TestJson)

}  // namespace mazeloom::tst_json

#include "tst_json.moc"
