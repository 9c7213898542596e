// SPDX-License-Identifier: MIT
// No text is cut off and nothing is off the screen: each dialog, page and panel, in English, in
// German, and in a language whose texts are 40 percent longer. CTest runs it on several screens
// (tests/data/screens).
#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include <QFileDialog>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTreeWidget>

#include "app/domains/play/full_game_domain.h"
#include "app/domains/play/play_domain.h"
#include "app/window/screen_fit.h"
#include "app/workspace/language.h"
#include "tests/app/support/clipping.h"
#include "tests/app/support/longer_texts.h"
#include "tests/app/support/window_test.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/recipe/stage_card.h"
#include "widgets/panels/steps/explanation_panel.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/full_game_window.h"
#include "widgets/play/full/level_list_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/full/title_page.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/side_splitter.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_nothing_clipped {

class TestNothingClipped : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("nothing-clipped"); }
    void init() { found_.clear(); }
    void cleanup();
    void clippingIsSeen();
    void windows_data();
    void windows();

  private:
    void look(const QWidget& window, const QString& where);
    void lookAtTools();
    void lookAtPanels();
    void lookAtRecipes();
    void lookAtDialogs();
    void lookAtBots();
    void lookAtGame();

    std::set<QString> found_;
};

void TestNothingClipped::look(const QWidget& window, const QString& where) {
    // Wrapped lines are laid out once their width is known, and their parents after that; a
    // generation in another thread may change them again. Waits as long as QTRY_VERIFY.
    constexpr int kRounds = 500;
    QStringList wrong;
    for (int i = 0; i < kRounds; ++i) {
        for (int again = 0; again < 4; ++again)
            QCoreApplication::processEvents();
        wrong = testing::ClippingSearch::in(window);
        if (wrong.isEmpty()) return;
        QTest::qWait(10);
    }
    for (const QString& line : wrong)
        found_.insert(where + ": " + line);
}

void TestNothingClipped::cleanup() {
    for (const QString& line : found_)
        qInfo().noquote() << line;
    QVERIFY(found_.empty());
}

/// Checks the search itself.
void TestNothingClipped::clippingIsSeen() {
    QWidget window;
    window.resize(300, 200);
    auto* label = new QLabel("A text that is longer than its label", &window);
    label->setGeometry(0, 0, 40, 20);
    auto* button = new QToolButton(&window);
    button->setText("Reaches out");
    button->setGeometry(280, 0, 200, 30);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(testing::ClippingSearch::in(window).size(), 2);
    label->resize(300, 20);
    button->move(50, 100);
    QVERIFY(testing::ClippingSearch::in(window).isEmpty());

    auto* area = new QScrollArea(&window);
    area->setGeometry(0, 30, 100, 60);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget;
    page->setFixedSize(120, 400);
    area->setWidget(page);
    area->show();
    QCOMPARE(testing::ClippingSearch::in(window).size(), 1);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    QVERIFY(testing::ClippingSearch::in(window).isEmpty());
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QCOMPARE(testing::ClippingSearch::in(window).size(), 1);
    auto* own = new QScrollBar(Qt::Vertical, area);
    own->setGeometry(90, 0, 10, 60);
    own->setRange(0, 340);
    own->show();
    QVERIFY(testing::ClippingSearch::in(window).isEmpty());
    auto* inner = new QLabel(page);
    inner->setGeometry(60, 0, 90, 20);
    inner->show();
    QCOMPARE(testing::ClippingSearch::in(window).size(), 1);
    delete area;

    auto* tabs = new QTabBar(&window);
    tabs->setElideMode(Qt::ElideRight);
    tabs->setUsesScrollButtons(false);
    tabs->addTab("The title of a tab");
    tabs->addTab("Another tab's title");
    tabs->show();
    const int whole = tabs->sizeHint().width();
    tabs->setGeometry(0, 30, whole * 3 / 4, 30);
    QCOMPARE(testing::ClippingSearch::in(window).size(), 2);
    for (const int tab : {0, 1})
        tabs->setTabToolTip(tab, tabs->tabText(tab));
    QVERIFY(testing::ClippingSearch::in(window).isEmpty());
    tabs->setGeometry(0, 30, whole / 3, 30);
    QCOMPARE(testing::ClippingSearch::in(window).size(), 2);
    delete tabs;

    auto* tree = new QTreeWidget(&window);
    tree->setGeometry(0, 30, 290, 60);
    tree->setHeaderLabels({"a", "b"});
    new QTreeWidgetItem(tree, {"one", "Longer than its column"});
    tree->header()->setStretchLastSection(false);
    tree->setColumnWidth(0, 230);
    tree->setColumnWidth(1, 40);
    tree->show();
    QCOMPARE(testing::ClippingSearch::in(window).size(), 1);
    tree->setColumnWidth(0, 600);
    tree->setColumnWidth(1, 600);
    QCOMPARE(testing::ClippingSearch::in(window).size(), 1);
    tree->setColumnWidth(0, 70);
    tree->setColumnWidth(1, 210);
    QVERIFY(testing::ClippingSearch::in(window).isEmpty());
}

