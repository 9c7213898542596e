// SPDX-License-Identifier: MIT
// Edits of levels, rooms and the pack itself through a document: do, undo, redo.
#include <memory>

#include <QSignalSpy>
#include <QTest>

#include "core/edit/campaign_edit.h"
#include "core/edit/paint_delta.h"
#include "core/edit/room_paint.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "widgets/document/pack_document.h"

using namespace mazeloom;
using edit::Area;
using level::Terrain;
using widgets::levelSheet;
using widgets::PackDocument;
using widgets::roomSheet;
using widgets::Sheet;
using widgets::SheetPart;

class TestPackEdits : public QObject {
    Q_OBJECT

  private slots:
    void paintsAndTellsWhere();
    void aStrokeIsOneCommand();
    void aLargeLevelIsGeneratedWhenTheStrokeEnds();
    void paintsRoomsAndTheirEntrances();
    void aRoomIsShownLikeALevel();
    void sharedSnapshotsStayAsTheyWere();
    void objectsStayInside();
    void resizes();
    void addsAndRemovesLevels();
    void idsAreUniqueAndFitForFiles();
    void theCampaignFollowsItsLevels();
    void aDragOnTheCampaignIsOneCommand();
    void movesBetweenFolders();
    void foldersOfOldPacksKeepTheirPlaces();
    void foldersAreMadeRenamedMovedAndDeleted();
    void aFolderThatTakesAnothersNameJoinsIt();
    void onlyFilesThatDifferAreModified();
    void undoShowsWhatItChanges();
    void knowsWhatIsModified();
    void aSeedIsNoModification();
    void levelsAreGeneratedWithTheRoomsAsPainted();
    void theHistoryForgetsItsOldestWhenItKeepsTooMuch();
    void aCommandTooLargeIsKeptAlone();
    void aHistoryMadeAnewMergesAndEndsAsBefore();
    void randomEditsUndoAndRedoExactly();
    void randomEditsWithLittleMemory();
};

