// SPDX-License-Identifier: MIT
// The edited pack, without a window: edits and their inverses, the history, saving, sharing. Packs
// are compared by the files that a save would write.
#include <QTest>

#include <algorithm>

#include "core/document/edits_cells.h"
#include "core/document/edits_folders.h"
#include "core/document/edits_recipe.h"
#include "core/document/edits_structure.h"
#include "core/document/history.h"
#include "core/edit/campaign_edit.h"
#include "core/edit/keep/keep.h"
#include "core/edit/paint/room_paint.h"
#include "core/generate/generate.h"
#include "core/pack/json/write/write.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/packs/random_edits.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_document {

using document::Change;
using document::Document;
using document::Edit;
using document::Gesture;
using document::History;
using document::kNoGesture;
using document::kNoSheet;
using document::Refusal;
using document::SheetKey;
using document::SheetKind;
using document::SheetPart;
using document::Wanted;
using edit::Area;
using level::Terrain;

class TestDocument : public QObject {
    Q_OBJECT

  private slots:
    void anEditGivesItsInverse();
    void tellsTheRegionThatChanged();
    void anEditLeavesOtherLevelsShared();
    void aCopyStaysAsItWas();
    void editsOfOneGestureAreOneStep();
    void aGestureThatCameBackIsForgotten();
    void aGestureIsCancelled();
    void aGroupIsOneStep();
    void aGroupContinuesItsGesture();
    void theOldestIsForgotten();
    void aStepTooLargeIsKeptAlone();
    void knowsWhatIsSaved();
    void aRenameChangesThePackFile();
    void campaignAndDescentFollowARename();
    void undoShowsWhatItChanges();
    void seedsOfSeveralLevelsAreOneStep();
    void refuses();
    void anEditOfACellIsSmall();
    void keepingIsUndone();
    void paintingLetsGo();
    void aStrokeOverKeptCellsIsOneStep();
    void randomEditsUndoAndRedoExactly();
    void randomEditsWithLittleMemory();
};

namespace {

const edit::Ink kFloor = edit::terrainInk(Terrain::Floor);

/// A document and its history.
struct Desk {
    Document document{testing::twoLevelsAndARoom()};
    History history;
    std::vector<Change> told;

    bool push(Wanted edit, Gesture gesture = kNoGesture, const std::string& name = "Edit") {
        if (!edit) return false;
        history.push(document, *std::move(edit), name, gesture, tell());
        return true;
    }
    History::Tell tell() {
        return [this](const Change& change) { told.push_back(change); };
    }
    void undo() { history.undo(document, tell()); }
    void redo() { history.redo(document, tell()); }
    void goTo(std::size_t index) {
        while (history.index() > index)
            undo();
        while (history.index() < index)
            redo();
    }
    SheetKey level(const std::string& id) const { return document.find(SheetKind::Level, id); }
    SheetKey room(const std::string& id) const { return document.find(SheetKind::Room, id); }
    bool paint(SheetKey sheet, const Area& area, edit::Ink ink = kFloor,
               Gesture gesture = kNoGesture) {
        const level::PaintGrid* cells = document.paintOf(sheet);
        return cells != nullptr &&
               push(document::paint(document, sheet, edit::deltaOf(*cells, area, ink)), gesture);
    }
    /// Returns everything that a save would write.
    std::string text() const {
        std::string all;
        for (const pack::TextFile& file : pack::write(document.pack()))
            all += file.name + '\n' + file.text + '\n';
        return all;
    }
};

void randomEdit(Desk& desk, random::Stream& random) {
    testing::randomEdit(
        {desk.document,
         [&](Wanted edit, Gesture gesture) { return desk.push(std::move(edit), gesture); },
         [&] { desk.history.beginGroup("Several"); }, [&] { desk.history.endGroup(); }},
        random);
}

}  // namespace