void TestNothingClipped::windows_data() {
    QTest::addColumn<QString>("language");
    // An installed translation stays, so the languages come one after the other. English texts are
    // shorter than both others, so limited runs leave them out.
    if (testing::isWhole()) QTest::newRow("en") << QString("en");
    for (const char* language : {"de", "longer"})
        QTest::newRow(language) << QString(language);
}

void TestNothingClipped::windows() {
    QFETCH(QString, language);
    testing::LongerTexts longer;
    if (language == "longer") {
        QCoreApplication::installTranslator(&longer);
    } else {
        app::installTranslations(QLocale(language));
    }
    setUp();
    // As at the program's start.
    new app::ScreenFit(*window_);
    QCoreApplication::processEvents();
    look(*window_, "welcome");
    for (const char* pack : {"builtin:temple", "builtin:dungeons"}) {
        window_->workspace().open(pack);
        QTRY_VERIFY(current() != nullptr && window_->player().timeline() != nullptr);
        lookAtTools();
        lookAtPanels();
    }
    for (const char* pack : {"builtin:temple", "builtin:dungeons", "builtin:descent"}) {
        window_->workspace().open(pack);
        QTRY_VERIFY(current() != nullptr && window_->player().timeline() != nullptr);
        lookAtRecipes();
    }
    lookAtDialogs();
    lookAtBots();
    lookAtGame();
    tearDown();
    QCoreApplication::removeTranslator(&longer);
}

void TestNothingClipped::lookAtTools() {
    for (widgets::Tool* tool : window_->toolBox().tools()) {
        window_->toolBox().setCurrent(tool);
        look(*window_, "tool " + QString::fromLatin1(tool->metaObject()->className()));
    }
}

void TestNothingClipped::lookAtPanels() {
    for (QAction* panel : window_->actions().all()) {
        const QString id = app::ActionRegistry::idOf(panel);
        if (!id.startsWith("panel.") || !panel->isCheckable()) continue;
        if (!panel->isChecked()) panel->trigger();
        look(*window_, id);
    }
}