namespace {

pack::Reading twoLevelsAndARoom() {
    pack::Reading reading;
    level::Pack& pack = reading.pack;
    pack.id = "test";
    pack.title = "Test";
    for (const char* id : {"one", "two"}) {
        level::Level level = testing::solid({12, 9}, {"maze"});
        level.id = id;
        level.title = id;
        pack.levels.push_back(std::move(level));
    }
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<Terrain>({5, 5}, Terrain::Wall);
    for (int y = 1; y < 4; ++y) {
        for (int x = 1; x < 4; ++x)
            room.cells.at({x, y}) = Terrain::Floor;
    }
    pack.rooms.push_back(std::move(room));
    return reading;
}

edit::PaintDelta deltaOf(const PackDocument& document, const Sheet& sheet, const Area& area,
                         edit::Ink ink) {
    return edit::deltaOf(*document.paintOf(sheet), area, ink);
}

bool paint(PackDocument& document, const Sheet& sheet, const Area& area, edit::Ink ink,
           widgets::Gesture gesture = widgets::kNoGesture) {
    return document.paint(sheet, deltaOf(document, sheet, area, ink), "Paint", gesture);
}

const edit::Ink kFloor = edit::terrainInk(Terrain::Floor);

Sheet randomSheet(const PackDocument& document, random::Stream& random) {
    const auto levels = static_cast<std::uint32_t>(document.levelCount());
    const auto rooms = static_cast<std::uint32_t>(document.roomCount());
    if (levels + rooms == 0) return {};
    const std::uint32_t pick = random.below(levels + rooms);
    if (pick < levels) return levelSheet(QString::fromStdString(document.levelAt(pick).id));
    return roomSheet(QString::fromStdString(document.roomAt(pick - levels).id));
}

void randomEdit(PackDocument& document, random::Stream& random) {
    const Sheet sheet = randomSheet(document, random);
    const auto anyCell = [&] {
        return grid::Point{random.between(-2, 13), random.between(-2, 10)};
    };
    switch (random.below(14)) {
        case 12:
        case 13: {
            level::Campaign campaign = document.campaign();
            const QString text = "Campaign";
            if (random.chance(50) && document.levelCount() > 0) {
                const auto levels = static_cast<std::uint32_t>(document.levelCount());
                edit::addNode(campaign, document.levelAt(random.below(levels)).id, {1, 1});
            }
            if (campaign.nodes.size() > 1) {
                const auto nodes = static_cast<std::uint32_t>(campaign.nodes.size());
                edit::connect(campaign, std::string(campaign.nodes[random.below(nodes)].id),
                              std::string(campaign.nodes[random.below(nodes)].id));
            }
            document.setCampaign(campaign, text);
            break;
        }
        case 10:
        case 11: {
            const QString name = random.chance(50) ? "Group" : "Folder";
            const QString other = random.chance(50) ? "Folder" : "Attic";
            switch (random.below(4)) {
                case 0:
                    document.addFolder(name);
                    break;
                case 1:
                    document.renameFolder(name, other);
                    break;
                case 2:
                    document.removeFolder(name);
                    break;
                default:
                    document.moveFolder(name, random.below(3));
                    break;
            }
            break;
        }
        case 0:
        case 1:
        case 2: {
            const edit::Ink inks[] = {kFloor, edit::terrainInk(Terrain::Wall),
                                      edit::terrainInk(Terrain::WaterfallLeft),
                                      edit::markInk(level::PaintMark::Trap), edit::entranceInk()};
            const widgets::Gesture gesture = widgets::newGesture();
            for (int i = random.between(1, 3); i > 0 && document.paintOf(sheet) != nullptr; --i) {
                const grid::Point at = anyCell();
                // Only a room knows entrances: in a level the bit is a mark.
                const std::size_t ink = random.below(sheet.isRoom() ? 5 : 4);
                paint(document, sheet,
                      Area(grid::Rect{at.x, at.y, random.between(1, 5), random.between(1, 4)}),
                      inks[ink], gesture);
            }
            break;
        }
        case 3: {
            level::Object object;
            object.kind = level::ThingKind::Heart;
            object.at = anyCell();
            widgets::ObjectList objects;
            if (const auto* old = document.objectsOf(sheet)) objects = *old;
            if (random.chance(70)) {
                objects.push_back(object);
            } else if (!objects.empty()) {
                objects.pop_back();
            }
            document.setObjects(sheet, std::move(objects), "Objects");
            break;
        }
        case 4: {
            level::Trajectory path;
            path.points = {anyCell(), anyCell()};
            document.setTrajectories(sheet.id, {path}, "Trajectories");
            break;
        }
        case 5: {
            widgets::LevelBody body;
            body.size = {random.between(0, 14), random.between(1, 12)};
            if (random.chance(50) && !body.size.isEmpty()) {
                body.paint = level::PaintGrid(body.size, 3);
            }
            document.setBody(sheet.id, std::move(body), "Resize");
            break;
        }
        case 6:
            if (sheet.isRoom()) {
                document.renameRoom(sheet.id, random.chance(50) ? "den" : "lair", "Den");
            } else {
                widgets::LevelHead head = document.headOf(sheet.id);
                head.id = random.chance(50) ? "one" : "three";
                head.title = "Renamed";
                document.setHead(sheet.id, std::move(head), "Rename");
            }
            break;
        case 7:
            if (document.levelCount() + document.roomCount() < 8) document.duplicate(sheet);
            break;
        case 8:
            if (random.chance(30)) document.remove(sheet);
            break;
        default:
            document.move(sheet, random.below(5), random.chance(50) ? "Group" : "");
            break;
    }
}

}  // namespace

void TestPackEdits::paintsAndTellsWhere() {
    PackDocument document("p", twoLevelsAndARoom());
    QVERIFY(!document.level("one")->paint.has_value());
    QSignalSpy changed(&document, &PackDocument::sheetChanged);
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(paint(document, levelSheet("one"), Area(grid::Rect{2, 3, 4, 2}), kFloor));
    QCOMPARE(changed.count(), 1);
    QVERIFY(changed[0][0].value<Sheet>() == levelSheet("one"));
    QVERIFY(changed[0][1].value<SheetPart>() == SheetPart::Cells);
    QVERIFY(changed[0][2].value<grid::Rect>() == (grid::Rect{2, 3, 4, 2}));
    QCOMPARE(wanted.count(), 1);
    const level::PaintGrid& paint = *document.level("one")->paint;
    QCOMPARE(paint.at({2, 3}), static_cast<level::Paint>(Terrain::Floor));
    QCOMPARE(paint.at({6, 3}), static_cast<level::Paint>(Terrain::Wall));
    // Painting the same again changes nothing.
    QVERIFY(::paint(document, levelSheet("one"), Area(grid::Rect{2, 3, 4, 2}), kFloor));
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY(::paint(document, levelSheet("one"), Area(grid::Rect{-9, 3, 4, 2}), kFloor));
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY(!document.paint(levelSheet("none"), {}, "Paint"));
}

