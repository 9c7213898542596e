// SPDX-License-Identifier: MIT
// View → Look of levels: a game's own tiles in the real window, with undo, broken pictures and the
// remembered choice.
#include <functional>

#include <QAbstractItemView>
#include <QActionGroup>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>

#include "app/actions/action_registry.h"
#include "app/workspace/tile_looks.h"
#include "core/document/edits_structure.h"
#include "tests/app/support/canvas_picture.h"
#include "tests/app/support/window_test.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "tests/support/tiles.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/theme/theme_ids.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_look_domain {

using widgets::PackDocument;

class TestLookDomain : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("look"); }
    void init() { setUp(); }
    void cleanup() {
        for (PackDocument* document : window_->workspace().documents())
            document->setSaved();
        tearDown();
    }

    void withoutTilesItSaysWhatToDo();
    void aKeyShowsThemAndTakesThemAway();
    void theMenuOffersEach();
    void undoTakesThemAwayAndRedoBringsThemBack();
    void whatCannotBeShownIsSaid();
    void eachPackHasItsOwn();
    void itIsRemembered();
    void aCopiedPictureIsAsTheCanvas();
    void picturesThatLeaveAreAsTheCanvas_data();
    void picturesThatLeaveAreAsTheCanvas();
    void smallPicturesFollowTheLetters();

  private:
    void setTiles(level::TileMappings mappings) {
        PackDocument* document = current();
        QVERIFY(document->apply(document::setTileMappings(document->content(), std::move(mappings)),
                                "Tiles"));
    }
    void openTemple() {
        QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
        window_->workspace().open("builtin:temple");
        QTRY_VERIFY(!shown.isEmpty());
    }
    QAction* toggle() { return action("view.tiles"); }
    bool isInTiles() { return canvas()->tileLook() != nullptr; }
    QMenu* menu() {
        for (QObject* object : toggle()->associatedObjects())
            if (auto* menu = qobject_cast<QMenu*>(object)) return menu;
        return nullptr;
    }
    /// Returns an entry of the menu, updated as when a user opens it.
    QAction* entry(const QString& text) {
        emit menu()->aboutToShow();
        for (QAction* action : menu()->actions())
            if (app::withoutMnemonic(action->text()) == text) return action;
        return nullptr;
    }
    static level::TileMapping broken() {
        level::TileMapping mapping = testing::paintedTiles("broken");
        const std::string bytes(mapping.picture.bytes());
        mapping.picture = level::pictureOf(bytes.substr(0, 60)).value();
        return mapping;
    }
};

void TestLookDomain::withoutTilesItSaysWhatToDo() {
    QVERIFY(!toggle()->isEnabled());
    QVERIFY(window_->actions().reasonOf(toggle()).contains("Open a pack"));
    newSolidPack();
    QVERIFY(!toggle()->isEnabled());
    QVERIFY(toggle()->toolTip().contains("Tiles…"));
    QVERIFY(entry("Mazeloom")->isChecked());
    setTiles({testing::paintedTiles("stone")});
    QVERIFY(toggle()->isEnabled());
    QVERIFY(window_->actions().reasonOf(toggle()).isEmpty());
    QVERIFY(!toggle()->toolTip().contains("Tiles…"));
    QVERIFY(!isInTiles());
}

void TestLookDomain::aKeyShowsThemAndTakesThemAway() {
    newSolidPack();
    setTiles({testing::paintedTiles("stone"), testing::paintedTiles("sand", 16, 2)});
    const auto key = [this] { QTest::keyClick(canvas(), Qt::Key_8, Qt::AltModifier); };
    key();
    QVERIFY(isInTiles() && toggle()->isChecked());
    QVERIFY(entry("Tiles of stone")->isChecked());
    entry("Tiles of sand")->trigger();
    const auto sand = canvas()->tileLook();
    key();
    QVERIFY(!isInTiles() && !toggle()->isChecked());
    key();
    QVERIFY(isInTiles());
    QVERIFY(entry("Tiles of sand")->isChecked());
    QVERIFY(!entry("Tiles of stone")->isChecked());
}

void TestLookDomain::theMenuOffersEach() {
    newSolidPack();
    level::TileMapping odd = testing::paintedTiles("odd");
    odd.title = "Bricks & <b>mortar</b>";
    setTiles({testing::paintedTiles("stone"), odd});
    QVERIFY(entry("Bricks && <b>mortar</b>") != nullptr ||
            entry("Bricks & <b>mortar</b>") != nullptr);
    QAction* const stone = entry("Tiles of stone");
    QVERIFY(stone->actionGroup() != nullptr && stone->actionGroup()->isExclusive());
    stone->trigger();
    QVERIFY(isInTiles());
    QVERIFY(!entry("Mazeloom")->isChecked());
    entry("Mazeloom")->trigger();
    QVERIFY(!isInTiles());
}