void TestDocument::anEditGivesItsInverse() {
    Document document(testing::twoLevelsAndARoom());
    const level::Pack before = document.pack();
    const SheetKey one = document.find(SheetKind::Level, "one");
    const auto delta = edit::deltaOf(*document.paintOf(one), Area(grid::Rect{2, 3, 4, 2}), kFloor);
    auto done = apply(document, *paint(document, one, delta));
    QCOMPARE(document.pack().levels[0].paint->at({5, 4}),
             static_cast<level::Paint>(Terrain::Floor));
    auto undone = apply(document, std::move(done.inverse));
    QVERIFY(!document.pack().levels[0].paint);
    QVERIFY(document.pack() == before);
    apply(document, std::move(undone.inverse));
    QCOMPARE(document.pack().levels[0].paint->at({2, 3}),
             static_cast<level::Paint>(Terrain::Floor));
}

void TestDocument::tellsTheRegionThatChanged() {
    Desk desk;
    const SheetKey one = desk.level("one");
    QVERIFY(desk.paint(one, Area(grid::Rect{2, 3, 4, 2})));
    desk.undo();
    QCOMPARE(desk.told.size(), 2u);
    for (const Change& change : desk.told) {
        QCOMPARE(change.sheets.size(), 1u);
        QVERIFY((change.sheets[0] ==
                 document::SheetChange{
                     one, SheetPart::Cells, grid::Rect{2, 3, 4, 2}, {{{2, 3}, 4}, {{2, 4}, 4}}}));
        QVERIFY(!change.structure && !change.rooms);
    }
}

void TestDocument::anEditLeavesOtherLevelsShared() {
    Desk desk;
    const level::Pack before = desk.document.pack();
    QVERIFY(desk.paint(desk.level("one"), Area(grid::Point{3, 3})));
    const level::Pack& after = desk.document.pack();
    QVERIFY(after.levels.share(0) != before.levels.share(0));
    QVERIFY(after.levels.share(1) == before.levels.share(1));
    QVERIFY(after.rooms.share() == before.rooms.share());
    // No other owner holds the level now, so it is changed in place.
    const level::Level* painted = &after.levels[0];
    QVERIFY(desk.paint(desk.level("one"), Area(grid::Point{4, 4})));
    QVERIFY(&desk.document.pack().levels[0] == painted);
}

void TestDocument::aCopyStaysAsItWas() {
    Desk desk;
    QVERIFY(desk.paint(desk.level("one"), Area(grid::Point{3, 3})));
    const level::Pack copy = desk.document.pack();
    const Document whole = desk.document;
    const std::string text = desk.text();
    random::Stream random(5);
    for (int i = 0; i < 50; ++i)
        randomEdit(desk, random);
    QVERIFY(desk.text() != text);
    std::string copied;
    for (const pack::TextFile& file : pack::write(copy))
        copied += file.name + '\n' + file.text + '\n';
    QCOMPARE(copied, text);
    QVERIFY(whole.pack() == copy);
    QVERIFY(whole.paintOf(whole.find(SheetKind::Room, "lair"))->at({1, 1}) ==
            static_cast<level::Paint>(Terrain::Floor));
}

void TestDocument::editsOfOneGestureAreOneStep() {
    Desk desk;
    const std::string before = desk.text();
    const Gesture stroke = document::newGesture();
    for (int x = 1; x < 6; ++x)
        QVERIFY(desk.paint(desk.level("one"), Area(grid::Point{x, 2}), kFloor, stroke));
    QCOMPARE(desk.history.count(), 1u);
    QVERIFY(desk.paint(desk.level("two"), Area(grid::Point{1, 2}), kFloor, stroke));
    QCOMPARE(desk.history.count(), 2u);
    desk.undo();
    desk.undo();
    QCOMPARE(desk.text(), before);
}

void TestDocument::aGestureThatCameBackIsForgotten() {
    Desk desk;
    const Gesture drag = document::newGesture();
    const SheetKey one = desk.level("one");
    for (const char* id : {"three", "four", "one"}) {
        document::LevelHead head = document::headOf(*desk.document.levelOf(one));
        head.id = id;
        QVERIFY(desk.push(document::setHead(desk.document, one, head), drag));
        QCOMPARE(desk.document.isModified(), std::string(id) != "one");
    }
    QCOMPARE(desk.history.count(), 0u);
    QCOMPARE(desk.document.find(SheetKind::Level, "one"), one);
}

