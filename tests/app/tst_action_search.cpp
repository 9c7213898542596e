// SPDX-License-Identifier: MIT
// Finding an action by a few letters, and running it.
#include <algorithm>

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>

#include "app/search/action_search.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "tests/app/support/application.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"

namespace mazeloom::tst_action_search {

using app::SearchModel;

class TestActionSearch : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void fits_data();
    void fits();
    void betterFitsScoreHigher();
    void marksWhatWasTyped();
    void longQueriesEnd();
    void opensByItsKeyAndGivesTheFocusBack();
    void enterRunsWhatIsFound();
    void aClickRunsToo();
    void wordsThatMeanTheSameFind_data();
    void wordsThatMeanTheSameFind();
    void aSearchFindsNothingByAccident_data();
    void aSearchFindsNothingByAccident();
    void whatCannotBeUsedComesLast();
    void recentOnesComeFirst();
    void listsEveryAction();
    void staysInATinyWindow();

  private:
    /// Opens the search by its shortcut.
    void open();
    QString row(int index) const { return list()->model()->index(index, 0).data().toString(); }
    bool enabled(int index) const {
        return list()->model()->index(index, 0).data(SearchModel::EnabledRole).toBool();
    }
    QListView* list() const { return search_->list(); }
    QLineEdit* line() const { return search_->line(); }

    std::unique_ptr<app::ThemeController> themes_;
    std::unique_ptr<app::MainWindow> window_;
    app::ActionSearch* search_ = nullptr;
};

void TestActionSearch::initTestCase() {
    testing::prepareApplication("search");
}

void TestActionSearch::init() {
    QSettings().clear();
    themes_ = std::make_unique<app::ThemeController>();
    window_ = std::make_unique<app::MainWindow>(*themes_);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    search_ = window_->findChild<app::ActionSearch*>();
    QVERIFY(search_ != nullptr);
}

void TestActionSearch::cleanup() {
    window_.reset();
    themes_.reset();
}

