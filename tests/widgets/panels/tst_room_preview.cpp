// SPDX-License-Identifier: MIT
// A room's allowed rotations and its preview in a level, beside its fields.
#include <memory>

#include <QAbstractButton>
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include "core/edit/paint/paint_delta.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/inspector/inspector_panel.h"
#include "widgets/panels/inspector/room_picture.h"
#include "widgets/panels/inspector/room_preview.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::tst_room_preview {

using grid::Point;
using widgets::PackDocument;

class TestRoomPreview : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();

    void theStripShowsTheRoomAsItIsPainted();
    void waysThatLookAlikeSaySo();
    void aRoomIsSeenInALevel();
    void thePreviewKeepsUpWithTheRoom();
    void thePreviewSaysWhyThereIsNone();
    void aHiddenPreviewDoesNoWork();

  private:
    template <typename Input>
    Input* input(const QString& name) {
        for (auto* one : panel_->findChildren<Input*>()) {
            if (one->accessibleName() == name && one->isVisible()) return one;
        }
        return nullptr;
    }
    QAbstractButton* button(const QString& name) { return input<QAbstractButton>(name); }
    int commands() const { return document_->history()->count(); }

    std::unique_ptr<PackDocument> document_;
    std::unique_ptr<widgets::EditContext> context_;
    std::unique_ptr<widgets::InspectorPanel> panel_;
};

namespace {

/// Adds a closed room and two levels, one of which places rooms.
void addHall(PackDocument& document) {
    level::Level dungeon =
        testing::solid({31, 31}, {"handcrafted-rooms", "rooms", "maze", "doors", "unite"});
    dungeon.id = "dungeon";
    dungeon.title = "Dungeon";
    addLevel(document, dungeon, 2, "");
    level::Room hall;
    hall.id = "hall";
    hall.cells = grid::Grid<level::Terrain>({7, 6}, level::Terrain::Wall);
    for (int y = 1; y < 5; ++y) {
        for (int x = 1; x < 6; ++x)
            hall.cells.at({x, y}) = level::Terrain::Floor;
    }
    addRoom(document, hall, 1, "");
}

}  // namespace

void TestRoomPreview::init() {
    pack::Reading reading;
    level::Level level =
        testing::painted({"########", "#......#", "#......#", "#......#", "########"}, {});
    for (const char* id : {"one", "two"}) {
        level.id = id;
        reading.pack.levels.push_back(level);
    }
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Floor);
    reading.pack.rooms.push_back(std::move(room));
    document_ = std::make_unique<PackDocument>("p", std::move(reading));
    context_ = std::make_unique<widgets::EditContext>();
    panel_ = std::make_unique<widgets::InspectorPanel>(*context_,
                                                       widgets::InspectorPanel::Subject::Sheet);
    panel_->resize(320, 1000);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    context_->setDocument(document_.get());
}

void TestRoomPreview::cleanup() {
    panel_.reset();
    context_.reset();
    document_.reset();
}

void TestRoomPreview::theStripShowsTheRoomAsItIsPainted() {
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    const auto picture = [&](const char* name) {
        return button(name)->icon().pixmap(48, QIcon::Normal, QIcon::Off).toImage();
    };
    const QImage before = picture("Turned by 90°");
    QVERIFY(!before.isNull());
    QCOMPARE(picture("Turned by 0°"), before);
    paintCells(*document_, widgets::roomSheet("lair"),
               edit::deltaOf(*paintOf(*document_, widgets::roomSheet("lair")),
                             edit::Area(Point{0, 0}), edit::terrainInk(level::Terrain::Wall)),
               "Paint");
    QTRY_VERIFY(picture("Turned by 90°") != before);
    QVERIFY(picture("Turned by 90°") != picture("Turned by 0°"));
    const auto isWall = [&](const char* name, int x, int y) {
        return picture(name).pixel(x, y) != picture(name).pixel(24, 24);
    };
    const int near = 5;
    const int far = 43;
    QVERIFY(isWall("Turned by 0°", near, near) && !isWall("Turned by 0°", far, near));
    QVERIFY(isWall("Turned by 90°", far, near) && !isWall("Turned by 90°", near, near));
    QVERIFY(isWall("Turned by 180°", far, far) && !isWall("Turned by 180°", near, near));
    QVERIFY(isWall("Mirrored, turned by 0°", far, near));
}

void TestRoomPreview::waysThatLookAlikeSaySo() {
    document_->setCurrentSheet(widgets::roomSheet("lair"));
    QCOMPARE(button("Turned by 0°")->text(), QString("0°"));
    QCOMPARE(button("Turned by 90°")->text(), QString("= 0°"));
    QVERIFY(button("Turned by 90°")->toolTip().contains("Turned by 0°"));
    QVERIFY(button("Turned by 90°")->toolTip().contains("never"));
    button("Turned by 90°")->click();
    QVERIFY(!button("Turned by 90°")->toolTip().contains("never"));
}

