// SPDX-License-Identifier: MIT
// Locks, keys, short-cuts and one-way doors, after Joris Dormans's cyclic dungeon generation: a
// mission is first drawn over the layout's regions, then put into the layout door by door. A search
// over the hero's position and held keys proves the result.
#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/generate/connect/door_frame.h"
#include "core/generate/locks/door_graph.h"
#include "core/generate/locks/lock_proof.h"
#include "core/generate/locks/mission_plan.h"
#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/grid/point_text.h"
#include "core/level/map/lock.h"

namespace mazeloom::generate::stage::locks {

namespace {

using grid::Direction;
using grid::Index;
using grid::Point;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that locks the way to the stairs down and places the keys (RULES.md G-70, G-71).
struct Locks {
    enum Parameter { Least, Most, ShortCuts, OneWay };
};
constexpr Range kCount{Locks::Least, Locks::Most, "locks"};

constexpr Sentence kInDoorway{
    "locks-in-doorway",
    "the way to the stairs begins or ends in a doorway: move the hero or the stairs"};
constexpr Sentence kNoWay{
    "locks-no-way", "no way leads from %1 to the stairs down: put the stage Unite before this one"};
constexpr Sentence kFewer{
    "locks-fewer",
    "only %1 of %2 locks found a place: they need doors between the hero and the stairs, floor for "
    "their keys before these doors, and keys that are not placed yet"};
constexpr Sentence kBarred{"locks-barred",
                           "locked doors that stand there already bar the way to the stairs down: "
                           "no other door was locked"};
constexpr Sentence kTrapped{"locks-trapped",
                            "from %1 the stairs down can no longer be reached: check the locked "
                            "and one-way doors that are painted or come with rooms"};
constexpr Sentence kNoKeys{"locks-no-keys",
                           "no keys lead from %1 to the stairs down: check the locked and one-way "
                           "doors that are painted or come with rooms"};
constexpr Sentence kNoStairs{
    "locks-no-stairs",
    "locks need a way to lock, from the hero to stairs down: put the stage Stairs before this one"};
constexpr std::array kSentences{kInDoorway, kNoWay, kFewer, kBarred, kTrapped, kNoKeys, kNoStairs};

constexpr std::array<std::string_view, 6> kAlgorithm{
    "Split the layout into regions at its doors, and draw a tree of doors that reaches them all.",
    "Draw the mission: start, goal, and locks on doors of the tree between them; each lock cuts "
    "off a zone of regions.",
    "Put each key into the zone before its lock, as many doors off the way as possible.",
    "Lock the doors. Any other door into the zone becomes a short-cut, which opens from behind, or "
    "gets the same lock; if there is none, break a short-cut through a wall.",
    "Inside a zone, make doors one-way if another way leads around them.",
    "Search all places with all keys that can be held there: the goal must never be out of reach.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PlanWay, 1},  StepInfo{StepKind::PlanLock, 1},
    StepInfo{StepKind::PlaceKey, 2}, StepInfo{StepKind::LockDoor, 3},
    StepInfo{StepKind::BarDoor, 3},  StepInfo{StepKind::MakeOneWay, 4},
};

constexpr std::array kParameters{
    number("min-locks", "Min locks",
           "Minimum number of locks on the way to the goal, as far as doors allow", 0,
           level::kLocks, 1),
    number("max-locks", "Max locks",
           "Maximum number of locks on the way to the goal, each with a key of its own", 0,
           level::kLocks, 3),
    percent("short-cuts", "Short-cuts",
            "How many of the other ways into a locked zone open from behind, and how many zones "
            "without such a way get one",
            0, 100, 75),
    percent("one-way", "One-way doors",
            "How many of the doors that another way leads around are one-way", 0, 100, 25),
};

template <typename Mode>
class LockLayer {
  public:
    using Region = DoorGraph::Region;

    LockLayer(StageRun<Mode>& run, const Quest& quest)
        : run_(run), cells_(run.map.cells), quest_(quest), graph_(run.map) {
        findFreeLocks();
    }