void TestLookDomain::undoTakesThemAwayAndRedoBringsThemBack() {
    newSolidPack();
    setTiles({testing::paintedTiles("stone")});
    toggle()->trigger();
    const auto look = canvas()->tileLook();
    // The same mapping with another picture.
    setTiles({testing::paintedTiles("stone", 16, 9)});
    QVERIFY(isInTiles() && canvas()->tileLook() != look);
    setTiles({});
    QVERIFY(!isInTiles() && !toggle()->isEnabled() && !toggle()->isChecked());
    QTest::keyClick(canvas(), Qt::Key_8, Qt::AltModifier);
    QVERIFY(!isInTiles());
    action("edit.undo")->trigger();
    QVERIFY(isInTiles() && toggle()->isChecked());
    action("edit.redo")->trigger();
    QVERIFY(!isInTiles());
}

void TestLookDomain::whatCannotBeShownIsSaid() {
    newSolidPack();
    level::TileMapping lost = testing::paintedTiles("lost");
    lost.picture = {};
    setTiles({broken(), lost, testing::paintedTiles("stone")});
    for (const QString title : {"Tiles of broken", "Tiles of lost"}) {
        QVERIFY(!entry(title)->isEnabled());
        QVERIFY(entry(title)->toolTip().contains("Cannot be shown"));
    }
    QVERIFY(entry("Tiles of stone")->isEnabled());
    // Without an earlier choice the toggle takes the first mapping, which is broken.
    toggle()->trigger();
    QVERIFY(!isInTiles() && !toggle()->isChecked());
    entry("Tiles of stone")->trigger();
    QVERIFY(isInTiles());
    // A mapping breaks while it is shown, and is fixed.
    level::TileMapping damaged = broken();
    damaged.id = "stone";
    setTiles({damaged});
    QVERIFY(!isInTiles());
    action("edit.undo")->trigger();
    QVERIFY(isInTiles());
}

void TestLookDomain::eachPackHasItsOwn() {
    newSolidPack();
    PackDocument* first = current();
    setTiles({testing::paintedTiles("stone")});
    toggle()->trigger();
    newSolidPack();
    QVERIFY(!isInTiles());
    setTiles({testing::paintedTiles("stone")});
    QVERIFY(!isInTiles());
    window_->workspace().setCurrent(first);
    QVERIFY(isInTiles());
}

void TestLookDomain::itIsRemembered() {
    openTemple();
    setTiles({testing::paintedTiles("sand"), testing::paintedTiles("stone", 16, 2)});
    entry("Tiles of stone")->trigger();
    QVERIFY(isInTiles());
    current()->setSaved();
    showWindow();
    openTemple();
    QVERIFY(!isInTiles());
    setTiles({testing::paintedTiles("sand"), testing::paintedTiles("stone", 16, 2)});
    QVERIFY(isInTiles());
    QVERIFY(entry("Tiles of stone")->isChecked());
    toggle()->trigger();
    current()->setSaved();
    showWindow();
    openTemple();
    setTiles({testing::paintedTiles("sand"), testing::paintedTiles("stone", 16, 2)});
    QVERIFY(!isInTiles());
    toggle()->trigger();
    QVERIFY(entry("Tiles of stone")->isChecked());
}

void TestLookDomain::aCopiedPictureIsAsTheCanvas() {
    newSolidPack();
    QTRY_VERIFY(action("edit.copy-as-picture")->isEnabled());
    setTiles({testing::paintedTiles("stone")});
    const auto copied = [this] {
        action("edit.copy-as-picture")->trigger();
        return QGuiApplication::clipboard()->image().convertToFormat(QImage::Format_RGB32);
    };
    const QImage own = copied();
    toggle()->trigger();
    const QImage inTiles = copied();
    // With tiles, the picture has the tiles' own 16 pixels per cell.
    QCOMPARE(inTiles.size(), QSize(30 * 16, 20 * 16));
    QVERIFY(own.size() != inTiles.size());
    const QImage wall = canvas()->tileLook()->tile(46, 16).convertToFormat(QImage::Format_RGB32);
    QCOMPARE(inTiles.copy(5 * 16, 5 * 16, 16, 16), wall);
}

