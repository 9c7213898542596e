// SPDX-License-Identifier: MIT
// Level → Tiles… in the real window: the user adds a picture and assigns its tiles, and the pack
// gets all of it in one step, or nothing.
#include <sys/stat.h>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QUrl>

#include "app/exchange/level_preview.h"
#include "app/tiles/meaning_tree.h"
#include "app/tiles/shape_editor.h"
#include "app/tiles/tiles_dialog.h"
#include "app/workspace/language.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/undo_history.h"
#include "widgets/panels/number_box.h"
#include "widgets/tiles/picture_list.h"
#include "widgets/tiles/tileset_view.h"

namespace mazeloom::tst_tiles_dialog {

using app::MeaningTree;
using app::ShapeEditor;
using app::TilesDialog;
using level::EdgeSet;
using level::TileVariants;
using widgets::PictureList;
using widgets::TilesetView;

namespace {

const char* const kFloor = "terrain floor";
const char* const kWall = "terrain wall";

/// The dialog's controls as a user operates them.
struct Hand {
    explicit Hand(QDialog* asked) : dialog(*qobject_cast<TilesDialog*>(asked)) {}

    template <typename Part>
    Part* part(const QString& name = {}) const {
        for (Part* one : dialog.findChildren<Part*>()) {
            if (name.isEmpty() || one->accessibleName() == name) return one;
        }
        return nullptr;
    }
    TilesetView& view() const { return *part<TilesetView>(); }
    widgets::NumberBox& number(const QString& name) const {
        return *part<widgets::NumberBox>(name);
    }
    PictureList& shapes() const { return *part<PictureList>("Shapes"); }
    PictureList& variants() const { return *part<PictureList>("Variants"); }
    QString state() const { return dialog.findChild<QLabel*>("state")->text(); }
    QTreeWidgetItem* entry(const QString& name) const {
        const auto found =
            part<MeaningTree>()->findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? nullptr : found.front();
    }
    QAbstractButton* button(const QString& word) const {
        for (auto* one : dialog.findChildren<QAbstractButton*>()) {
            if (one->text().remove('&').contains(word) || one->accessibleName() == word) return one;
        }
        return nullptr;
    }

    void drop(const QStringList& files) const {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& file : files)
            urls << QUrl::fromLocalFile(file);
        data.setUrls(urls);
        QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&dialog, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&dialog, &event);
        QTest::qWait(20);
    }
    void choose(const QString& name) const {
        auto* tree = part<MeaningTree>();
        QTreeWidgetItem* item = entry(name);
        QVERIFY2(item != nullptr, qPrintable(name));
        tree->scrollToItem(item);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                          tree->visualItemRect(item).center());
        QCOMPARE(tree->currentItem(), item);
    }
    void click(int tile, Qt::KeyboardModifiers modifiers = {}) const {
        view().setCursorTile(tile);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, modifiers,
                          view().rectOf(tile).center());
    }
    void press(const QString& word) const {
        QVERIFY2(button(word) != nullptr && button(word)->isEnabled(), qPrintable(word));
        QTest::mouseClick(button(word), Qt::LeftButton);
    }
    void tick(const QString& word) const {
        auto* one = qobject_cast<QRadioButton*>(button(word));
        QVERIFY2(one != nullptr, qPrintable(word));
        one->click();
    }
    void end(QDialogButtonBox::StandardButton button) const {
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(button), Qt::LeftButton);
    }
    void ok() const { end(QDialogButtonBox::Ok); }
    void cancel() const { end(QDialogButtonBox::Cancel); }

    TilesDialog& dialog;
};

QKeySequence undoKey() {
    return QKeySequence(Qt::CTRL | Qt::Key_Z);
}

}  // namespace

