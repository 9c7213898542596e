// SPDX-License-Identifier: MIT
// Edits of levels, rooms and the pack through a document: do, undo, redo.
#include <memory>

#include <QSignalSpy>
#include <QTest>

#include "core/edit/campaign_edit.h"
#include "core/edit/paint/paint_delta.h"
#include "core/edit/paint/room_paint.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::tst_pack_edits {

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
    void ofAStrokeOnALessLargeLevelTheEndIsRecorded();
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
    void aHistoryThatForgetsGoesOnAsBefore();
};

namespace {

pack::Reading twoLevelsAndARoom() {
    pack::Reading reading;
    reading.pack = testing::twoLevelsAndARoom();
    return reading;
}

edit::PaintDelta deltaOf(const PackDocument& document, const Sheet& sheet, const Area& area,
                         edit::Ink ink) {
    return edit::deltaOf(*paintOf(document, sheet), area, ink);
}

bool paint(PackDocument& document, const Sheet& sheet, const Area& area, edit::Ink ink,
           widgets::Gesture gesture = widgets::kNoGesture) {
    return paintCells(document, sheet, deltaOf(document, sheet, area, ink), "Paint", gesture);
}

const edit::Ink kFloor = edit::terrainInk(Terrain::Floor);

}  // namespace

void TestPackEdits::paintsAndTellsWhere() {
    PackDocument document("p", twoLevelsAndARoom());
    QVERIFY(!findLevel(document, "one")->paint.has_value());
    QSignalSpy changed(&document, &PackDocument::sheetChanged);
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(
        tst_pack_edits::paint(document, levelSheet("one"), Area(grid::Rect{2, 3, 4, 2}), kFloor));
    QCOMPARE(changed.count(), 1);
    QVERIFY(changed[0][0].value<Sheet>() == levelSheet("one"));
    QVERIFY(changed[0][1].value<SheetPart>() == SheetPart::Cells);
    QVERIFY(changed[0][2].value<grid::Rect>() == (grid::Rect{2, 3, 4, 2}));
    QCOMPARE(wanted.count(), 1);
    const level::PaintGrid& paint = *findLevel(document, "one")->paint;
    QCOMPARE(paint.at({2, 3}), static_cast<level::Paint>(Terrain::Floor));
    QCOMPARE(paint.at({6, 3}), static_cast<level::Paint>(Terrain::Wall));
    // Painting the same again changes nothing.
    QVERIFY(
        tst_pack_edits::paint(document, levelSheet("one"), Area(grid::Rect{2, 3, 4, 2}), kFloor));
    QCOMPARE(document.history()->count(), 1);
    QVERIFY(
        tst_pack_edits::paint(document, levelSheet("one"), Area(grid::Rect{-9, 3, 4, 2}), kFloor));
    QCOMPARE(document.history()->count(), 1);
    QVERIFY(!paintCells(document, levelSheet("none"), {}, "Paint"));
}

void TestPackEdits::aStrokeIsOneCommand() {
    PackDocument document("p", twoLevelsAndARoom());
    paint(document, levelSheet("one"), Area(grid::Rect{0, 0, 12, 9}), kFloor);
    const level::Level before = *findLevel(document, "one");
    const widgets::Gesture stroke = widgets::newGesture();
    for (int x = 2; x < 8; ++x) {
        paint(document, levelSheet("one"), Area(grid::Rect{x, 2, 2, 2}),
              edit::terrainInk(Terrain::Water), stroke);
    }
    QCOMPARE(document.history()->count(), 2);
    const level::Level after = *findLevel(document, "one");
    document.history()->undo();
    QVERIFY(*findLevel(document, "one") == before);
    document.history()->redo();
    QVERIFY(*findLevel(document, "one") == after);
    // A stroke on another level is another command, whatever its gesture.
    paint(document, levelSheet("two"), Area(grid::Point{1, 1}), kFloor, stroke);
    QCOMPARE(document.history()->count(), 3);
}

void TestPackEdits::aLargeLevelIsGeneratedWhenTheStrokeEnds() {
    pack::Reading reading = twoLevelsAndARoom();
    reading.pack.levels[0].size = {1100, 1000};
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
    document.history()->undo();
    QCOMPARE(wanted.count(), 2);
}