/// Unfolds all stages in the narrowest possible columns.
void TestNothingClipped::lookAtRecipes() {
    using widgets::SideSplitter;
    auto* bench = window_->findChild<widgets::Workbench*>();
    bench->raise("recipe");
    bench->raise("explanation");
    // Another generation may replace the timeline in between.
    const std::vector<trace::StageSpan> stages = window_->player().timeline()->trace().stages;
    for (const trace::StageSpan& stage : stages) {
        window_->player().seek(stage.first + 1);
        look(*window_, QString("explanation of %1").arg(stage.stage.c_str()));
        // Lines wrap, so a column of the usual width needs no scroll bar.
        const auto* panel = window_->findChild<widgets::ExplanationPanel*>();
        const auto* area = panel->findChild<QScrollArea*>();
        if (panel->width() >= SideSplitter::kStandard.left - 8) {
            // A scroll bar that has just appeared causes another layout.
            QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
        }
    }
    auto* columns = window_->findChild<SideSplitter*>();
    const SideSplitter::Widths before = columns->wanted();
    for (const SideSplitter::Widths widths : {SideSplitter::kLeast, SideSplitter::kStandard}) {
        columns->setWanted(widths);
        for (const level::Level& level : current()->pack().levels) {
            current()->setCurrentSheet(widgets::levelSheet(QString::fromStdString(level.id)));
            for (const auto* card : window_->findChildren<widgets::StageCard*>()) {
                const auto buttons = card->findChildren<QToolButton*>();
                const auto title = std::ranges::find(buttons, Qt::ToolButtonTextBesideIcon,
                                                     &QToolButton::toolButtonStyle);
                if (card->isVisible() && card->isFolded()) (*title)->click();
            }
            look(*window_, QString("recipe of %1").arg(level.id.c_str()));
        }
    }
    columns->setWanted(before);
}

/// Opens every dialog and window: an action that opens a dialog has an ellipsis, the others are
/// listed here.
void TestNothingClipped::lookAtDialogs() {
    const QStringList kWindows{"help.keys", "help.about", "help.manual"};
    int seen = 0;
    for (QAction* action : window_->actions().all()) {
        const QString id = app::ActionRegistry::idOf(action);
        const bool asks = action->text().contains(QChar(0x2026)) || kWindows.contains(id);
        if (!asks || !action->isEnabled()) continue;
        bool isOpen = true;
        willAnswer([&, id](QDialog* dialog) {
            ++seen;
            isOpen = false;
            if (qobject_cast<QFileDialog*>(dialog) == nullptr) look(*dialog, id);
            dialog->reject();
        });
        action->trigger();
        // The action may open a popup or something in the window instead of a dialog.
        if (isOpen) {
            answers_ = std::make_unique<testing::Answers>();
            if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
            for (QWidget* top : QApplication::topLevelWidgets()) {
                if (!top->isVisible() || top == window_.get()) continue;
                ++seen;
                look(*top, id);
                top->close();
            }
        }
    }
    QVERIFY(seen > 5);
}

/// Watches bots at both games.
void TestNothingClipped::lookAtBots() {
    for (const auto& [pack, level, bot] :
         {std::array{"builtin:temple", "first-steps", "bot.play.one-number"},
          std::array{"builtin:descent", "gatehouse", "bot.play.explorer"}}) {
        window_->workspace().open(pack);
        QTRY_VERIFY(current() != nullptr && window_->player().timeline() != nullptr);
        QVERIFY(setCurrentLevel(*current(), level));
        action(bot)->trigger();
        auto* play = window_->findChild<app::PlayDomain*>();
        QVERIFY(play->isPlaying() && play->page().isWatched());
        look(*window_, bot);
        play->leave();
    }
}

void TestNothingClipped::lookAtGame() {
    window_->activateWindow();
    action("play.full-screen")->trigger();
    auto* game = window_->findChild<app::FullGameDomain*>()->game();
    QVERIFY(game != nullptr);
    game->showNormal();
    game->resize(window_->size());
    const std::array<QWidget*, 6> pages{&game->title(),     &game->map(),      &game->levels(),
                                        &game->challenge(), &game->profiles(), &game->options()};
    for (QWidget* page : pages) {
        game->open(*page);
        look(*game, page->metaObject()->className());
    }
    window_->findChild<app::FullGameDomain*>()->leave();
}

MAZELOOM_TEST(TestNothingClipped)

}  // namespace mazeloom::tst_nothing_clipped

#include "tst_nothing_clipped.moc"
