// SPDX-License-Identifier: MIT
// Lists of numbers stored as numbers, and limits that are checked before memory is allocated.
#include <array>

#include <QTest>

#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_json_numbers {

class TestJsonNumbers : public QObject {
    Q_OBJECT

  private slots:
    void holdsNumbersAsNumbers_data();
    void holdsNumbersAsNumbers();
    void countsAsItReads();
    void tellsTheBound_data();
    void tellsTheBound();
};

namespace {

constexpr std::array<std::string_view, 1> kKeys{"data"};

json::Limits limits(std::size_t values, std::size_t numbers) {
    return {.values = values, .numberLists = kKeys, .numbers = numbers};
}

/// Returns a random document; adds the values and numbers inside it to the counts.
std::string randomValue(random::Stream& random, int depth, std::size_t& values,
                        std::size_t& numbers) {
    const int kind = random.between(0, depth == 0 ? 3 : 6);
    const std::string space(static_cast<std::size_t>(random.between(0, 2)), ' ');
    if (kind == 0) return space + "-1.5" + space;
    if (kind == 1) return "\"a, [b] {c} \\\" \\\\\"";
    if (kind == 2) return "null";
    if (kind == 3) return std::to_string(random.between(0, 1000));
    const bool isObject = kind == 6;
    const int count = random.between(0, 4);
    std::string text = (isObject ? "{" : "[") + space;
    for (int i = 0; i < count; ++i) {
        if (i > 0) text += "," + space;
        if (isObject && random.between(0, 2) == 0) {
            const int length = random.between(0, 3);
            ++values;
            numbers += static_cast<std::size_t>(length);
            text += "\"data\"" + space + ":" + space + "[" + space;
            for (int n = 0; n < length; ++n)
                text += (n > 0 ? ", " : "") + std::to_string(n);
            text += space + "]";
            // A key occurs only once in an object.
            break;
        }
        ++values;
        if (isObject) text += "\"key " + std::to_string(i) + "\":";
        text += randomValue(random, depth - 1, values, numbers);
    }
    return text + space + (isObject ? "}" : "]");
}

}  // namespace

void TestJsonNumbers::holdsNumbersAsNumbers_data() {
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<bool>("areNumbers");
    const auto row = [](const char* list, bool areNumbers) {
        QTest::newRow(list) << QByteArray(list) << areNumbers;
    };
    row("[1,2,3]", true);
    row("[0,4294967295]", true);
    row("[]", false);
    row("[4294967296]", false);
    row("[1,-1,2]", false);
    row("[1,2.5]", false);
    row("[1,\"a\"]", false);
    row("[1,null,true]", false);
    row("[1,[2,3]]", false);
    row("[1,{\"a\":2}]", false);
    row("[[1,2]]", false);
}

void TestJsonNumbers::holdsNumbersAsNumbers() {
    QFETCH(QByteArray, list);
    QFETCH(bool, areNumbers);
    const std::string data = "{\"data\":" + list.toStdString() + "}";
    const auto read = json::parse(data, limits(100, 100));
    QVERIFY(read);
    const json::Value* value = read->find("data");
    QCOMPARE(value->isNumbers(), areNumbers);
    QCOMPARE(value->isList(), !areNumbers);
    QCOMPARE(json::toText(*read), data);
    // Under another key, or if no key is requested, a list of numbers is an ordinary list.
    const std::string other = "{\"others\":" + list.toStdString() + "}";
    QVERIFY(json::parse(other, limits(100, 100))->find("others")->isList());
    QVERIFY(json::parse(data)->find("data")->isList());
    QCOMPARE(json::parse(data)->find("data")->size(), value->size());
}

/// The limits are exact: the actual count is accepted, one less is refused.
void TestJsonNumbers::countsAsItReads() {
    random::Stream random(1);
    for (int i = 0; i < testing::seeds(3000); ++i) {
        std::size_t values = 1;
        std::size_t numbers = 0;
        const std::string text = randomValue(random, 4, values, numbers);
        const auto read = json::parse(text, limits(values, numbers));
        QVERIFY2(read, (text + '\n' + (read ? "" : read.error().text)).c_str());
        const auto fewer = json::parse(text, limits(values - 1, numbers));
        QVERIFY2(!fewer && fewer.error().isTooLarge, text.c_str());
        if (numbers == 0) continue;
        const auto without = json::parse(text, limits(values, numbers - 1));
        QVERIFY2(!without && without.error().isTooLarge, text.c_str());
    }
}

void TestJsonNumbers::tellsTheBound_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("says");
    QTest::newRow("values") << QByteArray("{\"a\":\n[1,2,3]}") << "line 2, column 5"
                            << "holds more than 4 values";
    QTest::newRow("numbers") << QByteArray("{\"data\":[1,2,3,4]}") << "line 1, column 15"
                             << "holds more than 3 numbers";
    QTest::newRow("numbers that are values")
        << QByteArray("{\"data\":[1,2,-3]}") << QString() << "holds more than 4 values";
}

void TestJsonNumbers::tellsTheBound() {
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    QFETCH(QString, says);
    const auto read = json::parse(text.toStdString(), limits(4, 3));
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().place), place);
    QCOMPARE(QString::fromStdString(read.error().text), says);
    QVERIFY(read.error().isTooLarge);
}

MAZELOOM_TEST(TestJsonNumbers)

}  // namespace mazeloom::tst_json_numbers

#include "tst_json_numbers.moc"