class TestTilesDialog : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() {
        prepare("tiles-dialog");
        // English plurals come from the translation.
        app::installTranslations(QLocale("en"));
    }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void aWholeSessionIsOneStep();
    void cancelLeavesThePackAlone();
    void nothingChangedIsNoStep();
    void keysAreEnough();
    void theLevelIsSeenInTheTilesAtOnce();
    void shapesFollowEachOther();
    void variantsHaveWeights();
    void undoGoesThroughTheDialogsOwnEdits();
    void whatIsNoPictureIsRefused();
    void anotherPictureTellsWhatItLacks();
    void looksAreRenamedDuplicatedAndRemoved();
    void escapeAsksWhereThereIsSomethingToLose();
    void aPackThatCanOnlyBeLookedAtIsNotEdited();
    void everyPartHasANameAndATip();
    void ownTerrainsGetTiles();

  private:
    /// Writes a picture of 8-pixel squares, each of another colour, and returns its path.
    QString picture(const QString& name, QSize tiles) const {
        QImage image(tiles * 8, QImage::Format_ARGB32);
        QPainter painter(&image);
        for (int i = 0; i < tiles.width() * tiles.height(); ++i) {
            painter.fillRect(i % tiles.width() * 8, i / tiles.width() * 8, 8, 8,
                             QColor::fromHsv(i * 37 % 360, 200, 255 - i % 100));
        }
        painter.end();
        image.save(path(name));
        return path(name);
    }
    /// Creates a pack and opens its dialog, which `work` must close.
    void edit(const std::function<void(Hand&)>& work) {
        willAnswer([work](QDialog* dialog) {
            QVERIFY(qobject_cast<TilesDialog*>(dialog) != nullptr);
            Hand hand(dialog);
            work(hand);
            // After a failed test, close the dialog instead of waiting for ever.
            const bool isEnded = !dialog->isVisible();
            if (!isEnded) dialog->done(QDialog::Rejected);
            QVERIFY(isEnded);
        });
        action("tiles.edit")->trigger();
    }
    const level::TileMappings& mappings() { return current()->pack().tileMappings; }
    QString town() const { return picture("town-8px.png", {8, 8}); }
};