void TestDocument::aGestureIsCancelled() {
    Desk desk;
    const std::string before = desk.text();
    const Gesture stroke = document::newGesture();
    QVERIFY(desk.paint(desk.level("one"), Area(grid::Point{2, 2}), kFloor, stroke));
    QVERIFY(!desk.history.cancel(desk.document, document::newGesture(), desk.tell()));
    QVERIFY(!desk.history.cancel(desk.document, kNoGesture, desk.tell()));
    QVERIFY(desk.history.cancel(desk.document, stroke, desk.tell()));
    QCOMPARE(desk.text(), before);
    QCOMPARE(desk.history.count(), 0u);
    QVERIFY(!desk.history.canRedo());
    QVERIFY(!desk.document.isModified());
}

void TestDocument::aGroupIsOneStep() {
    Desk desk;
    const std::string before = desk.text();
    const SheetKey one = desk.level("one");
    desk.history.beginGroup("Several");
    QVERIFY(!desk.history.canUndo());
    QVERIFY(desk.push(document::grow(desk.document, one, {-2, -1, 20, 15})));
    QVERIFY(desk.paint(one, Area(grid::Point{0, 0})));
    desk.history.endGroup();
    QCOMPARE(desk.history.count(), 1u);
    QCOMPARE(desk.history.name(0), std::string("Several"));
    desk.told.clear();
    desk.undo();
    QCOMPARE(desk.text(), before);
    // Undo reverts the paint first, in the grown level's coordinates; then the size.
    QCOMPARE(desk.told.size(), 2u);
    QVERIFY(desk.told[0].sheets[0].part == SheetPart::Cells);
    QVERIFY((desk.told[1].sheets[0] ==
             document::SheetChange{one, SheetPart::Size, grid::Rect{2, 1, 12, 9}}));
    // A group without edits makes no step.
    desk.history.beginGroup("Nothing");
    desk.history.endGroup();
    QCOMPARE(desk.history.count(), 0u);
}

void TestDocument::aGroupContinuesItsGesture() {
    Desk desk;
    const std::string before = desk.text();
    const SheetKey one = desk.level("one");
    const Gesture stroke = document::newGesture();
    QVERIFY(desk.paint(one, Area(grid::Point{2, 2}), kFloor, stroke));
    desk.told.clear();
    desk.history.beginGroup("Grown", stroke);
    QVERIFY(desk.push(document::grow(desk.document, one, {-2, -1, 20, 15})));
    QVERIFY(desk.paint(one, Area(grid::Point{0, 0})));
    desk.history.endGroup();
    // The first paint was not taken back in between.
    QCOMPARE(desk.told.size(), 2u);
    QCOMPARE(desk.history.count(), 1u);
    QCOMPARE(desk.history.name(0), std::string("Grown"));
    const std::string after = desk.text();
    for (int round = 0; round < 2; ++round) {
        desk.undo();
        QCOMPARE(desk.text(), before);
        desk.redo();
        QCOMPARE(desk.text(), after);
    }
    // Neither another gesture nor the way to the saved state is joined.
    QVERIFY(desk.paint(one, Area(grid::Point{3, 3}), kFloor, stroke));
    desk.history.beginGroup("Another", document::newGesture());
    QVERIFY(desk.paint(one, Area(grid::Point{4, 4})));
    desk.history.endGroup();
    QCOMPARE(desk.history.count(), 3u);
    const Gesture saved = document::newGesture();
    QVERIFY(desk.paint(one, Area(grid::Point{5, 5}), kFloor, saved));
    desk.history.setSaved();
    desk.history.beginGroup("After saving", saved);
    QVERIFY(desk.paint(one, Area(grid::Point{6, 6})));
    desk.history.endGroup();
    QCOMPARE(desk.history.count(), 5u);
    QVERIFY(desk.history.savedAt() == 4u);
}

