// SPDX-License-Identifier: MIT
// The welcome page in the real window, by mouse and by keys.
#include <map>

#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include "core/edit/new_pack.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_file.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/levels/pack_tabs.h"
#include "widgets/play/full/full_game_window.h"
#include "widgets/welcome/card_grid.h"
#include "widgets/welcome/live_backdrop.h"
#include "widgets/welcome/welcome_page.h"
#include "widgets/workbench/fold_header.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_welcome {

using app::MainWindow;
using widgets::CardGrid;
using widgets::PackCard;
using widgets::PanelFrame;
using widgets::WelcomePage;
using widgets::Workbench;

class TestWelcome : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("welcome"); }
    void init();
    void cleanup() { tearDown(); }

    void isSeenWhileNoPackIsOpen();
    void cardsHavePictures();
    void rowsOfCardsAreEven();
    void oneClickOpensABuiltInPack();
    void keysChooseAndOpen();
    void newPackBeginsOne();
    void isFoundInTheMenuAndLeft();
    void listsWhatWasOpen();
    void missingPacksAreDimAndCanBeRemoved();
    void deleteRemovesAndTheFocusGoesOn();
    void aPackThatComesBackIsFound();
    void fitsIntoEveryWidth();
    void gridsAreAsHighAsTheirCards();
    void panelsAreHiddenWithoutAPack();
    void panelsThatFloatAreHiddenToo();
    void templatesCanBePlayedAtOnce();
    void backdropMovesOnlyWhenItMay();
    void templatesSayWhatTheyMake();
    void playSaysWhyItIsOff();
    void theFullGameNeedsNoPack();

  private:
    WelcomePage* page() { return window_->findChild<WelcomePage*>(); }
    QString current() {
        const auto* document = window_->workspace().current();
        return document == nullptr ? QString() : document->name();
    }
    QString saved(const QString& name);
    static QStringList recent() { return QSettings().value("file/recent").toStringList(); }
    QStringList shownRecent() {
        QStringList names;
        for (const PackCard* card : page()->recent()->cards())
            names << card->name();
        return names;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window_->focusWidget(), key, modifiers);
    }
};

void TestWelcome::init() {
    setUp();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

QString TestWelcome::saved(const QString& name) {
    const auto pack = widgets::newPackFile(name, edit::newPack(name.toStdString(), "Level"));
    [&] { QVERIFY(pack.file->saveAs(folder_->filePath(name))); }();
    return pack.file->folder();
}

void TestWelcome::isSeenWhileNoPackIsOpen() {
    QVERIFY(page()->isVisible());
    QVERIFY(!canvas()->isVisible());
    window_->workspace().open("builtin:temple");
    QVERIFY(!page()->isVisible());
    QVERIFY(canvas()->isVisible());
    action("file.close")->trigger();
    QVERIFY(page()->isVisible());
    QVERIFY(page()->isAncestorOf(window_->focusWidget()));
}

void TestWelcome::cardsHavePictures() {
    QCOMPARE(page()->builtIn()->cards().size(), std::size_t{5});
    for (const PackCard* card : page()->builtIn()->cards()) {
        QTRY_VERIFY_WITH_TIMEOUT(!card->preview().picture.isNull(), 30'000);
        QVERIFY(!card->accessibleName().isEmpty());
        QVERIFY(card->accessibleDescription().contains("level"));
        QVERIFY(!card->toolTip().isEmpty() && !card->statusTip().isEmpty());
    }
    // The pictures follow the theme.
    const QImage before = page()->builtIn()->cards().front()->preview().picture;
    const bool isDark = themes_->theme().isDark;
    action(isDark ? "view.theme-light" : "view.theme-dark")->trigger();
    QTRY_VERIFY(page()->builtIn()->cards().front()->preview().picture != before);
}

/// Five cards do not leave one alone in its row, and the temple, the first thing to try, is first.
void TestWelcome::rowsOfCardsAreEven() {
    const auto& cards = page()->builtIn()->cards();
    QCOMPARE(cards.front()->name(), QString("builtin:temple"));
    for (const int width : {900, 1280, 1920}) {
        window_->resize(width, 800);
        QCoreApplication::processEvents();
        std::map<int, int> rows;
        for (const PackCard* card : cards)
            ++rows[card->y()];
        for (const auto& [y, count] : rows)
            QVERIFY2(count * 2 > rows.begin()->second, qPrintable(QString::number(width)));
    }
}

void TestWelcome::oneClickOpensABuiltInPack() {
    QTest::mouseClick(page()->builtIn()->find("builtin:temple"), Qt::LeftButton);
    QCOMPARE(current(), QString("builtin:temple"));
    QVERIFY(canvas()->isVisible());
    // The canvas has the focus, so Space plays at once.
    QCOMPARE(window_->focusWidget(), canvas());
    // Built-in packs have their own place on the page.
    QVERIFY(recent().contains("builtin:temple"));
    QVERIFY(shownRecent().isEmpty());
}

void TestWelcome::keysChooseAndOpen() {
    const auto& cards = page()->builtIn()->cards();
    QCOMPARE(window_->focusWidget(), cards[0]);
    press(Qt::Key_Right);
    QCOMPARE(window_->focusWidget(), cards[1]);
    // Arrow keys stay among the cards.
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Right);
    press(Qt::Key_Down);
    QCOMPARE(window_->focusWidget(), cards[4]);
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Left);
    press(Qt::Key_Up);
    QCOMPARE(window_->focusWidget(), cards[0]);
    press(Qt::Key_Tab);
    QCOMPARE(window_->focusWidget(), cards[1]);
    press(Qt::Key_Return);
    QCOMPARE(current(), cards[1]->name());
    action("file.close")->trigger();
    press(Qt::Key_Space);
    QCOMPARE(current(), cards[0]->name());
}

