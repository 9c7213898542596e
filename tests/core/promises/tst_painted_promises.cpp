// SPDX-License-Identifier: MIT
// Painted promises (core/generate/RULES.md G-130): verdicts equal a search by brute force that
// shares no code with the matcher, and flaws and contradictions are found.
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/analyse/promises/verdict.h"
#include "core/analyse/properties/properties.h"
#include "core/check/check.h"
#include "core/check/check_seeds.h"
#include "core/check/findings/fix.h"
#include "core/check/findings/painted.h"
#include "core/generate/generate.h"
#include "core/generate/recipe.h"
#include "core/grid/line.h"
#include "core/level/promises/painted_promise.h"
#include "core/pack/json/write/write.h"
#include "core/pack/read.h"
#include "core/random/stream.h"
#include "core/trace/shown_map.h"
#include "core/trace/timeline.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_painted_promises {

using analyse::promises::Verdict;
using grid::Point;
using level::Terrain;
using level::promises::Amount;
using level::promises::Content;
using level::promises::Contents;
using level::promises::PaintedPromise;
using level::promises::Pattern;
using level::rewriting::Value;
using level::rewriting::Values;
using random::Stream;

class TestPaintedPromises : public QObject {
    Q_OBJECT

  private slots:
    void equalBruteForce();
    void equalBruteForceAfterEachChange();
    void theMatchesOfOnePlaceCountOnce();
    void wallsHideWhatIsBehindThem();
    void brokenPromisesAreToldWithTheirCells();
    void recipesAndPacksPromiseToo();
    void eachPromiseIsToldApart();
    void aFileKeepsTheFirstPromises();
    void aFlawSaysWhatToChange();
    void contradictionsAreFoundBeforeTheFirstSeed();
    void theLaneEqualsAScanOfEveryMoment();
    void theLaneLooksAtStageEndsIfItTakesTooLong();
};

