// SPDX-License-Identifier: MIT
// Unknown keys, such as those of a later version, survive a round trip, but a file with too many of
// them is refused.
#include <array>

#include <QTest>

#include "core/json/parse.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/report.h"
#include "core/pack/read.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_unknown_values {

class TestUnknownValues : public QObject {
    Q_OBJECT

  private slots:
    void asManyAsAreKept_data();
    void asManyAsAreKept();
    void allFilesCountTogether();
    void memoryIsBounded_data();
    void memoryIsBounded();
    void everyTextHasABound();
};

namespace {

/// Returns `count` members: "a0": 1, "a1": 1, …
std::string keys(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) text += ", ";
        text += "\"a" + std::to_string(i) + "\": 1";
    }
    return text;
}

/// Inserts members after the file's first brace.
void addMembers(std::string& file, const std::string& members) {
    file.insert(file.find('{') + 1, members + ",\n");
}

QString problemOf(const pack::Source& source) {
    const auto read = pack::read(source);
    return read ? QString() : QString::fromStdString(read.error().front().describe());
}

constexpr std::size_t kMost = pack::Report::kMostUnknown;
/// More unknown values than the test's files have already.
constexpr std::size_t kThere = 50;

}  // namespace

void TestUnknownValues::asManyAsAreKept_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<bool>("isNested");
    const std::array files{"pack.json", "levels/ring.json", "rooms/lair.json"};
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!testing::isSampled(i)) continue;
        const char* file = files.at(i);
        QTest::addRow("side by side in %s", file) << QByteArray(file) << false;
        QTest::addRow("below one key of %s", file) << QByteArray(file) << true;
    }
}

void TestUnknownValues::asManyAsAreKept() {
    QFETCH(QByteArray, file);
    QFETCH(bool, isNested);
    testing::MemorySource source = testing::loaded("packs/valid/small");
    const std::string name = file.toStdString();
    QVERIFY(source.files.contains(name));
    const std::string was = source.files[name];
    const auto members = [&](std::size_t values) {
        return isNested ? "\"all\": {" + keys(values - 1) + "}" : keys(values);
    };
    addMembers(source.files[name], members(kMost - kThere));
    QCOMPARE(problemOf(source), QString());

    source.files[name] = was;
    addMembers(source.files[name], members(kMost + 1));
    const QString place = isNested ? QStringLiteral("all") : QStringLiteral("a0");
    const QString said = problemOf(source);
    QVERIFY2(said.startsWith(file + ": " + place + ": "), qPrintable(said));
    QVERIFY2(said.contains("more than 262144 values"), qPrintable(said));
}

void TestUnknownValues::allFilesCountTogether() {
    testing::MemorySource source = testing::loaded("packs/valid/small");
    addMembers(source.files["levels/ring.json"], keys(kMost / 2));
    addMembers(source.files["rooms/lair.json"], keys(kMost / 2 - kThere));
    QCOMPARE(problemOf(source), QString());
    addMembers(source.files["pack.json"], keys(kThere));
    const QString said = problemOf(source);
    QVERIFY2(said.startsWith("rooms/lair.json: a0: "), qPrintable(said));
}

void TestUnknownValues::memoryIsBounded_data() {
    QTest::addColumn<QByteArray>("one");
    // The number of values stays within its own limit, so that only memory exceeds its limit.
    QTest::newRow("objects") << QByteArray(R"({"k": {"k": {}}})");
    if (testing::isBrief()) return;
    QTest::newRow("texts") << QByteArray(
        R"({"a key of 26 characters ...": "a text of 26 characters .."})");
}

void TestUnknownValues::memoryIsBounded() {
    QFETCH(QByteArray, one);
    std::string text = "{\"format\": 1,\n\"x\": [" + one.toStdString();
    for (int i = 0; i < 660'000; ++i)
        text += ',' + one.toStdString();
    text += "]}";
    const auto json = pack::parseJson(text, "levels/ring.json");
    QVERIFY(!json);
    const QString said = QString::fromStdString(json.error().describe());
    QVERIFY2(said.startsWith("levels/ring.json: key \"x\": takes more than "), qPrintable(said));
}

/// Readers without an explicit memory limit get the default one.
void TestUnknownValues::everyTextHasABound() {
    QVERIFY(json::Limits().memory <= std::size_t{144} << 20);
    // The rows of the largest level are long texts and must fit within it.
    std::string text = "[";
    const std::string row = '"' + std::string(8192, '#') + '"';
    for (int y = 0; y < 2 * 8192; ++y)
        text += (y == 0 ? "" : ",") + row;
    QVERIFY(pack::parseJson(text + ']', "levels/ring.json"));
}

MAZELOOM_TEST(TestUnknownValues)

}  // namespace mazeloom::tst_unknown_values

#include "tst_unknown_values.moc"