void TestWelcome::newPackBeginsOne() {
    for (auto* button : page()->findChildren<QPushButton*>()) {
        if (button->accessibleName() == "New pack: Temple")
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(current(), QString("Untitled"));
    QVERIFY(!page()->isVisible());
}

void TestWelcome::isFoundInTheMenuAndLeft() {
    window_->workspace().open("builtin:temple");
    window_->workspace().open("builtin:dungeons");
    const auto isLeftBy = [this](const std::function<void()>& act) {
        action("file.welcome")->trigger();
        if (!page()->isVisible() || canvas()->isVisible()) return false;
        act();
        return !page()->isVisible() && canvas()->isVisible();
    };
    QVERIFY(isLeftBy([this] { press(Qt::Key_Escape); }));
    QCOMPARE(current(), QString("builtin:dungeons"));
    QVERIFY(isLeftBy([this] {
        for (auto* button : page()->findChildren<QPushButton*>()) {
            if (button->text() == "Back to the pack") QTest::mouseClick(button, Qt::LeftButton);
        }
    }));
    auto* tabs = window_->findChild<widgets::PackTabs*>();
    QVERIFY(isLeftBy([&] {  // the tab that is current already
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    }));
    QVERIFY(
        isLeftBy([&] { QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center()); }));
    QCOMPARE(current(), QString("builtin:temple"));
    QVERIFY(isLeftBy([this] {  // the pack that is open already
        QTest::mouseClick(page()->builtIn()->find("builtin:temple"), Qt::LeftButton);
    }));
    QVERIFY(isLeftBy([this] { action("file.open-temple")->trigger(); }));
    QVERIFY(isLeftBy([this] {  // the level that is shown already
        auto* tree = window_->findChild<widgets::LevelList*>()->tree();
        const QRect row = tree->visualRect(tree->currentIndex());
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, row.center());
    }));
    QVERIFY(isLeftBy([this] {
        auto* document = window_->workspace().current();
        setCurrentLevel(*document, QString::fromStdString(document->pack().levels[1].id));
    }));
}