namespace {

// --- Brute force ---

using Cells = std::set<std::pair<int, int>>;  ///< (y, x)

const Values& cellOf(const Pattern& pattern, int x, int y) {
    return pattern.cells[static_cast<std::size_t>(y * pattern.size.width + x)];
}

/// Whether a cell of the pattern matches (x, y), which may lie outside of the map.
bool fits(const Values& asked, const level::promises::Inks& inks, const level::Map& map,
          const std::map<std::pair<int, int>, std::set<int>>& contents, Point at) {
    const bool isInside =
        at.x >= 0 && at.y >= 0 && at.x < map.size().width && at.y < map.size().height;
    if (asked.isAny()) return isInside;
    bool asksGround = asked.contains(Value::outside());
    bool hasGround = !isInside && asksGround;
    for (const level::TerrainInfo& terrain : level::kTerrains) {
        if (!asked.contains(Value(terrain.terrain))) continue;
        asksGround = true;
        hasGround = hasGround || (isInside && map.cells.at(at).terrain() == terrain.terrain);
    }
    bool asksContents = false;
    bool hasContents = false;
    for (int ink = 0; ink < level::rewriting::kInks; ++ink) {
        if (!asked.contains(Value::ink(ink))) continue;
        asksContents = true;
        const auto here = contents.find({at.y, at.x});
        if (here == contents.end()) continue;
        for (const int content : here->second) {
            hasContents =
                hasContents || inks[static_cast<std::size_t>(ink)].has(Content::of(content));
        }
    }
    return (!asksGround || hasGround) && (!asksContents || hasContents) && (isInside || asksGround);
}

/// Returns the pattern turned by a quarter clockwise; patterns here have no directed terrains.
Pattern turned(const Pattern& pattern) {
    Pattern result = pattern;
    result.size = {pattern.size.height, pattern.size.width};
    for (int y = 0; y < pattern.size.height; ++y) {
        for (int x = 0; x < pattern.size.width; ++x) {
            const int toX = pattern.size.height - 1 - y;
            result.cells[static_cast<std::size_t>(x * result.size.width + toX)] =
                cellOf(pattern, x, y);
        }
    }
    return result;
}

Pattern mirrored(const Pattern& pattern) {
    Pattern result = pattern;
    for (int y = 0; y < pattern.size.height; ++y) {
        for (int x = 0; x < pattern.size.width; ++x) {
            result.cells[static_cast<std::size_t>(y * pattern.size.width + pattern.size.width - 1 -
                                                  x)] = cellOf(pattern, x, y);
        }
    }
    return result;
}

std::set<Cells> matchesOf(const Pattern& pattern, const level::promises::Inks& inks,
                          const level::Map& map) {
    std::map<std::pair<int, int>, std::set<int>> contents;
    for (const level::Thing& thing : map.things)
        contents[{thing.at.y, thing.at.x}].insert(static_cast<int>(thing.kind));
    for (Point p; p.y < map.size().height; ++p.y) {
        for (p.x = 0; p.x < map.size().width; ++p.x) {
            if (map.cells.at(p).hasCoin()) contents[{p.y, p.x}].insert(Content::coin().number());
            if (map.cells.at(p).isTrap()) contents[{p.y, p.x}].insert(Content::trap().number());
        }
    }
    std::set<Cells> matches;
    Pattern variant = pattern;
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        if (symmetry == 4) variant = mirrored(pattern);
        if ((pattern.symmetries >> symmetry & 1) != 0) {
            for (int y = -5; y < map.size().height + 5; ++y) {
                for (int x = -5; x < map.size().width + 5; ++x) {
                    Cells cells;
                    bool isMatch = true;
                    for (int j = 0; j < variant.size.height && isMatch; ++j) {
                        for (int i = 0; i < variant.size.width && isMatch; ++i) {
                            const Values& asked = cellOf(variant, i, j);
                            isMatch = fits(asked, inks, map, contents, {x + i, y + j});
                            if (!asked.isAny()) cells.insert({y + j, x + i});
                        }
                    }
                    const bool isOnMap = std::ranges::any_of(cells, [&](const auto& cell) {
                        return map.cells.contains(Point{cell.second, cell.first});
                    });
                    if (isMatch && isOnMap) matches.insert(cells);
                }
            }
        }
        variant = turned(variant);
    }
    return matches;
}

bool isLinked(const Cells& a, const Cells& b, const PaintedPromise::Around& around,
              const level::Map& map) {
    const auto isOnMap = [&](Point p) { return map.cells.contains(p); };
    for (const auto& [ay, ax] : a) {
        for (const auto& [by, bx] : b) {
            if (std::abs(ay - by) > around.within || std::abs(ax - bx) > around.within) continue;
            if (!around.inView) return true;
            const Point from{ax, ay};
            const Point to{bx, by};
            if (!isOnMap(from) || !isOnMap(to)) continue;
            bool isClear = true;
            for (const Point p : grid::line(from, to)) {
                if (p != from && p != to && map.cells.at(p).isOpaque()) isClear = false;
            }
            if (isClear) return true;
        }
    }
    return false;
}

int partsOf(Cells cells) {
    int parts = 0;
    while (!cells.empty()) {
        ++parts;
        std::vector<std::pair<int, int>> due{*cells.begin()};
        cells.erase(cells.begin());
        while (!due.empty()) {
            const auto [y, x] = due.back();
            due.pop_back();
            for (const auto& next : {std::pair{y + 1, x}, std::pair{y - 1, x}, std::pair{y, x + 1},
                                     std::pair{y, x - 1}}) {
                if (cells.erase(next) > 0) due.push_back(next);
            }
        }
    }
    return parts;
}

