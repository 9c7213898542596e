// SPDX-License-Identifier: MIT
// A level as a lesson of a course: its texts in a language, which levels are lessons, and the
// pack's file: writing, reading, and refusing errors.
#include <QTest>

#include "core/level/level.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_lesson {

class TestLesson : public QObject {
    Q_OBJECT

  private slots:
    void textsAreThoseOfTheLanguage();
    void levelsWithNotesAreStops();
    void isReadAsItWasWritten();
    void whatIsUnknownStays();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
};

namespace {

level::Level levelWith(const std::string& notes) {
    level::Level level = testing::solid({9, 9}, {"maze"});
    level.id = "one";
    level.title = "One";
    level.notes = notes;
    return level;
}

/// Returns a level's text with `members` in addition to the required ones.
std::string textWith(const std::string& members) {
    return R"({"id": "one", "title": "One", "ruleset": "descent", "size": [9, 9], )" + members +
           R"(, "recipe": ["maze"]})";
}

struct Reading {
    level::Level level;
    std::vector<Problem> problems;
};

Reading read(const std::string& text) {
    const auto json = pack::parseJson(text, {});
    if (!json) return {{}, {json.error()}};
    pack::Report report("levels/one.json");
    level::Level level = pack::readLevel(*json, "one", report);
    return {std::move(level), report.take()};
}

}  // namespace

void TestLesson::textsAreThoseOfTheLanguage() {
    level::Level level = levelWith("Look.");
    level.lesson.translations["de"] = {"Eins", "Schau.", {}};
    level.lesson.translations["fr"] = {"", "Regarde.", {}};
    QCOMPARE(level::textsOf(level, "de_AT").title, "Eins");
    QCOMPARE(level::textsOf(level, "de_AT").notes, "Schau.");
    QCOMPARE(level::textsOf(level, "fr").title, "One");
    QCOMPARE(level::textsOf(level, "fr").notes, "Regarde.");
    QCOMPARE(level::textsOf(level, "en").notes, "Look.");
    QCOMPARE(level::textsOf(level, "").title, "One");
}

void TestLesson::levelsWithNotesAreStops() {
    level::Pack pack;
    for (const char* notes : {"", "a", "", "b", "c"})
        pack.levels.push_back(levelWith(notes));
    QCOMPARE(level::stopsOf(pack), (std::vector<std::size_t>{1, 3, 4}));
    QVERIFY(!level::isCourse(pack));
    level::Level course = levelWith("d");
    course.lesson.panels = {"recipe"};
    pack.levels.push_back(course);
    QVERIFY(level::isCourse(pack));
}

void TestLesson::isReadAsItWasWritten() {
    level::Level level = levelWith("Look.\nTry.");
    level.lesson.translations["de"] = {"Eins", "Schau.\nVersuch.", {}};
    level.lesson.translations["pt-BR"] = {"Um", {}, {}};
    level.lesson.panels = {"course", "recipe", "break-points"};
    const std::string text = pack::writeLevel(level, pack::Cells::Written);
    const Reading again = read(text);
    QVERIFY(again.problems.empty());
    QVERIFY(again.level == level);
    // A level that is no lesson writes nothing about it.
    const std::string plain = pack::writeLevel(levelWith(""), pack::Cells::Written);
    QVERIFY(plain.find("translations") == std::string::npos);
    QVERIFY(plain.find("panels") == std::string::npos);
}

void TestLesson::whatIsUnknownStays() {
    const Reading some =
        read(textWith(R"("translations": {"de": {"title": "Eins", "author": "A. B."}})"));
    QVERIFY(some.problems.empty());
    const std::string text = pack::writeLevel(some.level, pack::Cells::Written);
    QVERIFY(text.find("A. B.") != std::string::npos);
}

void TestLesson::tellsWhatIsWrong_data() {
    QTest::addColumn<QString>("members");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("message");
    QTest::newRow("no object") << R"("translations": "de")"
                               << "translations"
                               << "an object with a text for each language";
    QTest::newRow("no language") << R"("translations": {"a b": {"title": "x"}})"
                                 << "translations"
                                 << "names no language";
    QTest::newRow("no texts") << R"("translations": {"de": "x"})"
                              << "translations, de"
                              << "object";
    QTest::newRow("two lines") << R"("translations": {"de": {"title": "a\nb"}})"
                               << "translations, de"
                               << "line";
    QTest::newRow("no list") << R"("panels": "recipe")"
                             << "panels"
                             << "list";
    QTest::newRow("no id") << R"("panels": ["recipe", "The Recipe"])"
                           << "panel 2"
                           << "is no id";
    QTest::newRow("twice") << R"("panels": ["recipe", "recipe"])"
                           << "panel 2"
                           << "appears twice";
    std::string many = R"("panels": [)";
    for (int i = 0; i < 33; ++i)
        many += (i == 0 ? "\"p" : ", \"p") + std::to_string(i) + '"';
    QTest::newRow("many") << QString::fromStdString(many + "]") << "panels"
                          << "at most 32";
}

void TestLesson::tellsWhatIsWrong() {
    QFETCH(QString, members);
    QFETCH(QString, place);
    QFETCH(QString, message);
    const Reading wrong = read(textWith(members.toStdString()));
    QCOMPARE(wrong.problems.size(), std::size_t{1});
    const QString told = QString::fromStdString(wrong.problems.front().describe());
    QVERIFY2(told.contains(place) && told.contains(message), qPrintable(told));
}

MAZELOOM_TEST(TestLesson)

}  // namespace mazeloom::tst_lesson

#include "tst_lesson.moc"