void TestWelcome::listsWhatWasOpen() {
    QVERIFY(!page()->recent()->isVisible());
    const QString a = saved("a");
    const QString b = saved("b");
    window_->workspace().open(a);
    window_->workspace().open(b);
    action("file.welcome")->trigger();
    QVERIFY(page()->recent()->isVisible());
    QCOMPARE(shownRecent(), (QStringList{b, a}));
    // Arrow keys move between the cards of built-in and of recent packs.
    page()->builtIn()->cards().back()->setFocus();
    press(Qt::Key_Right);
    QCOMPARE(window_->focusWidget(), page()->recent()->find(b));
    press(Qt::Key_Left);
    QCOMPARE(window_->focusWidget(), page()->builtIn()->cards().back());
    PackCard* card = page()->recent()->find(a);
    QTRY_COMPARE(card->accessibleName(), QString("a"));
    QVERIFY(card->accessibleDescription().contains(a));
    QTest::mouseClick(card, Qt::LeftButton);
    QCOMPARE(current(), a);
    QVERIFY(canvas()->isVisible());
}

void TestWelcome::missingPacksAreDimAndCanBeRemoved() {
    const QString gone = folder_->filePath("gone");
    QSettings().setValue("file/recent", QStringList{gone, saved("here")});
    window_.reset();
    window_ = std::make_unique<MainWindow>(*themes_);
    window_->show();
    PackCard* card = page()->recent()->find(gone);
    QVERIFY(card != nullptr);
    QTRY_VERIFY(card->isMissing());
    QCOMPARE(card->accessibleName(), QString("gone, not found"));
    QVERIFY(!page()->recent()->cards()[1]->isMissing());
    // A plain click on the card opens nothing.
    QTest::mouseClick(card, Qt::LeftButton, {}, {100, 180});
    QCOMPARE(current(), QString());
    auto* remove = card->findChild<QToolButton*>();
    QVERIFY(remove->isVisible() && !remove->accessibleName().isEmpty());
    QTest::mouseClick(remove, Qt::LeftButton);
    QCOMPARE(recent().size(), 1);
    QCOMPARE(shownRecent().size(), 1);
}

void TestWelcome::deleteRemovesAndTheFocusGoesOn() {
    QStringList names;
    for (const char* name : {"a", "b", "c"}) {
        names << saved(name);
        window_->workspace().open(names.back());
    }
    action("file.welcome")->trigger();
    page()->recent()->find(names[1])->setFocus();
    press(Qt::Key_Delete);
    QCOMPARE(shownRecent(), (QStringList{names[2], names[0]}));
    QCOMPARE(window_->focusWidget(), page()->recent()->find(names[0]));
    press(Qt::Key_Delete);
    QCOMPARE(window_->focusWidget(), page()->recent()->find(names[2]));
    press(Qt::Key_Delete);
    QVERIFY(shownRecent().isEmpty());
    QVERIFY(!page()->recent()->isVisible());
    // The packs' files are not deleted.
    for (const QString& name : names)
        QVERIFY(QFile::exists(name + "/pack.json"));
}

void TestWelcome::aPackThatComesBackIsFound() {
    const QString pack = saved("here");
    window_->workspace().open(pack);
    action("file.close")->trigger();
    QVERIFY(QDir().rename(pack, pack + "-away"));
    window_->workspace().open("builtin:temple");
    action("file.close")->trigger();
    PackCard* card = page()->recent()->find(pack);
    QTRY_VERIFY(card->isMissing());
    QVERIFY(QDir().rename(pack + "-away", pack));
    QTest::mouseClick(card, Qt::LeftButton, {}, {100, 180});
    QTRY_VERIFY(!card->isMissing());
    QTest::mouseClick(card, Qt::LeftButton, {}, {100, 180});
    QCOMPARE(current(), pack);
}

void TestWelcome::fitsIntoEveryWidth() {
    for (int i = 0; i < 6; ++i)
        window_->workspace().open(saved(QString("pack-%1").arg(i)));
    action("file.welcome")->trigger();
    CardGrid* grid = page()->recent();
    for (const QSize size :
         {QSize(900, 600), QSize(1280, 800), QSize(1920, 1080), QSize(640, 480), QSize(1, 1)}) {
        window_->resize(size);
        QTest::qWait(30);
        // The page scrolls only vertically.
        QCOMPARE(page()->horizontalScrollBar()->maximum(), 0);
        const auto& cards = grid->cards();
        for (std::size_t i = 0; i < cards.size(); ++i) {
            QVERIFY(grid->rect().contains(cards[i]->geometry()));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!cards[i]->geometry().intersects(cards[j]->geometry()));
        }
    }
}