void TestPackEdits::ofAStrokeOnALessLargeLevelTheEndIsRecorded() {
    pack::Reading reading = twoLevelsAndARoom();
    reading.pack.levels[0].size = {1024, 1024};
    PackDocument document("p", std::move(reading));
    std::vector<bool> passing;
    connect(
        &document, &PackDocument::generationWanted, this,
        [&](const widgets::GenerationRequest& request) { passing.push_back(request.isPassing); });
    document.beginStroke();
    paint(document, levelSheet("one"), Area(grid::Point{5, 5}), kFloor);
    paint(document, levelSheet("one"), Area(grid::Point{6, 5}), kFloor);
    QCOMPARE(passing, std::vector<bool>({true, true}));
    document.endStroke();
    QCOMPARE(passing, std::vector<bool>({true, true, false}));
    document.beginStroke();
    document.endStroke();
    QCOMPARE(passing.size(), std::size_t{3});
    document.history()->undo();
    QCOMPARE(passing, std::vector<bool>({true, true, false, false}));
}

void TestPackEdits::paintsRoomsAndTheirEntrances() {
    PackDocument document("p", twoLevelsAndARoom());
    const Sheet lair = roomSheet("lair");
    const level::Room before = *findRoom(document, "lair");
    // An entrance can only replace a wall.
    QVERIFY(paint(document, lair, Area(grid::Rect{2, 0, 1, 3}), edit::entranceInk()));
    QCOMPARE(findRoom(document, "lair")->entrances, std::vector<grid::Point>({{2, 0}}));
    QVERIFY(document.currentSheet() == lair);
    QVERIFY(paint(document, lair, Area(grid::Point{2, 0}), kFloor));
    QVERIFY(findRoom(document, "lair")->entrances.empty());
    QVERIFY(findRoom(document, "lair")->cells.at({2, 0}) == Terrain::Floor);
    document.history()->setIndex(0);
    QVERIFY(*findRoom(document, "lair") == before);
}

void TestPackEdits::aRoomIsShownLikeALevel() {
    PackDocument document("p", twoLevelsAndARoom());
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    QVERIFY(document.setCurrentSheet(roomSheet("lair")));
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(currentLevelId(document), QString());
    QVERIFY(currentLevel(document) == nullptr);
    const auto request = generationRequest(document);
    QVERIFY(request.has_value());
    const auto made = generate::generate(*request->level, *request->rooms, request->seed);
    QVERIFY(made.has_value());
    QCOMPARE(level::toText(made->map), "#####\n#...#\n#...#\n#...#\n#####\n");
    // The changed room is used when the level is generated next.
    paint(document, roomSheet("lair"), Area(grid::Point{2, 2}), edit::terrainInk(Terrain::Column));
    setCurrentLevel(document, "one");
    QVERIFY(generationRequest(document)->rooms->front().cells.at({2, 2}) == Terrain::Column);
}

void TestPackEdits::sharedSnapshotsStayAsTheyWere() {
    PackDocument document("p", twoLevelsAndARoom());
    paint(document, levelSheet("one"), Area(grid::Point{1, 1}), kFloor);
    const auto request = generationRequest(document);
    const level::Level before = *request->level;
    paint(document, levelSheet("one"), Area(grid::Rect{0, 0, 5, 5}), kFloor);
    setObjects(document, levelSheet("one"), {level::Object{}}, "Place");
    QVERIFY(*request->level == before);
    QVERIFY(*findLevel(document, "one") != before);
}

void TestPackEdits::objectsStayInside() {
    PackDocument document("p", twoLevelsAndARoom());
    level::Object hero;
    hero.at = {12, 0};
    QVERIFY(!setObjects(document, levelSheet("one"), {hero}, "Place"));
    hero.at = {11, 8};
    QVERIFY(setObjects(document, levelSheet("one"), {hero}, "Place"));
    QVERIFY(!setObjects(document, roomSheet("lair"), {hero}, "Place"));
    hero.at = {2, 2};
    QVERIFY(setObjects(document, roomSheet("lair"), {hero}, "Place"));
    QCOMPARE(findRoom(document, "lair")->objects.size(), std::size_t{1});
    level::Trajectory path;
    path.points = {{0, 0}, {0, 9}};
    QVERIFY(!setTrajectories(document, "one", {path}, "Path"));
    QCOMPARE(document.history()->count(), 2);
}

