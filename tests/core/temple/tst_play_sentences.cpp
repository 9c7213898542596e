// SPDX-License-Identifier: MIT
// What core says of profiles, replays and other kept files can be translated: each sentence is
// listed, and each problem has its sentence.
#include <array>
#include <set>
#include <string>
#include <string_view>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/play/profile_store.h"
#include "core/play/replay.h"
#include "core/play/sentences.h"
#include "core/play/temple/session.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_play_sentences {

class TestPlaySentences : public QObject {
    Q_OBJECT

  private slots:
    void allAreListed();
    void textsAreSaidInSentencesOnly();
    void replaysSaySentences_data();
    void replaysSaySentences();
    void profilesSaySentences_data();
    void profilesSaySentences();
};

namespace {

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

void TestPlaySentences::allAreListed() {
    static const QRegularExpression constant(R"re(\bSentence\s+\w+\{\s*"([^"]+)")re");
    std::set<std::string_view> listed;
    for (const Sentence& sentence : play::kPlaySentences)
        QVERIFY2(listed.insert(sentence.id).second, sentence.id.data());
    std::size_t count = 0;
    auto all = constant.globalMatch(textOf(MAZELOOM_SOURCES "/core/play/sentences.h"));
    for (; all.hasNext(); ++count) {
        const std::string id = all.next().captured(1).toStdString();
        QVERIFY2(listed.contains(id), id.c_str());
    }
    QCOMPARE(count, listed.size());
}

/// No problem of these rooms is made of a plain text.
void TestPlaySentences::textsAreSaidInSentencesOnly() {
    static const QRegularExpression plain(
        R"re(problemAt\([^;]*"[a-z]+ [a-z]|throw std::string|problem\.text|problem\(")re");
    for (const char* folder : {"core/play", "core/play/temple", "core/play/temple/state"}) {
        const QDir dir(QString(MAZELOOM_SOURCES "/") + folder);
        for (const QString& name : dir.entryList({"*.h", "*.cpp"})) {
            const QString text = textOf(dir.filePath(name));
            QVERIFY2(!text.contains(plain), qPrintable(name + plain.match(text).captured()));
        }
    }
}

void TestPlaySentences::replaysSaySentences_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("id");
    const auto row = [](const char* id, const QByteArray& text) {
        QTest::newRow(id) << text << QString(id);
    };
    row("replay-no-object", "keys");
    row("replay-late-header", "{\"tick\": 1, \"tap\": \"up\"}\n{\"format\": \"mazeloom-replay\"}");
    row("replay-no-replay", R"({"format": "x"})");
    row("replay-no-version", R"({"format": "mazeloom-replay"})");
    row("replay-newer", R"({"format": "mazeloom-replay", "version": 99})");
    row("replay-unknown-version", R"({"format": "mazeloom-replay", "version": 0})");
    row("replay-other-game", R"({"format": "mazeloom-replay", "version": 1, "game": "chess"})");
    row("replay-no-text", R"({"format": "mazeloom-replay", "version": 1, "pack": 3})");
    row("replay-no-seed", R"({"format": "mazeloom-replay", "version": 1, "seed": -1})");
    row("replay-no-hash", R"({"format": "mazeloom-replay", "version": 1, "map": "?"})");
    row("replay-no-number", R"({"tick": -1})");
    row("replay-unknown-key", R"({"sing": "up"})");
    row("replay-no-pace", R"({"format": "mazeloom-replay", "version": 1, "pace": "slow"})");
    row("replay-two-strokes", R"({"tick": 1, "tap": "up", "press": "up"})");
    row("replay-no-button", R"({"tick": 1, "tap": "sing"})");
    row("replay-no-tick", R"({"tap": "up"})");
    row("replay-no-stroke", R"({"tick": 1})");
    row("replay-earlier-tick", "{\"tick\": 2, \"tap\": \"up\"}\n{\"tick\": 1, \"tap\": \"up\"}");
}

void TestPlaySentences::replaysSaySentences() {
    QFETCH(QByteArray, text);
    QFETCH(QString, id);
    static constexpr std::array<std::string_view, 1> kButtons{"up"};
    const auto read = play::readReplay(text.toStdString(), "a.replay", kButtons, {});
    QVERIFY(!read);
    const Problem& problem = read.error();
    QCOMPARE(QString::fromStdString(std::string(problem.phrase.sentence.id)), id);
    QCOMPARE(english(problem.phrase), problem.text);
    QCOMPARE(problem.placePhrase.sentence.id, kInLine.id);
    QCOMPARE(english(problem.placePhrase), problem.place);
}

void TestPlaySentences::profilesSaySentences_data() {
    QTest::addColumn<QByteArray>("text");
    const QByteArray start = R"({"format": "mazeloom-profiles", "version": )";
    QTest::newRow("no profiles") << QByteArray(R"({"format": "x"})");
    QTest::newRow("newer") << start + "99}";
    QTest::newRow("no list") << start + "1}";
    QTest::newRow("values") << start + R"(1, "current": "B", "profiles": [{"name": "A"},
        {"name": "A"}, {"name": "\u0001"}, 3, {"name": "C", "packs": {"Ä": {}, "p": {"l": {"medals":
        [3]}}}, "challenges": {"today": {}}}]})";
}

void TestPlaySentences::profilesSaySentences() {
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    QFile file(folder.filePath("profiles.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    files::DiskFiles files;
    const auto loaded = play::loadProfiles(file.fileName().toStdString(), files);
    QVERIFY(loaded);
    QVERIFY(loaded->problems.size() > 1);
    for (const Problem& problem : loaded->problems) {
        QVERIFY2(!problem.phrase.isEmpty(), problem.text.c_str());
        QCOMPARE(english(problem.phrase), problem.text);
    }
}

MAZELOOM_TEST(TestPlaySentences)

}  // namespace mazeloom::tst_play_sentences

#include "tst_play_sentences.moc"
