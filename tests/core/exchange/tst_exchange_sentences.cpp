// SPDX-License-Identifier: MIT
// The notes of imports can be translated: each sentence is listed, and each note has its sentence.
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/exchange/budget/note_list.h"
#include "core/exchange/importer.h"
#include "core/exchange/trial/trial.h"
#include "core/exchange/words/all.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_exchange_sentences {

class TestExchangeSentences : public QObject {
    Q_OBJECT

  private slots:
    void allAreListed();
    void whatReadersSayHasSentences_data();
    void whatReadersSayHasSentences();
    void notesThatAreNotListedAreCounted();
    void mendedLevelsAreToldOf();
};

void TestExchangeSentences::allAreListed() {
    static const QRegularExpression constant(R"re(\bSentence\s+\w+\{\s*"([^"]+)")re");
    std::set<std::string_view> listed;
    for (const Sentence& sentence : exchange::allSentences())
        QVERIFY2(listed.insert(sentence.id).second, sentence.id.data());
    std::size_t count = 0;
    const QDir words(MAZELOOM_SOURCES "/core/exchange/words");
    for (const QString& file : words.entryList({"*.h"})) {
        QFile source(words.filePath(file));
        QVERIFY(source.open(QIODevice::ReadOnly));
        auto all = constant.globalMatch(QString::fromUtf8(source.readAll()));
        for (; all.hasNext(); ++count) {
            const std::string id = all.next().captured(1).toStdString();
            QVERIFY2(listed.contains(id), id.c_str());
        }
    }
    QCOMPARE(count, listed.size());
}

void TestExchangeSentences::whatReadersSayHasSentences_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("sentences");
    const auto tmx = [](const QByteArray& attributes, const QByteArray& inside) {
        return "<map orientation=\"orthogonal\" width=\"2\" height=\"1\" tilewidth=\"8\" "
               "tileheight=\"8\" " +
               attributes + ">" + inside + "</map>";
    };
    const auto layer = [](const QByteArray& attributes, const QByteArray& numbers) {
        return "<layer name=\"L\" width=\"2\" height=\"1\" " + attributes +
               "><data encoding=\"csv\">" + numbers + "</data></layer>";
    };
    QTest::newRow("notes of Tiled")
        << "m.tmx"
        << tmx("tint=\"red\"",
               layer({}, "0,1") + layer("visible=\"0\"", "0,0") + "<imagelayer name=\"sky\"/>")
        << 4;
    QTest::newRow("too few tiles") << "m.tmx" << tmx({}, layer({}, "0")) << 1;
    QTest::newRow("a turned map") << "m.tmx" << QByteArray("<map orientation=\"isometric\"/>") << 1;
    QTest::newRow("a wrong value in JSON")
        << "m.tmj" << QByteArray(R"({"type": "map", "width": "wide", "height": 1})") << 1;
    QTest::newRow("characters") << "m.txt" << QByteArray("##\t\n#\xc3\xa9\n") << 2;
    QTest::newRow("no characters") << "m.txt" << QByteArray("\n") << 1;
    QTest::newRow("short rows") << "m.csv" << QByteArray("wall,wall\nwall\n") << 1;
    QTest::newRow("an open quote") << "m.csv" << QByteArray("\"wall") << 1;
    QTest::newRow("no project of LDtk") << "m.ldtk" << QByteArray("{}") << 1;
}

/// Each problem of a reader has a sentence, and its text is that sentence in English.
void TestExchangeSentences::whatReadersSayHasSentences() {
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(int, sentences);
    const std::string name = file.toStdString();
    const auto read =
        exchange::importerOf(name)->read(text.toStdString(), {.file = name, .beside = {}});
    std::vector<Problem> problems;
    if (read) {
        problems.assign(read->notes.begin(), read->notes.end());
    } else {
        problems.push_back(read.error());
    }
    for (const Problem& problem : problems) {
        QVERIFY2(!problem.phrase.isEmpty(), problem.text.c_str());
        QVERIFY2(problem.phrase.sentence.id != exchange::kPlain.id, problem.text.c_str());
        QCOMPARE(english(problem.phrase), problem.text);
    }
    QCOMPARE(static_cast<int>(problems.size()), sentences);
}

void TestExchangeSentences::notesThatAreNotListedAreCounted() {
    exchange::NoteList notes;
    notes.count(1);
    QCOMPARE(notes.back().text, std::string("1 more note is not listed"));
    notes.count(2);
    QCOMPARE(notes.back().text, std::string("3 more notes are not listed"));
    QCOMPARE(english(notes.back().phrase), notes.back().text);
    QCOMPARE(notes.size(), std::size_t{1});
}

void TestExchangeSentences::mendedLevelsAreToldOf() {
    level::Level level;
    for (int x = 0; x < 3; ++x) {
        level::Object hero;
        hero.kind = level::ThingKind::Hero;
        hero.at = {x, 1};
        level.objects.push_back(hero);
    }
    const std::vector<Phrase> told = exchange::mend(level);
    QCOMPARE(told.size(), std::size_t{1});
    QCOMPARE(english(told.front()), std::string("has 3 heroes, but a level has one: the hero at "
                                                "(0, 1) was kept"));
}

MAZELOOM_TEST(TestExchangeSentences)

}  // namespace mazeloom::tst_exchange_sentences

#include "tst_exchange_sentences.moc"