    StageResult lay() {
        const Region start = graph_.regionAt(cells_.index(quest_.start));
        const Region goal = graph_.regionAt(cells_.index(quest_.goal));
        if (start == DoorGraph::kNone || goal == DoorGraph::kNone)
            return failure(kInDoorway, {}, start == DoorGraph::kNone ? quest_.start : quest_.goal);
        plan_.emplace(graph_, cells_, start, goal, run_.places);
        if (!plan_->isGoalReached() && reachesWithAllKeys()) return leaveAsItIs();
        if (!plan_->isGoalReached()) return failure(kNoWay, {quest_.start}, quest_.goal);
        draw();
        for (std::size_t lock = 0; lock < plan_->locks().size(); ++lock)
            placeKey(lock);
        lockDoors();
        for (std::size_t lock = 0; lock < plan_->locks().size(); ++lock) {
            const Point door = pointOf(plan_->locks()[lock]);
            if (!hasShortCut_[lock] && shortCuts_.chance(door, run_.parameter(Locks::ShortCuts)))
                breakShortCut(lock);
        }
        layOneWayDoors();
        return checkProof();
    }

  private:
    /// Finds unused locks: painted or pinned doors and keys use locks of their own.
    void findFreeLocks() {
        level::LockSet taken = locksOn(cells_);
        for (const LyingKey& key : quest_.keys)
            taken |= level::bitOf(key.lock);
        for (std::size_t lock = 0; lock < level::kLocks; ++lock) {
            if ((taken & level::bitOf(lock)) == 0) free_.push_back(lock);
        }
    }

    /// Draws the mission, before anything is placed.
    void draw() {
        const int most = static_cast<int>(std::min(free_.size(), plan_->wayLength()));
        const int count = std::min(kCount.draw(run_), most);
        plan_->lock(static_cast<std::size_t>(count), run_.places.of(kChosen), countKeyCells());
        hasShortCut_.assign(plan_->locks().size(), false);
        begin(StepKind::PlanWay, cells_.index(quest_.start), 0);
        begin(StepKind::PlanWay, cells_.index(quest_.goal), plan_->locks().size());
        for (std::size_t lock = 0; lock < plan_->locks().size(); ++lock)
            begin(StepKind::PlanLock, doorOf(plan_->locks()[lock]).at, lock + 1);
        warnOfFewer(run_, static_cast<int>(plan_->locks().size()), run_.parameter(Locks::Least),
                    kFewer);
    }

    /// Returns the number of cells for keys in each region.
    std::vector<std::size_t> countKeyCells() const {
        std::vector<std::size_t> counts(graph_.regionCount());
        forEachCell(cells_, [&](Index i) {
            if (holdsAKey(i)) ++counts[graph_.regionAt(i)];
        });
        return counts;
    }

    /// Whether a key may lie on a cell: free floor that the hero can reach and that is not
    /// handcrafted.
    bool holdsAKey(Index i) const {
        if (!isPlainGround(run_.map, i) || (run_.map.marks[i] & level::kFinal) != 0) return false;
        const Region region = graph_.regionAt(i);
        return region != DoorGraph::kNone && plan_->isJoined(region) && !isBesideADoor(cells_, i);
    }

    /// Begins a step of the trace about a zone, and notes the zone's bounds.
    void begin(StepKind kind, Index at, std::size_t zone) {
        run_.write.begin(kind, at);
        if constexpr (Mode::kOn) {
            std::optional<grid::Rect> bounds;
            forEachPlace(cells_, [&](Index i, Point p) {
                const Region region = graph_.regionAt(i);
                if (region == DoorGraph::kNone || !plan_->isJoined(region) ||
                    plan_->zoneOf(region) != zone)
                    return;
                const grid::Rect cell{p.x, p.y, 1, 1};
                bounds = bounds ? united(*bounds, cell) : cell;
            });
            if (bounds) run_.write.note(*bounds);
        }
    }
    static grid::Rect united(const grid::Rect& a, const grid::Rect& b) {
        const int x = std::min(a.x, b.x);
        const int y = std::min(a.y, b.y);
        return {x, y, std::max(a.right(), b.right()) - x + 1,
                std::max(a.bottom(), b.bottom()) - y + 1};
    }

