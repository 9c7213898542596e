// SPDX-License-Identifier: MIT
// The top bar, the tools and the canvas keep their places during all choices and games.
#include <map>

#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include "app/window/level_button.h"
#include "app/window/top_bar.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"
#include "widgets/play/game_page.h"
#include "widgets/tools/bars/option_row.h"
#include "widgets/tools/bars/tool_strip.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_top_bar {

class TestTopBar : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("top-bar"); }
    void init();
    void cleanup() { tearDown(); }
    void nothingMoves();
    void everyControlSaysWhatItDoes();
    void theirKeysOpenThem();
    void withoutAPackThereIsNothingToZoom();
    void levelsAreChosenThere();
    void playBecomesStopInItsPlace();
    void theGameTakesHalfOfTheLevelsPlace();

  private:
    using Places = std::map<QString, QRect>;
    app::TopBar& bar() { return *window_->findChild<app::TopBar*>(); }
    QToolButton* playButton() { return window_->findChild<QToolButton*>("playButton"); }
    /// Returns the controls' places in the window, in their order.
    Places controls();
    Places all();
    void open(const char* pack);
};

void TestTopBar::init() {
    setUp();
    window_->resize(1280, 780);
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void TestTopBar::open(const char* pack) {
    window_->workspace().open(pack);
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    QTRY_VERIFY(!currentLevelId(*current()).isEmpty());
    QCoreApplication::processEvents();
}

TestTopBar::Places TestTopBar::controls() {
    Places places;
    int number = 0;
    const std::array<const QWidget*, 2> bars{&bar(), window_->findChild<widgets::ToolStrip*>()};
    for (const QWidget* within : bars) {
        for (const auto* child : within->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (!child->isVisible()) continue;
            places[QString("%1 %2").arg(child->metaObject()->className()).arg(number++)] = {
                child->mapTo(window_.get(), QPoint()), child->size()};
        }
    }
    return places;
}

TestTopBar::Places TestTopBar::all() {
    Places places = controls();
    for (const auto& [name, widget] : {std::pair<const char*, QWidget*>{"canvas", canvas()},
                                       {"options", window_->findChild<widgets::OptionRow*>()}})
        places[name] = {widget->mapTo(window_.get(), QPoint()), widget->size()};
    return places;
}

void TestTopBar::nothingMoves() {
    open("builtin:temple");
    const Places bars = controls();
    QVERIFY(bars.size() > 18);
    for (const char* pack : {"builtin:temple", "builtin:dungeons", "builtin:descent"}) {
        open(pack);
        const Places before = all();
        for (widgets::Tool* tool : window_->toolBox().tools()) {
            canvas()->setFocus();
            const QKeySequence key =
                action(qPrintable(QString("tool.") + tool->info().id))->shortcut();
            QVERIFY(!key.isEmpty());
            QTest::keyClick(window_.get(), key[0].key(), key[0].keyboardModifiers());
            QCOMPARE(window_->toolBox().current(), tool);
            QCoreApplication::processEvents();
            for (const auto& [name, place] : all())
                QVERIFY2(place == before.at(name), qPrintable(tool->info().id + (" " + name)));
        }
        QTest::keyClick(window_.get(), Qt::Key_V);
        QCoreApplication::processEvents();
        QCOMPARE(all(), before);
        QTest::mouseClick(playButton(), Qt::LeftButton);
        QCoreApplication::processEvents();
        for (const auto& [name, place] : controls()) {
            if (bars.contains(name)) QVERIFY2(place == bars.at(name), qPrintable(name));
        }
        QTest::mouseClick(playButton(), Qt::LeftButton);
        QCoreApplication::processEvents();
        QCOMPARE(all(), before);
        QCOMPARE(controls(), bars);
    }
}

void TestTopBar::everyControlSaysWhatItDoes() {
    open("builtin:temple");
    std::map<QString, const QWidget*> said;  // by key
    for (const auto* control : bar().findChildren<QWidget*>()) {
        const bool isButton = qobject_cast<const QToolButton*>(control) != nullptr;
        const bool isLine = qobject_cast<const QLineEdit*>(control) != nullptr;
        if ((!isButton && !isLine) || !control->isVisibleTo(&bar())) continue;
        QVERIFY2(!control->accessibleName().isEmpty(), qPrintable(control->toolTip()));
        // Each control names a shortcut of one action that no other control names.
        QString key;
        for (const QAction* known : window_->actions().all()) {
            const QString text = known->shortcut().toString(QKeySequence::NativeText);
            if (!text.isEmpty() && control->toolTip().contains('(' + text + ')')) key = text;
        }
        QVERIFY2(!key.isEmpty(), qPrintable(control->accessibleName() + ": " + control->toolTip()));
        QVERIFY2(said.emplace(key, control).second, qPrintable(key));
    }
    QCOMPARE(said.size(), std::size_t{15});
    QCOMPARE(bar().height(), 40);
}

void TestTopBar::theirKeysOpenThem() {
    open("builtin:dungeons");
    canvas()->setFocus();
    const auto press = [](Qt::KeyboardModifiers modifiers, Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QCoreApplication::processEvents();
    };
    const auto entriesOf = [&](Qt::KeyboardModifiers modifiers, Qt::Key key) {
        press(modifiers, key);
        QStringList entries;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr) return entries;
        for (const QAction* entry : menu->actions())
            entries << entry->text();
        QTest::keyClick(menu, Qt::Key_Escape);
        return entries;
    };
    const QString second = QString::fromStdString(current()->pack().levels[1].title);
    QVERIFY(entriesOf(Qt::ControlModifier, Qt::Key_L).contains(second));
    const QString seed = bar().findChild<QLineEdit*>()->text();
    QCOMPARE(entriesOf(Qt::ControlModifier, Qt::Key_H), QStringList(seed));
    QVERIFY(
        entriesOf(Qt::ControlModifier | Qt::AltModifier, Qt::Key_O).join(' ').contains("Traps"));
    QVERIFY(entriesOf(Qt::ControlModifier | Qt::AltModifier, Qt::Key_Z).contains("200 %"));
    // Goes to another level by keys alone.
    press(Qt::ControlModifier, Qt::Key_L);
    auto* levels = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(levels != nullptr);
    QTest::keyClick(levels, Qt::Key_Down);
    QTest::keyClick(levels, Qt::Key_Return);
    QCOMPARE(currentLevelId(*current()), QString::fromStdString(current()->pack().levels[1].id));
    // Types and copies a seed.
    canvas()->setFocus();
    press(Qt::ControlModifier, Qt::Key_J);
    QCOMPARE(QApplication::focusWidget(), bar().findChild<QLineEdit*>());
    QTest::keyClicks(QApplication::focusWidget(), "4711");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    canvas()->setFocus();
    press(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_J);
    QCOMPARE(QGuiApplication::clipboard()->text(), "4711");
    // The tool tip shows a shortcut set by the user.
    window_->actions().setShortcuts(action("level.choose"), {QKeySequence(Qt::CTRL | Qt::Key_D)});
    QVERIFY(bar().findChild<app::LevelButton*>()->toolTip().contains("(Ctrl+D)"));
}

