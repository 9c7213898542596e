// SPDX-License-Identifier: MIT
// A pack.json formatted by hand: unchanged parts stay identical to the byte.
#include <QTest>

#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/level/level.h"
#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"
#include "core/pack/json/keep_layout.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/packs/pack_folder.h"
#include "tests/support/packs/random_packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_keep_layout {

class TestKeepLayout : public QObject {
    Q_OBJECT

  private slots:
    void onlyWhatChangedIsWritten_data();
    void onlyWhatChangedIsWritten();
    void itSaysTheSame();
    void savingKeepsTheRest();
};

void TestKeepLayout::onlyWhatChangedIsWritten_data() {
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("a value") << QByteArray(R"({ "a":1 ,"b" : [ 2 , 3 ]})")
                             << QByteArray(R"({"a":1,"b":[2,3]})")
                             << QByteArray(R"({"a":4,"b":[2,3]})")
                             << QByteArray(R"({ "a":4,"b" : [ 2 , 3 ]})");
    QTest::newRow("a new member") << QByteArray("{\n\t\"c\": \"x,}\"\n}\n")
                                  << QByteArray("{\"c\":\"x,}\"}")
                                  << QByteArray("{\"b\":1,\"c\":\"x,}\",\"d\":2}")
                                  << QByteArray("{\"b\":1,\n\t\"c\": \"x,}\",\"d\":2\n}\n");
    QTest::newRow("a removed member")
        << QByteArray(R"({"a": 1, "b": 2, "c": 3})") << QByteArray(R"({"a":1,"b":2,"c":3})")
        << QByteArray(R"({"a":1,"c":3})") << QByteArray(R"({"a": 1, "c": 3})");
    QTest::newRow("a member with its default value")
        << QByteArray(R"({"a": 1, "boss": {"hp": 45}, "c": 3})") << QByteArray(R"({"a":1,"c":3})")
        << QByteArray(R"({"a":2,"c":3})") << QByteArray(R"({"a": 2, "boss": {"hp": 45}, "c": 3})");
    QTest::newRow("a default value that changes")
        << QByteArray(R"({"a": 1, "boss": {"hp": 45}})") << QByteArray(R"({"a":1})")
        << QByteArray(R"({"a":1,"boss":{"hp":9}})") << QByteArray(R"({"a": 1, "boss": {"hp":9}})");
    QTest::newRow("a default value that is left out")
        << QByteArray(R"({"a": 1})") << QByteArray(R"({"a":1,"rooms":[]})")
        << QByteArray(R"({"a":2,"rooms":[]})") << QByteArray(R"({"a": 2})");
    QTest::newRow("a default value that was left out changes")
        << QByteArray(R"({"a": 1})") << QByteArray(R"({"a":1,"rooms":[]})")
        << QByteArray(R"({"a":1,"rooms":["b"]})") << QByteArray(R"({"a": 1,"rooms":["b"]})");
    QTest::newRow("another order")
        << QByteArray(R"({"c": 3, "a": 1})") << QByteArray(R"({"a":1,"c":3})")
        << QByteArray(R"({"a":1,"b":2,"c":3})") << QByteArray(R"({"c": 3, "a": 1,"b":2})");
    QTest::newRow("a quote in a text")
        << QByteArray(R"({"a": "\\\"}", "b": 1})") << QByteArray(R"({"a":"\\\"}","b":1})")
        << QByteArray(R"({"a":"\\\"}","b":2})") << QByteArray(R"({"a": "\\\"}", "b": 2})");
    QTest::newRow("nothing") << QByteArray("{ }") << QByteArray("{}") << QByteArray(R"({"a":1})")
                             << QByteArray(R"({"a":1 })");
    QTest::newRow("no object") << QByteArray("[1") << QByteArray("{}") << QByteArray(R"({"a":1})")
                               << QByteArray(R"({"a":1})");
    QTest::newRow("a key twice") << QByteArray(R"({"a": 1, "a": 2})") << QByteArray(R"({"a":2})")
                                 << QByteArray(R"({"a":3})") << QByteArray(R"({"a":3})");
}

void TestKeepLayout::onlyWhatChangedIsWritten() {
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    QFETCH(QByteArray, written);
    QCOMPARE(QByteArray::fromStdString(
                 pack::withOldLayout(old.toStdString(), before.toStdString(), now.toStdString())),
             written);
}

/// Saving any pack over a file with another layout gives a file that reads as that pack.
void TestKeepLayout::itSaysTheSame() {
    const auto seeds = static_cast<std::uint64_t>(testing::seeds(300, 20));
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const level::Pack before = testing::randomPack(seed);
        const level::Pack now = testing::randomPack(seed % 3 == 0 ? seed + 1 : seed);
        const std::string was = pack::writePack(before, {});
        std::string is = pack::writePack(now, {});
        const auto old = json::parse(was);
        QVERIFY(old);
        const std::string text =
            pack::withOldLayout(seed % 2 == 0 ? json::toLines(*old) : json::toText(*old), was, is);
        const auto read = json::parse(text);
        QVERIFY2(read, text.c_str());
        QCOMPARE(json::toText(*read), json::toText(*json::parse(is)));
    }
}

void TestKeepLayout::savingKeepsTheRest() {
    testing::PackFolder files;
    pack::Opened opened = files.copied("packs/valid/small");
    const std::string before = files.bytes("pack.json");
    QVERIFY(before.find("\"tabs\": [\"Start\", \"Not yet drawn\"],") != std::string::npos);
    level::Pack& pack = opened.reading.pack;
    for (const char* title : {"Another title", "And another"}) {
        pack.title = title;
        const auto saved = pack::save(pack, files.path(), opened.disk);
        QVERIFY(saved);
        QCOMPARE(saved->written, testing::Names{"pack.json"});
        std::string expected = before;
        const std::string_view was = "\"title\": \"";
        const std::size_t start = expected.find(was) + was.size();
        expected.replace(start, expected.find('"', start) - start, title);
        QCOMPARE(files.bytes("pack.json"), expected);
    }
    // The file is recognised as unchanged: nothing is written again.
    const auto again = pack::save(pack, files.path(), opened.disk);
    QVERIFY(again && again->written.empty());
    QVERIFY(pack::changedOutside(files.path(), opened.disk).empty());
}

MAZELOOM_TEST(TestKeepLayout)

}  // namespace mazeloom::tst_keep_layout

#include "tst_keep_layout.moc"