    /// The suitability of a place for a key: the smallest rank wins.
    struct KeyRank {
        std::size_t zonesBefore = 0;  ///< zones between the place and the lock
        bool isPassage = false;
        std::size_t nearness = 0;  ///< greater if fewer doors lie between the place and the way
        std::uint64_t chance = 0;
        Index cell = 0;

        auto operator<=>(const KeyRank&) const = default;
    };

    /// Places a key in the zone before the lock, as many doors off the way as possible; rooms are
    /// preferred to passages. If that zone has no place, an earlier zone has one: the plan ensures
    /// it.
    void placeKey(std::size_t lock) {
        std::optional<KeyRank> best;
        const random::Places keys = run_.places.of(kKeys + lock);
        forEachPlace(cells_, [&](Index i, Point p) {
            if (!holdsAKey(i)) return;
            const Region region = graph_.regionAt(i);
            const std::size_t zone = plan_->zoneOf(region);
            if (zone > lock) return;
            const unsigned marks = run_.map.marks[i];
            const KeyRank rank{.zonesBefore = lock - zone,
                               .isPassage = (marks & level::kRoom) == 0,
                               .nearness = graph_.regionCount() - plan_->detourTo(region),
                               .chance = keys.bits(p),
                               .cell = i};
            if (!best || rank < *best) best = rank;
        });
        if (!best) return;
        const Index cell = best->cell;
        run_.write.begin(StepKind::PlaceKey, cell);
        run_.write.place({level::kKeys[free_[lock]], cells_.point(cell), -1});
        quest_.keys.push_back({cells_.point(cell), free_[lock]});
    }

    /// Turns each door between zones into a locked door, or into a short-cut, which is a one-way
    /// door.
    void lockDoors() {
        for (std::size_t i = 0; i < graph_.doors().size(); ++i) {
            const GraphDoor& door = doorOf(i);
            if (!plan_->isJoined(door.from)) continue;
            const std::size_t from = plan_->zoneOf(door.from);
            const std::size_t to = plan_->zoneOf(door.to);
            if (from == to) continue;
            const std::size_t lock = std::max(from, to) - 1;
            // A door that skips a lock would need several keys.
            const bool isLeap = std::min(from, to) != lock;
            const bool isShortCut =
                !plan_->isOfTree(i) && !isAsTheLock(lock, door.from, door.to) &&
                (isLeap || shortCuts_.chance(pointOf(i), run_.parameter(Locks::ShortCuts)));
            if (isShortCut) {
                bar(door.at, from > to ? door.ahead : grid::opposite(door.ahead));
                hasShortCut_[lock] = true;
            } else {
                run_.write.begin(StepKind::LockDoor, door.at);
                run_.write.set(door.at, Cell(level::lockedDoor(free_[lock])));
            }
        }
    }

    /// Whether the lock's own door joins the same regions: a short-cut between them would lead
    /// nowhere new.
    bool isAsTheLock(std::size_t lock, Region one, Region other) const {
        const GraphDoor& door = doorOf(plan_->locks()[lock]);
        return std::minmax(one, other) == std::minmax(door.from, door.to);
    }

    void bar(Index door, Direction ahead) {
        run_.write.begin(StepKind::BarDoor, door);
        run_.write.set(door, Cell(level::oneWayDoor(ahead)));
        run_.map.marks[door] |= level::kPassage;
    }