void TestTopBar::withoutAPackThereIsNothingToZoom() {
    const auto buttons = [this](const QString& name) {
        QList<QToolButton*> found;
        for (auto* button : bar().findChildren<QToolButton*>())
            if (button->accessibleName().startsWith(name)) found << button;
        return found;
    };
    const auto look = [&](bool isOpen) {
        for (const char* name : {"Zoom", "Overlays"}) {
            const auto found = buttons(name);
            QVERIFY(!found.isEmpty());
            for (const QToolButton* button : found)
                QVERIFY2(button->isEnabled() == isOpen, qPrintable(button->accessibleName()));
        }
        bool isPercent = false;
        for (const QToolButton* button : buttons("Zoom"))
            isPercent = isPercent || button->text().contains('%');
        QCOMPARE(isPercent, isOpen);
        for (const char* id : {"level.choose", "seed.type", "seed.history", "seed.copy",
                               "view.choose-overlay", "view.choose-zoom"})
            QVERIFY2(action(id) != nullptr && action(id)->isEnabled() == isOpen, id);
    };
    look(false);
    open("builtin:temple");
    look(true);
    action("file.close")->trigger();
    QVERIFY(current() == nullptr);
    look(false);
}

void TestTopBar::levelsAreChosenThere() {
    open("builtin:dungeons");
    auto* levels = bar().findChild<app::LevelButton*>();
    const auto& pack = current()->pack();
    QVERIFY(levels->accessibleName().contains(QString::fromStdString(pack.levels[0].title)));
    emit levels->menu()->aboutToShow();
    const QList<QAction*> entries = levels->menu()->actions();
    QVERIFY(entries[0]->isChecked());
    entries[1]->trigger();
    QCOMPARE(currentLevelId(*current()), QString::fromStdString(pack.levels[1].id));
    QVERIFY(levels->accessibleName().contains(QString::fromStdString(pack.levels[1].title)));
    // The menu lists rooms, too.
    emit levels->menu()->aboutToShow();
    for (QAction* entry : levels->menu()->actions()) {
        if (entry->text() == QString::fromStdString(pack.rooms[0].title)) {
            entry->trigger();
            break;
        }
    }
    QVERIFY(current()->currentSheet().isRoom());
    QVERIFY(!bar().findChild<QLineEdit*>()->isEnabled());
}

void TestTopBar::playBecomesStopInItsPlace() {
    open("builtin:temple");
    const QRect place = playButton()->geometry();
    QCOMPARE(playButton()->text(), "Play");
    QTest::mouseClick(playButton(), Qt::LeftButton);
    QVERIFY(!canvas()->isVisible());
    QCOMPARE(playButton()->text(), "Stop");
    QCOMPARE(playButton()->accessibleName(), "Stop");
    QCOMPARE(playButton()->geometry(), place);
    QTest::mouseClick(playButton(), Qt::LeftButton);
    QVERIFY(canvas()->isVisible());
    QCOMPARE(playButton()->text(), "Play");
    QCOMPARE(playButton()->geometry(), place);
}

void TestTopBar::theGameTakesHalfOfTheLevelsPlace() {
    open("builtin:temple");
    const Places bars = controls();
    const int whole = canvas()->width();
    QTest::keyClick(window_.get(), Qt::Key_F5, Qt::ControlModifier);
    QCoreApplication::processEvents();
    const widgets::GamePage* game = nullptr;
    for (const auto* page : window_->findChildren<widgets::GamePage*>())
        if (page->isVisible()) game = page;
    QVERIFY(game != nullptr);
    QVERIFY(canvas()->isVisible());
    QVERIFY2(game->width() > whole * 45 / 100, qPrintable(QString::number(game->width())));
    QVERIFY(canvas()->width() > whole * 40 / 100);
    QVERIFY(game->height() > 400);
    // The columns are unchanged.
    QCOMPARE(controls(), bars);
    QTest::mouseClick(playButton(), Qt::LeftButton);
    QCoreApplication::processEvents();
    QCOMPARE(canvas()->width(), whole);
}

MAZELOOM_TEST(TestTopBar)

}  // namespace mazeloom::tst_top_bar

#include "tst_top_bar.moc"
