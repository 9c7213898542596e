// SPDX-License-Identifier: MIT
// The designer's tools for a descent in the real window: rewinding, replays, X-ray, editing beside
// the game, other depths and start values, letters and emoji.

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "app/actions/action_registry.h"
#include "app/dialogs/start_at_depth_dialog.h"
#include "app/domains/play/play_domain.h"
#include "core/edit/paint/palette.h"
#include "tests/app/support/descent_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_log.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/descent_sidebar.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/full/full_game_window.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/play_options.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_descent_tools {

using grid::Point;

class TestDescentTools : public testing::DescentTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("descent-tools"); }
    void init() { setUpFloors(); }
    void cleanup() { tearDown(); }

    void rewindingGoesBackAndAKeyTakesOver();
    void aRunIsKeptAndWatchedAgain();
    void xRayShowsWhatIsHidden();
    void editingBesideItBeginsAnew();
    void aFloorIsPlayedAtTheDepthThatItIsSeenAt();
    void aTrialBeginsWhereAndWithWhatIsWanted();
    void instrumentsAreCalledAsInTheGame();
    void lettersAndEmojiLookDifferent();
    void glyphsAreTheSameInTheFullGame();
    void withoutAFontThereAreNoEmoji();
};

void TestDescentTools::rewindingGoesBackAndAKeyTakesOver() {
    play();
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Down);
    QCOMPARE(hero(), (Point{1, 5}));
    QTest::keyPress(board(), Qt::Key_Backspace);
    QCOMPARE(hero(), (Point{1, 4}));
    QVERIFY(run().isRewinding());
    QTRY_COMPARE(hero(), (Point{1, 2}));
    QTest::keyRelease(board(), Qt::Key_Backspace);
    QVERIFY(!run().isRewinding());
    QVERIFY(run().isInThePast());
    page().findChild<QSlider*>()->setValue(1);
    QCOMPARE(hero(), (Point{1, 2}));
    QCOMPARE(run().session().moves(), 4);
    key(Qt::Key_Right);
    QCOMPARE(hero(), (Point{2, 2}));
    QVERIFY(!run().isInThePast());
    QCOMPARE(run().session().moves(), 2);
}

void TestDescentTools::aRunIsKeptAndWatchedAgain() {
    play();
    key(Qt::Key_Right);
    keys("g");
    key(Qt::Key_Down);
    const auto hash = play::descent::hash(run().state());
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.save-replay")->trigger();
    QVERIFY(QFile::exists(path("walk.jsonl")));
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(run().isPlaying());
    QCOMPARE(run().state().keys, 0);
    QVERIFY(run().isPlayingOn());
    QTRY_COMPARE(run().state().keys, 3);
    QCOMPARE(play::descent::hash(run().state()), hash);
    QVERIFY(!run().isPlayingOn());
    key(Qt::Key_Right);
    QCOMPARE(hero(), (Point{3, 2}));
}

void TestDescentTools::xRayShowsWhatIsHidden() {
    play();
    QVERIFY(view().describe({9, 2}).isEmpty());
    const QImage before = view().grab().toImage();
    key(Qt::Key_X);
    QVERIFY(view().hasXRay());
    QCOMPARE(view().describe({9, 2}), "stairs down");
    QVERIFY(view().grab().toImage() != before);
    key(Qt::Key_X);
    QCOMPARE(view().grab().toImage(), before);
}

void TestDescentTools::editingBesideItBeginsAnew() {
    QTest::keyClick(canvas(), Qt::Key_F5, Qt::ControlModifier);
    QVERIFY(run().isPlaying());
    QVERIFY(canvas()->isVisible());
    key(Qt::Key_Down);
    QTest::keyClick(canvas(), Qt::Key_B);
    window_->toolBox().context().inks().setCurrent(*edit::findInk("floor"));
    const QPoint cell = canvas()->rectOf({6, 2}).center().toPoint();
    QTest::mousePress(canvas(), Qt::LeftButton, {}, cell);
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, cell);
    QVERIFY(current()->isModified());
    QTRY_COMPARE(run().state().floor.terrain({6, 2}), level::Terrain::Floor);
    QCOMPARE(hero(), (Point{1, 1}));
    current()->history()->undo();
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
}

