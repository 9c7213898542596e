// SPDX-License-Identifier: MIT
// Places the beginning and the end of a floor. A hero and stairs that the designer placed stay.
// Stairs change a cell, so they avoid handcrafted rooms, which stay as drawn. Stairs stand in a
// handcrafted room only if the hero can walk to no other cell.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"
#include "core/generate/shared/walk.h"
#include "core/generate/stages/things/chambers.h"

namespace mazeloom::generate::stage::stairs {

namespace {

using grid::Index;
using grid::Point;
using level::Terrain;
using trace::StepKind;

constexpr Sentence kNoArrival{
    "stairs-no-arrival",
    "no floor is left for the hero to arrive at: open more cells, or place the hero"};
constexpr Sentence kNoneUp{"stairs-none-up",
                           "no floor is left for the stairs up: open more cells that the hero can "
                           "walk to, or paint the stairs"};
constexpr Sentence kNoneDown{"stairs-none-down",
                             "no floor is left for the stairs down: open more cells that the hero "
                             "can walk to, or paint the stairs"};
constexpr Sentence kCovered{"stairs-covered",
                            "%1, or lower the share of the theme \"%2\", whose floor at %3 cannot "
                            "hold stairs"};
constexpr std::array kSentences{kNoArrival, kNoneUp, kNoneDown, kCovered};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "The floor begins in the middle of its first room; without rooms, at a drawn cell.",
    "It ends in the middle of its last room.",
    "If that is the beginning or cannot be walked to, it ends at the cell that is farthest away.",
    "Put the hero where it begins, and stairs up unless this is depth 1.",
    "Put the stairs down where it ends.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PlaceHero, 3},
    StepInfo{StepKind::PlaceStairs, 4},
};

/// The number of passes over the cells: the parts, the draws for a start, and the walk from there.
constexpr std::uint64_t kPasses = 3;

bool isWalkable(level::Cell cell) {
    return cell.isWalkable();
}

template <typename Mode>
class Builder {
  public:
    explicit Builder(StageRun<Mode>& run)
        : run_(run),
          cells_(run.map.cells),
          seen_(run.map.size()),
          watch_(run.watch, kPasses * static_cast<std::uint64_t>(run.map.size().area())) {}

    StageResult build() {
        findPainted();
        const auto start = chooseStart();
        if (!start) return noPlaceFor(kNoArrival);
        reached_ = walkFrom(*start, cells_, seen_, watch_, isWalkable);
        // The end is chosen before anything is placed at the floor's beginning.
        const auto end = down_ ? down_ : chooseEnd(*start);
        const bool wantsUp = run_.floor.depth > 1 && !up_;
        const auto up = wantsUp ? nearest(*start, end) : std::nullopt;
        if (!end || (wantsUp && !up)) {
            return noPlaceFor(end ? kNoneUp : kNoneDown, cells_.point(*start));
        }
        if (!run_.map.hero()) placeHero(*start);
        if (up) placeStairs(*up, Terrain::StairsUp);
        if (!down_) placeStairs(*end, Terrain::StairsDown);
        return {};
    }

  private:
    void findPainted() {
        forEachCell(cells_, [&](Index i) {
            const Terrain terrain = cells_[i].terrain();
            if (terrain == Terrain::StairsUp && !up_) up_ = i;
            if (terrain == Terrain::StairsDown && !down_) down_ = i;
        });
    }

    bool isUsable(Index i) const { return holdsStairs(run_.map, i); }

    std::optional<Index> chooseStart() {
        if (const auto hero = run_.map.hero()) return cells_.index(*hero);
        if (up_) return up_;
        if (const auto room = roomOfArrival(run_.map)) {
            const auto middle = middleOf(run_.map, run_.map.rooms[*room].rect);
            if (middle) return middle;
        }
        if (!run_.level.kept.rooms.empty()) {
            // If the first room is completely pinned, the hero arrives in the next one that is not.
            for (const level::PlacedRoom& room : run_.map.rooms) {
                if (room.handcrafted >= 0) continue;
                if (const auto middle = middleOf(run_.map, room.rect)) return middle;
            }
        }
        if (const auto drawn = drawStart()) return drawn;
        return arriveInARoom();
    }

    /// Returns a cell in a handcrafted room if no cell can hold stairs, as in a chain of
    /// handcrafted rooms without corridors. The hero changes no cell and may arrive there.
    std::optional<Index> arriveInARoom() const {
        for (const level::PlacedRoom& room : run_.map.rooms) {
            if (const auto place = standingPlaceIn(run_.map, room.rect)) return place;
        }
        return std::nullopt;
    }