void TestLookDomain::picturesThatLeaveAreAsTheCanvas_data() {
    QTest::addColumn<QByteArray>("theme");
    QTest::addColumn<bool>("letters");
    for (const QByteArray theme : widgets::themeIds()) {
        QTest::addRow("%s", theme.constData()) << theme << false;
        QTest::addRow("%s, letters", theme.constData()) << theme << true;
    }
}

/// The pictures lack the grid and overlays, which are aids of the window.
void TestLookDomain::picturesThatLeaveAreAsTheCanvas() {
    QFETCH(QByteArray, theme);
    QFETCH(bool, letters);
    QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
    window_->workspace().setCurrent(
        window_->workspace().add(widgets::newPackFile("Own", testing::packOfItsOwn())));
    QTRY_VERIFY(!shown.isEmpty() && window_->player().timeline() != nullptr);
    action(QByteArray("view.theme-" + theme).constData())->trigger();
    action("view.letters")->setChecked(letters);
    QCOMPARE(canvas()->theme().hasLetters, letters);
    const int columns = window_->player().timeline()->cells().size().width;
    const auto seen = [&](int cell) {
        return testing::canvasPicture(window_->player(), canvas()->theme(), cell);
    };

    action("edit.copy-as-picture")->trigger();
    const QImage copied =
        QGuiApplication::clipboard()->image().convertToFormat(QImage::Format_RGB32);
    int cell = copied.width() / columns;
    auto other = testing::firstOtherCell(copied, seen(cell), cell);
    QVERIFY2(!other, "copied: " + testing::describe(other));

    QSettings().setValue("export/format", "png");
    const QStringList files =
        window_->findChild<widgets::LevelList*>()->filesOf(*current(), QStringLiteral("own"));
    QCOMPARE(files.size(), 1);
    const QImage dragged = QImage(files.front()).convertToFormat(QImage::Format_RGB32);
    cell = dragged.width() / columns;
    other = testing::firstOtherCell(dragged, seen(cell), cell);
    QVERIFY2(!other, "dragged out: " + testing::describe(other));

    // Compares the dialog's preview and its output.
    std::optional<bool> isSame;
    willAnswer([&](QDialog* dialog) {
        const auto* preview = dialog->findChild<widgets::Canvas*>();
        isSame = preview->theme().number() == canvas()->theme().number();
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    action("file.export-levels")->trigger();
    QCOMPARE(isSame, std::optional(true));
    const QImage exported = QImage(path("own.png")).convertToFormat(QImage::Format_RGB32);
    other = testing::firstOtherCell(exported, dragged, cell, 0);
    QVERIFY2(!other, "exported: " + testing::describe(other));
}

void TestLookDomain::smallPicturesFollowTheLetters() {
    level::Pack pack = testing::packOfItsOwn();
    level::Stamp stamp;
    stamp.title = "Start";
    stamp.paint = level::PaintGrid({2, 2}, level::painted(level::Terrain::Floor));
    stamp.mask = grid::Grid<std::uint8_t>({2, 2}, 1);
    stamp.objects.emplace_back();
    stamp.terrains = pack.terrains;
    pack.stamps.push_back(stamp);
    window_->workspace().setCurrent(
        window_->workspace().add(widgets::newPackFile("Own", std::move(pack))));
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    auto* bench = window_->findChild<widgets::Workbench*>();
    const auto panel = [&](const char* id) {
        widgets::PanelFrame* frame = bench->find(id);
        bench->show(*frame);
        QCoreApplication::processEvents();
        return frame;
    };
    const auto stamps = [&] {
        return panel("stamps")
            ->findChild<QAbstractItemView*>()
            ->model()
            ->index(0, 0)
            .data(Qt::DecorationRole)
            .value<QImage>();
    };
    const auto kinds = [&] {
        const auto* list = panel("kinds")->findChild<QListWidget*>();
        return list->item(1)->icon().pixmap(list->iconSize()).toImage();
    };
    // Both panels redraw their pictures when the look changes.
    for (const auto& picture : {std::function<QImage()>(stamps), std::function<QImage()>(kinds)}) {
        const QImage drawn = picture();
        QVERIFY(!drawn.isNull());
        action("view.letters")->trigger();
        const QImage letters = picture();
        QVERIFY(letters != drawn);
        action("view.letters")->trigger();
        QCOMPARE(picture(), drawn);
    }
}

MAZELOOM_TEST(TestLookDomain)

}  // namespace mazeloom::tst_look_domain

#include "tst_look_domain.moc"