void TestRoomPreview::aRoomIsSeenInALevel() {
    addHall(*document_);
    auto* preview = panel_->findChild<widgets::RoomPreview*>();
    QVERIFY(preview != nullptr && preview->isVisible());
    // The level that places rooms is selected first.
    QCOMPARE(preview->levels()->currentText(), QString("Dungeon"));
    QTRY_COMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::Placed);
    const grid::Rect place = preview->trial().places.front();
    QVERIFY((grid::Size{place.width, place.height} == grid::Size{7, 6}));
    QCOMPARE(preview->trial().map.cells.at(place.centre()).terrain(), level::Terrain::Floor);
    QVERIFY(preview->text().contains(QString::number(preview->trial().seed)));

    auto* picture = panel_->findChild<widgets::RoomPicture*>();
    QVERIFY(picture->isVisible());
    QVERIFY(picture->shown().contains(place));
    QVERIFY(preview->trial().map.cells.bounds().contains(picture->shown()));
    // The outline has the accent colour.
    const QImage drawn = picture->grab().toImage();
    const QRgb accent = widgets::themeOf(*picture).accent.rgb();
    int outlined = 0;
    for (int y = 0; y < drawn.height(); ++y) {
        for (int x = 0; x < drawn.width(); ++x)
            outlined += drawn.pixel(x, y) == accent ? 1 : 0;
    }
    QVERIFY(outlined > 50);

    const std::uint64_t seed = preview->trial().seed;
    QTest::mouseClick(button("Next seed"), Qt::LeftButton);
    QTRY_VERIFY(preview->trial().seed > seed);
    // The level keeps its own seed.
    QCOMPARE(commands(), 2);
}

void TestRoomPreview::thePreviewKeepsUpWithTheRoom() {
    addHall(*document_);
    auto* preview = panel_->findChild<widgets::RoomPreview*>();
    QTRY_COMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::Placed);
    const widgets::Sheet hall = widgets::roomSheet("hall");
    const auto paint = [&](Point at, level::Terrain terrain) {
        paintCells(
            *document_, hall,
            edit::deltaOf(*paintOf(*document_, hall), edit::Area(at), edit::terrainInk(terrain)),
            "Paint");
    };
    const auto columns = [&] {
        int count = 0;
        for (const grid::Rect& place : preview->trial().places) {
            for (int y = place.y; y <= place.bottom(); ++y) {
                for (int x = place.x; x <= place.right(); ++x) {
                    const level::Terrain built = preview->trial().map.cells.at({x, y}).terrain();
                    count += built == level::Terrain::Column ? 1 : 0;
                }
            }
        }
        return count;
    };
    QCOMPARE(columns(), 0);
    paint({3, 2}, level::Terrain::Column);
    QTRY_COMPARE(columns(), static_cast<int>(preview->trial().places.size()));
    QVERIFY(columns() > 0);
    document_->history()->undo();
    QTRY_COMPARE(columns(), 0);
    // A change that breaks the room is reported at once, and fixed.
    paint({3, 0}, level::Terrain::Floor);
    QTRY_COMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::Flawed);
    QVERIFY(!panel_->findChild<widgets::RoomPicture*>()->isVisible());
    document_->history()->undo();
    QTRY_COMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::Placed);
}

void TestRoomPreview::thePreviewSaysWhyThereIsNone() {
    addHall(*document_);
    auto* preview = panel_->findChild<widgets::RoomPreview*>();
    QTRY_COMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::Placed);
    // A level without the stage that places rooms.
    auto* levels = preview->levels();
    levels->setFocus();
    QTest::keyClick(levels, Qt::Key_Down);
    QTRY_COMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::NoStage);
    QVERIFY(preview->text().contains("Handcrafted rooms"));
    QTest::keyClick(levels, Qt::Key_Up);
    QTRY_COMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::Placed);
    auto* weight = input<QSpinBox>("Weight");
    weight->setFocus();
    weight->selectAll();
    QTest::keyClicks(weight, "0");
    QTest::keyClick(weight, Qt::Key_Return);
    QTRY_COMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::NeverDrawn);
    QVERIFY(!preview->text().isEmpty());
    // The pack has no level at all.
    for (const char* id : {"one", "two", "dungeon"})
        removeSheet(*document_, widgets::levelSheet(id));
    QTRY_VERIFY2(preview->text().contains("no level"), qPrintable(preview->text()));
    QVERIFY(!button("Next seed")->isEnabled());
}

void TestRoomPreview::aHiddenPreviewDoesNoWork() {
    auto* preview = panel_->findChild<widgets::RoomPreview*>();
    QSignalSpy updated(preview, &widgets::RoomPreview::updated);
    addHall(*document_);
    QTRY_VERIFY(updated.count() > 0);
    QTRY_COMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::Placed);
    setCurrentLevel(*document_, "one");
    QVERIFY(!preview->isVisible());
    updated.clear();
    setRoom(
        *document_, "hall",
        [&] {
            level::Room room = *findRoom(*document_, "hall");
            room.weight = 0;
            return room;
        }(),
        "Weight");
    setCurrentLevel(*document_, "one");
    QTest::qWait(100);
    QCOMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::Placed);
    document_->setCurrentSheet(widgets::roomSheet("hall"));
    QTRY_COMPARE(preview->trial().outcome, generate::RoomTrial::Outcome::NeverDrawn);
}

MAZELOOM_TEST(TestRoomPreview)

}  // namespace mazeloom::tst_room_preview

#include "tst_room_preview.moc"
