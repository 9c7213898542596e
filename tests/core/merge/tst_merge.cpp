// SPDX-License-Identifier: MIT
// Three-way merges of files of a pack (core/merge). Random edits of both sides are merged; the
// expected result comes from applying the edits to one level, and the expected conflicts from a
// comparison cell by cell, which shares no code with the merge.
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/edit/resize.h"
#include "core/generate/recipe.h"
#include "core/level/level.h"
#include "core/merge/differences.h"
#include "core/merge/merge.h"
#include "core/merge/open_merge.h"
#include "core/merge/versions.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/read/read_room.h"
#include "core/pack/json/report.h"
#include "core/pack/json/write/write.h"
#include "core/pack/read.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_merge {

using grid::Point;
using level::Level;
using level::Object;
using level::Terrain;
using level::ThingKind;
using merge::FileText;
using random::Stream;

class TestMerge : public QObject {
    Q_OBJECT

  private slots:
    void separateEditsAreBothKept();
    void conflictsAreWhereBothSidesChanged();
    void anUnchangedSideYields();
    void sidesAreSymmetric();
    void everyResultIsSound();
    void levelsOfThePacksMerge();
    void theHeroStaysAlone();
    void movedObjectsWithoutIdStaySingle();
    void movedPathsWithoutIdStaySingle();
    void growthAtDifferentEdgesIsKept();
    void growthAtTheSameEdgeIsAConflict();
    void editsOfACroppedPartAreAConflict();
    void changesOfDifferentStagesAreKept();
    void theNameOfABuiltInRecipeIsKept();
    void equalStagesThatBothSidesChangedAreAConflict();
    void ownTerrainsAreKnownByName();
    void aReferenceToARemovedObjectIsAConflict();
    void roomsMerge();
    void listsOfAPackMerge();
    void titlesOfAPackConflict();
    void ordersOfAPackConflict();
    void addedLevelsMerge();
    void theLayoutIsKept();
    void badFilesAreRefused();
    void theOtherVersionIsKeptByReaders();
};

namespace {

// --- Levels and edits ---

/// The cell in coordinates from the level's origin, which stay when it grows.
Point fromOrigin(const Level& level, Point cell) {
    return cell - level.origin;
}
Point inLevel(const Level& level, Point fromOrigin) {
    return fromOrigin + level.origin;
}

Object objectAt(ThingKind kind, Point at, std::string id = {}) {
    Object object;
    object.kind = kind;
    object.at = at;
    object.id = std::move(id);
    return object;
}

/// Returns a level from rows of the text format.
Level hall(const std::vector<std::string>& rows) {
    Level level = testing::painted(rows, {});
    level.id = "hall";
    level.title = "Hall";
    return level;
}

Level randomLevel(Stream& stream) {
    const grid::Size size{stream.between(5, 11), stream.between(5, 11)};
    Level level = testing::solid(size, {});
    level.recipe = generate::findBuiltInRecipe("temple")->recipe;
    level.ruleset = level::Ruleset::Temple;
    level.id = "merged";
    level.title = "Merged";
    level.origin = {stream.between(-3, 3), stream.between(-3, 3)};
    level.paint.emplace(size, level::painted(Terrain::Wall));
    for (level::Paint& paint : level.paint->storage()) {
        if (stream.chance(60)) paint = level::painted(Terrain::Floor);
    }
    const Point hero{stream.between(0, size.width - 1), stream.between(0, size.height - 1)};
    level.objects.push_back(objectAt(ThingKind::Hero, hero));
    for (int i = 0; i < 6; ++i) {
        const Point at{stream.between(0, size.width - 1), stream.between(0, size.height - 1)};
        level.objects.push_back(objectAt(stream.chance(50) ? ThingKind::Bug : ThingKind::Console,
                                         at, stream.chance(50) ? "o" + std::to_string(i) : ""));
    }
    return level;
}

/// Returns the level cropped or grown to a rectangle in its coordinates.
Level grown(Level level, const grid::Rect& to) {
    const auto resized = edit::resized(level, to);
    level.size = resized->size;
    level.origin = resized->origin;
    level.paint = resized->paint;
    level.objects = resized->objects;
    level.trajectories = resized->trajectories;
    level.kept = resized->kept;
    level.properties = resized->properties;
    return level;
}

/// An edit of a level, in coordinates from its origin. Two edits with different subjects do not
/// affect each other.
struct Edit {
    enum class Kind { Paint, Mark, AddBug, RemoveAll, Text, Title, Notes, Stage, Favourite, Keep };
    static constexpr int kKinds = 10;

    Kind kind = Kind::Paint;
    Point cell;
    int value = 0;