void TestDocument::theOldestIsForgotten() {
    Desk desk;
    constexpr std::size_t kMost = 10'000;
    desk.history.setMostBytes(kMost);
    std::vector<std::string> texts{desk.text()};
    for (int step = 0; step < 60; ++step) {
        document::LevelBody body;
        body.size = {20, 20};
        body.paint = level::PaintGrid(body.size, static_cast<level::Paint>(step % 2 + 1));
        QVERIFY(desk.push(document::setBody(desk.document, desk.level("one"), std::move(body))));
        texts.push_back(desk.text());
        QVERIFY(desk.history.bytes() <= kMost);
        QCOMPARE(desk.history.index(), desk.history.count());
    }
    QVERIFY(desk.history.count() > 5 && desk.history.count() < 30);
    QVERIFY(!desk.history.savedAt());
    const std::size_t first = texts.size() - 1 - desk.history.count();
    for (std::size_t place = desk.history.count() + 1; place-- > 0;) {
        desk.goTo(place);
        QCOMPARE(desk.text(), texts[first + place]);
    }
    // The number of steps is bounded as well.
    desk.history.setMostBytes(History::kMostBytes);
    for (std::size_t i = 0; i <= History::kMostSteps; ++i)
        QVERIFY(desk.push(document::setSeed(desk.document, desk.level("one"), i + 2)));
    QCOMPARE(desk.history.count(), History::kMostSteps);
}

void TestDocument::aStepTooLargeIsKeptAlone() {
    Desk desk;
    desk.history.setMostBytes(10);
    QVERIFY(desk.paint(desk.level("one"), Area(grid::Point{1, 1})));
    const std::string before = desk.text();
    QVERIFY(desk.paint(desk.level("two"), Area(grid::Point{1, 1})));
    QCOMPARE(desk.history.count(), 1u);
    desk.undo();
    QCOMPARE(desk.text(), before);
    desk.redo();
    QVERIFY(desk.text() != before);
}

void TestDocument::knowsWhatIsSaved() {
    Desk desk;
    Document& document = desk.document;
    const SheetKey one = desk.level("one");
    QVERIFY(!document.isModified());
    desk.paint(one, Area(grid::Point{1, 1}));
    QVERIFY(document.isModified() && document.state(one)->isModified());
    QVERIFY(!document.state(desk.level("two"))->isModified() && !document.isPackFileModified());
    document.setSaved();
    desk.history.setSaved();
    QVERIFY(!document.isModified());
    desk.undo();
    QVERIFY(document.isModified());
    desk.redo();
    QVERIFY(!document.isModified());
    QCOMPARE(*desk.history.savedAt(), desk.history.index());
    QVERIFY(desk.push(document::setSeed(document, one, 77)));
    QVERIFY(!document.isModified());
    QVERIFY(desk.push(document::move(document, one, 1)));
    QVERIFY(document.isPackFileModified() && !document.state(one)->isModified());
    desk.goTo(0);
    document.setUnsaved();
    QVERIFY(document.isModified() && document.isPackFileModified());
}

void TestDocument::aRenameChangesThePackFile() {
    Desk desk;
    document::LevelHead head = document::headOf(desk.document.pack().levels[0]);
    head.title = "Another title";
    QVERIFY(desk.push(document::setHead(desk.document, desk.level("one"), head)));
    QVERIFY(!desk.document.isPackFileModified());
    head.id = "another";
    QVERIFY(desk.push(document::setHead(desk.document, desk.level("one"), head)));
    QVERIFY(desk.document.isPackFileModified());
    desk.undo();
    QVERIFY(!desk.document.isPackFileModified());
    QVERIFY(desk.push(document::renameRoom(desk.document, desk.room("lair"), "den", "")));
    QVERIFY(desk.document.isPackFileModified());
    desk.goTo(0);
    QVERIFY(!desk.document.isModified());
}

