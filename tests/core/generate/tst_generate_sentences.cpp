// SPDX-License-Identifier: MIT
// What generation says in its problems can be translated: each problem has its sentence, and each
// sentence of the code is listed.
#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/sentences.h"
#include "core/generate/stages/stages.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_generate_sentences {

class TestGenerateSentences : public QObject {
    Q_OBJECT

  private slots:
    void everySentenceOfTheCodeIsListed_data();
    void everySentenceOfTheCodeIsListed();
    void idsAreUnique();
    void problemsSaySentences_data();
    void problemsSaySentences();
    void placesNameStagesAndParametersByTheirTitles();
    void sentencesNameNoStageById();
};

namespace {

/// Returns the text of a sentence by its id; nullopt if the sentence is not listed.
std::optional<std::string> listed(const std::string& id) {
    for (const Sentence& sentence : generate::allSentences()) {
        if (sentence.id == id) return std::string(sentence.text);
    }
    return std::nullopt;
}

/// Returns the failure and the warnings of a level.
std::vector<Problem> problemsOf(const level::Level& level, std::span<const level::Room> rooms) {
    generate::Recorded recorded = generate::record(level, rooms, 1);
    std::vector<Problem> problems = std::move(recorded.problems);
    if (recorded.failure) problems.push_back(std::move(*recorded.failure));
    return problems;
}

level::Level with(level::Level level, std::string parameter, level::ParameterValue value) {
    level.recipe.stages.back().parameters.insert_or_assign(std::move(parameter), std::move(value));
    return level;
}

/// Appends the ids of a sentence and of the sentences that are its arguments.
void appendIds(const Phrase& phrase, QStringList& ids) {
    ids << QString::fromStdString(std::string(phrase.sentence.id));
    for (const Argument& argument : phrase.arguments) {
        if (const auto* inner = std::get_if<Phrase>(&argument.value())) appendIds(*inner, ids);
    }
}

}  // namespace

void TestGenerateSentences::everySentenceOfTheCodeIsListed_data() {
    QTest::addColumn<QString>("file");
    QDirIterator files(MAZELOOM_SOURCES "/core/generate", {"*.h", "*.cpp"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        QTest::newRow(qPrintable(file)) << file;
    }
    for (const char* file :
         {"core/analyse/deduce/board/board.cpp", "core/level/rewriting/program.cpp",
          "core/level/room/flaws.cpp", "core/within_memory.h"}) {
        QTest::newRow(file) << QString(MAZELOOM_SOURCES "/") + file;
    }
}

void TestGenerateSentences::everySentenceOfTheCodeIsListed() {
    QFETCH(QString, file);
    QFile source(file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    static const QRegularExpression constant(R"re(\bSentence\s+\w+\{\s*"([^"]+)")re");
    auto all = constant.globalMatch(QString::fromUtf8(source.readAll()));
    while (all.hasNext()) {
        const QString id = all.next().captured(1);
        QVERIFY2(listed(id.toStdString()), qPrintable(id + " is in no list of its stage or file"));
    }
}

void TestGenerateSentences::idsAreUnique() {
    std::set<std::string_view> ids;
    for (const Sentence& sentence : generate::allSentences()) {
        QVERIFY(!sentence.text.empty() && !sentence.text.ends_with('.'));
        QVERIFY2(ids.insert(sentence.id).second, std::string(sentence.id).c_str());
    }
    QVERIFY(ids.size() > 100);
}

void TestGenerateSentences::problemsSaySentences_data() {
    QTest::addColumn<level::Level>("level");
    QTest::addColumn<QString>("id");
    const auto row = [](const char* id, const level::Level& level) {
        QTest::newRow(id) << level << QString(id);
    };
    row("corridors-too-small", testing::solid({5, 5}, {"corridors"}));
    row("corridors-sides",
        with(testing::solid({31, 31}, {"corridors"}), "min-side", std::int64_t{10}));
    row("recipe-needs", testing::solid({9, 9}, {"doors"}));
    row("recipe-unknown-stage", testing::solid({9, 9}, {"roms"}));
    row("value-outside", with(testing::solid({9, 9}, {"rooms"}), "attempts", std::int64_t{-1}));
    row("recipe-unknown-parameter",
        with(testing::solid({9, 9}, {"rooms"}), "tries", std::int64_t{1}));
    row("rooms-none-fits", testing::solid({3, 3}, {"rooms"}));
    row("rooms-no-odd-width",
        with(with(testing::solid({31, 31}, {"rooms"}), "min-width", std::int64_t{8}), "max-width",
             std::int64_t{8}));
    row("rules-none", testing::solid({9, 9}, {"rules"}));
    row("scatter-no-kinds", testing::painted({"@..."}, {"scatter"}));
    row("generate-of-descent", testing::painted({"@..."}, {"monsters"}));
    row("hidden-maze-no-hero", testing::painted({"...."}, {"hidden-maze"}));
    row("bugs-fewer", testing::painted({"@."}, {"hidden-maze", "bugs"}));
    row("range-backwards",
        with(testing::painted({"@..."}, {"hidden-maze", "hearts"}), "min-count", std::int64_t{9}));
    row("value-text", with(testing::solid({31, 31}, {"districts"}), "recipes", std::int64_t{3}));
    row("districts-unknown-stage",
        with(testing::solid({31, 31}, {"districts"}), "recipes", std::string("castle")));
    row("grammar-no-tag-at-end",
        with(testing::solid({31, 31}, {"vault-chain"}), "grammar", std::string("hall |")));
    row("vault-chain-tag",
        with(testing::solid({31, 31}, {"vault-chain"}), "grammar", std::string("hall")));
    row("themes-no-name",
        with(testing::solid({31, 31}, {"themes"}), "themes", std::string("(floor=ice)")));
    row("lakes-too-deep", testing::painted({"@..."}, {"lakes"}));
}

void TestGenerateSentences::problemsSaySentences() {
    QFETCH(level::Level, level);
    QFETCH(QString, id);
    QStringList said;
    for (const Problem& problem : problemsOf(level, {})) {
        QVERIFY2(!problem.phrase.isEmpty(), problem.text.c_str());
        QCOMPARE(english(problem.phrase), problem.text);
        appendIds(problem.phrase, said);
        appendIds(problem.placePhrase, said);
    }
    for (const QString& each : said)
        QVERIFY2(listed(each.toStdString()), qPrintable(each));
    QVERIFY2(said.contains(id), qPrintable(said.join(' ')));
}

void TestGenerateSentences::placesNameStagesAndParametersByTheirTitles() {
    level::Level level = testing::solid({31, 31}, {"rooms", "corridors"});
    level = with(std::move(level), "attempts", std::int64_t{-1});
    const Problem problem = problemsOf(level, {}).back();
    QCOMPARE(problem.place, std::string("recipe stage 2 (corridors), attempts"));
    QCOMPARE(english(problem.placePhrase), std::string("stage 2 (Rooms and corridors), Attempts"));
}

void TestGenerateSentences::sentencesNameNoStageById() {
    for (const generate::Stage* stage : generate::stages()) {
        if (stage->id.find('-') == stage->id.npos) continue;
        for (const Sentence& sentence : generate::allSentences())
            QVERIFY2(sentence.text.find(stage->id) == sentence.text.npos, sentence.text.data());
    }
}

MAZELOOM_TEST(TestGenerateSentences)

}  // namespace mazeloom::tst_generate_sentences

#include "tst_generate_sentences.moc"
