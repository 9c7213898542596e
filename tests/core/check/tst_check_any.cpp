// SPDX-License-Identifier: MIT
// Rules on random levels: they never crash, agree with the generator, and their fixes remove the
// findings that they are offered for.
#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include <QTest>

#include "core/check/check.h"
#include "core/check/trial.h"
#include "core/generate/generate.h"
#include "core/generate/stages/stages.h"
#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"
#include "tests/support/packs/random_packs.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_check_any {

using check::Finding;
using grid::Point;

class TestCheckAny : public QObject {
    Q_OBJECT

  private slots:
    void survivesEveryLevel();
    void survivesEveryRoom();
    void agreesWithTheGenerator();
    void agreesAboutWhatCanBeWalkedTo();
    void agreesAboutRoomsThatMustAppear();
    void everyFixTakesItsFindingAway();
    void noFixBringsAnotherError();
    void everyFixIsKnownAndDoesNoHarmElsewhere();
    void givesUpWhenToldTo();
};

namespace {

Point anywhere(random::Stream& random, grid::Size size) {
    constexpr int kFar = 1'000'000'000;  // differences of coordinates still fit an int
    if (random.chance(10)) return {random.between(-kFar, kFar), random.between(-kFar, kFar)};
    return {random.between(-2, size.width + 1), random.between(-2, size.height + 1)};
}

/// Returns a level that no file can contain: the rules must not crash on any level.
level::Level brokenLevel(std::uint64_t seed) {
    random::Stream random(seed, 5);
    level::Level level = testing::randomLevel(random, "broken");
    for (level::Object& object : level.objects) {
        if (random.chance(30)) object.at = anywhere(random, level.size);
        if (random.chance(30)) object.id = "same";
        if (random.chance(20)) object.kind = level::ThingKind::Hero;
        if (random.chance(20)) object.beam = {0, random.between(-5, 5), random.between(-5, 5)};
    }
    for (level::Trajectory& path : level.trajectories) {
        for (Point& point : path.points) {
            if (random.chance(30)) point = anywhere(random, level.size);
        }
        if (random.chance(20)) path.points.resize(random.below(3));
        if (random.chance(30)) path.id = "same";
        path.size = random.between(-1, 4);
    }
    for (int i = random.between(0, 3); i > 0; --i) {
        level::RecipeStage stage{"nothing", random.chance(50), {}};
        const auto stages = generate::stages();
        if (random.chance(80)) {
            stage.stage = stages[random.below(static_cast<std::uint32_t>(stages.size()))]->id;
        }
        stage.parameters["count"] = std::int64_t{random.between(-10, 2'000'000'000 - 11)};
        stage.parameters["source"] = std::string("nowhere");
        level.recipe.stages.insert(level.recipe.stages.begin(), stage);
    }
    if (random.chance(10)) level.size = {random.between(0, 40), random.between(0, 40)};
    if (random.chance(3)) level.size = {-1, -1};
    level.objectives.coins = random.between(-1, 100);
    return level;
}

level::Room brokenRoom(random::Stream& random, const std::string& id) {
    level::Room room = testing::randomRoom(random, id);
    for (level::Object& object : room.objects) {
        if (random.chance(30)) object.at = anywhere(random, room.cells.size());
    }
    for (int i = random.between(0, 20); i > 0; --i) {
        const Point cell = anywhere(random, room.cells.size());
        if (random.chance(30)) room.entrances.push_back(cell);
        if (room.cells.contains(cell)) {
            room.cells.at(cell) = static_cast<level::Terrain>(random.between(0, 15));
        }
    }
    if (random.chance(10)) room.symmetries.clear();
    if (random.chance(5)) room.cells = {};
    room.max = random.between(0, 3);
    return room;
}

std::string idsOf(const std::vector<Finding>& findings) {
    std::string ids;
    for (const Finding& finding : findings)
        ids += std::string(finding.sentence.id) + ' ';
    return ids;
}

std::string textOf(const testing::Rows& rows) {
    std::string text;
    for (const std::string& row : rows)
        text += row + '\n';
    return text;
}

/// Whether there is an error that keeps the level from being generated.
bool saysItFails(const std::vector<Finding>& findings) {
    static const std::set<std::string_view> kFatal{
        "no-hero",      "hero-on-solid",  "hero-on-emitter", "no-open-cell",
        "trap-on-hero", "trap-on-object", "trap-bars-way",   "trap-shut-in",
        "stage-order",  "unknown-stage",  "room-too-large",  "room-fits-nowhere"};
    return std::ranges::any_of(findings, [](const Finding& finding) {
        return finding.isError() && kFatal.contains(finding.sentence.id);
    });
}

}  // namespace

void TestCheckAny::survivesEveryLevel() {
    std::set<std::string_view> found;
    for (int i = 0; i < testing::seeds(10'000, 200); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 6);
        const level::Level level = brokenLevel(seed);
        std::vector<level::Room> rooms;
        for (int k = random.between(0, 2); k > 0; --k)
            rooms.push_back(brokenRoom(random, "room"));
        for (const Finding& finding : check::checkLevel(level, rooms)) {
            found.insert(finding.sentence.id);
            QVERIFY(!finding.problem.text.empty());
            QVERIFY(finding.problem.text.find('%') == std::string::npos);
            QVERIFY(finding.where.sheet.id == "broken");
            for (const check::Fix& fix : finding.fixes) {
                if (fix.sheet.kind == check::Sheet::Kind::Level) {
                    check::checkLevel(check::repaired(level, fix), rooms);
                }
            }
        }
    }
    QVERIFY2(found.size() > 25, std::to_string(found.size()).c_str());
}

void TestCheckAny::survivesEveryRoom() {
    for (int i = 0; i < testing::seeds(10'000, 200); ++i) {
        random::Stream random(static_cast<std::uint64_t>(i), 7);
        const level::Room room = brokenRoom(random, "room");
        for (const Finding& finding : check::checkRoom(room)) {
            QVERIFY(!finding.problem.text.empty());
            for (const check::Fix& fix : finding.fixes)
                check::checkRoom(check::repaired(room, fix));
        }
    }
}

void TestCheckAny::agreesWithTheGenerator() {
    int failed = 0;
    int made = 0;
    for (int i = 0; i < testing::seeds(10'000, 200); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 8);
        const testing::Rows rows =
            testing::randomShape(seed, {.things = 3, .coins = 2, .traps = i % 9, .noTraps = 2});
        level::Level level =
            testing::painted(rows, {"shape", "hidden-maze", "reach", "traps", "coins"});
        if (random.chance(10)) {
            level = testing::with(level, "shape", "source", std::string("blob"));
        }
        for (level::RecipeStage& stage : level.recipe.stages)
            stage.enabled = random.chance(97);
        for (level::Object& object : level.objects) {
            if (random.chance(3)) object.kind = level::ThingKind::Emitter;
            if (random.chance(10)) {
                object.at = {random.between(0, level.size.width - 1),
                             random.between(0, level.size.height - 1)};
            }
        }
        const auto generated = generate::generate(level, {}, seed);
        const auto findings = check::checkLevel(level, {});
        // Generation of a random shape may fail for lack of space, which no rule can predict.
        const bool isDrawn = level.recipe.stages[0].parameters.contains("source");
        if (!generated && isDrawn && !saysItFails(findings)) continue;
        QVERIFY2(generated.has_value() != saysItFails(findings),
                 (idsOf(findings) + '\n' +
                  (generated ? "generated" : generated.error().describe()) + '\n' + textOf(rows))
                     .c_str());
        generated ? ++made : ++failed;
    }
    QVERIFY(made > 10);
    QVERIFY(failed > 10);
}

void TestCheckAny::agreesAboutWhatCanBeWalkedTo() {
    int warned = 0;
    for (int i = 0; i < testing::seeds(5'000, 200); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const testing::Rows rows = testing::randomShape(seed, {.things = 5, .coins = 5});
        const level::Level level = testing::painted(rows, {"hidden-maze", "reach"});
        const auto generated = generate::generate(level, {}, seed);
        QVERIFY(generated.has_value());
        std::set<Point> cells;
        for (const Problem& problem : generated->problems)
            cells.insert(*problem.cell);
        warned += static_cast<int>(cells.size());
        std::set<Point> found;
        for (const Finding& finding : check::checkLevel(level, {})) {
            const std::string_view id = finding.sentence.id;
            if (id == "unreachable-object" || id == "unreachable-coins") {
                found.insert(*finding.problem.cell);
            }
            // Findings are limited in number: the others are only counted.
            if (id == "more-of-the-same") cells = found;
        }
        QVERIFY2(cells == found, textOf(rows).c_str());
    }
    QVERIFY(warned > 0);
}

void TestCheckAny::agreesAboutRoomsThatMustAppear() {
    int placed = 0;
    int refused = 0;
    for (int i = 0; i < testing::seeds(5'000, 200); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 9);
        level::Room room = testing::randomRoom(random, "lair");
        room.minDepth = 1;
        room.min = 1;
        room.max = 1;
        level::Level level =
            testing::solid({random.between(1, 20), random.between(1, 20)}, {"handcrafted-rooms"});
        if (random.chance(50)) {
            level.paint.emplace(level.size, static_cast<level::Paint>(level::Terrain::Wall));
            for (int k = random.between(0, 6); k > 0; --k) {
                const Point cell{random.between(0, level.size.width - 1),
                                 random.between(0, level.size.height - 1)};
                level.paint->at(cell) = static_cast<level::Paint>(random.between(0, 15));
            }
        }
        const auto generated = generate::generate(level, {{room}}, seed);
        const auto findings = check::checkLevel(level, {{room}});
        QVERIFY2(generated.has_value() != saysItFails(findings),
                 (idsOf(findings) + (generated ? "" : generated.error().describe())).c_str());
        generated ? ++placed : ++refused;
    }
    QVERIFY(placed > 10);
    QVERIFY(refused > 10);
}

void TestCheckAny::everyFixTakesItsFindingAway() {
    int applied = 0;
    for (int i = 0; i < testing::seeds(3'000, 100); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 10);
        const testing::Rows rows =
            testing::randomShape(seed, {.things = 4, .coins = 3, .traps = i % 9});
        level::Level level = testing::painted(rows, {"hidden-maze", "reach", "traps", "coins"});
        for (int k = random.between(0, 2); k > 0; --k) {
            level::Trajectory path;
            for (int n = random.between(2, 4); n > 0; --n) {
                path.points.push_back({random.between(0, level.size.width - 1),
                                       random.between(0, level.size.height - 1)});
            }
            level.trajectories.push_back(std::move(path));
        }
        for (const Finding& finding : check::checkLevel(level, {})) {
            for (const check::Fix& fix : finding.fixes) {
                const level::Level after = check::repaired(level, fix);
                const std::string what = english(fix.sentence, fix.arguments) + ": " +
                                         finding.problem.describe() + '\n' + textOf(rows);
                QVERIFY2(after != level, what.c_str());
                ++applied;
                // Opening a path's walls does not move emitters in it.
                if (fix.sentence.id == "open-path") continue;
                const auto left = check::checkLevel(after, {});
                QVERIFY2(std::ranges::none_of(left,
                                              [&](const Finding& other) {
                                                  return check::isSame(other, finding) &&
                                                         other.where.object < 0 &&
                                                         other.where.trajectory < 0;
                                              }),
                         what.c_str());
            }
        }
    }
    QVERIFY(applied > 100);
}

namespace {

/// Whether the fix painted the cell or put an object there.
bool isTouched(const level::Level& before, const level::Level& after, Point cell) {
    const auto countAt = [cell](const level::Level& level) {
        return std::ranges::count(level.objects, cell, &level::Object::at);
    };
    return before.paint->at(cell) != after.paint->at(cell) || countAt(after) > countAt(before);
}

/// Returns a random level on which many rules find something.
level::Level troubledLevel(std::uint64_t seed) {
    random::Stream random(seed, 11);
    const testing::Rows rows = testing::randomShape(seed, {.things = random.between(0, 8),
                                                           .coins = random.between(0, 4),
                                                           .traps = random.between(0, 9)});
    level::Level level = testing::painted(rows, {"hidden-maze", "reach", "traps", "coins"});
    const auto somewhere = [&] {
        return Point{random.between(0, level.size.width - 1),
                     random.between(0, level.size.height - 1)};
    };
    for (int k = random.between(0, 2); k > 0; --k) {
        level::Trajectory path;
        for (int n = random.between(2, 4); n > 0; --n)
            path.points.push_back(somewhere());
        level.trajectories.push_back(std::move(path));
    }
    for (level::Object& object : level.objects) {
        if (random.chance(10)) object.kind = level::ThingKind::Emitter;
        if (random.chance(10)) object.kind = level::ThingKind::Key;
        if (random.chance(20)) object.at = somewhere();
    }
    if (random.chance(15)) {
        std::erase_if(level.objects, [](const level::Object& object) {
            return object.kind == level::ThingKind::Hero;
        });
    }
    return level;
}

}  // namespace

void TestCheckAny::noFixBringsAnotherError() {
    int tried = 0;
    int refused = 0;
    for (int i = 0; i < testing::seeds(3'000, 100); ++i) {
        const level::Level level = troubledLevel(static_cast<std::uint64_t>(i));
        const auto findings = check::checkLevel(level, {});
        std::set<std::pair<std::string_view, Point>> before;
        for (const Finding& finding : findings) {
            if (finding.problem.cell) before.emplace(finding.sentence.id, *finding.problem.cell);
        }
        for (const Finding& finding : findings) {
            for (const check::Fix& fix : finding.fixes) {
                const auto harm = check::errorBroughtBy(fix, level, {});
                ++tried;
                refused += harm ? 1 : 0;
                if (harm) continue;
                const level::Level after = check::repaired(level, fix);
                for (const Finding& left : check::checkLevel(after, {})) {
                    if (!left.isError() || !left.problem.cell) continue;
                    const Point cell = *left.problem.cell;
                    QVERIFY2(before.contains({left.sentence.id, cell}) ||
                                 !level.paint->contains(cell) || !isTouched(level, after, cell),
                             (english(fix.sentence, fix.arguments) + " for " +
                              finding.problem.describe() + " brings " + left.problem.describe())
                                 .c_str());
                }
            }
        }
    }
    QVERIFY(tried > 100);
    QVERIFY2(refused * 50 < tried, std::to_string(refused).c_str());
}

void TestCheckAny::everyFixIsKnownAndDoesNoHarmElsewhere() {
    std::set<std::string_view> known;
    for (const Sentence& sentence : check::allSentences())
        known.insert(sentence.id);
    const level::Level bare;
    level::Level other = brokenLevel(0);
    std::set<std::string_view> seen;
    for (int i = 1; i < std::max(testing::seeds(600), 600); ++i) {
        const level::Level level = brokenLevel(static_cast<std::uint64_t>(i));
        for (const Finding& finding : check::checkLevel(level, {})) {
            for (const check::Fix& fix : finding.fixes) {
                const std::string what(fix.sentence.id);
                seen.insert(fix.sentence.id);
                QVERIFY2(known.contains(fix.sentence.id), what.c_str());
                QCOMPARE(fix.sheet.id, level.id);
                const level::Level after = check::repaired(other, fix);
                QVERIFY2(after.size == other.size &&
                             after.paint.has_value() == other.paint.has_value() &&
                             (!after.paint || after.paint->size() == other.paint->size()),
                         what.c_str());
                const check::Repair repair = check::repairOf(bare, fix);
                QVERIFY2(repair.paint.empty() && !repair.objects && !repair.trajectories,
                         what.c_str());
            }
        }
        other = level;
    }
    for (const char* id : {"remove", "turn", "rename", "remove-path", "remove-point",
                           "reset-parameter", "remove-parameter", "remove-stage", "switch-off"})
        QVERIFY2(seen.contains(id), id);
}

void TestCheckAny::givesUpWhenToldTo() {
    const level::Level level = brokenLevel(1);
    QVERIFY(!check::checkLevel(level, {}).empty());
    const std::atomic<bool> stop = true;
    QVERIFY(check::checkLevel(level, {}, &stop).empty());
}

MAZELOOM_TEST(TestCheckAny)

}  // namespace mazeloom::tst_check_any

#include "tst_check_any.moc"