void TestDocument::campaignAndDescentFollowARename() {
    Desk desk;
    level::Campaign campaign;
    edit::addNode(campaign, "one", {2, 2});
    QVERIFY(desk.push(document::setCampaign(desk.document, campaign)));
    level::Descent descent;
    descent.floors.push_back({3, "one"});
    QVERIFY(desk.push(document::setDescent(desk.document, descent)));
    const std::string before = desk.text();
    document::LevelHead head = document::headOf(desk.document.pack().levels[0]);
    head.id = "first";
    QVERIFY(desk.push(document::setHead(desk.document, desk.level("one"), head)));
    const level::Pack& pack = desk.document.pack();
    QCOMPARE(pack.campaign.nodes[0].level, std::string("first"));
    QCOMPARE(pack.descent.floors[0].level, std::string("first"));
    const Change& told = desk.told.back();
    QVERIFY(told.structure && told.campaign && told.descent);
    desk.undo();
    QCOMPARE(desk.text(), before);
    QVERIFY(desk.push(document::remove(desk.document, desk.level("one"))));
    QVERIFY(pack.campaign.nodes.empty() && pack.descent.floors.empty());
    desk.undo();
    QCOMPARE(desk.text(), before);
}

void TestDocument::undoShowsWhatItChanges() {
    Desk desk;
    Document& document = desk.document;
    const SheetKey one = desk.level("one");
    const SheetKey two = desk.level("two");
    QCOMPARE(document.shown(), one);
    desk.paint(two, Area(grid::Point{1, 1}));
    QCOMPARE(document.shown(), two);
    QVERIFY(desk.told.back().shown);
    QVERIFY(document.show(one));
    desk.undo();
    QCOMPARE(document.shown(), two);
    QVERIFY(desk.push(document::remove(document, two)));
    QCOMPARE(document.shown(), one);
    desk.undo();
    QCOMPARE(document.shown(), two);
    // A folder is not a sheet: its levels change without being shown.
    QVERIFY(desk.push(document::move(document, one, 0, "Group")));
    QVERIFY(desk.push(document::renameFolder(document, "Group", "Other")));
    QCOMPARE(document.shown(), two);
    for (const char* id : {"one", "two"})
        QVERIFY(desk.push(document::remove(document, desk.level(id))));
    QCOMPARE(document.shown(), desk.room("lair"));
    QVERIFY(desk.push(document::remove(document, desk.room("lair"))));
    QCOMPARE(document.shown(), kNoSheet);
    desk.goTo(0);
    QVERIFY(document.has(document.shown()));
}

void TestDocument::seedsOfSeveralLevelsAreOneStep() {
    Desk desk;
    const SheetKey one = desk.level("one");
    const SheetKey two = desk.level("two");
    const std::pair<SheetKey, std::uint64_t> seeds[] = {{one, 7}, {two, 8}};
    const Wanted edit = document::setSeeds(desk.document, seeds);
    QVERIFY(edit && edit->isSeed());
    QVERIFY(desk.push(document::setSeeds(desk.document, seeds)));
    QCOMPARE(desk.history.count(), 1u);
    QCOMPARE(desk.document.levelState(one)->seeds.current(), 7u);
    QCOMPARE(desk.document.levelState(two)->seeds.current(), 8u);
    QCOMPARE(desk.document.shown(), one);
    QVERIFY(!desk.document.isModified());
    desk.undo();
    QCOMPARE(desk.document.levelState(two)->seeds.current(), document::SeedHistory::kFirstSeed);
    // Together with any other edit it is no seed edit, so a read-only pack refuses it.
    document::Several several;
    several.edits.push_back(*document::setSeed(desk.document, one, 5));
    several.edits.push_back(document::insertLevel(desk.document, testing::solid({3, 3}, {}), 0));
    QVERIFY(!document::Edit{std::move(several)}.isSeed());
    const std::pair<SheetKey, std::uint64_t> none[] = {{one, 7}, {document::kNoSheet, 8}};
    QVERIFY(!document::setSeeds(desk.document, none));
}