void TestPackEdits::resizes() {
    PackDocument document("p", twoLevelsAndARoom());
    const level::Level before = *findLevel(document, "one");
    QVERIFY(!setBody(document, "one", {{0, 5}, {}, {}, {}, {}}, "Resize"));
    QVERIFY(!setBody(document, "one", {{8193, 5}, {}, {}, {}, {}}, "Resize"));
    QVERIFY(!setBody(document, "one", {{4, 4}, {}, level::PaintGrid({3, 4}), {}, {}}, "Resize"));
    QVERIFY(setBody(document, "one", {{4, 4}, {}, level::PaintGrid({4, 4}), {}, {}}, "Resize"));
    QCOMPARE(findLevel(document, "one")->size, (grid::Size{4, 4}));
    document.history()->undo();
    QVERIFY(*findLevel(document, "one") == before);
}

void TestPackEdits::addsAndRemovesLevels() {
    PackDocument document("p", twoLevelsAndARoom());
    QSignalSpy structure(&document, &PackDocument::structureChanged);
    level::Level level = testing::solid({5, 5}, {});
    level.id.clear();
    level.title = "The Ring!";
    QCOMPARE(addLevel(document, level, 1, "New level"), "the-ring");
    QCOMPARE(document.pack().levels[1].title, "The Ring!");
    QVERIFY(document.currentSheet() == levelSheet("the-ring"));
    QCOMPARE(structure.count(), 1);
    QVERIFY(removeSheet(document, levelSheet("the-ring")));
    QVERIFY(document.currentSheet() == levelSheet("two"));
    QVERIFY(removeSheet(document, levelSheet("two")));
    QVERIFY(document.currentSheet() == levelSheet("one"));
    QVERIFY(removeSheet(document, levelSheet("one")));
    QVERIFY(document.currentSheet() == roomSheet("lair"));
    QVERIFY(removeSheet(document, roomSheet("lair")));
    QVERIFY(!generationRequest(document));
    QVERIFY(!removeSheet(document, levelSheet("one")));
    document.history()->setIndex(1);
    QVERIFY(document.currentSheet() == levelSheet("the-ring"));
    QCOMPARE(document.pack().levels.size(), std::size_t{3});
}

void TestPackEdits::idsAreUniqueAndFitForFiles() {
    PackDocument document("p", twoLevelsAndARoom());
    QCOMPARE(duplicateSheet(document, levelSheet("one")), "one-2");
    QCOMPARE(duplicateSheet(document, levelSheet("one-2")), "one-3");
    QCOMPARE(duplicateSheet(document, roomSheet("lair")), "lair-2");
    level::Level level = testing::solid({5, 5}, {});
    level.id.clear();
    level.title = "Schöne Höhle / 2";
    QCOMPARE(addLevel(document, level, 99, "New level"), "sch-ne-h-hle-2");
    level.title = "…";
    QCOMPARE(addLevel(document, level, 99, "New level"), "level");
    widgets::LevelHead head = headOf(document, "one");
    for (const char* bad : {"", "two", "No", "a/b", ".."}) {
        head.id = bad;
        QVERIFY2(!setHead(document, "one", head, "Rename"), bad);
    }
    head.id = "first";
    QVERIFY(setHead(document, "one", head, "Rename"));
    QVERIFY(findLevel(document, "one") == nullptr);
    QVERIFY(!renameRoom(document, "lair", "lair-2", "x"));
}

void TestPackEdits::theCampaignFollowsItsLevels() {
    pack::Reading reading = twoLevelsAndARoom();
    for (const level::Level& level : reading.pack.levels)
        edit::addNode(reading.pack.campaign, level.id, {0, 0});
    edit::connect(reading.pack.campaign, "one", "two");
    const level::Campaign before = reading.pack.campaign;
    PackDocument document("p", std::move(reading));
    QSignalSpy changed(&document, &PackDocument::campaignChanged);
    QVERIFY(document.pack().campaign == before);

    widgets::LevelHead head = headOf(document, "one");
    head.id = "uno";
    QVERIFY(setHead(document, "one", head, "Rename"));
    QCOMPARE(document.history()->count(), 1);
    QCOMPARE(document.pack().campaign.nodes[0].level, "uno");
    QCOMPARE(document.pack().campaign.nodes[0].id, "one");
    QCOMPARE(changed.count(), 1);

    QVERIFY(removeSheet(document, levelSheet("uno")));
    QCOMPARE(document.history()->count(), 2);
    QCOMPARE(document.pack().campaign.nodes.size(), 1u);
    QVERIFY(document.pack().campaign.nodes[0].needs.empty());
    QVERIFY(document.pack().campaign.nodes[0].isStart);
    QCOMPARE(changed.count(), 2);
    // A copy is a separate level and is not on the map.
    duplicateSheet(document, levelSheet("two"));
    QCOMPARE(document.pack().campaign.nodes.size(), 1u);
    QCOMPARE(changed.count(), 2);

    document.history()->setIndex(1);
    QCOMPARE(document.pack().campaign.nodes[0].level, "uno");
    document.history()->undo();
    QVERIFY(document.pack().campaign == before);
    document.history()->setIndex(2);
    QCOMPARE(document.pack().campaign.nodes.size(), 1u);
}