void TestTilesDialog::aWholeSessionIsOneStep() {
    newSolidPack();
    const level::Pack before = current()->pack();
    edit([&](Hand& hand) {
        QVERIFY(hand.view().accessibleDescription().contains("drop a PNG"));
        // Both 8 and 16 pixels divide the picture, and its name states no size.
        hand.drop({picture("town.png", {8, 8})});
        QCOMPARE(hand.part<QComboBox>()->currentText(), QString("town"));
        QCOMPARE(hand.number("Tile size").value(), 16);
        hand.number("Tile size").setValue(8);
        QCOMPARE(hand.entry("floor")->text(1), QString("none yet"));
        hand.choose("floor");
        hand.click(3);
        hand.click(4, Qt::ControlModifier);
        QCOMPARE(hand.entry("floor")->text(1), QString("2 tiles"));
        // The list shows the tile itself.
        const QImage icon = hand.entry("floor")->icon(0).pixmap(24).toImage();
        QCOMPARE(icon.pixelColor(12, 12), QImage(path("town.png")).pixelColor(28, 4));
        hand.choose("wall");
        hand.tick("16 tiles");
        hand.click(32);
        auto* shapes = hand.part<ShapeEditor>();
        QCOMPARE(shapes->fillMenu()->actions().size(), qsizetype{3});
        shapes->fillMenu()->actions()[0]->trigger();
        QCOMPARE(hand.entry("wall")->text(1), QString("16 of 16"));
        hand.ok();
    });
    QCOMPARE(mappings().size(), std::size_t{1});
    const level::TileMapping& mapping = mappings()[0];
    QCOMPARE(mapping.id, std::string("town"));
    QCOMPARE(mapping.title, std::string("town"));
    QCOMPARE(mapping.side, 8);
    QFile file(path("town.png"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(std::string(mapping.picture.bytes()), file.readAll().toStdString());
    QCOMPARE(mapping.rules.size(), std::size_t{2});
    QCOMPARE(mapping.ruleFor(kFloor)->shapes, (std::vector<TileVariants>{{{3, 1}, {4, 1}}}));
    QCOMPARE(mapping.ruleFor(kWall)->edges, EdgeSet::Sides);
    for (int shape = 0; shape < 16; ++shape) {
        QCOMPARE(mapping.ruleFor(kWall)->shapes[static_cast<std::size_t>(shape)],
                 (TileVariants{{32 + shape, 1}}));
    }
    // A new mapping is shown at once.
    QVERIFY(canvas()->tileLook() != nullptr);
    current()->history()->undo();
    QVERIFY(canvas()->tileLook() == nullptr);
    QCOMPARE(current()->pack(), before);
    QVERIFY(!current()->history()->canUndo());
}

void TestTilesDialog::cancelLeavesThePackAlone() {
    newSolidPack();
    const level::Pack before = current()->pack();
    edit([&](Hand& hand) {
        hand.drop({town()});
        hand.click(3);
        hand.cancel();
    });
    QCOMPARE(current()->pack(), before);
    QVERIFY(!current()->history()->canUndo());
}

void TestTilesDialog::nothingChangedIsNoStep() {
    newSolidPack();
    edit([&](Hand& hand) { hand.ok(); });
    QVERIFY(!current()->history()->canUndo());
    edit([&](Hand& hand) {
        hand.drop({town()});
        hand.click(3);
        hand.ok();
    });
    QVERIFY(current()->history()->canUndo());
    current()->setSaved();
    // Inspecting everything, and choosing a set without assigning tiles, is not an edit.
    edit([&](Hand& hand) {
        hand.choose("floor");
        hand.tick("47 tiles");
        hand.choose("wall");
        hand.ok();
    });
    QVERIFY(!current()->isModified());
}

void TestTilesDialog::keysAreEnough() {
    newSolidPack();
    edit([&](Hand& hand) {
        hand.drop({town()});
        auto* tree = hand.part<MeaningTree>();
        tree->setFocus();
        hand.dialog.activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(tree));
        // From the wall, which is selected first, to the floor, and on to the picture.
        while (hand.part<MeaningTree>()->currentItem() != hand.entry("floor"))
            QTest::keyClick(tree, Qt::Key_Down);
        QTest::keyClick(tree, Qt::Key_Return);
        TilesetView& view = hand.view();
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&view));
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.accessibleDescription().contains("Tile 9: column 2, row 2"));
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(view.accessibleDescription().contains("Stands for: floor"));
        QTest::keyClick(&view, Qt::Key_End);
        QTest::keyClick(&view, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Space, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Delete);
        QVERIFY(hand.dialog.isVisible());
        // Goes to the sets, and assigns all shapes at once.
        auto* sides = hand.button("16 tiles");
        sides->setFocus();
        QTest::keyClick(sides, Qt::Key_Space);
        auto* fill = hand.button("Fill all shapes");
        fill->setFocus();
        QTimer::singleShot(0, this, [] {
            QWidget* menu = nullptr;
            QTRY_VERIFY((menu = QApplication::activePopupWidget()) != nullptr);
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::keyClick(fill, Qt::Key_Space);
        QTRY_COMPARE(hand.entry("floor")->text(1), QString("16 of 16"));
        // Moves over the board with the arrow keys.
        PictureList& shapes = hand.shapes();
        shapes.setFocus();
        QTest::keyClick(&shapes, Qt::Key_End);
        QTest::keyClick(&shapes, Qt::Key_Delete);
        QCOMPARE(hand.entry("floor")->text(1), QString("15 of 16"));
        QTest::keyClick(&shapes, Qt::Key_Return);
        QVERIFY(hand.dialog.isVisible());
        auto* box = hand.dialog.findChild<QDialogButtonBox*>();
        box->button(QDialogButtonBox::Ok)->setFocus();
        QTest::keyClick(box->button(QDialogButtonBox::Ok), Qt::Key_Return);
    });
    QCOMPARE(mappings().size(), std::size_t{1});
    const level::TileRule* floor = mappings()[0].ruleFor(kFloor);
    QVERIFY(floor != nullptr && floor->edges == EdgeSet::Sides);
    // The second layout: a block of 4 × 4 tiles, with the first one at the cursor, on tile 0.
    QCOMPARE(floor->shapes[4], (TileVariants{{8, 1}}));
    QVERIFY(floor->shapes[15].empty());
}

void TestTilesDialog::theLevelIsSeenInTheTilesAtOnce() {
    newSolidPack();
    edit([&](Hand& hand) {
        widgets::Canvas& canvas = hand.dialog.findChild<app::LevelPreview*>()->canvas();
        // A cell in the middle of the level, which is all wall.
        const auto shown = [&canvas] {
            const QPoint at = canvas.view().rectOf(grid::Point{15, 10}).center().toPoint();
            return canvas.grab().toImage().pixelColor(at);
        };
        QTRY_VERIFY(canvas.view().level() == (grid::Size{30, 20}));
        const QColor own = shown();
        hand.drop({town()});
        const QImage tiles(path("town-8px.png"));
        for (const int tile : {3, 12}) {
            hand.click(tile);
            QTRY_COMPARE(shown(), tiles.pixelColor(tile % 8 * 8 + 4, tile / 8 * 8 + 4));
        }
        hand.press("Remove all");
        QTRY_COMPARE(shown(), own);
        hand.cancel();
    });
}