void TestDocument::refuses() {
    Desk desk;
    const Document& document = desk.document;
    const SheetKey one = desk.level("one");
    const SheetKey lair = desk.room("lair");
    const auto why = [](const Wanted& edit) { return edit ? -1 : static_cast<int>(edit.error()); };
    const auto is = [](Refusal refusal) { return static_cast<int>(refusal); };
    level::Object outside;
    outside.at = {12, 0};
    document::LevelHead head = document::headOf(document.pack().levels[0]);
    QCOMPARE(why(paint(document, kNoSheet, {})), is(Refusal::NoSuchSheet));
    QCOMPARE(why(setObjects(document, one, {outside})), is(Refusal::OutsideOfSheet));
    QCOMPARE(why(setTrajectories(document, lair, {})), is(Refusal::NoSuchSheet));
    QCOMPARE(why(grow(document, one, {0, 0, 5, 5})), is(Refusal::BadSize));
    QCOMPARE(why(grow(document, one, {0, 0, level::kMaxSide + 1, 9})), is(Refusal::BadSize));
    head.id = "two";
    QCOMPARE(why(setHead(document, one, head)), is(Refusal::IdTaken));
    head.id = "../two";
    QCOMPARE(why(setHead(document, one, head)), is(Refusal::NoId));
    level::Room room = document.pack().rooms[0];
    room.symmetries.clear();
    QCOMPARE(why(setRoom(document, lair, room)), is(Refusal::NoSymmetry));
    QCOMPARE(why(setParameter(document, one, 0, "no-such", 1)), is(Refusal::NoSuchParameter));
    QCOMPARE(why(setStageEnabled(document, one, 9, false)), is(Refusal::NoSuchStage));
    QCOMPARE(why(removeFolder(document, "none")), is(Refusal::NoSuchFolder));
    QCOMPARE(why(addFolder(document, "")), is(Refusal::NameTaken));
    // An edit that changes nothing makes no step.
    QVERIFY(desk.push(setSeed(document, one, document.levelState(one)->seeds.current())));
    QVERIFY(desk.push(document::move(document, one, 0)));
    QCOMPARE(desk.history.count(), 0u);
}

void TestDocument::anEditOfACellIsSmall() {
    Desk desk;
    QVERIFY(desk.paint(desk.level("one"), Area(grid::Point{1, 1})));
    const std::size_t before = desk.history.bytes();
    QVERIFY(desk.paint(desk.level("one"), Area(grid::Point{2, 1})));
    QVERIFY(desk.history.bytes() - before <= 200);
}

namespace {

/// Pins these cells of a level of the desk as they are generated.
SheetKey keep(Desk& desk, const Area& area) {
    const SheetKey one = desk.level("one");
    const level::Level& level = *desk.document.levelOf(one);
    const auto generated = generate::generate(level, {}, 1);
    if (!generated) return kNoSheet;
    desk.push(document::setKept(desk.document, one, edit::keep(level, {}, generated->map, area)));
    return one;
}

}  // namespace

void TestDocument::keepingIsUndone() {
    Desk desk;
    const std::string before = desk.text();
    const SheetKey one = keep(desk, Area(grid::Rect{1, 1, 3, 2}));
    QCOMPARE(desk.document.levelOf(one)->kept.cells.count(), 6u);
    QVERIFY(desk.document.isModified());
    const std::string after = desk.text();
    QVERIFY(before != after);
    QVERIFY(std::ranges::any_of(desk.told.back().sheets, [](const auto& change) {
        return change.part == SheetPart::Kept && change.cells == grid::Rect{1, 1, 3, 2};
    }));
    desk.undo();
    QCOMPARE(desk.text(), before);
    QVERIFY(!desk.document.isModified());
    desk.redo();
    QCOMPARE(desk.text(), after);
    // Pinning pinned cells adds no step.
    const std::size_t steps = desk.history.count();
    keep(desk, Area(grid::Rect{1, 1, 3, 2}));
    QCOMPARE(desk.history.count(), steps);
    const std::size_t bytes = desk.history.bytes();
    keep(desk, Area(grid::Point{0, 0}));
    QCOMPARE(desk.history.count(), steps + 1);
    QVERIFY(desk.history.bytes() - bytes <= 200);
}