void TestPackEdits::aDragOnTheCampaignIsOneCommand() {
    PackDocument document("p", twoLevelsAndARoom());
    level::Campaign campaign;
    edit::addNode(campaign, "one", {0, 0});
    QVERIFY(setCampaign(document, campaign, "Add to the campaign"));
    QVERIFY(setCampaign(document, campaign, "Add to the campaign"));
    QCOMPARE(document.history()->count(), 1);
    QVERIFY(document.isModified());
    const widgets::Gesture drag = widgets::newGesture();
    for (int x = 1; x < 5; ++x) {
        edit::moveNode(campaign, "one", {x, 0});
        setCampaign(document, campaign, "Move", drag);
    }
    QCOMPARE(document.history()->count(), 2);
    document.history()->cancel(drag);
    QCOMPARE(document.history()->count(), 1);
    QVERIFY((document.pack().campaign.nodes[0].at == grid::Point{0, 0}));
    // Moving a node back to its start leaves no command.
    const widgets::Gesture other = widgets::newGesture();
    for (const int x : {1, 2, 0}) {
        edit::moveNode(campaign, "one", {x, 0});
        setCampaign(document, campaign, "Move", other);
    }
    QCOMPARE(document.history()->count(), 1);
    document.setReadOnly(true);
    edit::moveNode(campaign, "one", {7, 7});
    QVERIFY(!setCampaign(document, campaign, "Move"));
    QVERIFY((document.pack().campaign.nodes[0].at == grid::Point{0, 0}));
}

void TestPackEdits::movesBetweenFolders() {
    PackDocument document("p", twoLevelsAndARoom());
    QVERIFY(moveSheet(document, levelSheet("one"), 1, "Caves"));
    QCOMPARE(document.pack().levels[1].id, "one");
    QCOMPARE(document.pack().levels[1].tab, "Caves");
    QCOMPARE(document.history()->count(), 1);
    document.history()->undo();
    QCOMPARE(document.pack().levels[0].id, "one");
    QCOMPARE(document.pack().levels[0].tab, "");
    QVERIFY(moveSheet(document, levelSheet("one"), 0));
    QCOMPARE(document.history()->index(), 0);
}

void TestPackEdits::foldersOfOldPacksKeepTheirPlaces() {
    pack::Reading reading = twoLevelsAndARoom();
    reading.pack.levels[0].tab = "Ruins";
    reading.pack.levels[1].tab = "Caves";
    PackDocument document("p", std::move(reading));
    QCOMPARE(folders(document), (QStringList{"Ruins", "Caves"}));
    QVERIFY(document.pack().tabs.empty());
    QVERIFY(addFolder(document, "Halls"));
    QVERIFY(!addFolder(document, "Caves"));
    QVERIFY(!addFolder(document, ""));
    QCOMPARE(folders(document), (QStringList{"Ruins", "Caves", "Halls"}));
    QVERIFY((document.pack().tabs == std::vector<std::string>{"Ruins", "Caves", "Halls"}));
    // A level that names a new folder appends that folder.
    moveSheet(document, levelSheet("one"), 0, "Attic");
    QCOMPARE(folders(document), (QStringList{"Ruins", "Caves", "Halls", "Attic"}));
    document.history()->setIndex(0);
    QVERIFY(document.pack().tabs.empty());
}