void TestPackEdits::aStrokeIsOneCommand() {
    PackDocument document("p", twoLevelsAndARoom());
    paint(document, levelSheet("one"), Area(grid::Rect{0, 0, 12, 9}), kFloor);
    const level::Level before = *document.level("one");
    const widgets::Gesture stroke = widgets::newGesture();
    for (int x = 2; x < 8; ++x) {
        paint(document, levelSheet("one"), Area(grid::Rect{x, 2, 2, 2}),
              edit::terrainInk(Terrain::Water), stroke);
    }
    QCOMPARE(document.undoStack()->count(), 2);
    const level::Level after = *document.level("one");
    document.undoStack()->undo();
    QVERIFY(*document.level("one") == before);
    document.undoStack()->redo();
    QVERIFY(*document.level("one") == after);
    // A stroke on another level is another command, whatever its gesture.
    paint(document, levelSheet("two"), Area(grid::Point{1, 1}), kFloor, stroke);
    QCOMPARE(document.undoStack()->count(), 3);
}

void TestPackEdits::aLargeLevelIsGeneratedWhenTheStrokeEnds() {
    pack::Reading reading = twoLevelsAndARoom();
    reading.pack.levels[0].size = {600, 600};
    PackDocument document("p", std::move(reading));
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    document.beginStroke();
    paint(document, levelSheet("one"), Area(grid::Point{5, 5}), kFloor);
    paint(document, levelSheet("one"), Area(grid::Point{6, 5}), kFloor);
    QCOMPARE(wanted.count(), 0);
    document.endStroke();
    QCOMPARE(wanted.count(), 1);
    document.beginStroke();
    document.endStroke();
    QCOMPARE(wanted.count(), 1);
    document.undoStack()->undo();
    QCOMPARE(wanted.count(), 2);
}

void TestPackEdits::paintsRoomsAndTheirEntrances() {
    PackDocument document("p", twoLevelsAndARoom());
    const Sheet lair = roomSheet("lair");
    const level::Room before = *document.room("lair");
    // An entrance takes only to walls.
    QVERIFY(paint(document, lair, Area(grid::Rect{2, 0, 1, 3}), edit::entranceInk()));
    QCOMPARE(document.room("lair")->entrances, std::vector<grid::Point>({{2, 0}}));
    QVERIFY(document.currentSheet() == lair);
    QVERIFY(paint(document, lair, Area(grid::Point{2, 0}), kFloor));
    QVERIFY(document.room("lair")->entrances.empty());
    QVERIFY(document.room("lair")->cells.at({2, 0}) == Terrain::Floor);
    document.undoStack()->setIndex(0);
    QVERIFY(*document.room("lair") == before);
}

void TestPackEdits::aRoomIsShownLikeALevel() {
    PackDocument document("p", twoLevelsAndARoom());
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(document.setCurrentSheet(roomSheet("lair")));
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(document.currentLevelId(), QString());
    QVERIFY(document.currentLevel() == nullptr);
    const auto request = document.generationRequest();
    QVERIFY(request.has_value());
    const auto made = generate::generate(*request->level, *request->rooms, request->seed);
    QVERIFY(made.has_value());
    QCOMPARE(level::toText(made->map), "#####\n#...#\n#...#\n#...#\n#####\n");
    // Back at the level, the changed room takes part in its generation.
    paint(document, roomSheet("lair"), Area(grid::Point{2, 2}), edit::terrainInk(Terrain::Column));
    document.setCurrentLevel("one");
    QVERIFY(document.generationRequest()->rooms->front().cells.at({2, 2}) == Terrain::Column);
}

void TestPackEdits::sharedSnapshotsStayAsTheyWere() {
    PackDocument document("p", twoLevelsAndARoom());
    paint(document, levelSheet("one"), Area(grid::Point{1, 1}), kFloor);
    const auto request = document.generationRequest();
    const level::Level before = *request->level;
    paint(document, levelSheet("one"), Area(grid::Rect{0, 0, 5, 5}), kFloor);
    document.setObjects(levelSheet("one"), {level::Object{}}, "Place");
    QVERIFY(*request->level == before);
    QVERIFY(*document.level("one") != before);
}

