// SPDX-License-Identifier: MIT
// The failures and warnings of stages in the user's language, on the widgets that show them. A
// translator for the tests puts each text of core in brackets, so that the tests need no language.
#include <memory>
#include <utility>

#include <QCoreApplication>
#include <QLabel>
#include <QTest>
#include <QTranslator>

#include "core/generate/generate.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/problems/problem_text.h"

namespace mazeloom::tst_problem_words {

class TestProblemWords : public QObject {
    Q_OBJECT

  private slots:
    void init() { QCoreApplication::installTranslator(&bracketing_); }
    void cleanup() { QCoreApplication::removeTranslator(&bracketing_); }
    void failureOfAStageIsTranslated();
    void placeIsTranslated();
    void recipePanelShowsIt();
    void otherProblemsStayAsTheyAre();

  private:
    class Bracketing : public QTranslator {
      public:
        QString translate(const char* context, const char* text, const char*, int) const override {
            return QByteArray(context) == "stages" ? '[' + QString::fromUtf8(text) + ']'
                                                   : QString();
        }
        bool isEmpty() const override { return false; }
    };
    Bracketing bracketing_;
};

namespace {

/// Returns a level in which no room fits.
level::Level tooSmall() {
    level::Level level = testing::solid({5, 5}, {"rooms", "corridors"});
    level.id = "small";
    return level;
}

Problem failureOf(const level::Level& level) {
    const auto made = generate::generate(level, {}, 1);
    return made ? Problem{} : made.error();
}

}  // namespace

void TestProblemWords::failureOfAStageIsTranslated() {
    const QString text = widgets::problemText(failureOf(tooSmall()));
    QVERIFY2(
        text.startsWith("[no room of 4 × 4 cells fits a level of 5 × 5;") && text.endsWith(']'),
        qPrintable(text));
}

void TestProblemWords::placeIsTranslated() {
    level::Level level = tooSmall();
    level.recipe.stages[1].parameters["attempts"] = std::int64_t{-1};
    QCOMPARE(widgets::problemLine(failureOf(level)),
             QString("[stage 2 ([Rooms and corridors]), [Attempts]]: [-1 is outside 1–10000]"));
}

void TestProblemWords::recipePanelShowsIt() {
    pack::Reading reading;
    reading.pack.levels = {tooSmall()};
    widgets::PackDocument document("p", std::move(reading));
    widgets::RecipePanel panel;
    panel.setDocument(&document);
    panel.resize(320, 900);
    panel.show();
    panel.showOutcome(generate::record(document.pack().levels.front(), {}, 1));
    QStringList shown;
    for (const QLabel* label : panel.findChildren<QLabel*>())
        shown << label->text();
    // The panel's sentence has the stage's sentence as its argument.
    QVERIFY2(
        !shown
             .filter("[the level cannot be generated: [no room of 4 × 4 cells", Qt::CaseInsensitive)
             .isEmpty(),
        qPrintable(shown.join('\n')));
}

void TestProblemWords::otherProblemsStayAsTheyAre() {
    const Problem problem = problemAt("a.json", "line 3", "is damaged");
    QCOMPARE(widgets::problemLine(problem), QString("a.json: line 3: is damaged"));
}

MAZELOOM_TEST(TestProblemWords)

}  // namespace mazeloom::tst_problem_words

#include "tst_problem_words.moc"
