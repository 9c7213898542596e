// SPDX-License-Identifier: MIT
// Places handcrafted rooms in a random level, as the author of the Apple II generator wished.
// Required rooms are placed first, in descending order of size, because large rooms are the hardest
// to fit; then others by weight. Grids lie at even coordinates, so that their floors meet the odd
// lattice of rooms and mazes, and at least one cell apart, so that every entrance stays open to the
// rock.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "core/generate/rooms/refused_room.h"
#include "core/generate/rooms/site.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"
#include "core/level/id.h"
#include "core/level/room/flaws.h"

namespace mazeloom::generate::stage::handcrafted_rooms {

namespace {

using grid::Index;
using grid::Point;
using grid::Rect;
using grid::Size;
using level::Terrain;
using trace::StepKind;

/// The stage that places the pack's handcrafted rooms (RULES.md G-5). Rooms whose depth range
/// excludes the floor are left out; a standalone level counts as the first floor.
struct HandcraftedRooms {
    enum Parameter { Attempts };
};

constexpr Sentence kFlawed{"handcrafted-flaw", "room \"%1\": %2: %3; it must appear"};
constexpr Sentence kTooLarge{"handcrafted-too-large",
                             "room \"%1\" (%2 × %3 cells) must appear but is larger than the level "
                             "(%4 × %5); make the level larger or set the room's min to 0"};
constexpr Sentence kFitsNowhere{"handcrafted-fits-nowhere",
                                "room \"%1\" must appear but fits nowhere; make the level larger, "
                                "let fewer rooms appear or set the room's min lower"};
constexpr std::array kSentences{kFlawed, kTooLarge, kFitsNowhere};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Begin with the rooms that must appear, the largest first.",
    "Draw one of the room's symmetries and a place with even coordinates.",
    "Refuse the place if the room would leave the rock, come near another or be shut in.",
    "Otherwise build it; if a room that must appear finds no place, try it at every place.",
    "Then draw further rooms by their weights and try them in the same way.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::TryRoom, 2},
    StepInfo{StepKind::PlaceRoom, 3},
};

constexpr std::array kParameters{
    ParameterInfo{"attempts", "Attempts",
                  "How many places are drawn for each room that must appear, and for all others",
                  ParameterInfo::Type::Number, 0, 10'000, 200},
};

/// A room of the pack in all symmetries that the level has space for.
struct Candidate {
    int index = 0;  ///< in Pack::rooms
    const level::Room* room = nullptr;
    std::vector<Blueprint> blueprints;
    int placed = 0;  ///< pinned ones included
};

bool hasSpace(Size level, Size grid) {
    return grid.width <= level.width && grid.height <= level.height;
}

template <typename Mode>
class Builder {
  public:
    explicit Builder(StageRun<Mode>& run) : run_(run) {}

    /// Collects the candidates. A room with a flaw is left out; it is an error if the room is
    /// required.
    StageResult prepare() {
        for (std::size_t i = 0; i < run_.rooms.size(); ++i) {
            const level::Room& room = run_.rooms[i];
            if (level::isFurniture(room)) continue;
            const int depth = run_.floor.depth;
            if (depth < room.minDepth || depth > room.maxDepth) continue;
            if (const auto flaw = level::firstFlaw(room)) {
                Arguments told{level::titleOrId(room), flaw->saidPlace(), flaw->said()};
                if (room.min > 0) return failure(kFlawed, std::move(told));
                warn(run_, kRoomLeftOut, std::move(told));
                continue;
            }
            candidates_.push_back(candidateOf(room, static_cast<int>(i)));
        }
        return {};
    }

    StageResult buildRequired() {
        std::vector<Candidate*> required;
        for (Candidate& candidate : candidates_) {
            if (candidate.room->min > 0) required.push_back(&candidate);
        }
        std::ranges::stable_sort(required, std::ranges::greater{}, [](const Candidate* candidate) {
            return candidate->room->cells.size().area();
        });
        for (Candidate* candidate : required) {
            if (candidate->placed >= candidate->room->min) continue;
            if (candidate->blueprints.empty()) return tooLarge(*candidate->room);
            while (candidate->placed < candidate->room->min) {
                if (!tryPlaces(*candidate) && !tryEveryPlace(*candidate)) {
                    return fitsNowhere(*candidate->room);
                }
            }
        }
        return {};
    }

    void buildOthers() {
        std::vector<std::int64_t> weights(candidates_.size());
        for (int attempt = run_.parameter(HandcraftedRooms::Attempts); attempt > 0; --attempt) {
            std::ranges::transform(candidates_, weights.begin(), weightOf);
            if (std::ranges::all_of(weights, [](std::int64_t weight) { return weight == 0; })) {
                return;
            }
            tryPlace(candidates_[run_.random.weighted(weights)]);
        }
    }

  private:
    Candidate candidateOf(const level::Room& room, int index) const {
        const auto kept =
            std::ranges::count(run_.level.kept.rooms, room.id, &level::KeptRoom::room);
        Candidate candidate{index, &room, {}, static_cast<int>(kept)};
        for (level::Symmetry symmetry : room.symmetries) {
            Blueprint blueprint(room, symmetry);
            if (hasSpace(run_.map.size(), blueprint.size())) {
                candidate.blueprints.push_back(std::move(blueprint));
            }
        }
        return candidate;
    }

    static std::int64_t weightOf(const Candidate& candidate) {
        const bool wanted = !candidate.blueprints.empty() && candidate.placed < candidate.room->max;
        return wanted ? candidate.room->weight : 0;
    }

    bool tryPlaces(Candidate& candidate) {
        for (int attempt = run_.parameter(HandcraftedRooms::Attempts); attempt > 0; --attempt) {
            if (tryPlace(candidate)) return true;
        }
        return false;
    }

    bool tryPlace(Candidate& candidate) {
        const auto symmetries = static_cast<std::uint32_t>(candidate.blueprints.size());
        const Blueprint& blueprint = candidate.blueprints[run_.random.below(symmetries)];
        const Size places = placesFor(blueprint);
        const Point at{2 * run_.random.between(0, places.width - 1),
                       2 * run_.random.between(0, places.height - 1)};
        const Site site{&blueprint, at};
        if (fits(site)) {
            build(candidate, site);
            return true;
        }
        run_.write.begin(StepKind::TryRoom, run_.map.cells.index(site.grid().centre()),
                         detailOf(flawOf(site)));
        run_.write.note(site.grid().grown(-1));
        return false;
    }

    /// Draws among all places that fit, which is equivalent to trying all of them in random order.
    bool tryEveryPlace(Candidate& candidate) {
        std::uint32_t fitting = 0;
        forEverySite(candidate, [&](const Site& site) {
            fitting += fits(site) ? 1 : 0;
            return true;
        });
        if (fitting == 0) return false;
        std::uint32_t pick = run_.random.below(fitting);
        forEverySite(candidate, [&](const Site& site) {
            if (!fits(site) || pick-- > 0) return true;
            build(candidate, site);
            return false;
        });
        return true;
    }

    /// Visits all sites until `visit` returns false.
    template <typename Visit>
    void forEverySite(const Candidate& candidate, const Visit& visit) const {
        for (const Blueprint& blueprint : candidate.blueprints) {
            const Size places = placesFor(blueprint);
            for (int y = 0; y < places.height; ++y) {
                for (int x = 0; x < places.width; ++x) {
                    if (!visit(Site{&blueprint, {2 * x, 2 * y}})) return;
                }
            }
        }
    }

    /// Returns the number of even coordinates at which the blueprint fits into the level, in each
    /// direction.
    Size placesFor(const Blueprint& blueprint) const {
        return {(run_.map.size().width - blueprint.size().width) / 2 + 1,
                (run_.map.size().height - blueprint.size().height) / 2 + 1};
    }

    bool fits(const Site& site) const {
        return isApart(site) && liesInRock(site) && hasWayIn(site);
    }

    /// Returns the reason why a site does not fit, for the record.
    trace::RoomFlaw flawOf(const Site& site) const {
        if constexpr (!Mode::kOn) return {};
        if (!isApart(site)) return trace::RoomFlaw::Crowded;
        return liesInRock(site) ? trace::RoomFlaw::NoWay : trace::RoomFlaw::NoRock;
    }

    bool isApart(const Site& site) const {
        const Rect floor = site.floor();
        return std::ranges::none_of(run_.map.rooms, [&](const level::PlacedRoom& other) {
            // A handcrafted room's grid extends one cell beyond its floor, and two grids lie at
            // least one cell apart.
            const int margin = other.handcrafted >= 0 ? 3 : 1;
            return floor.grown(margin).intersects(other.rect);
        });
    }

    bool liesInRock(const Site& site) const {
        return forEveryCell(run_.map, site, [&](Point, Index i) {
            return isPlainWall(run_.map.cells[i]) && (run_.map.marks[i] & level::kFinal) == 0;
        });
    }

    /// Whether each chamber of the room has an entrance from a cell that is open or can be opened.
    bool hasWayIn(const Site& site) const {
        return site.blueprint->hasWayIn(
            [&](const Blueprint::Entrance& entrance) { return leadsOn(site, entrance); });
    }

    bool leadsOn(const Site& site, const Blueprint::Entrance& entrance) const {
        const Point wall = site.at + entrance.at;
        const Point outside = wall + grid::offset(entrance.outward);
        if (!run_.map.cells.contains(outside)) return false;
        const Index i = run_.map.cells.index(outside);
        const bool isWay = run_.map.cells[i].isWalkable() || isRock(run_.map, i);
        return isWay && !isBorder(run_.map.cells, run_.map.cells.index(wall));
    }

    void build(Candidate& candidate, const Site& site) {
        run_.write.begin(StepKind::PlaceRoom, run_.map.cells.index(site.floor().centre()));
        run_.write.note(site.floor());
        buildRoom(run_, site, candidate.index);
        furnishRoom(run_, site);
        ++candidate.placed;
    }

    StageResult tooLarge(const level::Room& room) const {
        return failure(kTooLarge, {level::titleOrId(room), room.cells.width(), room.cells.height(),
                                   run_.map.size().width, run_.map.size().height});
    }

    static StageResult fitsNowhere(const level::Room& room) {
        return failure(kFitsNowhere, {level::titleOrId(room)});
    }

    StageRun<Mode>& run_;
    std::vector<Candidate> candidates_;
};

template <typename Mode>
StageResult placeHandcrafted(StageRun<Mode>& run) {
    if (run.rooms.empty()) return {};
    Builder<Mode> builder(run);
    if (StageResult prepared = builder.prepare(); !prepared) return prepared;
    if (StageResult built = builder.buildRequired(); !built) return built;
    builder.buildOthers();
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "handcrafted-rooms",
    .title = "Handcrafted rooms",
    .summary = "Places the rooms that were drawn by hand, first those that must appear.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kRooms,
    .guarantees = kOpensByDoors,
    .run = placeHandcrafted<trace::NoRecording>,
    .record = placeHandcrafted<trace::Recording>,
    .placesPackRooms = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::handcrafted_rooms
