// SPDX-License-Identifier: MIT
// What core says of the files of packs can be translated: each sentence of the code is listed, and
// each problem has its sentence.
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/level/promises/painted_promise.h"
#include "core/level/tiles/tile_picture.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/fragment_json.h"
#include "core/pack/journal/journal.h"
#include "core/pack/json/names.h"
#include "core/pack/json/sentences.h"
#include "core/pack/read.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_pack_sentences {

class TestPackSentences : public QObject {
    Q_OBJECT

  private slots:
    void everySentenceOfTheCodeIsListed();
    void textsAreSaidInSentencesOnly_data();
    void textsAreSaidInSentencesOnly();
    void problemsOfFilesHaveSentences_data();
    void problemsOfFilesHaveSentences();
    void problemsOfOtherSourcesHaveSentences();
};

namespace {

std::vector<Sentence> allListed() {
    std::vector<Sentence> all(pack::kPackSentences.begin(), pack::kPackSentences.end());
    all.insert(all.end(), kProblemSentences.begin(), kProblemSentences.end());
    all.insert(all.end(), level::kPictureSentences.begin(), level::kPictureSentences.end());
    const auto flaws = level::promises::promiseFlawSentences();
    all.insert(all.end(), flaws.begin(), flaws.end());
    return all;
}

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void checkPhrases(const std::vector<Problem>& problems) {
    QVERIFY(!problems.empty());
    for (const Problem& problem : problems) {
        QVERIFY2(!problem.phrase.isEmpty(), problem.text.c_str());
        QCOMPARE(english(problem.phrase), problem.text);
        if (!problem.placePhrase.isEmpty()) QVERIFY(!problem.place.empty());
    }
}

}  // namespace