void TestPackEdits::objectsStayInside() {
    PackDocument document("p", twoLevelsAndARoom());
    level::Object hero;
    hero.at = {12, 0};
    QVERIFY(!document.setObjects(levelSheet("one"), {hero}, "Place"));
    hero.at = {11, 8};
    QVERIFY(document.setObjects(levelSheet("one"), {hero}, "Place"));
    QVERIFY(!document.setObjects(roomSheet("lair"), {hero}, "Place"));
    hero.at = {2, 2};
    QVERIFY(document.setObjects(roomSheet("lair"), {hero}, "Place"));
    QCOMPARE(document.room("lair")->objects.size(), std::size_t{1});
    level::Trajectory path;
    path.points = {{0, 0}, {0, 9}};
    QVERIFY(!document.setTrajectories("one", {path}, "Path"));
    QCOMPARE(document.undoStack()->count(), 2);
}

void TestPackEdits::resizes() {
    PackDocument document("p", twoLevelsAndARoom());
    const level::Level before = *document.level("one");
    QVERIFY(!document.setBody("one", {{0, 5}, {}, {}, {}}, "Resize"));
    QVERIFY(!document.setBody("one", {{8193, 5}, {}, {}, {}}, "Resize"));
    QVERIFY(!document.setBody("one", {{4, 4}, level::PaintGrid({3, 4}), {}, {}}, "Resize"));
    QVERIFY(document.setBody("one", {{4, 4}, level::PaintGrid({4, 4}), {}, {}}, "Resize"));
    QCOMPARE(document.level("one")->size, (grid::Size{4, 4}));
    document.undoStack()->undo();
    QVERIFY(*document.level("one") == before);
}

void TestPackEdits::addsAndRemovesLevels() {
    PackDocument document("p", twoLevelsAndARoom());
    QSignalSpy structure(&document, &PackDocument::structureChanged);
    level::Level level = testing::solid({5, 5}, {});
    level.id.clear();
    level.title = "The Ring!";
    QCOMPARE(document.addLevel(level, 1, "New level"), "the-ring");
    QCOMPARE(document.levelAt(1).title, "The Ring!");
    QVERIFY(document.currentSheet() == levelSheet("the-ring"));
    QCOMPARE(structure.count(), 1);
    QVERIFY(document.remove(levelSheet("the-ring")));
    QVERIFY(document.currentSheet() == levelSheet("two"));
    QVERIFY(document.remove(levelSheet("two")));
    QVERIFY(document.currentSheet() == levelSheet("one"));
    QVERIFY(document.remove(levelSheet("one")));
    QVERIFY(document.currentSheet() == roomSheet("lair"));
    QVERIFY(document.remove(roomSheet("lair")));
    QVERIFY(!document.generationRequest());
    QVERIFY(!document.remove(levelSheet("one")));
    document.undoStack()->setIndex(1);
    QVERIFY(document.currentSheet() == levelSheet("the-ring"));
    QCOMPARE(document.levelCount(), std::size_t{3});
}

void TestPackEdits::idsAreUniqueAndFitForFiles() {
    PackDocument document("p", twoLevelsAndARoom());
    QCOMPARE(document.duplicate(levelSheet("one")), "one-2");
    QCOMPARE(document.duplicate(levelSheet("one-2")), "one-3");
    QCOMPARE(document.duplicate(roomSheet("lair")), "lair-2");
    level::Level level = testing::solid({5, 5}, {});
    level.id.clear();
    level.title = "Schöne Höhle / 2";
    QCOMPARE(document.addLevel(level, 99, "New level"), "sch-ne-h-hle-2");
    level.title = "…";
    QCOMPARE(document.addLevel(level, 99, "New level"), "level");
    widgets::LevelHead head = document.headOf("one");
    for (const char* bad : {"", "two", "No", "a/b", ".."}) {
        head.id = bad;
        QVERIFY2(!document.setHead("one", head, "Rename"), bad);
    }
    head.id = "first";
    QVERIFY(document.setHead("one", head, "Rename"));
    QVERIFY(document.level("one") == nullptr);
    QVERIFY(!document.renameRoom("lair", "lair-2", "x"));
}