void TestTilesDialog::shapesFollowEachOther() {
    newSolidPack();
    edit([&](Hand& hand) {
        hand.drop({town()});
        hand.choose("wall");
        hand.tick("47 tiles");
        QCOMPARE(hand.shapes().count(), 47);
        QCOMPARE(hand.shapes().currentRow(), 0);
        for (int tile = 0; tile < 47; ++tile)
            hand.click(tile);
        QCOMPARE(hand.shapes().currentRow(), 46);
        QVERIFY(hand.shapes()
                    .item(46)
                    ->data(Qt::AccessibleTextRole)
                    .toString()
                    .contains("All neighbours are alike: tile 46"));
        // Clicking a tile that is already assigned also moves on to the next shape, without an
        // edit.
        QTest::mouseClick(hand.shapes().viewport(), Qt::LeftButton, {},
                          hand.shapes().visualItemRect(hand.shapes().item(5)).center());
        hand.click(5);
        QCOMPARE(hand.shapes().currentRow(), 6);
        // A right click removes a shape's tiles.
        const QPoint at = hand.shapes().visualItemRect(hand.shapes().item(2)).center();
        QContextMenuEvent menu(QContextMenuEvent::Mouse, at,
                               hand.shapes().viewport()->mapToGlobal(at));
        QApplication::sendEvent(hand.shapes().viewport(), &menu);
        QCOMPARE(hand.entry("wall")->text(1), QString("46 of 47"));
        hand.ok();
    });
    const level::TileRule* wall = mappings()[0].ruleFor(kWall);
    for (int shape = 0; shape < 47; ++shape) {
        const TileVariants expected = shape == 2 ? TileVariants() : TileVariants{{shape, 1}};
        QCOMPARE(wall->shapes[static_cast<std::size_t>(shape)], expected);
    }
}

void TestTilesDialog::variantsHaveWeights() {
    newSolidPack();
    edit([&](Hand& hand) {
        hand.drop({town()});
        hand.choose("floor");
        hand.click(1);
        QVERIFY(!hand.number("Weight of the variant").isEnabled());
        // The button does the same as Ctrl.
        hand.button("add a variant")->click();
        hand.click(2);
        hand.click(3);
        QCOMPARE(hand.variants().count(), 3);
        QCOMPARE(hand.variants().currentRow(), 2);
        hand.number("Weight of the variant").setValue(4);
        QVERIFY(hand.variants()
                    .item(2)
                    ->data(Qt::AccessibleTextRole)
                    .toString()
                    .contains("Tile 3, weight 4 of 6"));
        QTest::mouseClick(hand.variants().viewport(), Qt::LeftButton, {},
                          hand.variants().visualItemRect(hand.variants().item(0)).center());
        QCOMPARE(hand.number("Weight of the variant").value(), 1);
        QTest::keyClick(&hand.variants(), Qt::Key_Delete);
        hand.ok();
    });
    QCOMPARE(mappings()[0].ruleFor(kFloor)->shapes, (std::vector<TileVariants>{{{2, 1}, {3, 4}}}));
}