void TestActionSearch::open() {
    // The test platform does not reactivate the window when a popup closes.
    QApplication::setActiveWindow(window_.get());
    QTest::keyClick(window_.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(search_->isVisible());
}

void TestActionSearch::fits_data() {
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("does");
    const auto add = [](const char* query, const char* title, bool does) {
        QTest::addRow("%s in %s", query, title) << QString(query) << QString(title) << does;
    };
    add("", "New level", true);
    add("new", "New level", true);
    add("LEVEL", "New level", true);
    add("nl", "New level", true);
    add("nele", "New level", true);
    add("lev new", "New level", true);
    add("lvl", "New level", true);
    add("ew", "New level", false);
    add("vl", "New level", false);
    add("wlvl", "New level", false);
    add("xyz", "New level", false);
    add("new room", "New level", false);
    add("nlx", "New level", false);
    add("nwl", "A number of words that end well", false);
    add("menu", "New level", true);
    add("ctrl+k", "New level", true);
    add("explain", "New level", true);
    add("zuruck", "Schritt zurück", true);
    add("zurück", "Schritt zurück", true);
    add("grosse", "Größe", true);
    add("größe", "Größe", true);
    add("   ", "New level", true);
}

void TestActionSearch::fits() {
    QFETCH(const QString, query);
    QFETCH(const QString, title);
    QFETCH(const bool, does);
    const app::SearchText text{title, "The menus", "Ctrl+K", "This explains it"};
    QCOMPARE(app::searchHit(query, text).has_value(), does);
}

void TestActionSearch::betterFitsScoreHigher() {
    const auto score = [](const char* query, const char* title, const char* tip = "") {
        const auto hit = app::searchHit(query, {title, "", "", tip});
        return hit ? hit->score : 0;
    };
    QVERIFY(score("compare", "Compare generations") > score("compare", "Compared generations"));
    QVERIFY(score("redo", "Redo") > score("redo", "Redoubt"));
    QVERIFY(score("re", "Redo") > score("re", "Step re"));
    QCOMPARE(score("re", "Square"), 0);
    QCOMPARE(score("side", "Play beside the canvas"), 0);
    QVERIFY(score("rest", "Reset steps") > score("rest", "Tool", "the rest"));
    QVERIFY(score("rest", "Tool", "the rest") > 0);
    QCOMPARE(score("rest", "Tool", "the forest"), 0);
}

void TestActionSearch::marksWhatWasTyped() {
    const auto places = [](const char* query, const char* title) {
        return app::searchHit(query, {title, "", "", ""})->places;
    };
    QCOMPARE(places("new", "New level"), (std::vector<int>{0, 1, 2}));
    QCOMPARE(places("nl", "New level"), (std::vector<int>{0, 4}));
    QCOMPARE(places("lev new", "New level"), (std::vector<int>{0, 1, 2, 4, 5, 6}));
    QCOMPARE(places("new ne", "New level"), (std::vector<int>{0, 1, 2}));
    // A letter that folds to two letters counts as one.
    QCOMPARE(places("strasse", "Straße"), (std::vector<int>{0, 1, 2, 3, 4, 5}));
}

void TestActionSearch::longQueriesEnd() {
    const QString title = QString("ab ").repeated(60);
    QVERIFY(!app::searchHit(QString("ab").repeated(30) + "x", {title, title, title, title}));
    QVERIFY(app::searchHit(QString("a ").repeated(5000), {title, "", "", ""}));
}

void TestActionSearch::opensByItsKeyAndGivesTheFocusBack() {
    auto* canvas = window_->findChild<widgets::Canvas*>();
    canvas->setFocus();
    open();
    QVERIFY(search_->isVisible());
    QCOMPARE(QApplication::focusWidget(), line());
    QTest::keyClicks(line(), "grid");
    QVERIFY(list()->model()->rowCount() > 0);
    QTest::keyClick(line(), Qt::Key_Escape);
    QVERIFY(!search_->isVisible());
    QCOMPARE(QApplication::focusWidget(), canvas);
    // The earlier text is gone.
    open();
    QVERIFY(line()->text().isEmpty());
}

void TestActionSearch::enterRunsWhatIsFound() {
    QAction* grid = window_->actions().find("view.grid");
    const bool before = grid->isChecked();
    open();
    QTest::keyClicks(line(), "gridl");
    QCOMPARE(row(0), QString("Grid lines"));
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(!search_->isVisible());
    QTRY_COMPARE(grid->isChecked(), !before);
    // Arrows select another action.
    open();
    QTest::keyClicks(line(), "zoom");
    const QString second = row(1);
    QTest::keyClick(line(), Qt::Key_Down);
    QCOMPARE(list()->currentIndex().data().toString(), second);
    QTest::keyClick(line(), Qt::Key_Up);
    QTest::keyClick(line(), Qt::Key_Up);
    QCOMPARE(list()->currentIndex().row(), 0);
    // Without a match, Return does nothing.
    line()->setText("qqqqqq");
    QCOMPARE(list()->model()->rowCount(), 0);
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(search_->isVisible());
}

void TestActionSearch::aClickRunsToo() {
    QAction* motion = window_->actions().find("view.motion");
    const bool before = motion->isChecked();
    open();
    QTest::keyClicks(line(), "motion");
    QCOMPARE(row(0), QString("Motion"));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                      list()->visualRect(list()->model()->index(0, 0)).center());
    QTRY_COMPARE(motion->isChecked(), !before);
}

void TestActionSearch::wordsThatMeanTheSameFind_data() {
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("title");
    const std::pair<const char*, const char*> rows[] = {
        {"fix", "Fix the problem"},
        {"repair", "Fix the problem"},
        {"resize", "Resize…"},
        {"dimensions", "Resize…"},
        {"canvas size", "Resize…"},
        {"add stage", "Add a stage…"},
        {"new stage", "Add a stage…"},
        {"favourite", "Favourite seed"},
        {"favorite", "Favourite seed"},
        {"bookmark seed", "Favourite seed"},
        {"reroll", "New seed"},
        {"clone", "Duplicate"},
        {"preferences", "Keyboard shortcuts…"},
    };
    for (const auto& [query, title] : rows)
        QTest::addRow("%s", query) << QString(query) << QString(title);
}

/// A disabled action is found, too, and the match is visible without scrolling.
void TestActionSearch::wordsThatMeanTheSameFind() {
    QFETCH(const QString, query);
    QFETCH(const QString, title);
    window_->workspace().open("builtin:dungeons");
    open();
    QTest::keyClicks(line(), query);
    QStringList rows;
    for (int i = 0; i < std::min(list()->model()->rowCount(), 8); ++i)
        rows << row(i);
    QVERIFY2(rows.contains(title), qPrintable(rows.join(", ")));
}