/// A grid that has become wider needs fewer rows; the page does not scroll over empty space.
void TestWelcome::gridsAreAsHighAsTheirCards() {
    for (const QSize size :
         {QSize(840, 600), QSize(1280, 800), QSize(900, 600), QSize(1920, 1080)}) {
        window_->resize(size);
        const CardGrid* grid = page()->builtIn();
        QTRY_COMPARE(grid->height(), grid->heightForWidth(grid->width()));
        const auto* last = grid->cards().back();
        QCOMPARE(last->geometry().bottom(), grid->rect().bottom());
    }
}

void TestWelcome::panelsAreHiddenWithoutAPack() {
    const auto shown = [this] {
        QStringList ids;
        for (const auto* frame : window_->findChildren<PanelFrame*>()) {
            if (frame->isVisible()) ids << frame->id();
        }
        ids.sort();
        return ids;
    };
    QVERIFY2(shown().isEmpty(), qPrintable(shown().join(' ')));
    QCOMPARE(page()->width(), window_->width());
    for (const auto* header : window_->findChildren<widgets::FoldHeader*>())
        QVERIFY2(!header->isVisible(), qPrintable(header->text()));
    QVERIFY(!action("panel.recipe")->isEnabled());
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY(shown().contains("levels") && shown().contains("timeline"));
    // The user's arrangement of panels comes back, also in the next session.
    auto* bench = window_->findChild<Workbench*>();
    bench->setOpen(*bench->find("history"), false);
    bench->find("breakPoints")->setUnfolded(true);
    bench->moveToOtherSide(*bench->find("recipe"));
    bench->show("campaign");
    QCoreApplication::processEvents();
    const QStringList chosen = shown();
    QVERIFY(chosen.contains("breakPoints"));
    const int middle = bench->pages().width();
    QVERIFY(bench->pages().bar()->isVisible());
    action("file.close")->trigger();
    QVERIFY2(shown().isEmpty(), qPrintable(shown().join(' ')));
    QVERIFY(!bench->pages().bar()->isVisible());
    QVERIFY(page()->isAncestorOf(window_->focusWidget()));
    window_->workspace().open("builtin:temple");
    bench->show("campaign");
    QCoreApplication::processEvents();
    QCOMPARE(shown(), chosen);
    QCOMPARE(bench->pages().width(), middle);
    action("file.close")->trigger();
    QVERIFY(window_->close());
    showWindow();
    QVERIFY2(shown().isEmpty(), qPrintable(shown().join(' ')));
    window_->workspace().open("builtin:temple");
    bench = window_->findChild<Workbench*>();
    bench->show("campaign");
    QCoreApplication::processEvents();
    QCOMPARE(shown(), chosen);
}

void TestWelcome::panelsThatFloatAreHiddenToo() {
    auto* bench = window_->findChild<Workbench*>();
    PanelFrame& recipe = *bench->find("recipe");
    // Without a pack no floating panel shows.
    bench->setFloating(recipe, true);
    QVERIFY(!recipe.isVisible());
    window_->workspace().open("builtin:temple");
    QVERIFY(recipe.isVisible());
    QVERIFY(recipe.window() != window_.get());
    action("file.close")->trigger();
    QVERIFY(!recipe.isVisible());
    QVERIFY(bench->isFloating(recipe));
}