void TestDocument::paintingLetsGo() {
    Desk desk;
    const SheetKey one = keep(desk, Area(grid::Rect{1, 1, 3, 2}));
    const auto isKept = [&](grid::Point cell) {
        return desk.document.levelOf(one)->kept.cells.at(cell).isKept();
    };
    QVERIFY(desk.paint(one, Area(grid::Point{2, 1})));
    QVERIFY(!isKept({2, 1}) && isKept({1, 1}) && isKept({3, 1}));
    desk.undo();
    QVERIFY(isKept({2, 1}));
    desk.redo();
    QVERIFY(!isKept({2, 1}));
    // Painting unpins a cell even where its paint keeps the same value.
    QVERIFY(desk.push(document::paint(desk.document, one, {}, Area(grid::Point{1, 1}))));
    QVERIFY(!isKept({1, 1}));
    desk.undo();
    QVERIFY(isKept({1, 1}));
}

void TestDocument::aStrokeOverKeptCellsIsOneStep() {
    Desk desk;
    const SheetKey one = keep(desk, Area(grid::Rect{3, 1, 2, 3}));
    const std::string before = desk.text();
    const std::size_t steps = desk.history.count();
    const Gesture gesture = document::newGesture();
    for (int x = 1; x < 7; ++x) {
        const Area brush(grid::Rect{x, 2, 2, 1});
        const auto delta = edit::deltaOf(*desk.document.paintOf(one), brush, kFloor);
        QVERIFY(desk.push(document::paint(desk.document, one, delta, brush), gesture));
    }
    QCOMPARE(desk.history.count(), steps + 1);
    QCOMPARE(desk.document.levelOf(one)->kept.cells.count(), 4u);
    const std::string after = desk.text();
    desk.undo();
    QCOMPARE(desk.text(), before);
    desk.redo();
    QCOMPARE(desk.text(), after);
    desk.undo();
    desk.undo();
    QVERIFY(!desk.document.isModified());
}

void TestDocument::randomEditsUndoAndRedoExactly() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Desk desk;
        std::vector<std::string> texts{desk.text()};
        for (int i = 0; i < 25; ++i) {
            if (random.chance(15)) {
                random.chance(60) ? desk.undo() : desk.redo();
                QCOMPARE(desk.text(), texts[desk.history.index()]);
                continue;
            }
            const std::size_t index = desk.history.index();
            randomEdit(desk, random);
            if (desk.history.index() == index) {  // it changed nothing
                QCOMPARE(desk.text(), texts[index]);
                continue;
            }
            texts.resize(index + 1);
            texts.push_back(desk.text());
            QCOMPARE(desk.history.index(), index + 1);
        }
        const std::size_t last = desk.history.index();
        for (std::size_t place = last + 1; place-- > 0;) {
            desk.goTo(place);
            QCOMPARE(desk.text(), texts[place]);
        }
        QVERIFY(!desk.document.isModified());
        for (std::size_t place = 0; place <= last; ++place) {
            desk.goTo(place);
            QCOMPARE(desk.text(), texts[place]);
        }
    }
}

void TestDocument::randomEditsWithLittleMemory() {
    for (int seed = 0; seed < testing::seeds(100); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Desk desk;
        desk.history.setMostBytes(4000);
        for (int i = 0; i < 60; ++i)
            randomEdit(desk, random);
        const std::size_t last = desk.history.index();
        const std::string after = desk.text();
        std::vector<std::string> texts;
        for (std::size_t place = last + 1; place-- > 0;) {
            desk.goTo(place);
            texts.push_back(desk.text());
        }
        for (std::size_t place = 0; place <= last; ++place) {
            desk.goTo(place);
            QCOMPARE(desk.text(), texts[last - place]);
        }
        QCOMPARE(desk.text(), after);
        QVERIFY(desk.history.count() < 60);
    }
}

MAZELOOM_TEST(TestDocument)

}  // namespace mazeloom::tst_document

#include "tst_document.moc"