void TestActionSearch::aSearchFindsNothingByAccident_data() {
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QStringList>("words");
    // The expected first action, and beginnings of words in every found action's name or menus.
    QTest::newRow("fix") << "fix"
                         << "Fix the problem" << QStringList{"fix", "repair"};
    const QStringList size{"resize", "size", "dimension", "crop", "extent"};
    QTest::newRow("resize") << "resize"
                            << "Resize…" << size;
    QTest::newRow("dimensions") << "dimensions"
                                << "Resize…" << size;
    QTest::newRow("add stage") << "add stage"
                               << "Add a stage…" << QStringList{"stage"};
    QTest::newRow("favourite") << "favourite"
                               << "Favourite seed" << QStringList{"favo"};
    QTest::newRow("export") << "export"
                            << "Export levels…" << QStringList{"export"};
    QTest::newRow("compare") << "compare"
                             << "Compare generations" << QStringList{"compar"};
    QTest::newRow("undo") << "undo"
                          << "Undo" << QStringList{"undo"};
    QTest::newRow("theme") << "theme" << QString() << QStringList{"theme", "dark", "light"};
}

void TestActionSearch::aSearchFindsNothingByAccident() {
    QFETCH(const QString, query);
    QFETCH(const QString, first);
    QFETCH(const QStringList, words);
    window_->workspace().open("builtin:dungeons");
    open();
    QTest::keyClicks(line(), query);
    QVERIFY(list()->model()->rowCount() > 0);
    QStringList rows;
    for (int i = 0; i < list()->model()->rowCount(); ++i) {
        rows << row(i);
        const QString all =
            row(i) + ' ' + list()->model()->index(i, 0).data(SearchModel::PathRole).toString();
        const QStringList parts =
            all.toLower().split(QRegularExpression("[^\\w]+"), Qt::SkipEmptyParts);
        const bool fits = std::ranges::any_of(parts, [&](const QString& part) {
            return std::ranges::any_of(words,
                                       [&](const QString& word) { return part.startsWith(word); });
        });
        QVERIFY2(fits, qPrintable(query + " finds " + all));
    }
    QVERIFY2(first.isEmpty() || rows.contains(first), qPrintable(rows.join(", ")));
}

void TestActionSearch::whatCannotBeUsedComesLast() {
    open();
    bool off = false;
    for (int i = 0; i < list()->model()->rowCount(); ++i) {
        off = off || !enabled(i);
        QCOMPARE(enabled(i), !off);
    }
    QVERIFY(off);
    QTest::keyClicks(line(), "undo");
    QVERIFY(!enabled(0));
    const QString tip = list()->currentIndex().data(SearchModel::TipRole).toString();
    QVERIFY2(tip.contains("Cannot be used now"), qPrintable(tip));
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(search_->isVisible());
}

void TestActionSearch::recentOnesComeFirst() {
    for (const char* query : {"grid lines", "fit level"}) {
        open();
        QTest::keyClicks(line(), query);
        QTest::keyClick(line(), Qt::Key_Return);
        QTest::qWait(1);
    }
    open();
    QCOMPARE(row(0), QString("Fit level"));
    QCOMPARE(row(1), QString("Grid lines"));
}

void TestActionSearch::listsEveryAction() {
    open();
    QStringList rows;
    for (int i = 0; i < list()->model()->rowCount(); ++i)
        rows << row(i);
    for (const QAction* action : window_->actions().all())
        QVERIFY2(rows.contains(app::withoutMnemonic(action->text())), qPrintable(action->text()));
    QVERIFY(rows.contains("History"));  // a panel
}

void TestActionSearch::staysInATinyWindow() {
    window_->setMinimumSize(1, 1);
    window_->resize(300, 200);
    open();
    QVERIFY(search_->isVisible());
    QVERIFY(search_->width() >= search_->minimumSizeHint().width());
    search_->grab();
    // The window may be destroyed while the search is open.
    window_.reset();
}

MAZELOOM_TEST(TestActionSearch)

}  // namespace mazeloom::tst_action_search

#include "tst_action_search.moc"