    /// Breaks a short-cut through a wall, from the zone behind a lock into an earlier zone.
    void breakShortCut(std::size_t lock) {
        std::optional<std::pair<std::uint64_t, Index>> best;
        Direction ahead = Direction::Right;
        forEachPlace(cells_, [&](Index i, Point p) {
            if (!isPlainWall(cells_[i])) return;
            const bool isAcross = cells_[shifted(i, 1)].isWalkable();
            const std::ptrdiff_t step = cells_.step(isAcross ? Direction::Right : Direction::Down);
            const Region one = graph_.regionAt(shifted(i, -step));
            const Region other = graph_.regionAt(shifted(i, step));
            if (one == DoorGraph::kNone || other == DoorGraph::kNone || !plan_->isJoined(one) ||
                !plan_->isJoined(other))
                return;
            const std::size_t before = plan_->zoneOf(one);
            const std::size_t behind = plan_->zoneOf(other);
            if (std::max(before, behind) != lock + 1 || std::min(before, behind) > lock ||
                isAsTheLock(lock, one, other) || !isFramed(cells_, i) || isNearADoor(cells_, i) ||
                !canOpen(run_.map, i))
                return;
            const std::pair rank{shortCuts_.bits(p), i};
            if (best && *best < rank) return;
            best = rank;
            const Direction forward = isAcross ? Direction::Right : Direction::Down;
            ahead = before > behind ? forward : grid::opposite(forward);
        });
        if (best) bar(best->second, ahead);
    }

    /// Makes one-way doors. They are not doors of the spanning tree, so the tree has a way around
    /// each.
    void layOneWayDoors() {
        const random::Places oneWay = run_.places.of(kOneWay);
        for (std::size_t i = 0; i < graph_.doors().size(); ++i) {
            const GraphDoor& door = doorOf(i);
            const Point p = pointOf(i);
            if (plan_->isOfTree(i) || !plan_->isJoined(door.from) ||
                plan_->zoneOf(door.from) != plan_->zoneOf(door.to) ||
                !oneWay.chance(p, run_.parameter(Locks::OneWay)))
                continue;
            const bool isForward = (oneWay.of(1).bits(p) & 1u) != 0;
            run_.write.begin(StepKind::MakeOneWay, door.at);
            run_.write.set(door.at,
                           Cell(level::oneWayDoor(isForward ? door.ahead : opposite(door.ahead))));
        }
    }

    bool reachesWithAllKeys() const {
        Quest quest = quest_;
        for (std::size_t lock = 0; lock < level::kLocks; ++lock)
            quest.keys.push_back({quest.start, lock});
        return prove(cells_, quest).verdict != LockProof::Verdict::NoWay;
    }

    /// Leaves the doors unchanged, because locked doors of the designer or of an earlier stage
    /// already bar every way.
    StageResult leaveAsItIs() {
        if (StageResult checked = checkProof(); !checked) return checked;
        warn(run_, kBarred, {}, quest_.goal);
        return {};
    }

    StageResult checkProof() const {
        const LockProof proof = prove(cells_, quest_);
        if (proof.isProven()) return {};
        if (proof.trap) return failure(kTrapped, {*proof.trap}, *proof.trap);
        return failure(kNoKeys, {quest_.start}, quest_.goal);
    }

    const GraphDoor& doorOf(std::size_t i) const { return graph_.doors()[i]; }
    Point pointOf(std::size_t door) const { return cells_.point(doorOf(door).at); }

    // The purposes of draws; draws for the tree have no purpose number.
    static constexpr std::uint64_t kChosen = 1;
    static constexpr std::uint64_t kShortCuts = 2;
    static constexpr std::uint64_t kOneWay = 3;
    static constexpr std::uint64_t kKeys = 10;

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    Quest quest_;
    DoorGraph graph_;
    const random::Places shortCuts_ = run_.places.of(kShortCuts);
    std::vector<std::size_t> free_;  ///< locks that nothing on the map uses
    std::optional<MissionPlan> plan_;
    std::vector<bool> hasShortCut_;  ///< whether each lock's zone has a short-cut
};

template <typename Mode>
StageResult layLocks(StageRun<Mode>& run) {
    if (auto checked = kCount.check(run); !checked) return checked;
    const auto quest = questOf(run.map);
    if (!quest) return failure(kNoStairs);
    return LockLayer<Mode>(run, *quest).lay();
}

}  // namespace

extern const Stage kStage{
    .id = "locks",
    .title = "Locks and keys",
    .summary = "Locks doors on the way to the stairs, lays out the keys, and opens short-cuts.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kRooms,
    .gives = kNothing,
    .guarantees = kOpensByDoors | kDigsPassages,
    .run = layLocks<trace::NoRecording>,
    .record = layLocks<trace::Recording>,
    .ruleset = level::Ruleset::Descent,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::locks