void TestDescentTools::aFloorIsPlayedAtTheDepthThatItIsSeenAt() {
    auto* box = window_->findChild<widgets::RecipePanel*>()->depthBar()->box();
    QVERIFY(box->isVisible());
    QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "6");
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_VERIFY(!shown.isEmpty());
    QVERIFY(!current()->isModified());
    canvas()->setFocus();
    play();
    QCOMPARE(run().state().depth, 6);
    QCOMPARE(hero(), (Point{1, 1}));
    QCOMPARE(run().state().floor.ground->level, std::string("gate"));
    QVERIFY(page().isOnPlayedLevel());
    key(Qt::Key_Right);
    const auto hash = play::descent::hash(run().state());
    willAnswer(chooseFile(path("deep.jsonl")));
    action("play.save-replay")->trigger();
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    // A replay shows the floor at the depth at which it was played, whatever depth is shown now.
    QVERIFY(current()->setShownDepth("gate", 2));
    willAnswer(chooseFile(path("deep.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(run().isPlaying());
    QTRY_COMPARE(run().state().keys, 1);
    QCOMPARE(run().state().depth, 6);
    QCOMPARE(play::descent::hash(run().state()), hash);
    action("play.start")->trigger();
    // The run starts at the depth that the dialog offers, on the level that the pack has for this
    // depth.
    willAnswer([](QDialog* dialog) { dialog->accept(); });
    action("play.start-at-depth")->trigger();
    QCOMPARE(run().state().depth, 1);
    QCOMPARE(run().state().floor.ground->level, std::string("gate"));
    action("play.start")->trigger();
    // Changing the depth starts another game, at once if it is played beside the canvas.
    action("play.beside")->setChecked(true);
    action("play.start")->trigger();
    QCOMPARE(run().state().depth, 2);
    QVERIFY(current()->setShownDepth("gate", 3));
    QTRY_COMPARE(run().state().depth, 3);
    action("play.start")->trigger();
    action("play.beside")->setChecked(false);
}

void TestDescentTools::aTrialBeginsWhereAndWithWhatIsWanted() {
    willAnswer([](QDialog* dialog) {
        auto* trial = qobject_cast<app::StartAtDepthDialog*>(dialog);
        QVERIFY(trial != nullptr);
        const auto click = [trial](const QString& name) {
            for (auto* button : trial->findChildren<QPushButton*>()) {
                if (button->accessibleName() == name)
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
            QFAIL(qPrintable("no button " + name));
        };
        const auto box = [trial](const QString& name) {
            for (auto* found : trial->findChildren<QSpinBox*>()) {
                if (found->accessibleName() == name) return found;
            }
            return static_cast<QSpinBox*>(nullptr);
        };
        box("Depth")->setValue(5);
        QSpinBox* const hp = box("Hit points");
        QCOMPARE(hp->text(), "full");
        QCOMPARE(hp->maximum(), 30);
        hp->setFocus();
        hp->selectAll();
        QTest::keyClicks(hp, "12");
        auto* const items = trial->findChild<QListWidget*>();
        auto* const empty = items->viewport()->findChild<QLabel*>();
        QVERIFY(empty->isVisible());
        click("Add weapon");
        QVERIFY(!empty->isVisible());
        box("Strength")->setValue(7);
        for (auto* check : trial->findChildren<QCheckBox*>()) {
            if (check->accessibleName() == "Enchanted") check->click();
        }
        click("Add potion");
        click("Add armour");
        box("Strength")->setValue(6);
        click("Add wand");
        box("Charges")->setValue(9);
        auto* const spell = trial->findChild<QComboBox*>();
        QVERIFY(spell->isEnabled());
        spell->setFocus();
        QTest::keyClick(spell, Qt::Key_Down);
        QCOMPARE(spell->currentText(), "Thrust");
        trial->accept();
    });
    action("play.start-at-depth")->trigger();
    QVERIFY(run().isPlaying());
    QCOMPARE(run().state().depth, 5);
    QCOMPARE(run().state().hero.hp, 12);
    QVERIFY(board()->sidebar().description().contains("12 of 30"));
    const auto& inventory = run().state().hero.inventory;
    QCOMPARE(inventory.size(), 4);
    QCOMPARE(inventory.armour()->power, 6);
    QCOMPARE(inventory.wand()->spell, play::descent::Spell::Thrust);
    QCOMPARE(inventory.weapon()->power, 7);
    QVERIFY(inventory.weapon()->enchanted);
    QCOMPARE(inventory.wand()->charges, 9);
    QVERIFY(board()->sidebar().description().contains("enchanted warhammer"));
    QVERIFY(board()->sidebar().description().contains("plate armour (6)"));
    QVERIFY(board()->sidebar().description().contains("wand of thrust (9)"));
    // The values are remembered, and F5 alone starts by the rules.
    const auto kept = app::trialOf(QSettings().value("descent/start-at-depth").toString());
    QCOMPARE(kept.depth, 5);
    QCOMPARE(kept.hp, 12);
    QCOMPARE(kept.items.size(), 4u);
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    action("play.start")->trigger();
    QCOMPARE(run().state().depth, 1);
    QCOMPARE(run().state().hero.hp, 30);
    QCOMPARE(run().state().hero.inventory.size(), 0);
    // Hit points stored for another pack's hero become "full" if they exceed this hero's maximum.
    const app::StartAtDepthDialog frail(kept, 10);
    QCOMPARE(frail.trial().hp, 0);
    QCOMPARE(app::trialOf("{\"hp\":-3}").hp, 0);
    QCOMPARE(app::trialOf(app::toText(kept)), kept);
    QCOMPARE(app::trialOf("{\"depth\":-3,\"items\":[{\"kind\":\"spoon\"}]}").items.size(), 0u);
}

void TestDescentTools::instrumentsAreCalledAsInTheGame() {
    QAction* const again = action("play.same-traps");
    const auto isCalled = [&](const QString& name, const QString& tip, const QString& xRay) {
        QCOMPARE(app::withoutMnemonic(again->text()), name);
        QVERIFY2(again->statusTip().contains(tip), qPrintable(again->statusTip()));
        QCOMPARE(again->toolTip(), name + " (Shift+R)\n" + again->statusTip());
        QVERIFY(action("play.x-ray")->statusTip().contains(xRay));
        QVERIFY(action("play.x-ray")->toolTip().contains(xRay));
        for (const QObject* object : again->associatedObjects()) {
            if (const auto* button = qobject_cast<const QToolButton*>(object)) {
                QCOMPARE(button->accessibleName(), name);
                QCOMPARE(button->toolTip(), again->toolTip());
            }
        }
    };
    // The words fit a descent before a game, too, because menus are read then.
    isCalled("Same dungeon again", "monsters", "whole floor");
    play();
    isCalled("Same dungeon again", "monsters", "whole floor");
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY(!run().isPlaying());
    isCalled("Same traps again", "traps", "hidden maze");
    canvas()->setFocus();
    QTest::keyClick(canvas(), Qt::Key_F5);
    isCalled("Same traps again", "traps", "hidden maze");
    action("play.start")->trigger();
    window_->workspace().open(path("deeps"));
    isCalled("Same dungeon again", "monsters", "whole floor");
    // Another shortcut does not change the words.
    window_->actions().setShortcuts(again, {QKeySequence("Ctrl+Alt+R")});
    QCOMPARE(again->toolTip(), "Same dungeon again (Ctrl+Alt+R)\n" + again->statusTip());
    QCOMPARE(window_->actions().titleOf(again), "Same dungeon again");
    window_->actions().setShortcuts(again, window_->actions().standardShortcuts(again));
}

void TestDescentTools::lettersAndEmojiLookDifferent() {
    play();
    const bool hasFont = widgets::hasEmoji();
    QCOMPARE(action("play.emoji")->isEnabled(), hasFont);
    QCOMPARE(view().glyphs(), widgets::Glyphs::Pictures);
    const QImage pictures = view().grab().toImage();
    view().setGlyphs(widgets::Glyphs::Letters);
    const QImage letters = view().grab().toImage();
    QVERIFY(letters != pictures);
    page().setGlyphs(widgets::Glyphs::Emoji);
    QVERIFY(view().grab().toImage() != letters);
    page().setGlyphs(widgets::Glyphs::Letters);
    QCOMPARE(view().grab().toImage(), letters);
}

void TestDescentTools::glyphsAreTheSameInTheFullGame() {
    using widgets::Glyphs;
    QSettings().remove("descent/glyphs");
    widgets::PlayOptions options(true);
    QCOMPARE(options.glyphs(), Glyphs::Pictures);
    options.setGlyphs(Glyphs::Emoji);
    widgets::PlayControls controls;
    widgets::FullGameWindow game(controls, options, widgets::SoundPlayer::Output::None, nullptr);
    widgets::DescentPage playtest(controls, widgets::SoundPlayer::Output::None);
    playtest.follow(options);
    QCOMPARE(game.descent().view().glyphs(), Glyphs::Emoji);
    QCOMPARE(playtest.view().glyphs(), Glyphs::Emoji);
    // Changes the option by the keys of the full game's options page.
    game.resize(1000, 700);
    game.setVisible(true);
    game.open(game.options());
    game.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(&game));
    QPushButton* letters = nullptr;
    for (auto* button : game.options().findChildren<QPushButton*>()) {
        if (button->accessibleName() == "Descent: Letters") letters = button;
    }
    QVERIFY(letters != nullptr && letters->isEnabled() && !letters->isChecked());
    const auto isAtTheChoice = [letters] {
        return QApplication::focusWidget()->parentWidget() == letters->parentWidget();
    };
    for (int i = 0; i < 9 && !isAtTheChoice(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(isAtTheChoice());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QVERIFY(letters->isChecked());
    QCOMPARE(game.descent().view().glyphs(), Glyphs::Letters);
    QCOMPARE(playtest.view().glyphs(), Glyphs::Letters);
    QCOMPARE(QSettings().value("descent/glyphs").toString(), "letters");
    QCOMPARE(widgets::PlayOptions(true).glyphs(), Glyphs::Letters);
    options.setGlyphs(Glyphs::Emoji);
    QCOMPARE(game.descent().view().glyphs(), Glyphs::Emoji);
    QVERIFY(!letters->isChecked());
    // The window's action switches the playtest's drawings, and shows changes made elsewhere.
    if (!widgets::hasEmoji()) return;
    action("play.emoji")->trigger();
    QCOMPARE(view().glyphs(), Glyphs::Emoji);
    action("play.emoji")->trigger();
    QCOMPARE(view().glyphs(), Glyphs::Pictures);
    window_->findChild<app::PlayDomain*>()->options().setGlyphs(Glyphs::Emoji);
    QVERIFY(action("play.emoji")->isChecked());
    QCOMPARE(view().glyphs(), Glyphs::Emoji);
}

void TestDescentTools::withoutAFontThereAreNoEmoji() {
    using widgets::Glyphs;
    QSettings().setValue("descent/glyphs", "emoji");
    widgets::PlayOptions options(false);
    QCOMPARE(options.glyphs(), Glyphs::Pictures);
    const widgets::OptionsPage page(options);
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (!button->accessibleName().startsWith("Descent: ")) continue;
        const bool isEmoji = button->text() == "Emoji";
        QCOMPARE(button->isEnabled(), !isEmoji);
        QCOMPARE(button->toolTip().contains("Noto Color Emoji"), isEmoji);
        QCOMPARE(button->isChecked(), button->text() == "Pictures");
    }
    // The choice takes effect again when the font is available.
    options.setVolume(options.volume() / 2);
    QCOMPARE(widgets::PlayOptions(true).glyphs(), Glyphs::Emoji);
}

MAZELOOM_TEST(TestDescentTools)

}  // namespace mazeloom::tst_descent_tools

#include "tst_descent_tools.moc"