/// Returns whether the promise is kept, and the count that a verdict tells.
std::pair<bool, std::int64_t> byBruteForce(const PaintedPromise& promise, const level::Map& map) {
    const std::set<Cells> found = matchesOf(promise.pattern, promise.inks, map);
    if (promise.amount == Amount::Connected) {
        Cells all;
        for (const Cells& match : found) {
            for (const auto& [y, x] : match) {
                if (map.cells.contains(Point{x, y})) all.insert({y, x});
            }
        }
        const int parts = partsOf(all);
        return {parts <= 1, parts};
    }
    const auto isKept = [&](std::int64_t count) {
        return promise.amount == Amount::AtMost ? count <= promise.times : count >= promise.times;
    };
    if (!promise.around) {
        const auto count = static_cast<std::int64_t>(found.size());
        return {isKept(count), count};
    }
    std::int64_t broken = 0;
    for (const Cells& centre : matchesOf(promise.around->pattern, promise.inks, map)) {
        const auto count = std::ranges::count_if(found, [&](const Cells& match) {
            return match != centre && isLinked(centre, match, *promise.around, map);
        });
        broken += isKept(count) ? 0 : 1;
    }
    return {broken == 0, broken};
}

// --- Random maps and promises ---

constexpr std::array kGrounds{Terrain::Floor, Terrain::Floor,      Terrain::Wall,
                              Terrain::Water, Terrain::ClosedDoor, Terrain::Column};

void change(Stream& random, level::Map& map) {
    const Point p{random.between(0, map.size().width - 1),
                  random.between(0, map.size().height - 1)};
    level::Cell cell(kGrounds[random.below(kGrounds.size())]);
    if (map.cells.at(p).hasThing()) cell = cell.with(level::Cell::kThing);
    if (random.chance(20)) cell = cell.with(level::Cell::kCoin);
    if (random.chance(20)) cell = cell.with(level::Cell::kTrap);
    map.cells.at(p) = cell;
    if (!random.chance(20)) return;
    const auto kind = random.chance(50) ? level::ThingKind::Console : level::ThingKind::Emitter;
    map.things.push_back({.kind = kind, .at = p});
    map.cells.at(p) = cell.with(level::Cell::kThing);
}

level::Map randomMap(Stream& random) {
    level::Map map(level::Ruleset::Temple, {random.between(1, 9), random.between(1, 9)});
    for (int i = 2 * static_cast<int>(map.size().area()); i > 0; --i)
        change(random, map);
    return map;
}

Pattern randomPattern(Stream& random) {
    const std::array<Values, 6> kinds{Values(Value(Terrain::Floor)),
                                      Values(Value(Terrain::ClosedDoor)),
                                      Values{Value(Terrain::Wall), Value(Terrain::Column)},
                                      Values(Value::ink(0)),
                                      Values{Value(Terrain::Floor), Value::ink(1)},
                                      Values{Value::outside(), Value(Terrain::Wall)}};
    Pattern pattern;
    pattern.size = {random.between(1, 3), random.between(1, 3)};
    pattern.cells.assign(static_cast<std::size_t>(pattern.size.area()), Values::any());
    for (Values& cell : pattern.cells) {
        if (random.chance(60)) cell = kinds[random.below(kinds.size())];
    }
    pattern.cells[random.below(static_cast<std::uint32_t>(pattern.cells.size()))] =
        kinds[random.below(kinds.size())];
    pattern.symmetries = random.chance(50) ? level::rewriting::kAllSymmetries
                                           : static_cast<std::uint8_t>(random.between(1, 255));
    return pattern;
}

PaintedPromise randomPromise(Stream& random) {
    PaintedPromise promise;
    promise.name = "random";
    promise.pattern = randomPattern(random);
    promise.amount = static_cast<Amount>(random.between(0, 2));
    promise.times = random.between(promise.amount == Amount::AtLeast ? 1 : 0, 4);
    if (promise.amount != Amount::Connected && random.chance(60))
        promise.around = {randomPattern(random), random.between(0, 3), random.chance(40)};
    promise.inks[0].add(level::ThingKind::Console);
    promise.inks[0].add(Content::trap());
    promise.inks[1].add(Content::coin());
    promise.inks[1].add(level::ThingKind::Emitter);
    return promise;
}