void TestPackEdits::foldersAreMadeRenamedMovedAndDeleted() {
    PackDocument document("p", twoLevelsAndARoom());
    QSignalSpy head(&document, &PackDocument::sheetChanged);
    QVERIFY(addFolder(document, "Caves"));
    QVERIFY(addFolder(document, "Halls"));
    moveSheet(document, levelSheet("one"), 0, "Caves");
    moveSheet(document, levelSheet("two"), 1, "Caves");
    head.clear();
    QVERIFY(renameFolder(document, "Caves", "Deep caves"));
    QCOMPARE(head.count(), 2);
    QCOMPARE(folders(document), (QStringList{"Deep caves", "Halls"}));
    QCOMPARE(findLevel(document, "one")->tab, "Deep caves");
    QCOMPARE(findLevel(document, "two")->tab, "Deep caves");
    QVERIFY(!renameFolder(document, "Caves", "x"));
    QVERIFY(!renameFolder(document, "Halls", ""));
    QVERIFY(moveFolder(document, "Halls", 0));
    QCOMPARE(folders(document), (QStringList{"Halls", "Deep caves"}));
    const int commands = document.history()->count();
    QVERIFY(moveFolder(document, "Halls", 0));
    QCOMPARE(document.history()->count(), commands);
    QVERIFY(removeFolder(document, "Deep caves"));
    QVERIFY(!removeFolder(document, "Deep caves"));
    QCOMPARE(folders(document), QStringList{"Halls"});
    QCOMPARE(findLevel(document, "one")->tab, "");
    QCOMPARE(document.pack().levels.size(), std::size_t{2});
    // Each change is one command, and the shown sheet stays.
    QVERIFY(document.currentSheet() == levelSheet("one"));
    document.history()->undo();
    QCOMPARE(findLevel(document, "two")->tab, "Deep caves");
    QVERIFY(document.currentSheet() == levelSheet("one"));
    document.history()->setIndex(0);
    QVERIFY(folders(document).isEmpty() && !document.isModified());
}

void TestPackEdits::aFolderThatTakesAnothersNameJoinsIt() {
    PackDocument document("p", twoLevelsAndARoom());
    moveSheet(document, levelSheet("one"), 0, "Caves");
    moveSheet(document, levelSheet("two"), 1, "Halls");
    QVERIFY(renameFolder(document, "Caves", "Halls"));
    QCOMPARE(folders(document), QStringList{"Halls"});
    QCOMPARE(findLevel(document, "one")->tab, "Halls");
    document.history()->undo();
    QCOMPARE(folders(document), (QStringList{"Caves", "Halls"}));
}

void TestPackEdits::onlyFilesThatDifferAreModified() {
    PackDocument document("p", twoLevelsAndARoom());
    addFolder(document, "Caves");
    document.setSaved();
    moveSheet(document, levelSheet("one"), 0, "Caves");
    QVERIFY(isModified(document, levelSheet("one")) && !isModified(document, levelSheet("two")));
    document.setSaved();
    renameFolder(document, "Caves", "Halls");
    QVERIFY(isModified(document, levelSheet("one")) && !isModified(document, levelSheet("two")));
    document.history()->undo();
    QVERIFY(!document.isModified());
    document.history()->undo();
    QVERIFY(isModified(document, levelSheet("one")));
}

void TestPackEdits::undoShowsWhatItChanges() {
    PackDocument document("p", twoLevelsAndARoom());
    paint(document, roomSheet("lair"), Area(grid::Point{0, 0}), kFloor);
    setCurrentLevel(document, "two");
    document.history()->undo();
    QVERIFY(document.currentSheet() == roomSheet("lair"));
}

void TestPackEdits::knowsWhatIsModified() {
    PackDocument document("p", twoLevelsAndARoom());
    QSignalSpy told(&document, &PackDocument::modifiedChanged);
    QVERIFY(!document.isModified());
    paint(document, levelSheet("one"), Area(grid::Point{1, 1}), kFloor);
    QVERIFY(document.isModified() && isModified(document, levelSheet("one")));
    QVERIFY(!isModified(document, levelSheet("two")));
    QCOMPARE(told.count(), 1);
    document.history()->undo();
    QVERIFY(!document.isModified());
    document.history()->redo();
    document.setSaved();
    QVERIFY(!document.isModified());
    document.history()->undo();
    QVERIFY(isModified(document, levelSheet("one")));
    // A different edit at the same index as the saved one still counts as modified.
    paint(document, levelSheet("one"), Area(grid::Point{2, 1}), kFloor);
    QVERIFY(isModified(document, levelSheet("one")));
    document.setSaved();
    removeSheet(document, levelSheet("two"));
    QVERIFY(document.isModified());
    document.history()->undo();
    QVERIFY(!document.isModified());
    duplicateSheet(document, levelSheet("one"));
    QVERIFY(isModified(document, levelSheet("one-2")));
}