void TestWelcome::templatesCanBePlayedAtOnce() {
    for (const QString name : {"Temple", "Dungeon", "Descent", "Empty"}) {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        action("file.welcome")->trigger();
        QPushButton* button = nullptr;
        for (auto* each : page()->findChildren<QPushButton*>()) {
            if (each->text() == name) button = each;
        }
        QVERIFY2(button != nullptr, qPrintable(name));
        QVERIFY(!button->statusTip().isEmpty());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!page()->isVisible());
        QVERIFY(current().startsWith("Untitled"));
        QVERIFY(shown.wait(30'000));
        canvas()->setFocus();
        press(Qt::Key_F5);
        // The game replaces the canvas.
        QVERIFY2(!canvas()->isVisible(), qPrintable(name));
        press(Qt::Key_F5);
        QVERIFY2(canvas()->isVisible(), qPrintable(name));
    }
}

void TestWelcome::backdropMovesOnlyWhenItMay() {
    const widgets::LiveBackdrop& backdrop = page()->backdrop();
    QTRY_VERIFY_WITH_TIMEOUT(backdrop.isRunning(), 30'000);
    const auto before = backdrop.shown();
    QTRY_VERIFY(backdrop.shown() > before);
    // Another window becomes active.
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QVERIFY(!backdrop.isRunning());
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(backdrop.isRunning());
    // Without motion the backdrop shows a finished level.
    action("view.motion")->setChecked(false);
    QVERIFY(!backdrop.isRunning());
    const auto all = backdrop.shown();
    action("view.motion")->setChecked(true);
    QVERIFY(backdrop.isRunning());
    // The backdrop does not run behind a pack.
    window_->workspace().open("builtin:temple");
    QVERIFY(!backdrop.isRunning());
    QVERIFY(all > before);
}

void TestWelcome::templatesSayWhatTheyMake() {
    int explained = 0;
    for (const auto* button : page()->findChildren<QPushButton*>()) {
        if (!button->accessibleName().startsWith("New pack")) continue;
        for (const auto* label : page()->findChildren<QLabel*>()) {
            // The label beside the button explains it.
            const bool isBeside = label->parent() == button->parent() &&
                                  label->geometry().left() > button->geometry().right() &&
                                  label->geometry().top() <= button->geometry().bottom() &&
                                  label->geometry().bottom() >= button->geometry().top();
            explained += isBeside && label->isVisible() && label->text() == button->statusTip();
        }
    }
    QCOMPARE(explained, static_cast<int>(edit::kPackTemplates.size()));
}

void TestWelcome::playSaysWhyItIsOff() {
    const QList<const char*> ids{"play.start", "play.start-here", "play.start-at-depth"};
    for (const char* id : ids) {
        QVERIFY(!action(id)->isEnabled());
        QVERIFY2(action(id)->toolTip().contains("Open a pack first"),
                 qPrintable(action(id)->toolTip()));
        QVERIFY(action(id)->statusTip().contains("Open a pack first"));
    }
    QMenu* menu = nullptr;
    for (auto* candidate : window_->findChildren<QMenu*>())
        if (candidate->actions().contains(action("play.start"))) menu = candidate;
    QVERIFY(menu != nullptr);
    QVERIFY(menu->toolTipsVisible());
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY(!action("play.start")->toolTip().contains("Open a pack first"));
    for (const char* id : ids)
        QVERIFY(!action(id)->statusTip().contains("Open a pack first"));
    QVERIFY(action("play.start")->isEnabled());
    action("file.close")->trigger();
    QTRY_VERIFY(action("play.start")->statusTip().contains("Open a pack first"));
}

void TestWelcome::theFullGameNeedsNoPack() {
    QPushButton* play = nullptr;
    for (auto* button : page()->findChildren<QPushButton*>())
        if (button->accessibleName() == "Full game") play = button;
    QVERIFY(play != nullptr);
    QTest::mouseClick(play, Qt::LeftButton);
    auto* game = window_->findChild<widgets::FullGameWindow*>();
    QVERIFY(game != nullptr);
    QVERIFY(game->isVisible());
    QVERIFY(window_->workspace().current() == nullptr);
    const auto document = widgets::readPackFile("builtin:temple");
    QCOMPARE(game->windowTitle(), QString::fromStdString(document.reading.pack.title));
    QVERIFY(!document.reading.pack.campaign.nodes.empty());
    // The key of the full game also leaves it.
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(game));
    QTest::keyClick(game->focusWidget(), Qt::Key_F11);
    QTRY_VERIFY(window_->findChild<widgets::FullGameWindow*>() == nullptr);
    QVERIFY(page()->isVisible());
}

MAZELOOM_TEST(TestWelcome)

}  // namespace mazeloom::tst_welcome

#include "tst_welcome.moc"