void TestPackEdits::theCampaignFollowsItsLevels() {
    pack::Reading reading = twoLevelsAndARoom();
    for (const level::Level& level : reading.pack.levels)
        edit::addNode(reading.pack.campaign, level.id, {0, 0});
    edit::connect(reading.pack.campaign, "one", "two");
    const level::Campaign before = reading.pack.campaign;
    PackDocument document("p", std::move(reading));
    QSignalSpy changed(&document, &PackDocument::campaignChanged);
    QVERIFY(document.campaign() == before);

    widgets::LevelHead head = document.headOf("one");
    head.id = "uno";
    QVERIFY(document.setHead("one", head, "Rename"));
    QCOMPARE(document.undoStack()->count(), 1);
    QCOMPARE(document.campaign().nodes[0].level, "uno");
    QCOMPARE(document.pack().campaign.nodes[0].id, "one");
    QCOMPARE(changed.count(), 1);

    QVERIFY(document.remove(levelSheet("uno")));
    QCOMPARE(document.undoStack()->count(), 2);
    QCOMPARE(document.campaign().nodes.size(), 1u);
    QVERIFY(document.campaign().nodes[0].needs.empty());
    QVERIFY(document.campaign().nodes[0].isStart);
    QCOMPARE(changed.count(), 2);
    // A copy is another level; it is not on the map.
    document.duplicate(levelSheet("two"));
    QCOMPARE(document.campaign().nodes.size(), 1u);
    QCOMPARE(changed.count(), 2);

    document.undoStack()->setIndex(1);
    QCOMPARE(document.campaign().nodes[0].level, "uno");
    document.undoStack()->undo();
    QVERIFY(document.campaign() == before);
    document.undoStack()->setIndex(2);
    QCOMPARE(document.campaign().nodes.size(), 1u);
}

void TestPackEdits::aDragOnTheCampaignIsOneCommand() {
    PackDocument document("p", twoLevelsAndARoom());
    level::Campaign campaign;
    edit::addNode(campaign, "one", {0, 0});
    QVERIFY(document.setCampaign(campaign, "Add to the campaign"));
    QVERIFY(document.setCampaign(campaign, "Add to the campaign"));
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY(document.isModified());
    const widgets::Gesture drag = widgets::newGesture();
    for (int x = 1; x < 5; ++x) {
        edit::moveNode(campaign, "one", {x, 0});
        document.setCampaign(campaign, "Move", drag);
    }
    QCOMPARE(document.undoStack()->count(), 2);
    document.cancelGesture(drag);
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY((document.campaign().nodes[0].at == grid::Point{0, 0}));
    // Back to where it began: no command is left.
    const widgets::Gesture other = widgets::newGesture();
    for (const int x : {1, 2, 0}) {
        edit::moveNode(campaign, "one", {x, 0});
        document.setCampaign(campaign, "Move", other);
    }
    QCOMPARE(document.undoStack()->count(), 1);
    document.setReadOnly(true);
    edit::moveNode(campaign, "one", {7, 7});
    QVERIFY(!document.setCampaign(campaign, "Move"));
    QVERIFY((document.campaign().nodes[0].at == grid::Point{0, 0}));
}

void TestPackEdits::movesBetweenFolders() {
    PackDocument document("p", twoLevelsAndARoom());
    QVERIFY(document.move(levelSheet("one"), 1, "Caves"));
    QCOMPARE(document.levelAt(1).id, "one");
    QCOMPARE(document.levelAt(1).tab, "Caves");
    QCOMPARE(document.undoStack()->count(), 1);
    document.undoStack()->undo();
    QCOMPARE(document.levelAt(0).id, "one");
    QCOMPARE(document.levelAt(0).tab, "");
    QVERIFY(document.move(levelSheet("one"), 0));
    QCOMPARE(document.undoStack()->index(), 0);
}

void TestPackEdits::foldersOfOldPacksKeepTheirPlaces() {
    pack::Reading reading = twoLevelsAndARoom();
    reading.pack.levels[0].tab = "Ruins";
    reading.pack.levels[1].tab = "Caves";
    PackDocument document("p", std::move(reading));
    QCOMPARE(document.folders(), (QStringList{"Ruins", "Caves"}));
    QVERIFY(document.pack().tabs.empty());
    QVERIFY(document.addFolder("Halls"));
    QVERIFY(!document.addFolder("Caves"));
    QVERIFY(!document.addFolder(""));
    QCOMPARE(document.folders(), (QStringList{"Ruins", "Caves", "Halls"}));
    QVERIFY((document.pack().tabs == std::vector<std::string>{"Ruins", "Caves", "Halls"}));
    // A level that names another folder is in one behind these.
    document.move(levelSheet("one"), 0, "Attic");
    QCOMPARE(document.folders(), (QStringList{"Ruins", "Caves", "Halls", "Attic"}));
    document.undoStack()->setIndex(0);
    QVERIFY(document.pack().tabs.empty());
}