void TestPackEdits::aSeedIsNoModification() {
    PackDocument document("p", twoLevelsAndARoom());
    setSeed(document, "one", 77);
    QVERIFY(!document.isModified());
    QCOMPARE(document.history()->count(), 1);
    paint(document, levelSheet("one"), Area(grid::Point{1, 1}), kFloor);
    setSeed(document, "one", 78);
    document.history()->undo();
    QVERIFY(document.isModified());
    document.history()->undo();
    QVERIFY(!document.isModified());
}

void TestPackEdits::levelsAreGeneratedWithTheRoomsAsPainted() {
    PackDocument document("p", twoLevelsAndARoom());
    const auto before = generationRequest(document, "one");
    QVERIFY(before && isUpToDate(document, *before));
    document.setCurrentSheet(roomSheet("lair"));
    paint(document, roomSheet("lair"), Area(grid::Point{0, 2}), kFloor);
    QSignalSpy wanted(&document, &PackDocument::generationWanted);
    setCurrentLevel(document, "one");
    QCOMPARE(wanted.count(), 1);
    const auto request = wanted[0][0].value<widgets::GenerationRequest>();
    QVERIFY(request.rooms->front() == *findRoom(document, "lair"));
    QVERIFY(request.rooms->front().cells.at({0, 2}) == Terrain::Floor);
    QVERIFY(before->rooms->front().cells.at({0, 2}) == Terrain::Wall);
    QCOMPARE(generationRequest(document, "two")->rooms, request.rooms);
    // A request with the old rooms is out of date.
    QVERIFY(isUpToDate(document, request));
    QVERIFY(!isUpToDate(document, *before));
    document.history()->undo();
    setCurrentLevel(document, "one");
    QVERIFY(!isUpToDate(document, request));
    QVERIFY(generationRequest(document, "one")->rooms->front() == before->rooms->front());
    QVERIFY(!generationRequest(document, "three"));
}

namespace {

/// Resizes the level; the command keeps the former cells, 75,000 bytes from the second call on.
void resize(PackDocument& document, int step) {
    widgets::LevelBody body;
    body.size = {300, 250};
    body.paint = level::PaintGrid(body.size, static_cast<level::Paint>(step % 2 + 1));
    setBody(document, "one", std::move(body), QString("Resize %1").arg(step));
}

}  // namespace

void TestPackEdits::aHistoryThatForgetsGoesOnAsBefore() {
    PackDocument document("p", twoLevelsAndARoom());
    widgets::UndoHistory& undo = *document.history();
    document.history()->setMostBytes(400'000);
    resize(document, 0);
    resize(document, 1);
    const widgets::Gesture stroke = widgets::newGesture();
    paint(document, levelSheet("one"), Area(grid::Point{1, 1}), kFloor, stroke);
    undo.beginStep("Several");
    paint(document, levelSheet("one"), Area(grid::Point{2, 1}), kFloor);
    renameRoom(document, "lair", "den", "Den");
    undo.endStep();
    const level::Pack before = document.pack();
    QSignalSpy moved(&undo, &widgets::UndoHistory::indexChanged);
    const int count = undo.count();
    document.history()->setMostBytes(50'000);
    QVERIFY(undo.count() < count && undo.count() >= 2);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved[0][0].toInt(), undo.count());
    QCOMPARE(undo.undoText(), "Several");
    QVERIFY(document.pack() == before);
    undo.undo();
    QVERIFY(findRoom(document, "lair") != nullptr);
    undo.redo();
    QVERIFY(document.pack() == before);
    // The latest stroke can still be continued.
    undo.undo();
    const int left = undo.count();
    paint(document, levelSheet("one"), Area(grid::Point{5, 1}), kFloor, stroke);
    QCOMPARE(undo.count(), left - 1);
    document.history()->cancel(stroke);
    QCOMPARE(undo.count(), left - 2);
}

MAZELOOM_TEST(TestPackEdits)

}  // namespace mazeloom::tst_pack_edits

#include "tst_pack_edits.moc"