    bool isOfCell() const {
        return kind != Kind::Title && kind != Kind::Notes && kind != Kind::Stage &&
               kind != Kind::Favourite;
    }
};

Edit randomEdit(Stream& stream, const Level& level) {
    Edit edit;
    edit.kind = static_cast<Edit::Kind>(stream.between(0, Edit::kKinds - 1));
    edit.cell = fromOrigin(
        level, {stream.between(0, level.size.width - 1), stream.between(0, level.size.height - 1)});
    edit.value = stream.between(1, 4);
    return edit;
}

void apply(Level& level, const Edit& edit) {
    const Point cell = inLevel(level, edit.cell);
    level::Paint& paint = level.paint->at(cell);
    const std::string value = std::to_string(edit.value);
    switch (edit.kind) {
        case Edit::Kind::Paint: {
            constexpr std::array kTerrains{Terrain::Wall, Terrain::Floor, Terrain::Water,
                                           Terrain::Lava};
            paint = level::painted(kTerrains[static_cast<std::size_t>(edit.value - 1)]);
            break;
        }
        case Edit::Kind::Mark:
            paint = level::painted(
                Terrain::Floor, edit.value > 2 ? level::PaintMark::Trap : level::PaintMark::Coin);
            break;
        case Edit::Kind::AddBug:
            level.objects.push_back(objectAt(ThingKind::Bug, cell, {}));
            level.objects.back().text = value;
            break;
        case Edit::Kind::RemoveAll:
            std::erase_if(level.objects, [&](const Object& each) {
                return each.at == cell && each.kind != ThingKind::Hero;
            });
            break;
        case Edit::Kind::Text:
            for (Object& object : level.objects) {
                if (object.at == cell) object.text = value;
            }
            break;
        case Edit::Kind::Title:
            level.title = "Title " + value;
            break;
        case Edit::Kind::Notes:
            level.notes = "Notes " + value;
            break;
        case Edit::Kind::Stage:
            level.recipe.stages[static_cast<std::size_t>(edit.value)].enabled = false;
            break;
        case Edit::Kind::Favourite:
            if (!level.favourites.contains(static_cast<std::uint64_t>(edit.value)))
                level.favourites.seeds.push_back(static_cast<std::uint64_t>(edit.value));
            break;
        case Edit::Kind::Keep:
            level.kept.cells.set(
                cell,
                level::KeptCell(level::Cell(edit.value > 2 ? Terrain::Wall : Terrain::Floor)));
            break;
    }
}

Level applied(Level level, const std::vector<Edit>& edits) {
    for (const Edit& edit : edits)
        apply(level, edit);
    return level;
}

std::vector<Edit> randomEdits(Stream& stream, const Level& level) {
    std::vector<Edit> edits;
    const int count = stream.between(1, 12);
    for (int i = 0; i < count; ++i)
        edits.push_back(randomEdit(stream, level));
    return edits;
}

/// Whether both edits change the same thing. Objects with an id are found by it on other cells, but
/// these edits do not move them.
bool areAboutTheSame(const Edit& a, const Edit& b) {
    if (a.isOfCell() || b.isOfCell()) return a.isOfCell() && b.isOfCell() && a.cell == b.cell;
    if (a.kind != b.kind) return false;
    if (a.kind == Edit::Kind::Stage || a.kind == Edit::Kind::Favourite) return a.value == b.value;
    return true;
}

/// Returns the level's file with objects and favourites in a fixed order, because their order may
/// depend on the order of edits.
std::string sortedText(Level level) {
    std::ranges::stable_sort(level.objects, {}, [](const Object& object) {
        return std::pair(object.at.y, object.at.x);
    });
    std::ranges::sort(level.favourites.seeds);
    level.recipe.builtIn.clear();
    return pack::writeLevel(level);
}

// --- Merges ---

FileText fileOf(const char* name, const Level& level) {
    return {name, pack::writeLevel(level)};
}

struct Result {
    Level level;
    merge::Merged merged;
};

/// Merges files and reads the result with the pack's reader; fails if that is not possible.
std::optional<Result> mergedLevel(const Level& base, const Level& ours, const Level& theirs) {
    const auto merged = merge::mergeFiles(fileOf("base", base), fileOf("ours", ours),
                                          fileOf("theirs", theirs), base.terrains);
    if (!merged) return std::nullopt;
    const auto json = pack::parseJson(merged->text, "merged");
    if (!json) return std::nullopt;
    pack::Report report("merged", base.terrains);
    Level level = pack::readLevel(*json, ours.id, report);
    if (!report.isWhole()) return std::nullopt;
    return Result{std::move(level), *merged};
}

/// The content of a cell as text, by coordinates from the level's origin.
std::map<std::pair<int, int>, std::string> contentOf(const Level& level) {
    std::map<std::pair<int, int>, std::string> cells;
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x) {
            const Point from = fromOrigin(level, {x, y});
            const level::KeptCell kept = level.kept.cells.at({x, y});
            std::string& text = cells[{from.y, from.x}];
            text = std::to_string(level.paint->at({x, y})) + ' ' + std::to_string(kept.isKept()) +
                   std::to_string(static_cast<int>(kept.cell().terrain()));
        }
    }
    // The objects of a cell in a fixed order: moved objects may come first or last.
    std::map<std::pair<int, int>, std::multiset<std::string>> objects;
    for (const Object& object : level.objects) {
        const Point from = fromOrigin(level, object.at);
        objects[{from.y, from.x}].insert(std::string(level::info(object.kind).id) + ' ' +
                                         object.id + ' ' + object.text);
    }
    for (const auto& [cell, texts] : objects) {
        for (const std::string& text : texts)
            cells[cell] += " | " + text;
    }
    return cells;
}

}  // namespace