void TestPackEdits::foldersAreMadeRenamedMovedAndDeleted() {
    PackDocument document("p", twoLevelsAndARoom());
    QSignalSpy head(&document, &PackDocument::sheetChanged);
    QVERIFY(document.addFolder("Caves"));
    QVERIFY(document.addFolder("Halls"));
    document.move(levelSheet("one"), 0, "Caves");
    document.move(levelSheet("two"), 1, "Caves");
    head.clear();
    QVERIFY(document.renameFolder("Caves", "Deep caves"));
    QCOMPARE(head.count(), 2);
    QCOMPARE(document.folders(), (QStringList{"Deep caves", "Halls"}));
    QCOMPARE(document.level("one")->tab, "Deep caves");
    QCOMPARE(document.level("two")->tab, "Deep caves");
    QVERIFY(!document.renameFolder("Caves", "x"));
    QVERIFY(!document.renameFolder("Halls", ""));
    QVERIFY(document.moveFolder("Halls", 0));
    QCOMPARE(document.folders(), (QStringList{"Halls", "Deep caves"}));
    const int commands = document.undoStack()->count();
    QVERIFY(document.moveFolder("Halls", 0));
    QCOMPARE(document.undoStack()->count(), commands);
    QVERIFY(document.removeFolder("Deep caves"));
    QVERIFY(!document.removeFolder("Deep caves"));
    QCOMPARE(document.folders(), QStringList{"Halls"});
    QCOMPARE(document.level("one")->tab, "");
    QCOMPARE(document.levelCount(), std::size_t{2});
    // One command each, and what is shown stays.
    QVERIFY(document.currentSheet() == levelSheet("one"));
    document.undoStack()->undo();
    QCOMPARE(document.level("two")->tab, "Deep caves");
    QVERIFY(document.currentSheet() == levelSheet("one"));
    document.undoStack()->setIndex(0);
    QVERIFY(document.folders().isEmpty() && !document.isModified());
}

void TestPackEdits::aFolderThatTakesAnothersNameJoinsIt() {
    PackDocument document("p", twoLevelsAndARoom());
    document.move(levelSheet("one"), 0, "Caves");
    document.move(levelSheet("two"), 1, "Halls");
    QVERIFY(document.renameFolder("Caves", "Halls"));
    QCOMPARE(document.folders(), QStringList{"Halls"});
    QCOMPARE(document.level("one")->tab, "Halls");
    document.undoStack()->undo();
    QCOMPARE(document.folders(), (QStringList{"Caves", "Halls"}));
}

void TestPackEdits::onlyFilesThatDifferAreModified() {
    PackDocument document("p", twoLevelsAndARoom());
    document.addFolder("Caves");
    document.setSaved();
    document.move(levelSheet("one"), 0, "Caves");
    QVERIFY(document.isModified(levelSheet("one")) && !document.isModified(levelSheet("two")));
    document.setSaved();
    document.renameFolder("Caves", "Halls");
    QVERIFY(document.isModified(levelSheet("one")) && !document.isModified(levelSheet("two")));
    document.undoStack()->undo();
    QVERIFY(!document.isModified());
    document.undoStack()->undo();
    QVERIFY(document.isModified(levelSheet("one")));
}

void TestPackEdits::undoShowsWhatItChanges() {
    PackDocument document("p", twoLevelsAndARoom());
    paint(document, roomSheet("lair"), Area(grid::Point{0, 0}), kFloor);
    document.setCurrentLevel("two");
    document.undoStack()->undo();
    QVERIFY(document.currentSheet() == roomSheet("lair"));
}

void TestPackEdits::knowsWhatIsModified() {
    PackDocument document("p", twoLevelsAndARoom());
    QSignalSpy told(&document, &PackDocument::modifiedChanged);
    QVERIFY(!document.isModified());
    paint(document, levelSheet("one"), Area(grid::Point{1, 1}), kFloor);
    QVERIFY(document.isModified() && document.isModified(levelSheet("one")));
    QVERIFY(!document.isModified(levelSheet("two")));
    QCOMPARE(told.count(), 1);
    document.undoStack()->undo();
    QVERIFY(!document.isModified());
    document.undoStack()->redo();
    document.setSaved();
    QVERIFY(!document.isModified());
    document.undoStack()->undo();
    QVERIFY(document.isModified(levelSheet("one")));
    // Another edit than the one that was saved, as deep in the stack: not what is on disk.
    paint(document, levelSheet("one"), Area(grid::Point{2, 1}), kFloor);
    QVERIFY(document.isModified(levelSheet("one")));
    document.setSaved();
    document.remove(levelSheet("two"));
    QVERIFY(document.isModified());
    document.undoStack()->undo();
    QVERIFY(!document.isModified());
    document.duplicate(levelSheet("one"));
    QVERIFY(document.isModified(levelSheet("one-2")));
}