Verdict verdictOf(const PaintedPromise& promise, const level::Map& map) {
    return analyse::promises::verdictOf(promise, map, analyse::promises::contentsOf(map));
}

// --- Promises by hand ---

Pattern patternOf(std::vector<Values> row) {
    Pattern pattern;
    pattern.size = {static_cast<int>(row.size()), 1};
    pattern.cells = std::move(row);
    return pattern;
}

const Values kDoor{Value(Terrain::ClosedDoor), Value(Terrain::OpenDoor)};

/// Returns the promise that a pattern of one row never occurs.
PaintedPromise promiseOf(std::string name, std::vector<Values> row) {
    PaintedPromise promise;
    promise.name = std::move(name);
    promise.pattern = patternOf(std::move(row));
    return promise;
}

PaintedPromise noDoorBesideADoor() {
    return promiseOf("No door beside a door", {kDoor, kDoor});
}

PaintedPromise columnsInViewOfConsoles() {
    PaintedPromise promise =
        promiseOf("Two columns in view of each console", {Values(Value(Terrain::Column))});
    promise.amount = Amount::AtLeast;
    promise.times = 2;
    promise.around = {patternOf({Values(Value::ink(0))}), 8, true};
    promise.inks[0].add(level::ThingKind::Console);
    return promise;
}

level::Map mapOf(const std::vector<std::string>& rows) {
    const auto made = generate::generate(testing::painted(rows, {"shape"}), {}, 1);
    return made->map;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

std::vector<std::string> textsOf(const std::vector<check::Finding>& findings) {
    std::vector<std::string> texts;
    for (const check::Finding& finding : findings)
        texts.push_back(finding.problem.text);
    return texts;
}

/// Returns the findings of the rule on painted promises.
std::vector<std::string> contradictionsOf(const level::Level& level) {
    std::vector<std::string> texts;
    for (const check::Finding& finding : check::checkLevel(level, {})) {
        if (finding.sentence.id.starts_with("painted-")) texts.push_back(finding.problem.text);
    }
    return texts;
}

}  // namespace

