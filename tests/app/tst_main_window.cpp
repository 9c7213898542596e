// SPDX-License-Identifier: MIT
// The whole window, used as a designer does: by keys and mouse on the real widgets.
#include <QAbstractButton>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/message_bar.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/timeline/scrub_bar.h"
#include "widgets/welcome/welcome_page.h"

namespace mazeloom::tst_main_window {

using app::MainWindow;

class TestMainWindow : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("main-window"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void startsEmptyAndSaysWhatToDo();
    void opensBothBuiltInPacks();
    void everyBuiltInLevelGenerates();
    void spacePlaysAndPauses();
    void spacePlaysTheLevelThatWasClicked();
    void keysStepBothWays();
    void keysJumpByStage();
    void keysGoToTheEnds();
    void draggingTheScrubBarSeeks();
    void newSeedKeepsThePlace();
    void undoBringsTheSeedBack();
    void brokenPackLeavesTheRestUsable();
    void missingPackSaysSo();
    void closingWhileItGenerates();
    void clickOnTheCanvasChoosesACell();
    void themesCanBeChanged();
    void everyActionHasTextAndTip();
    void everyButtonAndMenuEntryExplainsItself();
    void noShortcutIsUsedTwice();
    void pastingNothingSaysWhatToDo();

  private:
    void open(const QString& name);
    /// Waits until the current level's generation is shown, and returns whether it is.
    bool waitForTimeline();
    widgets::MessageBar* message() {
        return window_->findChild<widgets::MessageBar*>("messageBar");
    }
};

void TestMainWindow::open(const QString& name) {
    window_->workspace().open(name);
    QVERIFY(waitForTimeline());
}

bool TestMainWindow::waitForTimeline() {
    return QTest::qWaitFor(
        [this] {
            const auto* timeline = window_->player().timeline();
            const auto* document = window_->workspace().current();
            const auto request = generationRequest(*document);
            return timeline != nullptr && request &&
                   timeline->cells().size() == request->level->size && timeline->count() > 0;
        },
        30'000);
}

void TestMainWindow::startsEmptyAndSaysWhatToDo() {
    auto* page = window_->findChild<widgets::WelcomePage*>();
    QVERIFY(page->isVisible() && !canvas()->isVisible());
    QVERIFY(page->isAncestorOf(window_->focusWidget()));
    QVERIFY(window_->workspace().current() == nullptr);
    QVERIFY(window_->player().timeline() == nullptr);
    QVERIFY(!window_->actions().find("timeline.play")->isEnabled());
    QVERIFY(!window_->actions().find("generate.new-seed")->isEnabled());
    // Keys that mean something in a pack do nothing before one is open.
    for (int key : {Qt::Key_Space, Qt::Key_Left, Qt::Key_Home, Qt::Key_End, Qt::Key_Escape}) {
        QTest::keyClick(window_.get(), static_cast<Qt::Key>(key));
    }
    QVERIFY(!message()->isVisible());
}

void TestMainWindow::opensBothBuiltInPacks() {
    window_->actions().find("file.open-temple")->trigger();
    QVERIFY(waitForTimeline());
    window_->actions().find("file.open-dungeons")->trigger();
    QVERIFY(waitForTimeline());
    QCOMPARE(window_->workspace().documents().size(), std::size_t{2});
    // A pack that is already open is not opened twice.
    window_->actions().find("file.open-temple")->trigger();
    QCOMPARE(window_->workspace().documents().size(), std::size_t{2});
    QCOMPARE(window_->workspace().current()->name(), QString("builtin:temple"));
    QVERIFY(window_->windowTitle().contains(window_->workspace().current()->title()));
}

void TestMainWindow::everyBuiltInLevelGenerates() {
    for (const char* name : {"builtin:dungeons", "builtin:temple"}) {
        widgets::PackDocument* document = window_->workspace().open(name);
        for (std::size_t i = 0; i < document->pack().levels.size(); ++i) {
            QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
            setCurrentLevel(*document, QString::fromStdString(document->pack().levels[i].id));
            QVERIFY(!shown.isEmpty() || shown.wait(30'000) || i == 0);
            QVERIFY(waitForTimeline());
            QVERIFY2(!message()->isVisible(), qPrintable(message()->text()));
        }
    }
}

void TestMainWindow::spacePlaysAndPauses() {
    open("builtin:dungeons");
    widgets::Player& player = window_->player();
    player.seek(0);
    player.setSpeed(200);
    QTest::keyClick(window_.get(), Qt::Key_Space);
    QVERIFY(player.isPlaying());
    QTRY_VERIFY(player.position() > 5);
    QTest::keyClick(window_.get(), Qt::Key_Space);
    QVERIFY(!player.isPlaying());
    const auto place = player.position();
    QTest::qWait(100);
    QCOMPARE(player.position(), place);
}

void TestMainWindow::spacePlaysTheLevelThatWasClicked() {
    open("builtin:dungeons");
    auto* levels = window_->findChild<widgets::LevelList*>();
    QTreeView* tree = levels->tree();
    const QString before = currentLevelId(*window_->workspace().current());
    // Clicks row after row down the tree until another level is selected.
    QSignalSpy chosen(levels, &widgets::LevelList::sheetActivated);
    for (int y = 4; y < tree->viewport()->height(); y += 8) {
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, {90, y});
        if (currentLevelId(*window_->workspace().current()) != before) break;
    }
    QVERIFY(currentLevelId(*window_->workspace().current()) != before);
    QVERIFY(waitForTimeline());
    widgets::Player& player = window_->player();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(player.position(), 0u);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(player.isPlaying());
    QTRY_VERIFY(player.position() > 2);
}

void TestMainWindow::keysStepBothWays() {
    open("builtin:dungeons");
    widgets::Player& player = window_->player();
    player.seek(10);
    const auto cells = player.timeline()->cells();
    QTest::keyClick(window_.get(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(player.position(), 11u);
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::ControlModifier);
    QTest::keyClick(window_.get(), Qt::Key_Comma);
    QCOMPARE(player.position(), 9u);
    QTest::keyClick(window_.get(), Qt::Key_Period);
    QCOMPARE(player.position(), 10u);
    QVERIFY(player.timeline()->cells() == cells);
}

void TestMainWindow::keysJumpByStage() {
    open("builtin:dungeons");
    widgets::Player& player = window_->player();
    const auto stages = player.timeline()->trace().stages;
    player.seek(0);
    std::vector<trace::StepIndex> ends;
    for (const auto& stage : stages) {
        if (stage.end > stage.first) ends.push_back(stage.end);
    }
    for (trace::StepIndex end : ends) {
        QTest::keyClick(window_.get(), Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(player.position(), end);
    }
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(player.position() < ends.back());
}

void TestMainWindow::keysGoToTheEnds() {
    open("builtin:temple");
    widgets::Player& player = window_->player();
    QTest::keyClick(window_.get(), Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(player.position(), 0u);
    QVERIFY(player.timeline()->cells() == player.timeline()->trace().initial);
    QTest::keyClick(window_.get(), Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(player.position(), player.count());
}

void TestMainWindow::draggingTheScrubBarSeeks() {
    open("builtin:dungeons");
    auto* bar = window_->findChild<widgets::ScrubBar*>();
    QVERIFY(bar != nullptr);
    widgets::Player& player = window_->player();
    const int y = bar->height() / 2;
    QTest::mousePress(bar, Qt::LeftButton, {}, {bar->width() / 4, y});
    const auto quarter = player.position();
    QVERIFY(quarter > 0 && quarter < player.count());
    QTest::mouseMove(bar, {bar->width() / 2, y});
    QTRY_VERIFY(player.position() > quarter);
    // Dragging far outside stops at the end.
    QTest::mouseMove(bar, {bar->width() + 500, y});
    QTRY_COMPARE(player.position(), player.count());
    QTest::mouseRelease(bar, Qt::LeftButton, {}, {bar->width() + 500, y});
}

void TestMainWindow::newSeedKeepsThePlace() {
    open("builtin:dungeons");
    widgets::Player& player = window_->player();
    const trace::StageSpan stage = player.timeline()->trace().stages[1];
    QVERIFY(stage.end > stage.first + 4);
    player.seek((stage.first + stage.end) / 2);
    QSignalSpy shown(&player, &widgets::Player::timelineChanged);
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(shown.wait(10'000));
    const trace::StageSpan* now = player.timeline()->trace().stageOf(player.position() - 1);
    QCOMPARE(now->stage, stage.stage);
    const double fraction = double(player.position() - now->first) / (now->end - now->first);
    QVERIFY(fraction > 0.4 && fraction < 0.6);
}

void TestMainWindow::undoBringsTheSeedBack() {
    open("builtin:dungeons");
    widgets::PackDocument* document = window_->workspace().current();
    const QString level = currentLevelId(*document);
    const auto before = seedOf(*document, level);
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(seedOf(*document, level) != before);
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(seedOf(*document, level), before);
}

void TestMainWindow::brokenPackLeavesTheRestUsable() {
    QTemporaryDir folder;
    QFile file(folder.filePath("pack.json"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("{\n  \"format\": \"mazeloom-pack\",\n  oops\n}\n");
    file.close();
    open("builtin:dungeons");
    window_->workspace().open(folder.path());
    QVERIFY(message()->isVisible());
    QVERIFY(message()->text().contains("pack.json"));
    QVERIFY(message()->text().contains("line 3"));
    window_->workspace().open("builtin:dungeons");
    QVERIFY(waitForTimeline());
    QVERIFY(!message()->isVisible());
}

void TestMainWindow::missingPackSaysSo() {
    window_->workspace().open("/nowhere/at/all");
    QVERIFY(message()->isVisible());
    QVERIFY(message()->text().contains("/nowhere/at/all"));
    window_->actions().find("file.close")->trigger();
    QVERIFY(window_->workspace().current() == nullptr);
    QVERIFY(!message()->isVisible());
}

void TestMainWindow::closingWhileItGenerates() {
    widgets::PackDocument* document = window_->workspace().open("builtin:temple");
    for (std::size_t i = 0; i < document->pack().levels.size(); ++i) {
        setCurrentLevel(*document, QString::fromStdString(document->pack().levels[i].id));
        for (int n = 0; n < 3; ++n)
            setNewSeed(*document, currentLevelId(*document));
    }
    window_->close();
    window_.reset();
}

void TestMainWindow::clickOnTheCanvasChoosesACell() {
    open("builtin:dungeons");
    const grid::Point cell{3, 3};
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rectOf(cell).center().toPoint());
    QVERIFY(canvas()->highlightedCell().has_value());
    QCOMPARE(*canvas()->highlightedCell(), cell);
}

void TestMainWindow::themesCanBeChanged() {
    open("builtin:dungeons");
    window_->actions().find("view.theme-light")->trigger();
    const QColor light = QApplication::palette().color(QPalette::Window);
    window_->actions().find("view.theme-dark")->trigger();
    const QColor dark = QApplication::palette().color(QPalette::Window);
    QVERIFY(light.lightness() > dark.lightness());
}

void TestMainWindow::everyActionHasTextAndTip() {
    QVERIFY(window_->actions().all().size() > 20);
    for (const QAction* action : window_->actions().all()) {
        QVERIFY(!action->text().isEmpty());
        QVERIFY(!action->statusTip().isEmpty());
        QVERIFY(!action->toolTip().isEmpty());
    }
}

void TestMainWindow::everyButtonAndMenuEntryExplainsItself() {
    // Shows as much as possible: packs, a level with problems, a cell, seeds, old packs.
    open("builtin:temple");
    open("builtin:dungeons");
    widgets::PackDocument* document = window_->workspace().current();
    setStageEnabled(*document, currentLevelId(*document), 0, false);
    setNewSeed(*document, currentLevelId(*document));
    QVERIFY(waitForTimeline());
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rectOf({3, 3}).center().toPoint());
    message()->showMessage(widgets::MessageBar::Kind::Warning, "text", "action");
    for (QMenu* menu : window_->findChildren<QMenu*>())
        emit menu->aboutToShow();

    const QString leftOut = "qt_menubar_ext_button";  // opens menus that do not fit
    const auto describe = [](const QObject* object) {
        QStringList path;
        for (; object != nullptr; object = object->parent())
            path << object->metaObject()->className() + QString(" ") + object->objectName();
        return path.join(" in ");
    };
    const auto buttons = window_->findChildren<QAbstractButton*>();
    QVERIFY(buttons.size() > 40);
    for (const QAbstractButton* button : buttons) {
        // Qt's own buttons inside text lines and tab bars.
        if (qobject_cast<QLineEdit*>(button->parent()) != nullptr ||
            qobject_cast<QTabBar*>(button->parent()) != nullptr ||
            button->objectName() == leftOut) {
            continue;
        }
        const QByteArray who = (describe(button) + ": " + button->text()).toUtf8();
        QVERIFY2(!button->toolTip().isEmpty(), who + " has no tool tip");
        QVERIFY2(!button->statusTip().isEmpty(), who + " has no status tip");
        QVERIFY2(!button->accessibleName().isEmpty(), who + " has no accessible name");
    }
    QSet<QAction*> actions;
    for (const QWidget* widget : window_->findChildren<QWidget*>()) {
        if (widget->objectName() == leftOut) continue;
        for (QAction* action : widget->actions())
            actions.insert(action);
    }
    QVERIFY(actions.size() > 40);
    for (const QAction* action : actions) {
        if (action->isSeparator() || qobject_cast<QLineEdit*>(action->parent()) != nullptr) {
            continue;
        }
        const QByteArray who = (describe(action) + ": " + action->text()).toUtf8();
        QVERIFY2(!action->text().isEmpty(), who + " has no text");
        QVERIFY2(!action->toolTip().isEmpty(), who + " has no tool tip");
        QVERIFY2(!action->statusTip().isEmpty(), who + " has no status tip");
    }
}

void TestMainWindow::noShortcutIsUsedTwice() {
    QMap<QString, QString> users;
    for (const QAction* action : window_->actions().all()) {
        for (const QKeySequence& key : action->shortcuts()) {
            const QString text = key.toString();
            QVERIFY2(!users.contains(text),
                     qPrintable(text + ": " + users.value(text) + ", " + action->objectName()));
            users.insert(text, action->objectName());
            // Ctrl + Alt + a function key switches to another virtual console.
            static const QRegularExpression kConsole("^Ctrl\\+Alt\\+F[0-9]+$");
            QVERIFY2(!kConsole.match(text).hasMatch(), qPrintable(action->objectName()));
        }
    }
}

void TestMainWindow::pastingNothingSaysWhatToDo() {
    open("builtin:temple");
    QVERIFY(waitForTimeline());
    QGuiApplication::clipboard()->clear();
    action("edit.paste")->trigger();
    QVERIFY(message()->isVisible());
    QVERIFY(message()->text().contains("nothing to paste"));
    // A text that cannot be pasted gives another message.
    QGuiApplication::clipboard()->setText("no cells ☺");
    action("edit.paste")->trigger();
    QVERIFY(message()->text().contains("cannot be pasted"));
}

MAZELOOM_TEST(TestMainWindow)

}  // namespace mazeloom::tst_main_window

#include "tst_main_window.moc"