void TestPackEdits::aSeedIsNoModification() {
    PackDocument document("p", twoLevelsAndARoom());
    document.setSeed("one", 77);
    QVERIFY(!document.isModified());
    QCOMPARE(document.undoStack()->count(), 1);
    paint(document, levelSheet("one"), Area(grid::Point{1, 1}), kFloor);
    document.setSeed("one", 78);
    document.undoStack()->undo();
    QVERIFY(document.isModified());
    document.undoStack()->undo();
    QVERIFY(!document.isModified());
}

void TestPackEdits::levelsAreGeneratedWithTheRoomsAsPainted() {
    PackDocument document("p", twoLevelsAndARoom());
    const auto before = document.generationRequest("one");
    QVERIFY(before && document.isUpToDate(*before));
    document.setCurrentSheet(roomSheet("lair"));
    paint(document, roomSheet("lair"), Area(grid::Point{0, 2}), kFloor);
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    document.setCurrentLevel("one");
    QCOMPARE(wanted.count(), 1);
    const auto request = wanted[0][0].value<widgets::GenerationRequest>();
    QVERIFY(request.rooms->front() == *document.room("lair"));
    QVERIFY(request.rooms->front().cells.at({0, 2}) == Terrain::Floor);
    QVERIFY(before->rooms->front().cells.at({0, 2}) == Terrain::Wall);
    QCOMPARE(document.generationRequest("two")->rooms, request.rooms);
    // What was made with the rooms as they were is not what is wanted now.
    QVERIFY(document.isUpToDate(request));
    QVERIFY(!document.isUpToDate(*before));
    document.undoStack()->undo();
    document.setCurrentLevel("one");
    QVERIFY(!document.isUpToDate(request));
    QVERIFY(document.generationRequest("one")->rooms->front() == before->rooms->front());
    QVERIFY(!document.generationRequest("three"));
}

namespace {

/// Keeps some 150,000 bytes.
void resize(PackDocument& document, int step) {
    widgets::LevelBody body;
    body.size = {300, 250};
    body.paint = level::PaintGrid(body.size, static_cast<level::Paint>(step % 2 + 1));
    document.setBody("one", std::move(body), QString("Resize %1").arg(step));
}

}  // namespace

void TestPackEdits::theHistoryForgetsItsOldestWhenItKeepsTooMuch() {
    PackDocument document("p", twoLevelsAndARoom());
    QUndoStack& undo = *document.undoStack();
    constexpr std::size_t kMost = 1'000'000;
    document.setMostUndoBytes(kMost);
    std::vector<level::Pack> packs{document.pack()};
    for (int step = 0; step < 40; ++step) {
        resize(document, step);
        packs.push_back(document.pack());
        QVERIFY(document.undoBytes() <= kMost);
        QCOMPARE(undo.undoText(), QString("Resize %1").arg(step));
        QCOMPARE(undo.index(), undo.count());
    }
    QVERIFY(undo.count() < 40 && undo.count() >= 3);
    // Those that are left do and undo what they did.
    const auto first = packs.size() - 1 - static_cast<std::size_t>(undo.count());
    for (int round = 0; round < 2; ++round) {
        for (int place = undo.count(); place >= 0; --place) {
            undo.setIndex(place);
            QVERIFY(document.pack() == packs[first + static_cast<std::size_t>(place)]);
        }
        QVERIFY(document.isModified());
        for (int place = 0; place <= undo.count(); ++place) {
            undo.setIndex(place);
            QVERIFY(document.pack() == packs[first + static_cast<std::size_t>(place)]);
        }
    }
}

void TestPackEdits::aCommandTooLargeIsKeptAlone() {
    PackDocument document("p", twoLevelsAndARoom());
    QUndoStack& undo = *document.undoStack();
    document.setMostUndoBytes(1000);
    paint(document, levelSheet("one"), Area(grid::Point{1, 1}), kFloor);
    const level::Pack before = document.pack();
    resize(document, 0);
    const level::Pack after = document.pack();
    QCOMPARE(undo.count(), 1);
    undo.undo();
    QVERIFY(document.pack() == before);
    undo.redo();
    QVERIFY(document.pack() == after);
}