void TestPackSentences::everySentenceOfTheCodeIsListed() {
    static const QRegularExpression constant(R"re(\bSentence(?:\s+\w+)?\{\s*"([^"]+)")re");
    std::set<std::string_view> listed;
    for (const Sentence& sentence : allListed())
        QVERIFY2(listed.insert(sentence.id).second, sentence.id.data());
    std::size_t count = 0;
    for (const char* file :
         {"core/pack/json/sentences.h", "core/problem.h", "core/level/tiles/tile_picture.h",
          "core/level/promises/painted_promise.cpp"}) {
        auto all = constant.globalMatch(textOf(QString(MAZELOOM_SOURCES "/") + file));
        for (; all.hasNext(); ++count) {
            const std::string id = all.next().captured(1).toStdString();
            QVERIFY2(listed.contains(id), id.c_str());
        }
    }
    QCOMPARE(count, listed.size());
}

void TestPackSentences::textsAreSaidInSentencesOnly_data() {
    QTest::addColumn<QString>("file");
    QDirIterator files(MAZELOOM_SOURCES "/core/pack", {"*.h", "*.cpp"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        QTest::newRow(qPrintable(file)) << file;
    }
}

/// Only the list has sentences, and no problem is made of a plain text.
void TestPackSentences::textsAreSaidInSentencesOnly() {
    QFETCH(QString, file);
    static const QRegularExpression sentence(R"re(\bSentence\s+\w+\{)re");
    static const QRegularExpression plain(R"re(problemAt\([^;]*"[a-z]+ )re");
    const QString text = textOf(file);
    QVERIFY(!text.isEmpty());
    QVERIFY(file.endsWith("core/pack/json/sentences.h") || !text.contains(sentence));
    QVERIFY2(!text.contains(plain), qPrintable(plain.match(text).captured()));
}

void TestPackSentences::problemsOfFilesHaveSentences_data() {
    QTest::addColumn<QByteArray>("pack");
    QTest::addColumn<QByteArray>("level");
    const QByteArray pack = R"({"format": "mazeloom-pack", "version": 1, "id": "p", "title": "P",
        "levels": ["a"])";
    const QByteArray level = R"({"id": "a", "title": "A", "ruleset": "temple", "size": [3, 2])";
    const auto ofPack = [&](const char* name, const QByteArray& members) {
        QTest::newRow(name) << pack + ", " + members + '}' << level + R"(, "recipe": []})";
    };
    const auto ofLevel = [&](const char* name, const QByteArray& members) {
        QTest::newRow(name) << pack + '}' << level + ", " + members + '}';
    };
    QTest::newRow("no pack") << QByteArray("{}") << QByteArray();
    QTest::newRow("no object") << QByteArray("[]") << QByteArray();
    QTest::newRow("a newer version")
        << QByteArray(R"({"format": "mazeloom-pack", "version": 99})") << QByteArray();
    QTest::newRow("levels") << QByteArray(pack).replace(R"("a")", R"("a", "a", "Ä", 3)") + '}'
                            << level + R"(, "recipe": []})";
    ofPack("tabs", R"("tabs": ["", "t", "t", 3])");
    ofPack("terrains", R"("own-terrains": [{"id": "x", "character": "##", "colour": "red"}])");
    ofPack("kinds", R"("object-kinds": [{"id": "x", "letter": "", "places": ["nowhere"]}])");
    ofPack("a campaign", R"("campaign": {"nodes": [{"id": "n", "enough": {}, "at": [1]}]})");
    ofPack("a dungeon", R"("descent": {"floors": [{"depth": 2, "level": "a"}, {"depth": 1}]})");
    ofPack("stamps", R"("stamps": [{"title": "", "size": [1, 1], "terrain": ["?"]}, 3])");
    ofPack("tiles", R"("tile-mappings": [{"id": "m", "tiles": [{"for": "w", "edges": "blob",
        "tiles": []}]}])");
    ofPack("promises", R"("promises": [{"name": "p", "find": ["."]}, {}])");
    ofPack("properties", R"("properties": [{"title": "t", "type": "cell", "value": [0, 0]}])");
    ofLevel("rows", R"("terrain": ["...", "..", ".?."], "recipe": [])");
    ofLevel("objects", R"("objects": [{"kind": "hero", "at": [9, 9]}, {"kind": "?", "at": 1}],
        "recipe": [])");
    ofLevel("paths", R"("trajectories": [{"points": []}], "recipe": "castle")");
    ofLevel("stages", R"("recipe": [{"stage": "rooms", "attempts": {}, "Ä": 1}, "doors", "roms"])");
    ofLevel("rules",
            R"("recipe": [{"stage": "rules", "nodes": [{}, {"one": [{"find": ["#"]}]}]}])");
    ofLevel("a range", R"("recipe": [{"stage": "rooms", "attempts": {"from": 2}}])");
    ofLevel("kept", R"("kept": {"cells": [{"at": [2, 1], "terrain": [".."]}], "rooms": [{"rect":
        [1]}]}, "recipe": [])");
    ofLevel("objectives", R"("objectives": ["coins", {"coins": 0}, 3], "needs": ["luck"],
        "panels": ["x", "x"], "favourites": [-1], "no-guess": [3, 1], "recipe": [])");
    ofLevel("languages", R"("translations": {"german!": "x"}, "recipe": 3)");
}

void TestPackSentences::problemsOfFilesHaveSentences() {
    QFETCH(QByteArray, pack);
    QFETCH(QByteArray, level);
    testing::MemorySource source;
    source.files[pack::kPackFile] = pack.toStdString();
    source.files["tiles/m.png"] = "no picture";
    if (!level.isEmpty()) source.files["levels/a.json"] = level.toStdString();
    checkPhrases(pack::readWhatIsGood(source).problems);
}

void TestPackSentences::problemsOfOtherSourcesHaveSentences() {
    checkPhrases({pack::openArchive(std::string("PK"), "a.mazepack").error()});
    checkPhrases({pack::openArchive(std::string(), "a.mazepack").error()});
    checkPhrases({pack::openFolder("/nowhere").error()});
    checkPhrases({pack::openFolder(MAZELOOM_SOURCES "/core").error()});
    checkPhrases(pack::readJournal("x", "journal").problems);
    checkPhrases(pack::readFragment("{}", {}).error());
}

MAZELOOM_TEST(TestPackSentences)

}  // namespace mazeloom::tst_pack_sentences

#include "tst_pack_sentences.moc"