void TestTilesDialog::undoGoesThroughTheDialogsOwnEdits() {
    newSolidPack();
    edit([&](Hand& hand) {
        hand.drop({town()});
        hand.dialog.activateWindow();
        QTRY_VERIFY(hand.dialog.isActiveWindow());
        hand.choose("floor");
        hand.click(1);
        hand.choose("wall");
        hand.tick("16 tiles");
        hand.click(2);
        hand.number("Tile size").setValue(12);
        hand.number("Tile size").setValue(16);
        const auto undo = [&] { QTest::keySequence(&hand.view(), undoKey()); };
        undo();  // undoes both changes of the tile size
        QCOMPARE(hand.number("Tile size").value(), 8);
        undo();
        QCOMPARE(hand.entry("wall")->text(1), QString("none yet"));
        undo();
        QVERIFY(hand.button("One tile")->isEnabled());
        undo();
        QCOMPARE(hand.entry("floor")->text(1), QString("none yet"));
        QTest::keySequence(&hand.view(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
        QCOMPARE(hand.entry("floor")->text(1), QString("1 tile"));
        undo();
        undo();  // undoes adding the picture
        QVERIFY(!hand.part<QComboBox>()->isEnabled());
        QVERIFY(!hand.button("Undo")->isEnabled());
        // The pack's own history is separate.
        undo();
        hand.cancel();
    });
    QVERIFY(mappings().empty());
}

void TestTilesDialog::whatIsNoPictureIsRefused() {
    newSolidPack();
    write("notes.png", "These are notes.");
    QFile whole(town());
    QVERIFY(whole.open(QIODevice::ReadOnly));
    write("broken.png", whole.readAll().left(60));
    QCOMPARE(::mkfifo(qPrintable(path("pipe.png")), 0600), 0);
    QString told;
    edit([&](Hand& hand) {
        QTimer::singleShot(50, this, [&told] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            told = box->text();
            box->accept();
        });
        hand.drop(
            {path("notes.png"), path("broken.png"), path("nowhere.png"), path("pipe.png"), town()});
        // The valid picture is added all the same.
        QTRY_COMPARE(hand.part<QComboBox>()->count(), 1);
        hand.cancel();
    });
    QVERIFY2(told.contains("“notes.png” is no PNG picture: save it as one"), qPrintable(told));
    QVERIFY2(told.contains("“broken.png” is damaged or too large"), qPrintable(told));
    QVERIFY2(told.contains("“nowhere.png” cannot be read"), qPrintable(told));
    QVERIFY2(told.contains("“pipe.png” cannot be read: it is no regular file"), qPrintable(told));
}

void TestTilesDialog::anotherPictureTellsWhatItLacks() {
    newSolidPack();
    edit([&](Hand& hand) {
        hand.drop({town()});
        hand.choose("floor");
        hand.click(1);
        hand.click(63, Qt::ControlModifier);
        hand.click(62, Qt::ControlModifier);
        // The file now has fewer rows and more columns.
        picture("town-8px.png", {10, 4});
        hand.press("Reload the picture");
        QCOMPARE(hand.state(), QString("2 tiles lie outside of the picture, and are not drawn"));
        QVERIFY(hand.view().tileAt(hand.view().rectOf(39).center()) == 39);
        hand.press("Remove them");
        QCOMPARE(hand.entry("floor")->text(1), QString("1 tile"));
        QVERIFY(hand.state().isEmpty());
        // An unreadable file changes nothing.
        write("town-8px.png", "no more");
        QTimer::singleShot(50, this, [] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            box->accept();
        });
        hand.press("Reload the picture");
        hand.ok();
    });
    QCOMPARE(mappings().size(), std::size_t{1});
    QCOMPARE(mappings()[0].picture.size(), (grid::Size{80, 32}));
    QCOMPARE(mappings()[0].ruleFor(kFloor)->shapes, (std::vector<TileVariants>{{{1, 1}}}));
}

void TestTilesDialog::looksAreRenamedDuplicatedAndRemoved() {
    newSolidPack();
    edit([&](Hand& hand) {
        hand.drop({town(), picture("cave.png", {4, 4})});
        auto* list = hand.part<QComboBox>();
        QCOMPARE(list->count(), 2);
        QCOMPARE(list->currentText(), QString("cave"));
        hand.click(1);
        hand.press("Duplicate");
        QCOMPARE(list->currentText(), QString("cave (copy)"));
        QCOMPARE(hand.entry("wall")->text(1), QString("1 tile"));
        QTimer::singleShot(50, this, [] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            dialog->findChild<QLineEdit*>()->setText("Deep cave");
            dialog->accept();
        });
        hand.press("Rename…");
        QCOMPARE(list->currentText(), QString("Deep cave"));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Up);
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(list->currentText(), QString("town-8px"));
        QCOMPARE(hand.entry("wall")->text(1), QString("none yet"));
        hand.press("Remove");
        QCOMPARE(list->count(), 2);
        hand.ok();
    });
    QCOMPARE(mappings().size(), std::size_t{2});
    QCOMPARE(mappings()[0].id, std::string("cave"));
    QCOMPARE(mappings()[1].id, std::string("cave-copy"));
    QCOMPARE(mappings()[1].title, std::string("Deep cave"));
}