void TestPackEdits::aHistoryMadeAnewMergesAndEndsAsBefore() {
    PackDocument document("p", twoLevelsAndARoom());
    QUndoStack& undo = *document.undoStack();
    document.setMostUndoBytes(400'000);
    resize(document, 0);
    resize(document, 1);
    const widgets::Gesture stroke = widgets::newGesture();
    paint(document, levelSheet("one"), Area(grid::Point{1, 1}), kFloor, stroke);
    undo.beginMacro("Several");
    paint(document, levelSheet("one"), Area(grid::Point{2, 1}), kFloor);
    document.renameRoom("lair", "den", "Den");
    undo.endMacro();
    const level::Pack before = document.pack();
    QSignalSpy moved(&undo, &QUndoStack::indexChanged);
    const int count = undo.count();
    document.setMostUndoBytes(200'000);
    QVERIFY(undo.count() < count && undo.count() >= 2);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved[0][0].toInt(), undo.count());
    QCOMPARE(undo.undoText(), "Several");
    QVERIFY(document.pack() == before);
    undo.undo();
    QVERIFY(document.room("lair") != nullptr);
    undo.redo();
    QVERIFY(document.pack() == before);
    // The latest stroke goes on where it was.
    undo.undo();
    const int left = undo.count();
    paint(document, levelSheet("one"), Area(grid::Point{5, 1}), kFloor, stroke);
    QCOMPARE(undo.count(), left - 1);
    document.cancelGesture(stroke);
    QCOMPARE(undo.count(), left - 2);
}

void TestPackEdits::randomEditsWithLittleMemory() {
    for (int seed = 0; seed < testing::seeds(50); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        PackDocument document("p", twoLevelsAndARoom());
        QUndoStack& undo = *document.undoStack();
        document.setMostUndoBytes(4000);
        std::vector<level::Pack> packs{document.pack()};
        for (int i = 0; i < 300; ++i) {
            const int count = undo.count();
            const QUndoCommand* last = count > 0 ? undo.command(count - 1) : nullptr;
            const level::Pack before = document.pack();
            randomEdit(document, random);
            const bool changed = document.pack() != before || undo.count() != count ||
                                 (count > 0 && undo.command(undo.count() - 1) != last);
            if (changed) packs.push_back(document.pack());
        }
        QVERIFY(undo.count() < 300);
        const auto first = packs.size() - 1 - static_cast<std::size_t>(undo.count());
        for (int place = undo.count(); place >= 0; --place) {
            undo.setIndex(place);
            QVERIFY(document.pack() == packs[first + static_cast<std::size_t>(place)]);
        }
        for (int place = 0; place <= undo.count(); ++place) {
            undo.setIndex(place);
            QVERIFY(document.pack() == packs[first + static_cast<std::size_t>(place)]);
        }
    }
}

void TestPackEdits::randomEditsUndoAndRedoExactly() {
    for (int seed = 0; seed < testing::seeds(50); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        PackDocument document("p", twoLevelsAndARoom());
        QUndoStack& undo = *document.undoStack();
        std::vector<level::Pack> packs{document.pack()};
        for (int i = 0; i < 1000; ++i) {
            if (random.chance(15)) {
                random.chance(60) ? undo.undo() : undo.redo();
                QVERIFY(document.pack() == packs[static_cast<std::size_t>(undo.index())]);
                continue;
            }
            randomEdit(document, random);
            if (undo.canRedo()) continue;  // the edit changed nothing
            packs.resize(static_cast<std::size_t>(undo.index()));
            packs.push_back(document.pack());
            QCOMPARE(packs.size(), static_cast<std::size_t>(undo.index()) + 1);
        }
        QVERIFY(undo.count() > 50);
        for (int place = undo.index(); place >= 0; --place) {
            undo.setIndex(place);
            QVERIFY(document.pack() == packs[static_cast<std::size_t>(place)]);
        }
        QVERIFY(!document.isModified());
        for (int place = 0; place < static_cast<int>(packs.size()); ++place) {
            undo.setIndex(place);
            QVERIFY(document.pack() == packs[static_cast<std::size_t>(place)]);
        }
    }
}

QTEST_MAIN(TestPackEdits)
#include "tst_pack_edits.moc"