void TestMerge::separateEditsAreBothKept() {
    const int rounds = testing::seeds(3000, 200);
    int both = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        Stream stream(static_cast<std::uint64_t>(seed), 1);
        const Level base = randomLevel(stream);
        const std::vector<Edit> ours = randomEdits(stream, base);
        std::vector<Edit> theirs = randomEdits(stream, base);
        std::erase_if(theirs, [&](const Edit& each) {
            return std::ranges::any_of(ours,
                                       [&](const Edit& our) { return areAboutTheSame(our, each); });
        });
        const auto result = mergedLevel(base, applied(base, ours), applied(base, theirs));
        QVERIFY2(result, std::to_string(seed).c_str());
        QVERIFY2(result->merged.open == 0,
                 (std::to_string(seed) + ": " + result->merged.places).c_str());
        QVERIFY(!merge::isOpen(result->level.more));
        QCOMPARE(sortedText(result->level), sortedText(applied(applied(base, ours), theirs)));
        both += !ours.empty() && !theirs.empty();
    }
    QVERIFY(both > rounds / 2);
}

void TestMerge::conflictsAreWhereBothSidesChanged() {
    const int rounds = testing::seeds(3000, 200);
    int open = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        Stream stream(static_cast<std::uint64_t>(seed), 2);
        const Level base = randomLevel(stream);
        const Level ours = applied(base, randomEdits(stream, base));
        const Level theirs = applied(base, randomEdits(stream, base));
        const auto result = mergedLevel(base, ours, theirs);
        QVERIFY2(result, std::to_string(seed).c_str());

        const auto before = contentOf(base);
        const auto our = contentOf(ours);
        const auto their = contentOf(theirs);
        std::set<std::pair<int, int>> conflicts;
        auto expected = our;
        for (const auto& [cell, content] : before) {
            if (our.at(cell) == their.at(cell)) continue;
            if (our.at(cell) == content) expected[cell] = their.at(cell);
            if (our.at(cell) != content && their.at(cell) != content) conflicts.insert(cell);
        }
        std::set<std::string> members;
        const auto compare = [&](const char* key, const auto& of) {
            if (of(ours) != of(theirs) && of(ours) != of(base) && of(theirs) != of(base))
                members.insert(key);
        };
        compare("title", [](const Level& level) { return level.title; });
        compare("notes", [](const Level& level) { return level.notes; });

        QCOMPARE(contentOf(result->level), expected);
        QCOMPARE(result->merged.open, conflicts.size() + members.size());
        QCOMPARE(merge::isOpen(result->level.more), result->merged.open > 0);
        if (result->merged.open == 0) continue;
        ++open;
        const auto other = merge::theirsOf(result->level);
        QVERIFY2(other, other ? "" : other.error().c_str());
        const merge::Differences found = merge::differences(result->level, *other);
        std::set<std::pair<int, int>> cells;
        for (const Point cell : found.cells) {
            const Point from = fromOrigin(result->level, cell);
            cells.emplace(from.y, from.x);
        }
        QCOMPARE(cells, conflicts);
        QCOMPARE(std::set(found.members.begin(), found.members.end()), members);
        // The other version has their content in the conflicts, and is the same elsewhere.
        for (const auto& cell : conflicts)
            expected[cell] = their.at(cell);
        QCOMPARE(contentOf(*other), expected);
    }
    QVERIFY(open > rounds / 10);
}

void TestMerge::anUnchangedSideYields() {
    for (int seed = 0; seed < testing::seeds(300, 20); ++seed) {
        Stream stream(static_cast<std::uint64_t>(seed), 3);
        const Level base = randomLevel(stream);
        const Level changed = applied(base, randomEdits(stream, base));
        // As values, because files that are equal are not merged at all.
        const auto check = [&](const Level& ours, const Level& theirs, const Level& expected) {
            const auto versions = merge::mergeLevels(&base, ours, theirs);
            return !versions.hasConflicts &&
                   pack::writeLevel(versions.ours) == pack::writeLevel(expected);
        };
        QVERIFY(check(changed, changed, changed));
        QVERIFY(check(base, changed, changed));
        QVERIFY(check(changed, base, changed));
        QCOMPARE(mergedLevel(base, base, changed)->merged.text, pack::writeLevel(changed));
        QCOMPARE(mergedLevel(base, changed, base)->merged.text, pack::writeLevel(changed));
    }
}

void TestMerge::sidesAreSymmetric() {
    for (int seed = 0; seed < testing::seeds(1000, 100); ++seed) {
        Stream stream(static_cast<std::uint64_t>(seed), 4);
        const Level base = randomLevel(stream);
        const Level ours = applied(base, randomEdits(stream, base));
        const Level theirs = applied(base, randomEdits(stream, base));
        const auto one = merge::mergeLevels(&base, ours, theirs);
        const auto other = merge::mergeLevels(&base, theirs, ours);
        QCOMPARE(one.hasConflicts, other.hasConflicts);
        QCOMPARE(sortedText(one.ours), sortedText(other.theirs));
        QCOMPARE(sortedText(one.theirs), sortedText(other.ours));
    }
}

namespace {

/// Edits that also move objects and change the size at any edge.
Level changedAtWill(Stream& stream, Level level) {
    level = applied(std::move(level), randomEdits(stream, level));
    for (Object& object : level.objects) {
        if (!stream.chance(20)) continue;
        object.at = {stream.between(0, level.size.width - 1),
                     stream.between(0, level.size.height - 1)};
    }
    if (stream.chance(50)) {
        const int left = stream.between(-2, 2);
        const int top = stream.between(-2, 2);
        level = grown(level, {left, top, level.size.width - left + stream.between(-2, 2),
                              level.size.height - top + stream.between(-2, 2)});
    }
    return level;
}

/// Whether a level has no two heroes and no id twice.
bool isSound(const Level& level) {
    std::set<std::string> names;
    return std::ranges::all_of(level.objects, [&](const Object& object) {
        if (object.kind != ThingKind::Hero && object.id.empty()) return true;
        return names.insert(object.kind == ThingKind::Hero ? "hero" : object.id).second;
    });
}

}  // namespace