void TestTilesDialog::escapeAsksWhereThereIsSomethingToLose() {
    newSolidPack();
    edit([&](Hand& hand) { QTest::keyClick(&hand.dialog, Qt::Key_Escape); });
    edit([&](Hand& hand) {
        hand.drop({town()});
        const auto answer = [this](QMessageBox::StandardButton button) {
            QTimer::singleShot(50, this, [button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box != nullptr);
                QTest::mouseClick(box->button(button), Qt::LeftButton);
            });
        };
        answer(QMessageBox::No);
        QTest::keyClick(&hand.dialog, Qt::Key_Escape);
        QVERIFY(hand.dialog.isVisible());
        answer(QMessageBox::Yes);
        QTest::keyClick(&hand.dialog, Qt::Key_Escape);
    });
    QVERIFY(mappings().empty());
}

void TestTilesDialog::aPackThatCanOnlyBeLookedAtIsNotEdited() {
    newSolidPack();
    current()->setReadOnly(true);
    QSignalSpy refused(current(), &widgets::PackDocument::editRefused);
    action("tiles.edit")->trigger();
    QCOMPARE(refused.count(), 1);
}

void TestTilesDialog::everyPartHasANameAndATip() {
    newSolidPack();
    edit([&](Hand& hand) {
        hand.drop({town()});
        hand.choose("wall");
        hand.tick("47 tiles");
        for (QWidget* widget : hand.dialog.findChildren<QWidget*>()) {
            const bool isReached = (widget->focusPolicy() & Qt::TabFocus) != 0 &&
                                   widget->isVisible() && widget->focusProxy() == nullptr;
            if (!isReached || qobject_cast<QDialogButtonBox*>(widget->parentWidget()) != nullptr)
                continue;
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            const bool isNamed = !widget->accessibleName().isEmpty() ||
                                 (button != nullptr && !button->text().isEmpty());
            QVERIFY2(isNamed, widget->metaObject()->className());
        }
        hand.cancel();
    });
}

void TestTilesDialog::ownTerrainsGetTiles() {
    newSolidPack();
    level::OwnTerrain moss;
    moss.id = "moss";
    moss.title = "Soft moss";
    moss.character = 'e';
    moss.colour = {0x2fa84cff};
    QVERIFY(setOwnTerrains(*current(), {moss}, "Add a terrain"));
    edit([&](Hand& hand) {
        hand.drop({town()});
        QTreeWidgetItem* entry = hand.entry("Soft moss");
        QVERIFY(entry != nullptr);
        QCOMPARE(entry->parent()->text(0), QString("The pack's own terrains"));
        QCOMPARE(entry->text(1), QString("none yet"));
        // Without a tile it shows its own look, faded.
        const QColor pale = entry->icon(0).pixmap(24).toImage().pixelColor(2, 2);
        QVERIFY(pale.green() > pale.red() && pale.green() > pale.blue());
        hand.choose("Soft moss");
        QVERIFY(hand.part<ShapeEditor>() != nullptr);
        hand.click(5);
        QCOMPARE(entry->text(1), QString("1 tile"));
        QVERIFY2(hand.view().accessibleDescription().contains("Stands for: Soft moss"),
                 qPrintable(hand.view().accessibleDescription()));
        hand.ok();
    });
    QCOMPARE(mappings().size(), std::size_t{1});
    QVERIFY(mappings()[0].ruleFor("terrain own:moss") != nullptr);
    QCOMPARE(mappings()[0].ruleFor("terrain own:moss")->shapes,
             (std::vector<TileVariants>{{{5, 1}}}));
    const auto shown = [&] {
        const level::Cell cell = level::TerrainTable({moss}).cell(moss.terrain);
        return canvas()->tileLook()->plain(cell).terrain;
    };
    QCOMPARE(shown(), 5);
    // A rename changes nothing; without the terrain its tile is reported.
    moss.title = "Lawn";
    QVERIFY(setOwnTerrains(*current(), {moss}, "Rename a terrain"));
    QCOMPARE(shown(), 5);
    QVERIFY(removeOwnTerrain(*current(), moss.terrain, "Remove a terrain"));
    QCOMPARE(shown(), -1);
    edit([&](Hand& hand) {
        QVERIFY(hand.entry("Lawn") == nullptr);
        QCOMPARE(hand.entry("terrain own:moss")->parent()->text(0),
                 QString("Not in the pack any more"));
        hand.cancel();
    });
    current()->history()->undo();
    QCOMPARE(shown(), 5);
}

MAZELOOM_TEST(TestTilesDialog)

}  // namespace mazeloom::tst_tiles_dialog

#include "tst_tiles_dialog.moc"
