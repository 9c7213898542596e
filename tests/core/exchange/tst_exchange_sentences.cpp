// SPDX-License-Identifier: MIT
// The notes of imports can be translated: each sentence is listed, and each note has its sentence.
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/exchange/budget/note_list.h"
#include "core/exchange/trial/trial.h"
#include "core/exchange/words/sentences.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_exchange_sentences {

class TestExchangeSentences : public QObject {
    Q_OBJECT

  private slots:
    void allAreListed();
    void notesThatAreNotListedAreCounted();
    void mendedLevelsAreToldOf();
};

void TestExchangeSentences::allAreListed() {
    QFile source(MAZELOOM_SOURCES "/core/exchange/words/sentences.h");
    QVERIFY(source.open(QIODevice::ReadOnly));
    static const QRegularExpression constant(R"re(\bSentence\s+\w+\{\s*"([^"]+)")re");
    auto all = constant.globalMatch(QString::fromUtf8(source.readAll()));
    std::set<std::string_view> listed;
    for (const Sentence& sentence : exchange::kSentences)
        QVERIFY2(listed.insert(sentence.id).second, sentence.id.data());
    std::size_t count = 0;
    for (; all.hasNext(); ++count) {
        const std::string id = all.next().captured(1).toStdString();
        QVERIFY2(listed.contains(id), id.c_str());
    }
    QCOMPARE(count, listed.size());
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