void TestMerge::everyResultIsSound() {
    const int rounds = testing::seeds(4000, 200);
    const std::string kSolid = std::to_string(level::painted(Terrain::Wall)) + " 00";
    int complete = 0;
    int open = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        Stream stream(static_cast<std::uint64_t>(seed), 7);
        const Level base = randomLevel(stream);
        const Level ours = changedAtWill(stream, base);
        const Level theirs = changedAtWill(stream, base);
        const auto result = mergedLevel(base, ours, theirs);
        QVERIFY2(result, std::to_string(seed).c_str());
        QVERIFY2(isSound(result->level), std::to_string(seed).c_str());
        QCOMPARE(merge::isOpen(result->level.more), result->merged.open > 0);
        ++(result->merged.open == 0 ? complete : open);
        // No edit of theirs is lost silently: what only they changed is in the result, or the merge
        // is open, and then the other version has what they changed on each cell in conflict.
        const auto before = contentOf(base);
        const auto our = contentOf(ours);
        const auto their = contentOf(theirs);
        const auto other = merge::theirsOf(result->level);
        QCOMPARE(other.has_value(), result->merged.open > 0);
        const auto merged = contentOf(result->level);
        const auto mergedTheirs = other ? contentOf(*other) : merged;
        if (other) QVERIFY2(isSound(*other), std::to_string(seed).c_str());
        for (const auto& [cell, content] : their) {
            const auto was = before.find(cell);
            const bool isChanged = was == before.end() || was->second != content;
            if (!isChanged) continue;
            const auto found = mergedTheirs.find(cell);
            const std::string where = std::to_string(seed) + ": " + std::to_string(cell.second) +
                                      ", " + std::to_string(cell.first);
            const auto here = our.find(cell);
            const bool isNew = was == before.end();
            if (isNew && here != our.end()) continue;  // both grew there
            if (isNew && content == kSolid) continue;  // grown, and nothing was put there
            QVERIFY2(found != mergedTheirs.end(), where.c_str());
            QVERIFY2(found->second == content,
                     (where + ": " + found->second + " / " + content).c_str());
        }
    }
    QVERIFY(complete > rounds / 50);
    QVERIFY(open > rounds / 4);
}