    /// Draws a start in the largest part of the floor.
    std::optional<Index> drawStart() {
        Seen seen(run_.map.size());
        std::vector<Index> largest;
        forEachCell(cells_, [&](Index i) {
            if (seen[i] != 0 || !cells_[i].isWalkable()) return;
            std::vector<Index> part = walkFrom(i, cells_, seen, watch_, isWalkable);
            if (part.size() > largest.size()) largest = std::move(part);
        });
        std::optional<std::pair<std::uint64_t, Index>> first;
        watch_.forEachChunk(largest.size(), [&](std::size_t begin, std::size_t end) {
            for (std::size_t k = begin; k < end; ++k) {
                const Index i = largest[k];
                if (!isUsable(i)) continue;
                const std::pair drawn(run_.places.bits(cells_.point(i)), i);
                if (!first || drawn < *first) first = drawn;
            }
        });
        return first ? std::optional(first->second) : std::nullopt;
    }

    std::optional<Index> chooseEnd(Index start) const {
        const auto& rooms = run_.map.rooms;
        const auto last = std::ranges::find_if(
            rooms.rbegin(), rooms.rend(),
            [](const level::PlacedRoom& room) { return room.handcrafted < 0; });
        if (last != rooms.rend()) {
            const auto middle = middleOf(run_.map, last->rect, start);
            if (middle && *middle != start && seen_[*middle] != 0) return middle;
        }
        const auto farthest = std::ranges::find_if(
            reached_.rbegin(), reached_.rend(), [&](Index i) { return i != start && isUsable(i); });
        if (farthest != reached_.rend()) return *farthest;
        const auto handcrafted = std::ranges::find_if(
            reached_.rbegin(), reached_.rend(), [&](Index i) { return i != start && isSpare(i); });
        return handcrafted == reached_.rend() ? std::nullopt : std::optional(*handcrafted);
    }

    /// Whether the cell can hold stairs if a handcrafted room may hold them, too. Pinned cells stay
    /// unchanged.
    bool isSpare(Index i) const {
        return isBareGround(run_.map, i) && !cells_[i].hasThing() && !cells_[i].isKept();
    }

    /// Returns the cell for stairs up: under the hero if possible, never at the floor's end.
    std::optional<Index> nearest(Index start, std::optional<Index> end) const {
        const auto found = std::ranges::find_if(reached_, [&](Index i) {
            const bool isUnderHero =
                i == start && isBareFloor(cells_[i]) && (run_.map.marks[i] & level::kFinal) == 0;
            return i != end && (isUnderHero || isUsable(i));
        });
        if (found != reached_.end()) return *found;
        const auto handcrafted = std::ranges::find_if(reached_, [&](Index i) {
            const bool isUnderHero = i == start && isBareFloor(cells_[i]) && !cells_[i].isKept();
            return i != end && (isUnderHero || isSpare(i));
        });
        return handcrafted == reached_.end() ? std::nullopt : std::optional(*handcrafted);
    }

    /// Returns the failure. Names a theme that covers the level's floor, or the part of it that the
    /// hero can walk to, if one does.
    StageResult noPlaceFor(const Sentence& sentence, std::optional<Point> at = std::nullopt) const {
        for (int y = 0; y < cells_.height(); ++y) {
            for (int x = 0; x < cells_.width(); ++x) {
                const Index i = cells_.index({x, y});
                const level::Theme* const theme = run_.map.themeOf(i);
                const bool isWalked = reached_.empty() || seen_[i] != 0;
                if (theme == nullptr || !isWalked || cells_[i].terrain() != theme->floor ||
                    cells_[i].holdsItems()) {
                    continue;
                }
                return failure(kCovered, {Phrase{sentence, {}}, theme->name, Point{x, y}}, at);
            }
        }
        return failure(sentence, {}, at);
    }

    void placeHero(Index cell) {
        run_.write.begin(StepKind::PlaceHero, cell);
        run_.write.place({level::ThingKind::Hero, cells_.point(cell), -1});
    }

    void placeStairs(Index cell, Terrain stairs) {
        run_.write.begin(StepKind::PlaceStairs, cell);
        run_.write.set(cell, cells_[cell].with(stairs));
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    Seen seen_;
    PacedWatch watch_;
    std::vector<Index> reached_;  ///< cells reached from the floor's beginning, nearest first
    std::optional<Index> up_;     ///< the first existing stairs up; down_ likewise
    std::optional<Index> down_;
};

template <typename Mode>
StageResult buildStairs(StageRun<Mode>& run) {
    return Builder<Mode>(run).build();
}

}  // namespace

/// Places the hero, and stairs at the hero's start and at the other end of the floor
/// (RULES.md G-23).
extern const Stage kStage{
    .id = "stairs",
    .title = "Stairs",
    .summary = "Puts the hero into the first room and the stairs down into the last one.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = {},
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = buildStairs<trace::NoRecording>,
    .record = buildStairs<trace::Recording>,
    .ruleset = level::Ruleset::Descent,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::stairs