void TestPaintedPromises::equalBruteForce() {
    int kept = 0;
    const int count = testing::seeds(10'000);
    for (int i = 0; i < count; ++i) {
        Stream random(static_cast<std::uint64_t>(i));
        const level::Map map = randomMap(random);
        const PaintedPromise promise = randomPromise(random);
        if (const auto flaw = flawOf(promise)) QFAIL(english(*flaw).c_str());
        const Verdict verdict = verdictOf(promise, map);
        const auto [isKept, times] = byBruteForce(promise, map);
        QVERIFY2(verdict.isKept == isKept, qPrintable(QString("seed %1").arg(i)));
        QVERIFY2(verdict.count == times, qPrintable(QString("seed %1").arg(i)));
        for (const Point cell : verdict.cells)
            QVERIFY(map.cells.contains(cell));
        kept += isKept ? 1 : 0;
    }
    QVERIFY(kept > count / 10 && kept < count * 9 / 10);
}

void TestPaintedPromises::equalBruteForceAfterEachChange() {
    for (int i = 0; i < testing::seeds(300); ++i) {
        Stream random(static_cast<std::uint64_t>(i) + 1'000'000);
        level::Map map = randomMap(random);
        const PaintedPromise promise = randomPromise(random);
        analyse::promises::Watched watched(promise, map.cells, analyse::promises::contentsOf(map));
        for (int k = 0; k < 10; ++k) {
            const level::Map before = map;
            change(random, map);
            const auto contents = analyse::promises::contentsOf(map);
            bool isTold = false;
            for (Point p; p.y < map.size().height; ++p.y) {
                for (p.x = 0; p.x < map.size().width; ++p.x) {
                    isTold =
                        watched.update(p, before.cells.at(p), map.cells.at(p), contents.at(p)) ||
                        isTold;
                }
            }
            const auto [wasKept, timesBefore] = byBruteForce(promise, before);
            const auto [isKept, times] = byBruteForce(promise, map);
            QCOMPARE(watched.isKept(map.cells), isKept);
            QCOMPARE(watched.verdict(map.cells).count, times);
            QVERIFY(isTold || wasKept == isKept);
        }
    }
}

void TestPaintedPromises::theMatchesOfOnePlaceCountOnce() {
    // A door matches both cells of the pattern, so the turned pattern matches the same cells.
    PaintedPromise promise =
        promiseOf("pairs", {kDoor, Values{Value(Terrain::ClosedDoor), Value(Terrain::Floor)}});
    const level::Map map = mapOf({"@.++.."});
    QCOMPARE(verdictOf(promise, map).count, 3);  // .+ and ++ and +.
    promise.times = 3;
    QVERIFY(verdictOf(promise, map).isKept);
}

void TestPaintedPromises::wallsHideWhatIsBehindThem() {
    const PaintedPromise promise = columnsInViewOfConsoles();
    QVERIFY(verdictOf(promise, mapOf({"@o.?.o"})).isKept);
    const Verdict verdict = verdictOf(promise, mapOf({"@o.?#o"}));
    QVERIFY(!verdict.isKept);
    QCOMPARE(verdict.count, 1);
    QCOMPARE(verdict.cells, (std::vector<Point>{{3, 0}}));
    // Without a console, nothing is promised.
    QVERIFY(verdictOf(promise, mapOf({"@..#.."})).isKept);
}

void TestPaintedPromises::brokenPromisesAreToldWithTheirCells() {
    level::Level level = testing::painted({"@.++.", ".....", "?...."}, {"shape"});
    level.promises = {noDoorBesideADoor(), columnsInViewOfConsoles()};
    const auto made = generate::generate(level, {}, 1);
    QVERIFY(made.has_value());
    const auto findings = check::findingsOfPainted(level, 7, made->map, nullptr);
    QCOMPARE(textsOf(findings),
             (std::vector<std::string>{
                 "the promise \"No door beside a door\" is broken on this seed; number of matches: "
                 "1",
                 "the promise \"Two columns in view of each console\" is broken on this seed; "
                 "number of places around which the pattern occurs less often than promised: 1"}));
    QCOMPARE(findings[0].problem.place, std::string("seed 7, (2, 0)"));
    QCOMPARE(findings[0].cells.cellCount(), 2);
    QVERIFY(findings[0].cells.contains({3, 0}));
    const level::Level mended = check::repaired(level, findings[0].fixes.front());
    QCOMPARE(mended.promises, (level::promises::PaintedPromises{columnsInViewOfConsoles()}));
    // The same for many seeds; those beyond the tenth are counted.
    const auto many = check::checkSeeds(level, {}, {1, 15});
    QCOMPARE(std::ranges::count_if(many, check::isOfPainted), 20);
    QCOMPARE(many.size(), std::size_t{22});
}

void TestPaintedPromises::recipesAndPacksPromiseToo() {
    level::Pack pack;
    pack.promises = {noDoorBesideADoor()};
    level::NamedRecipe recipe;
    recipe.id = "plain";
    recipe.title = "Plain";
    recipe.stages.push_back({"shape", true, {}});
    recipe.promises = {columnsInViewOfConsoles()};
    pack.recipes.push_back(recipe);
    level::Level level = testing::painted({"@.++?"}, {"shape"});
    level.id = "one";
    level.recipe = level::useOf(recipe);
    pack.levels.push_back(level);
    pack.resolveRecipes();
    pack.resolvePromises();
    const level::Level& resolved = std::as_const(pack).levels[0];
    const auto made = generate::generate(resolved, {}, 1);
    QVERIFY(made.has_value());
    const auto findings = check::findingsOfPainted(resolved, 1, made->map, nullptr);
    QCOMPARE(findings.size(), std::size_t{2});
    // A level cannot remove what its recipe or its pack promises.
    QVERIFY(findings[0].fixes.empty() && findings[1].fixes.empty());
}

void TestPaintedPromises::eachPromiseIsToldApart() {
    level::Level level = testing::painted({"@.++.", ".....", "....."}, {"shape"});
    PaintedPromise noDoor = promiseOf("No door", {kDoor});
    level.promises = {noDoorBesideADoor(), noDoor};
    // Ten seeds of each promise are told, and one line counts the others of each.
    const auto findings = check::checkSeeds(level, {}, {1, 15});
    QCOMPARE(findings.size(), std::size_t{22});
    const auto about = [&](const std::string& name) {
        return std::ranges::count_if(findings, [&](const check::Finding& finding) {
            return has(finding.problem.text, '"' + name + '"');
        });
    };
    QCOMPARE(about("No door"), 11);
    QCOMPARE(about("No door beside a door"), 11);
}

void TestPaintedPromises::aFileKeepsTheFirstPromises() {
    level::Pack pack;
    pack.id = "p";
    pack.title = "P";
    pack.promises.assign(level::promises::kMostPromises + 1, noDoorBesideADoor());
    testing::MemorySource source;
    for (const pack::TextFile& file : pack::write(pack))
        source.files[file.name] = file.text;
    const pack::Reading reading = pack::readWhatIsGood(source);
    QCOMPARE(reading.pack.promises.size(), level::promises::kMostPromises);
    QVERIFY(has(reading.problems.front().text, "at most 64 are allowed"));
}

void TestPaintedPromises::aFlawSaysWhatToChange() {
    const auto flawAfter = [](const auto& change) {
        PaintedPromise promise = columnsInViewOfConsoles();
        change(promise);
        const auto flaw = level::promises::flawOf(promise);
        return flaw ? english(*flaw) : std::string();
    };
    QCOMPARE(flawAfter([](PaintedPromise&) {}), std::string());
    QVERIFY(has(flawAfter([](PaintedPromise& p) { p.pattern.cells = {Values::any()}; }),
                "paint at least one"));
    QVERIFY(
        has(flawAfter([](PaintedPromise& p) { p.pattern.cells = {Values()}; }), "matches nothing"));
    QVERIFY(has(flawAfter([](PaintedPromise& p) { p.pattern.size = {6, 1}; }), "1–5 cells"));
    QVERIFY(has(flawAfter([](PaintedPromise& p) { p.pattern.symmetries = 0; }), "symmetry"));
    QVERIFY(has(flawAfter([](PaintedPromise& p) { p.inks = {}; }), "ink A stands for nothing"));
    QVERIFY(has(flawAfter([](PaintedPromise& p) { p.around->within = 33; }), "0–32 cells"));
    QVERIFY(has(flawAfter([](PaintedPromise& p) { p.amount = Amount::Connected; }), "whole map"));
    QVERIFY(has(flawAfter([](PaintedPromise& p) {
                    p.pattern.size = {5, 1};
                    p.pattern.cells = {Values(Value(Terrain::WaterfallDown)),
                                       Values(Value(Terrain::Floor)), Values(Value(Terrain::Wall)),
                                       Values(Value(Terrain::Water)), Values(Value(Terrain::Lava))};
                }),
                "8 kinds of cells"));
}

void TestPaintedPromises::contradictionsAreFoundBeforeTheFirstSeed() {
    level::Level level = testing::painted({"@.?.", "...."}, {"shape"});
    PaintedPromise least = noDoorBesideADoor();
    least.name = "Pairs of doors";
    least.amount = Amount::AtLeast;
    least.times = 2;
    level.promises = {noDoorBesideADoor(), least};
    QCOMPARE(contradictionsOf(level),
             (std::vector<std::string>{
                 "the promises \"Pairs of doors\" and \"No door beside a door\" contradict each "
                 "other: the same pattern cannot occur at least 2 times and at most 0 times"}));
    level.promises = {noDoorBesideADoor(), noDoorBesideADoor()};
    QCOMPARE(contradictionsOf(level).size(), std::size_t{1});
    // Five cells fit into four neither upright nor turned.
    least.pattern = patternOf(std::vector<Values>(5, kDoor));
    level.promises = {least};
    QVERIFY(has(contradictionsOf(level).front(), "larger than the level"));
    PaintedPromise noConsole = promiseOf("No console", {Values(Value::ink(2))});
    noConsole.inks[2].add(level::ThingKind::Console);
    level.promises = {noConsole};
    QVERIFY(has(contradictionsOf(level).front(), "the level's own things"));
    noConsole.times = 1;
    level.promises = {noConsole};
    QVERIFY(contradictionsOf(level).empty());
}

namespace {

/// Returns the moments at which the property holds, by looking at every moment.
std::vector<bool> byScan(const level::Level& level,
                         const std::shared_ptr<const trace::Trace>& trace) {
    std::vector<bool> holds;
    trace::Timeline timeline(trace);
    for (trace::StepIndex moment = 0; moment <= trace->stepCount(); ++moment) {
        timeline.seek(moment);
        const level::Map map = trace::shownMap(timeline, timeline.cells().bounds());
        holds.push_back(std::ranges::all_of(level.promises, [&](const PaintedPromise& promise) {
            return verdictOf(promise, map).isKept;
        }));
    }
    return holds;
}

level::Level dungeon(grid::Size size) {
    level::Level level = testing::solid(size, {});
    level.recipe = generate::findBuiltInRecipe("rooms-and-maze")->recipe;
    return level;
}

std::shared_ptr<const trace::Trace> traceOf(const level::Level& level, std::uint64_t seed) {
    return generate::record(level, {}, seed).trace;
}

analyse::Holding holdingOf(const level::Level& level,
                           const std::shared_ptr<const trace::Trace>& trace) {
    const analyse::Property* property = analyse::findProperty("promises-kept");
    return property->find(analyse::History(trace, &level));
}

}  // namespace

void TestPaintedPromises::theLaneEqualsAScanOfEveryMoment() {
    int changes = 0;
    std::int64_t broken = 0;
    for (int seed = 0; seed < testing::seeds(60); ++seed) {
        Stream random(static_cast<std::uint64_t>(seed));
        level::Level level = dungeon({15, 15});
        if (seed % 2 == 1)
            level = testing::painted({"@......", ".......", "..?....", ".....$."},
                                     {"shape", "hidden-maze", "reach", "traps"});
        level.promises = {randomPromise(random), randomPromise(random)};
        const auto trace = traceOf(level, static_cast<std::uint64_t>(seed));
        QVERIFY(trace->stepCount() > 0);
        const analyse::Holding holding = holdingOf(level, trace);
        QVERIFY(holding.isWhole);
        const std::vector<bool> expected = byScan(level, trace);
        std::vector<bool> told(expected.size(), false);
        for (const analyse::HoldingSpan& span : holding.spans) {
            for (trace::StepIndex moment = span.first; moment <= span.last; ++moment)
                told[moment] = true;
        }
        QVERIFY2(told == expected, qPrintable(QString("seed %1").arg(seed)));
        changes += static_cast<int>(holding.spans.size());
        broken += static_cast<std::int64_t>(std::ranges::count(expected, false));
    }
    QVERIFY(changes > 0);
    QVERIFY(broken > 0);
}

void TestPaintedPromises::theLaneLooksAtStageEndsIfItTakesTooLong() {
    level::Level level = dungeon({255, 255});
    level.promises = {promiseOf("One floor", {Values(Value(Terrain::Floor))})};
    level.promises[0].amount = Amount::Connected;
    const auto trace = traceOf(level, 1);
    QVERIFY(trace->stepCount() > 10'000);
    const analyse::Holding holding = holdingOf(level, trace);
    QVERIFY(!holding.isWhole);
    QVERIFY(!holding.looked.empty());
    QCOMPARE(holding.looked.back(), trace->stepCount());
}

MAZELOOM_TEST(TestPaintedPromises)

}  // namespace mazeloom::tst_painted_promises

#include "tst_painted_promises.moc"
