// SPDX-License-Identifier: MIT
// Written packs are read back: equal as packs, and identical byte for byte as files.
#include <algorithm>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/generate/recipe.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "core/pack/read.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/packs/random_packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_pack_write {

using Json = nlohmann::json;

class TestPackWrite : public QObject {
    Q_OBJECT

  private slots:
    void builtInPacksAreAsWritten_data();
    void builtInPacksAreAsWritten();
    void writesTheFormat();
    void randomPacksComeBack();
    void keepsWhatItDoesNotKnow();
    void breaksLongUnknownValuesIntoLines();
    void namesABuiltInRecipeThatIsUnchanged();
    void replacesWhatIsNoText();
    void listsFilesThatWereNotRead();
};

namespace {

testing::MemorySource sourceOf(const level::Pack& pack) {
    testing::MemorySource source;
    for (pack::TextFile& file : pack::write(pack))
        source.files[file.name] = std::move(file.text);
    return source;
}

std::string described(const std::vector<Problem>& problems) {
    std::string text;
    for (const Problem& problem : problems)
        text += problem.describe() + '\n';
    return text;
}

void compareFiles(const testing::MemorySource& written, const testing::MemorySource& wanted) {
    QCOMPARE(written.files.size(), wanted.files.size());
    for (const auto& [name, text] : wanted.files) {
        QVERIFY2(written.files.contains(name), name.c_str());
        QCOMPARE(QString::fromStdString(written.files.at(name)), QString::fromStdString(text));
    }
}

level::Level plainLevel() {
    level::Level level = testing::solid({5, 5}, {"maze"});
    level.title = "Plain";
    return level;
}

}  // namespace

void TestPackWrite::builtInPacksAreAsWritten_data() {
    QTest::addColumn<QString>("folder");
    for (const char* name : {"temple", "dungeons"})
        QTest::newRow(name) << QString(MAZELOOM_PACKS "/") + name;
}

void TestPackWrite::builtInPacksAreAsWritten() {
    QFETCH(QString, folder);
    const auto pack = pack::readFolder(folder.toStdString());
    QVERIFY2(pack, pack ? "" : described(pack.error()).c_str());
    compareFiles(sourceOf(*pack), testing::loadedFrom(folder.toStdString()));
}

void TestPackWrite::writesTheFormat() {
    const testing::MemorySource full = testing::loaded("packs/valid/full");
    const auto pack = pack::read(full);
    QVERIFY2(pack, pack ? "" : described(pack.error()).c_str());
    compareFiles(sourceOf(*pack), full);
}

void TestPackWrite::randomPacksComeBack() {
    const int seeds = testing::seeds(5000);
    for (int seed = 0; seed < seeds; ++seed) {
        const level::Pack pack = testing::randomPack(static_cast<std::uint64_t>(seed));
        const testing::MemorySource written = sourceOf(pack);
        const auto read = pack::read(written);
        QVERIFY2(read, read ? "" : described(read.error()).c_str());
        QVERIFY2(*read == pack, std::to_string(seed).c_str());
        QVERIFY(sourceOf(*read).files == written.files);
        for (std::size_t i = 0; i < pack.levels.size(); ++i) {
            QCOMPARE(read->levels[i].recipe.builtIn, pack.levels[i].recipe.builtIn);
        }
    }
}

void TestPackWrite::keepsWhatItDoesNotKnow() {
    const testing::MemorySource small = testing::loaded("packs/valid/small");
    const auto pack = pack::read(small);
    QVERIFY(pack);
    const testing::MemorySource written = sourceOf(*pack);
    const auto again = pack::read(written);
    QVERIFY(again);
    QVERIFY(*again == *pack);
    // The same members and values as in the file that was formatted by hand.
    for (const auto& [name, text] : small.files)
        QCOMPARE(Json::parse(written.files.at(name)).dump(), Json::parse(text).dump());
}

void TestPackWrite::breaksLongUnknownValuesIntoLines() {
    level::Level level = plainLevel();
    const std::string word(60, 'w');
    level.more = Json{{"long", {{"b", {word, word}}, {"a", 1}}}, {"short", {1, {{"x", 2}}}}}.dump();
    const std::string text = pack::writeLevel(level);
    const QString expected = QString(R"(  "long": {
    "a": 1,
    "b": [
      "%1",
      "%1"
    ]
  },
  "short": [1, {"x": 2}]
}
)")
                                 .arg(QString::fromStdString(word));
    QVERIFY(QString::fromStdString(text).endsWith(expected));
}

void TestPackWrite::namesABuiltInRecipeThatIsUnchanged() {
    level::Level level = plainLevel();
    level.recipe = generate::findBuiltInRecipe("rooms-and-maze")->recipe;
    const std::string named = pack::writeLevel(level);
    QVERIFY(named.ends_with("  \"recipe\": \"rooms-and-maze\"\n}\n"));

    level.recipe.stages.back().enabled = false;
    QVERIFY(pack::writeLevel(level).ends_with(R"(    "monsters",
    {"stage": "items", "enabled": false}
  ]
}
)"));
    level.recipe.stages.back().enabled = true;
    QCOMPARE(pack::writeLevel(level), named);

    // Explicitly listed stages stay listed, since the built-in recipe may change.
    level.recipe.builtIn.clear();
    QVERIFY(pack::writeLevel(level).ends_with("    \"monsters\",\n    \"items\"\n  ]\n}\n"));
}

void TestPackWrite::replacesWhatIsNoText() {
    level::Level level = plainLevel();
    level.title = "caf\xe9";
    QVERIFY(pack::writeLevel(level).find("\"title\": \"caf\ufffd\"") != std::string::npos);
}

void TestPackWrite::listsFilesThatWereNotRead() {
    const level::Pack pack{"p", "P", {}, {}, {}, {}, {}, {}};
    QCOMPARE(pack::writePack(pack, {{"lost"}, {}}),
             "{\n  \"format\": \"mazeloom-pack\",\n  \"version\": 1,\n  \"id\": \"p\",\n"
             "  \"title\": \"P\",\n  \"levels\": [\n    \"lost\"\n  ],\n  \"rooms\": []\n}\n");
}

MAZELOOM_TEST(TestPackWrite)

}  // namespace mazeloom::tst_pack_write

#include "tst_pack_write.moc"