void TestMerge::levelsOfThePacksMerge() {
    for (const char* name : {"temple", "dungeons", "lab"}) {
        const auto pack = pack::readFolder(std::string("resources/packs/") + name);
        QVERIFY2(pack, name);
        std::size_t number = 0;
        for (const Level& base : pack->levels) {
            Stream stream(number++, 5);
            if (base.size.area() > 10'000) continue;
            Level ours = base;
            Level theirs = base;
            ours.notes += " Ours.";
            theirs.favourites.seeds.push_back(987654321);
            if (base.paint) {
                const Point cell{stream.between(0, base.size.width - 1), 0};
                ours.paint->at(cell) = level::painted(Terrain::Wall);
                theirs.paint->at({cell.x, base.size.height - 1}) = level::painted(Terrain::Wall);
            }
            const auto result = mergedLevel(base, ours, theirs);
            QVERIFY2(result, base.id.c_str());
            QVERIFY2(result->merged.open == 0, (base.id + result->merged.places).c_str());
            Level expected = theirs;
            expected.notes = ours.notes;
            if (ours.paint) {
                for (int x = 0; x < base.size.width; ++x)
                    expected.paint->at({x, 0}) = ours.paint->at({x, 0});
            }
            QCOMPARE(pack::writeLevel(result->level), pack::writeLevel(expected));
        }
    }
}

void TestMerge::theHeroStaysAlone() {
    const Level base = hall({"@....", ".....", "....."});
    const auto movedTo = [&](Point at) {
        Level level = base;
        level.objects.front().at = at;
        return level;
    };
    const auto result = mergedLevel(base, movedTo({2, 2}), movedTo({4, 0}));
    QVERIFY(result);
    QVERIFY(result->merged.open > 0);
    QCOMPARE(result->level.objects.size(), std::size_t{1});
    QCOMPARE(result->level.objects.front().at, (Point{2, 2}));
    const auto other = merge::theirsOf(result->level);
    QVERIFY(other);
    QCOMPARE(other->objects.size(), std::size_t{1});
    QCOMPARE(other->objects.front().at, (Point{4, 0}));
    // A wall on the cell to which the other side moves the hero is a conflict as well.
    Level walled = base;
    walled.paint->at({2, 2}) = level::painted(Terrain::Wall);
    QVERIFY(mergedLevel(base, movedTo({2, 2}), walled)->merged.open > 0);
    QCOMPARE(mergedLevel(base, movedTo({3, 2}), walled)->merged.open, std::size_t{0});
}

void TestMerge::movedObjectsWithoutIdStaySingle() {
    Level base = hall({"@....", ".....", "....."});
    base.objects.push_back(objectAt(ThingKind::Console, {1, 1}));
    base.objects.push_back(objectAt(ThingKind::Console, {3, 1}));
    const auto moved = [&](std::size_t which, Point to) {
        Level level = base;
        level.objects[which].at = to;
        return level;
    };
    const auto consolesOf = [](const Level& level) {
        std::vector<Point> cells;
        for (const Object& object : level.objects) {
            if (object.kind == ThingKind::Console) cells.push_back(object.at);
        }
        std::ranges::sort(cells, {}, [](Point cell) { return std::pair(cell.y, cell.x); });
        return cells;
    };
    using Cells = std::vector<Point>;
    const auto both = mergedLevel(base, moved(1, {1, 2}), moved(1, {4, 0}));
    QVERIFY(both);
    QVERIFY(both->merged.open > 0);
    QCOMPARE(consolesOf(both->level), (Cells{{3, 1}, {1, 2}}));
    QCOMPARE(consolesOf(*merge::theirsOf(both->level)), (Cells{{4, 0}, {3, 1}}));

    Level removed = base;
    removed.objects.erase(removed.objects.begin() + 1);
    const auto orRemoved = mergedLevel(base, removed, moved(1, {1, 2}));
    QVERIFY(orRemoved);
    QVERIFY(orRemoved->merged.open > 0);
    QCOMPARE(consolesOf(orRemoved->level), (Cells{{3, 1}}));
    QCOMPARE(consolesOf(*merge::theirsOf(orRemoved->level)), (Cells{{3, 1}, {1, 2}}));

    Level changed = base;
    changed.objects[1].text = "hello";
    const auto orChanged = mergedLevel(base, moved(1, {1, 2}), changed);
    QVERIFY(orChanged);
    QVERIFY(orChanged->merged.open > 0);
    QCOMPARE(consolesOf(*merge::theirsOf(orChanged->level)), (Cells{{1, 1}, {3, 1}}));

    // Equal objects that the sides move apart are no conflict, and neither is the same move.
    const auto apart = mergedLevel(base, moved(1, {1, 2}), moved(2, {3, 2}));
    QVERIFY(apart);
    QCOMPARE(apart->merged.open, std::size_t{0});
    QCOMPARE(consolesOf(apart->level), (Cells{{1, 2}, {3, 2}}));
    const auto same = mergedLevel(base, moved(1, {1, 2}), moved(1, {1, 2}));
    QVERIFY(same);
    QCOMPARE(same->merged.open, std::size_t{0});
    QCOMPARE(consolesOf(same->level), (Cells{{3, 1}, {1, 2}}));
}

void TestMerge::movedPathsWithoutIdStaySingle() {
    Level base = hall({"@....", ".....", "....."});
    level::Trajectory path;
    path.points = {{1, 1}, {3, 1}};
    for (const bool isPinned : {false, true}) {
        Level with = base;
        const auto pathsOf = [&](Level & level) -> auto& {
            return isPinned ? level.kept.trajectories : level.trajectories;
        };
        pathsOf(with).push_back(path);
        // The cells of pinned paths are pinned, too.
        for (int x = 0; isPinned && x < base.size.width; ++x) {
            for (int y = 0; y < base.size.height; ++y)
                with.kept.cells.set({x, y}, level::KeptCell(level::Cell(Terrain::Floor)));
        }
        const auto moved = [&](int y) {
            Level level = with;
            for (Point& point : pathsOf(level).front().points)
                point.y = y;
            return level;
        };
        auto both = mergedLevel(with, moved(0), moved(2));
        QVERIFY(both);
        QVERIFY(both->merged.open > 0);
        Level left = moved(0);
        Level right = moved(2);
        QCOMPARE(pathsOf(both->level), pathsOf(left));
        auto other = merge::theirsOf(both->level);
        QVERIFY(other);
        QCOMPARE(pathsOf(*other), pathsOf(right));
        // A move and a change of the speed are both kept.
        Level faster = with;
        pathsOf(faster).front().speed = 50;
        auto combined = mergedLevel(with, left, faster);
        QVERIFY(combined);
        QCOMPARE(combined->merged.open, isPinned ? std::size_t{1} : std::size_t{0});
        QCOMPARE(pathsOf(combined->level).size(), std::size_t{1});
    }
}

void TestMerge::growthAtDifferentEdgesIsKept() {
    for (int seed = 0; seed < testing::seeds(500, 50); ++seed) {
        Stream stream(static_cast<std::uint64_t>(seed), 6);
        const Level base = randomLevel(stream);
        const auto by = [&] { return stream.between(0, 3); };
        const int left = by();
        const int top = by();
        const int right = by();
        const int bottom = by();
        const auto [width, height] = base.size;
        // Ours grows at the left and bottom, theirs at the top and right.
        Level ours = grown(base, {-left, 0, width + left, height + bottom});
        Level theirs = grown(base, {0, -top, width + right, height + top});
        ours.paint->at(inLevel(ours, fromOrigin(base, {1, 1}))) = level::painted(Terrain::Lava);
        theirs.paint->at(inLevel(theirs, fromOrigin(base, {2, 3}))) = level::painted(Terrain::Lava);
        const auto result = mergedLevel(base, ours, theirs);
        QVERIFY(result);
        QCOMPARE(result->merged.open, std::size_t{0});
        Level expected = grown(base, {-left, -top, width + left + right, height + top + bottom});
        for (const Point cell : {Point{1, 1}, Point{2, 3}}) {
            expected.paint->at(inLevel(expected, fromOrigin(base, cell))) =
                level::painted(Terrain::Lava);
        }
        QCOMPARE(pack::writeLevel(result->level), pack::writeLevel(expected));
    }
}

void TestMerge::growthAtTheSameEdgeIsAConflict() {
    const Level base = hall({"@....", ".....", "....."});
    const Level ours = grown(base, {0, 0, 7, 3});
    const Level theirs = grown(base, {0, 0, 9, 4});
    const auto result = mergedLevel(base, ours, theirs);
    QVERIFY(result);
    QCOMPARE(result->level.size, (grid::Size{7, 3}));
    QCOMPARE(result->merged.places, "size");
    QCOMPARE(merge::theirsOf(result->level)->size, (grid::Size{9, 4}));
    // The same growth by both sides is none.
    QCOMPARE(mergedLevel(base, ours, ours)->merged.open, std::size_t{0});
}

void TestMerge::editsOfACroppedPartAreAConflict() {
    const Level base = hall({"@....", ".....", "....."});
    const Level ours = grown(base, {0, 0, 4, 3});
    Level theirs = base;
    theirs.objects.push_back(objectAt(ThingKind::Bug, {4, 1}));
    const auto result = mergedLevel(base, ours, theirs);
    QVERIFY(result);
    QVERIFY(result->merged.open > 0);
    QCOMPARE(result->level.size, (grid::Size{4, 3}));
    const auto other = merge::theirsOf(result->level);
    QVERIFY(other);
    QCOMPARE(other->size, base.size);
    QCOMPARE(other->objects, theirs.objects);
    theirs = base;
    theirs.objects.push_back(objectAt(ThingKind::Bug, {3, 1}));
    QCOMPARE(mergedLevel(base, ours, theirs)->merged.open, std::size_t{0});
}

void TestMerge::changesOfDifferentStagesAreKept() {
    Level base = testing::solid({20, 20}, {"rooms", "maze", "trim"}, level::Ruleset::Descent);
    base.id = "stages";
    base.title = "Stages";
    Level ours = base;
    Level theirs = base;
    ours.recipe.stages[0].parameters["attempts"] = std::int64_t{77};
    theirs.recipe.stages[1].parameters["algorithm"] = std::string("wilson");
    theirs.recipe.stages.erase(theirs.recipe.stages.begin() + 2);
    const auto result = mergedLevel(base, ours, theirs);
    QVERIFY(result);
    QCOMPARE(result->merged.open, std::size_t{0});
    Level expected = theirs;
    expected.recipe.stages[0] = ours.recipe.stages[0];
    QCOMPARE(result->level.recipe, expected.recipe);
    // The same parameter: a conflict.
    theirs = base;
    theirs.recipe.stages[0].parameters["attempts"] = std::int64_t{5};
    const auto contested = mergedLevel(base, ours, theirs);
    QVERIFY(contested);
    QCOMPARE(contested->merged.places, "recipe");
    QCOMPARE(contested->level.recipe, ours.recipe);
    QCOMPARE(merge::theirsOf(contested->level)->recipe, theirs.recipe);
}

void TestMerge::theNameOfABuiltInRecipeIsKept() {
    const auto made = [](std::string_view recipe) {
        Level level = testing::solid({20, 20}, {}, level::Ruleset::Descent);
        level.id = "named";
        level.title = "Named";
        level.recipe = generate::findBuiltInRecipe(recipe)->recipe;
        level.recipe.builtIn = recipe;
        return level;
    };
    const Level base = made("rooms-and-maze");
    const Level other = made("rooms-and-corridors");
    Level titled = base;
    titled.title = "A title";
    for (const bool isOurs : {true, false}) {
        const auto result =
            isOurs ? mergedLevel(base, other, titled) : mergedLevel(base, titled, other);
        QVERIFY(result);
        QCOMPARE(result->merged.open, std::size_t{0});
        QCOMPARE(result->level.title, titled.title);
        QCOMPARE(result->level.recipe.builtIn, other.recipe.builtIn);
    }
}

/// A recipe with two equal stages: nobody knows which of them a changed one was.
void TestMerge::equalStagesThatBothSidesChangedAreAConflict() {
    const auto rooms = [](std::int64_t attempts) {
        level::RecipeStage stage;
        stage.stage = "rooms";
        stage.parameters["attempts"] = attempts;
        return stage;
    };
    const auto made = [&](const std::vector<std::int64_t>& attempts) {
        Level level = testing::solid({20, 20}, {"maze", "trim"}, level::Ruleset::Descent);
        level.id = "stages";
        level.title = "Stages";
        auto at = level.recipe.stages.begin();
        for (const std::int64_t one : attempts)
            at = level.recipe.stages.insert(at, rooms(one)) + 1;
        return level;
    };
    const Level base = made({20, 50});
    const std::vector<std::pair<Level, Level>> sides{{made({5, 20, 50}), made({25, 50})},
                                                     {made({50}), made({30, 50})},
                                                     {made({50}), made({20})}};
    for (const auto& [ours, theirs] : sides) {
        const auto result = mergedLevel(base, ours, theirs);
        QVERIFY(result);
        QCOMPARE(result->merged.places, "recipe");
        QCOMPARE(result->level.recipe, ours.recipe);
        QCOMPARE(merge::theirsOf(result->level)->recipe, theirs.recipe);
    }
    // If one side leaves them alone, the edits of the other side are kept.
    Level trimmed = base;
    trimmed.recipe.stages.pop_back();
    const auto result = mergedLevel(base, made({50}), trimmed);
    QVERIFY(result);
    QCOMPARE(result->merged.open, std::size_t{0});
    QCOMPARE(result->level.recipe.stages.size(), std::size_t{2});
    QVERIFY(result->level.recipe.stages.front() == rooms(50));
}

void TestMerge::ownTerrainsAreKnownByName() {
    const level::Pack pack = testing::packOfItsOwn();
    const Level& base = pack.levels[0];
    Level ours = base;
    Level theirs = base;
    ours.title = "Changed";
    theirs.notes = "Changed";
    // Without the pack: the legend of the file names the terrains.
    const auto merged =
        merge::mergeFiles(fileOf("base", base), fileOf("ours", ours), fileOf("theirs", theirs));
    QVERIFY2(merged, merged ? "" : merged.error().describe().c_str());
    Level expected = ours;
    expected.notes = theirs.notes;
    QCOMPARE(merged->text, pack::writeLevel(expected));
    QCOMPARE(merged->open, std::size_t{0});
    QCOMPARE(merge::terrainsIn(pack::writePack(pack, pack::listingOf(pack))), pack.terrains);
}

void TestMerge::aReferenceToARemovedObjectIsAConflict() {
    Level base = hall({"@....", ".....", "....."});
    base.objects.push_back(objectAt(ThingKind::Bug, {3, 1}, "beetle"));
    Level ours = base;
    ours.objects.pop_back();
    Level theirs = base;
    theirs.properties.push_back({"target", level::ObjectName{"beetle"}, {}});
    const auto result = mergedLevel(base, ours, theirs);
    QVERIFY(result);
    QVERIFY(result->merged.open > 0);
    QVERIFY(result->level.properties.empty());
    QCOMPARE(merge::theirsOf(result->level)->properties, theirs.properties);
}

void TestMerge::roomsMerge() {
    const level::Pack pack = testing::twoLevelsAndARoom();
    const level::Room base = pack.rooms[0];
    level::Room ours = base;
    level::Room theirs = base;
    ours.title = "Ours";
    ours.cells.at({1, 1}) = Terrain::Water;
    theirs.weight = 3;
    theirs.cells.at({2, 2}) = Terrain::Water;
    theirs.tags = {"wet"};
    const auto text = [](const level::Room& room) {
        return FileText{"room", pack::writeRoom(room)};
    };
    const auto merged = merge::mergeFiles(text(base), text(ours), text(theirs));
    QVERIFY2(merged, merged ? "" : merged.error().describe().c_str());
    level::Room expected = theirs;
    expected.title = ours.title;
    expected.cells.at({1, 1}) = Terrain::Water;
    QCOMPARE(merged->text, pack::writeRoom(expected));
    theirs.cells.at({1, 1}) = Terrain::Lava;
    const auto contested = merge::mergeFiles(text(base), text(ours), text(theirs));
    QVERIFY(contested);
    QCOMPARE(contested->open, std::size_t{1});
    const auto json = pack::parseJson(contested->text, "room");
    pack::Report report("room");
    const level::Room read = pack::readRoom(*json, base.id, report);
    QVERIFY(report.isWhole());
    QCOMPARE(read.cells.at({1, 1}), Terrain::Water);
    QCOMPARE(read.weight, 3);
    QCOMPARE(merge::theirsOf(read)->cells, theirs.cells);
}

namespace {

FileText packFile(const level::Pack& pack, const pack::Listing& listing) {
    return {"pack.json", pack::writePack(pack, listing)};
}

/// Reads a pack.json whose levels and rooms are missing.
std::optional<level::Pack> readPackText(const std::string& text) {
    testing::MemorySource source;
    source.files["pack.json"] = text;
    pack::Reading reading = pack::readWhatIsGood(source);
    if (!reading.isPackFileWhole) return std::nullopt;
    return std::move(reading.pack);
}

}  // namespace

void TestMerge::listsOfAPackMerge() {
    level::Pack base = testing::packOfItsOwn();
    level::Pack ours = base;
    level::Pack theirs = base;
    ours.title = "Ours";
    theirs.description = "Theirs";
    theirs.tabs = {"Extra"};
    const pack::Listing before{{"a", "b", "c"}, {}};
    const pack::Listing our{{"a", "new", "b", "c"}, {"hall"}};
    const pack::Listing their{{"b", "c", "last"}, {"cellar"}};
    const auto merged =
        merge::mergeFiles(packFile(base, before), packFile(ours, our), packFile(theirs, their));
    QVERIFY2(merged, merged ? "" : merged.error().describe().c_str());
    QCOMPARE(merged->open, std::size_t{0});
    level::Pack expected = theirs;
    expected.title = ours.title;
    QCOMPARE(merged->text,
             packFile(expected, {{"new", "b", "c", "last"}, {"hall", "cellar"}}).text);
}

void TestMerge::titlesOfAPackConflict() {
    level::Pack base = testing::packOfItsOwn();
    level::Pack ours = base;
    level::Pack theirs = base;
    ours.title = "Ours";
    theirs.title = "Theirs";
    theirs.description = "Described";
    const auto merged =
        merge::mergeFiles(packFile(base, {}), packFile(ours, {}), packFile(theirs, {}));
    QVERIFY(merged);
    QCOMPARE(merged->places, "title");
    const auto pack = readPackText(merged->text);
    QVERIFY(pack);
    QCOMPARE(pack->title, "Ours");
    QCOMPARE(pack->description, "Described");
    QVERIFY(merge::isOpen(pack->more));
    const auto other = merge::theirsOf(*pack);
    QVERIFY(other);
    QCOMPARE(other->title, "Theirs");
    QCOMPARE(merge::differences(*pack, *other).members, std::vector<std::string>{"title"});
}

void TestMerge::ordersOfAPackConflict() {
    const level::Pack base = testing::packOfItsOwn();
    const auto listed = [&](std::vector<std::string> levels) {
        return packFile(base, {std::move(levels), {}});
    };
    const auto merged = merge::mergeFiles(listed({"a", "b", "c"}), listed({"b", "a", "c"}),
                                          listed({"c", "b", "a"}));
    QVERIFY(merged);
    QCOMPARE(merged->places, "levels");
    auto pack = readPackText(merged->text);
    QVERIFY(pack);
    Level level = hall({"@....", ".....", "....."});
    pack->levels.clear();
    for (const char* id : {"b", "a", "c"}) {
        level.id = id;
        pack->levels.push_back(level);
    }
    const auto other = merge::theirsOf(*pack);
    QVERIFY(other);
    QCOMPARE((pack::listingOf(*other).levels), (std::vector<std::string>{"c", "b", "a"}));
    const merge::Differences differences = merge::differences(*pack, *other);
    QCOMPARE(merge::inWords(differences), "levels");
}

void TestMerge::addedLevelsMerge() {
    const Level ours = hall({"@....", ".....", "....."});
    Level theirs = ours;
    const auto merge = [&] {
        return merge::mergeFiles({"base", "\n"}, fileOf("ours", ours), fileOf("theirs", theirs));
    };
    QCOMPARE(merge()->open, std::size_t{0});
    theirs.paint->at({2, 2}) = level::painted(Terrain::Wall);
    const auto merged = merge();
    QVERIFY(merged);
    QCOMPARE(merged->places, "(2, 2)");
    theirs = hall({"..@", "..."});
    QVERIFY(merge());
    QVERIFY(merge()->open > 0);
}

void TestMerge::theLayoutIsKept() {
    const Level base = hall({"@..", "...", "..."});
    FileText ours = fileOf("ours", base);
    const auto at = ours.text.find("\"title\": ");
    QVERIFY(at != std::string::npos);
    ours.text.replace(at, 9, "\"title\"  :  ");
    Level theirs = base;
    theirs.notes = "Notes";
    const auto merged = merge::mergeFiles(fileOf("base", base), ours, fileOf("theirs", theirs));
    QVERIFY(merged);
    QVERIFY(merged->text.find("\"title\"  :  ") != std::string::npos);
    QVERIFY(merged->text.find("\"notes\": \"Notes\"") != std::string::npos);
}

void TestMerge::badFilesAreRefused() {
    const Level base = hall({"@..", "...", "..."});
    Level changed = base;
    changed.title = "Changed";
    Level other = base;
    other.title = "Other";
    const FileText good = fileOf("ours", changed);
    const auto problemOf = [](const FileText& first, const FileText& ours, const FileText& theirs) {
        const auto merged = merge::mergeFiles(first, ours, theirs);
        return merged ? std::string() : merged.error().describe();
    };
    const FileText before = fileOf("base", base);
    QCOMPARE(problemOf(before, good, {"theirs", "{}"}),
             "theirs: is another kind of file than ours");
    QVERIFY(problemOf(before, good, {"theirs", "{\"id\""}).starts_with("theirs: line 1"));
    QVERIFY(problemOf({"base", "nonsense"}, good, fileOf("theirs", other)).starts_with("base: "));
    QCOMPARE(problemOf(before, {"ours", "[]"}, good),
             "ours: is no level, no room and no pack.json");
    FileText bad = fileOf("theirs", other);
    bad.text.replace(bad.text.find("\"temple\""), 8, "\"tumple\"");
    QVERIFY(problemOf(before, good, bad).starts_with("theirs: ruleset"));
    // An open merge must be decided before the next one.
    const auto open = mergedLevel(base, changed, other);
    QVERIFY(open && open->merged.open == 1);
    QCOMPARE(problemOf(before, {"ours", open->merged.text}, fileOf("theirs", other)),
             "ours: holds another version from an earlier merge: choose one of them first");
}

void TestMerge::theOtherVersionIsKeptByReaders() {
    const Level base = hall({"@..", "...", "..."});
    Level ours = base;
    ours.more = R"({"unknown":[1,2]})";
    ours.title = "Ours";
    Level theirs = base;
    theirs.title = "Theirs";
    const auto result = mergedLevel(base, ours, theirs);
    QVERIFY(result);
    // Reading and writing again changes nothing, and an edit elsewhere keeps the other version.
    QCOMPARE(pack::writeLevel(result->level), result->merged.text);
    QCOMPARE(merge::theirsOf(result->level)->title, "Theirs");
    QCOMPARE(merge::closed(result->level.more), ours.more);
    QVERIFY(!merge::isOpen(R"({"other":"theirs"})"));
    QVERIFY(!merge::isOpen(R"({"theirs":"no object"})"));
    QVERIFY(!merge::theirsOf(base));
}

}  // namespace mazeloom::tst_merge

MAZELOOM_TEST(mazeloom::tst_merge::TestMerge)
#include "tst_merge.moc"
