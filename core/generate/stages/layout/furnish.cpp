// SPDX-License-Identifier: MIT
// The author of the Apple II generator wished for rooms that are less empty. Furniture is data:
// small stamps with a rule for where they stand, built in or from the pack. A piece is placed only
// if the room's floor stays connected, and never beside a way in, so that no sequence of pieces
// blocks a room.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/generate/shared/walk.h"
#include "core/generate/stages/layout/hero_start.h"
#include "core/generate/stages/things/chambers.h"
#include "core/grid/surroundings.h"
#include "core/level/id.h"
#include "core/level/room/flaws.h"
#include "core/level/room/furniture.h"

namespace mazeloom::generate::stage::furnish {

namespace {

using grid::Direction;
using grid::Index;
using grid::Point;
using grid::Rect;
using level::Cell;
using level::Standing;
using level::Terrain;
using trace::StepKind;

/// The stage that puts furniture into rooms (RULES.md G-12): columns, fireplaces, cabinets, and the
/// pack's own.
struct Furnish {
    enum Parameter { Density, Columns, Fireplaces, Cabinets, Own };
};

constexpr Sentence kLeftOut{"furniture-left-out", "furniture \"%1\": %2: %3; it is left out"};
constexpr std::array kSentences{kLeftOut};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "For each room, as often as the density says, draw a piece by its weight: a built-in one or "
    "one of the pack's.",
    "Draw a place that suits it: away from the walls, against one, in a corner, in the middle, or "
    "twice, face to face.",
    "Refuse the place if the piece would block a way in or a fire or cut the room in two; draw "
    "again.",
    "Otherwise put it there.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::RefuseFurniture, 2},
    StepInfo{StepKind::PlaceFurniture, 3},
};

constexpr std::string_view kWeights = "Weights";

constexpr std::array kParameters{
    ParameterInfo{"density", "Density", "How many pieces of furniture each room gets",
                  ParameterInfo::Type::Number, 0, 9, 1},
    number("columns", "Columns", "How often a column is drawn, compared with the others", 0, 100, 1,
           kWeights),
    number("fireplaces", "Fireplaces", "How often a fireplace is drawn, compared with the others",
           0, 100, 1, kWeights),
    number("cabinets", "Cabinets", "How often a cabinet is drawn, compared with the others", 0, 100,
           1, kWeights),
    number("own", "The pack's own",
           "How often furniture of the pack is drawn: each piece by its own weight times this", 0,
           100, 1, kWeights),
};

/// The number of places that are tried for one piece before it is left out.
constexpr int kPlacesPerPiece = 4;

/// A piece of furniture, turned or mirrored.
struct Form {
    grid::Grid<Terrain> cells;
    Direction back = Direction::Up;    ///< the side that stands against a wall
    Direction side = Direction::Left;  ///< in a corner, the other side against a wall
    std::uint64_t number = 0;          ///< its number among the piece's distinct forms
    bool isInWall = false;             ///< whether part of it replaces wall
};

struct Piece {
    const level::Room* room = nullptr;  ///< as painted
    Standing stands = Standing::Free;
    std::vector<Form> forms;
    std::uint32_t weight = 0;
    int most = 0;             ///< upper bound on the number in one room
    std::uint8_t detail = 0;  ///< identifies the piece in the trace's steps
};

/// A form placed with its top left cell at a cell of the level.
struct Site {
    const Form* form = nullptr;
    Point at;
};

Form formOf(const level::Room& room, level::Symmetry symmetry, std::uint64_t number) {
    Form form;
    form.cells = level::transformed(room, symmetry).cells;
    form.back = level::transformed(Direction::Up, symmetry);
    form.side = level::transformed(Direction::Left, symmetry);
    form.number = number;
    form.isInWall = std::ranges::any_of(room.cells.storage(), level::standsInWall);
    return form;
}

Piece pieceOf(const level::Room& room, std::uint32_t weight) {
    Piece piece;
    piece.room = &room;
    piece.stands = room.stands;
    piece.weight = weight;
    piece.most = room.max;
    // A single cell looks the same whichever wall it stands against, so its forms share one number.
    const bool isSingle = room.cells.size().area() == 1;
    for (const level::Symmetry symmetry : room.symmetries)
        piece.forms.push_back(formOf(room, symmetry, isSingle ? 0 : piece.forms.size()));
    return piece;
}

template <typename Mode>
class Furnisher {
  public:
    explicit Furnisher(StageRun<Mode>& run) : run_(run), cells_(run.map.cells) {
        if (run.map.ruleset == level::Ruleset::Temple && !run.map.hero()) {
            if (const auto start = startInTheMiddle(run.map)) start_ = cells_.index(*start);
        }
        takeOurs();
        takeOwn();
    }

    void furnish(const Rect& room) {
        room_ = room;
        middle_ = middleOf(run_.map, room).value_or(kNone);
        theme_ = themeOfRoom();
        std::vector<int> counts(pieces_.size());
        for (int number = run_.parameter(Furnish::Density); number > 0; --number) {
            const random::Places places = run_.places.of(static_cast<std::uint64_t>(number));
            const auto drawn = draw(places, counts);
            if (!drawn) return;
            counts[*drawn] += furnish(pieces_[*drawn], places.of(1)) ? 1 : 0;
        }
    }

  private:
    void takeOurs() {
        const auto ours = level::builtInFurniture();
        for (std::size_t i = 0; i < ours.size(); ++i) {
            const int weight = run_.parameter(Furnish::Columns + i);
            pieces_.push_back(pieceOf(ours[i], static_cast<std::uint32_t>(weight)));
        }
    }

    /// Adds the pack's furniture; a piece with a flaw is left out.
    void takeOwn() {
        const int factor = run_.parameter(Furnish::Own);
        for (std::size_t i = 0; i < run_.rooms.size(); ++i) {
            const level::Room& room = run_.rooms[i];
            const int depth = run_.floor.depth;
            if (!level::isFurniture(room) || factor == 0) continue;
            if (depth < room.minDepth || depth > room.maxDepth) continue;
            if (const auto flaw = level::firstFlaw(room)) {
                warn(run_, kLeftOut, {level::titleOrId(room), flaw->saidPlace(), flaw->said()});
                continue;
            }
            pieces_.push_back(pieceOf(room, static_cast<std::uint32_t>(room.weight * factor)));
            pieces_.back().detail = trace::furnitureDetail(i);
        }
    }

    /// Draws a piece; returns nothing if no further piece may be placed.
    std::optional<std::size_t> draw(const random::Places& places,
                                    const std::vector<int>& counts) const {
        std::uint32_t total = 0;
        const auto weightOf = [&](std::size_t i) {
            const bool isOfTheme = theme_ == nullptr ||
                                   theme_->hasFurniture(pieces_[i].room->id, pieces_[i].room->tags);
            return isOfTheme && counts[i] < pieces_[i].most ? pieces_[i].weight : 0u;
        };
        for (std::size_t i = 0; i < pieces_.size(); ++i)
            total += weightOf(i);
        if (total == 0) return std::nullopt;
        std::uint32_t rest = places.below(room_.topLeft(), total);
        std::size_t drawn = 0;
        while (rest >= weightOf(drawn))
            rest -= weightOf(drawn++);
        return drawn;
    }

    /// Places a piece; returns false if no place was found.
    bool furnish(const Piece& piece, const random::Places& places) {
        findSites(piece);
        const auto rank = [&](const Site& site) {
            constexpr std::uint64_t step = 0x9e3779b97f4a7c15u;
            return std::tuple(places.bits(site.at) + site.form->number * step, site.at.y, site.at.x,
                              site.form->number);
        };
        for (int draws = 0; draws < kPlacesPerPiece && !sites_.empty(); ++draws) {
            const auto drawn = std::ranges::min_element(sites_, {}, rank);
            std::swap(*drawn, sites_.back());
            const Site site = sites_.back();
            sites_.pop_back();
            take(piece, site);
            const bool isGood = leavesWaysOpen();
            begin(isGood ? StepKind::PlaceFurniture : StepKind::RefuseFurniture, piece);
            if (!isGood) continue;
            for (const auto& [i, terrain] : taken_)
                run_.write.set(i, run_.map.terrains.cell(terrain));
            return true;
        }
        return false;
    }

    void begin(StepKind kind, const Piece& piece) {
        run_.write.begin(kind, taken_.front().first, piece.detail);
        if (taken_.size() > 1) run_.write.note(extent_);
    }

    void findSites(const Piece& piece) {
        sites_.clear();
        const Rect ring = room_.grown(1);
        for (int y = ring.y; y <= ring.bottom(); ++y) {
            for (int x = ring.x; x <= ring.right(); ++x) {
                for (const Form& form : piece.forms) {
                    const Site site{&form, {x, y}};
                    if (!suits(piece.stands, site)) continue;
                    sites_.push_back(site);
                    if (form.cells.size().area() == 1) break;
                }
            }
        }
    }

    bool suits(Standing stands, const Site& site) const {
        const grid::Size size = site.form->cells.size();
        const Rect grid{site.at.x, site.at.y, size.width, size.height};
        if (!room_.grown(1).contains(grid)) return false;
        if (stands == Standing::Middle && grid.topLeft() != topLeftInMiddle(size)) return false;
        if (!fits(*site.form, site.at) || !standsAs(stands, site)) return false;
        return stands != Standing::Pair || hasPartner(site);
    }

    Point topLeftInMiddle(grid::Size size) const {
        return {room_.x + (room_.width - size.width) / 2,
                room_.y + (room_.height - size.height) / 2};
    }

    bool fits(const Form& form, Point at) const {
        return forEveryCell(form, at, [&](Point p, Terrain terrain) {
            const Index i = cells_.index(p);
            if (terrain == Terrain::Wall) return cells_[i].terrain() == Terrain::Wall;
            if (level::standsInWall(terrain)) return isChimney(p, i);
            if (!isFloor(p, i)) return false;
            return terrain == Terrain::Floor || (i != middle_ && i != start_);
        });
    }

    /// Returns the theme of the room's first cell that has one (RULES.md G-112.5).
    const level::Theme* themeOfRoom() const {
        for (int y = room_.y; y <= room_.bottom() && !run_.map.themes.empty(); ++y) {
            for (int x = room_.x; x <= room_.right(); ++x) {
                const Index i = cells_.index({x, y});
                if ((run_.map.marks[i] & level::kRoom) == 0) continue;
                if (const level::Theme* theme = run_.map.themeOf(i)) return theme;
            }
        }
        return nullptr;
    }

    bool isFloor(Point p, Index i) const {
        return room_.contains(p) && isPlainGround(run_.map, i) && run_.map.themeOf(i) == theme_ &&
               (run_.map.marks[i] & level::kRoom) != 0;
    }

    /// Whether a cell is rock with exactly one open neighbour, which is floor of this room and has
    /// the room's theme. No other neighbour may belong to a room, furnished or not, or to a
    /// corridor.
    bool isChimney(Point p, Index i) const {
        if (!isRock(run_.map, i)) return false;
        int faces = 0;
        int opensTo = 0;
        for (Direction d : grid::kDirections) {
            const Point beside = p + grid::offset(d);
            const bool inARoom = (run_.map.marks.at(beside) & level::kRoom) != 0;
            faces += inARoom || leadsOn(cells_.at(beside)) ? 1 : 0;
            opensTo += room_.contains(beside) && isFloorOfARoom(beside) &&
                               run_.map.themeOf(cells_.index(beside)) == theme_
                           ? 1
                           : 0;
        }
        return faces == 1 && opensTo == 1;
    }

    /// Whether walls are where the piece needs them, and a free-standing piece touches no wall.
    bool standsAs(Standing stands, const Site& site) const {
        const Form& form = *site.form;
        if (stands == Standing::Middle || stands == Standing::Pair) return true;
        // A piece that replaces wall has that wall behind it.
        if (stands == Standing::Wall && form.isInWall) return true;
        return forEveryCell(form, site.at, [&](Point p, Terrain terrain) {
            if (terrain == Terrain::Wall || level::standsInWall(terrain)) return true;
            if (stands == Standing::Free) return form.isInWall || !isAgainstAWall(cells_.index(p));
            return isBacked(form, site.at, p, form.back) &&
                   (stands != Standing::Corner || isBacked(form, site.at, p, form.side));
        });
    }

    /// Whether the cell beside `p` in this direction is wall or belongs to the piece.
    bool isBacked(const Form& form, Point at, Point p, Direction d) const {
        const Point beside = p + grid::offset(d);
        const Point own = beside - at;
        if (form.cells.contains(own) && form.cells.at(own) != Terrain::Void) return true;
        return cells_.at(beside).terrain() == Terrain::Wall;
    }

    bool isAgainstAWall(Index i) const {
        return std::ranges::any_of(cells_.steps(), [&](std::ptrdiff_t step) {
            return cells_[shifted(i, step)].terrain() == Terrain::Wall;
        });
    }

    /// Returns the piece's mirror image at the opposite end of the room's longer side; sets `at` to
    /// its top left cell.
    Form partnerOf(const Site& site, Point& at) const {
        const grid::Size size = site.form->cells.size();
        Form partner = *site.form;
        const bool isWide = room_.width >= room_.height;
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                const Point to =
                    isWide ? Point{size.width - 1 - x, y} : Point{x, size.height - 1 - y};
                partner.cells.at(to) = site.form->cells.at({x, y});
            }
        }
        at = site.at;
        if (isWide)
            at.x = room_.x + room_.right() - (site.at.x + size.width - 1);
        else
            at.y = room_.y + room_.bottom() - (site.at.y + size.height - 1);
        return partner;
    }

    /// Whether the site is the first of a pair, and its partner fits without overlapping it.
    bool hasPartner(const Site& site) const {
        const grid::Size size = site.form->cells.size();
        Point at;
        const Form partner = partnerOf(site, at);
        const bool isApart = at.x >= site.at.x + size.width || at.y >= site.at.y + size.height;
        return isApart && fits(partner, at);
    }

    /// Lists the terrains that the piece, and the partner of a pair, put on the map at the site.
    void take(const Piece& piece, const Site& site) {
        taken_.clear();
        extent_ = {site.at.x, site.at.y, site.form->cells.width(), site.form->cells.height()};
        takeCells(*site.form, site.at);
        if (piece.stands != Standing::Pair) return;
        Point at;
        const Form partner = partnerOf(site, at);
        takeCells(partner, at);
        extent_.width += at.x - site.at.x;
        extent_.height += at.y - site.at.y;
    }

    void takeCells(const Form& form, Point at) {
        forEveryCell(form, at, [&](Point p, Terrain terrain) {
            if (terrain != Terrain::Wall && terrain != Terrain::Floor)
                taken_.emplace_back(cells_.index(p), terrain);
            return true;
        });
    }

    /// Whether the room's other floor stays connected, and no cell that the piece blocks is beside
    /// a way in or a fire.
    bool leavesWaysOpen() const {
        std::vector<Index> barred;
        for (const auto& [i, terrain] : taken_) {
            if (cells_[i].isWalkable() && !run_.map.terrains.isWalkable(terrain))
                barred.push_back(i);
        }
        if (!std::ranges::all_of(barred, [this](Index i) { return leavesSidesOpen(i); }))
            return false;
        if (barred.empty()) return true;
        if (barred.size() > 1) return leavesFloorWhole(barred);
        return grid::holdsWithoutMiddle(grid::surroundings(
            cells_.point(barred.front()), [&](Point p) { return isFloorOfARoom(p); }));
    }

    bool leavesSidesOpen(Index i) const {
        return std::ranges::none_of(cells_.steps(), [&](std::ptrdiff_t step) {
            const Index beside = shifted(i, step);
            const bool wayIn =
                leadsOn(cells_[beside]) && (run_.map.marks[beside] & level::kRoom) == 0;
            return wayIn || cells_[beside].terrain() == Terrain::Fireplace || willBeFire(beside);
        });
    }

    bool willBeFire(Index i) const {
        return std::ranges::find(taken_, std::pair(i, Terrain::Fireplace)) != taken_.end();
    }

    /// Whether the remaining floor of the room is connected.
    bool leavesFloorWhole(const std::vector<Index>& barred) const {
        grid::Grid<std::uint8_t> isLeft({room_.width, room_.height});
        std::vector<Point> reached;
        std::size_t left = 0;
        for (int y = 0; y < room_.height; ++y) {
            for (int x = 0; x < room_.width; ++x) {
                const Point p = room_.topLeft() + Point{x, y};
                const bool isFloor =
                    isFloorOfARoom(p) && std::ranges::find(barred, cells_.index(p)) == barred.end();
                isLeft.at({x, y}) = isFloor ? 1 : 0;
                left += isFloor ? 1 : 0;
                if (isFloor && reached.empty()) reached.push_back({x, y});
            }
        }
        if (left == 0) return false;
        isLeft.at(reached.front()) = 0;
        for (std::size_t next = 0; next < reached.size(); ++next) {
            for (const Direction d : grid::kDirections) {
                const Point beside = reached[next] + grid::offset(d);
                if (!isLeft.contains(beside) || isLeft.at(beside) == 0) continue;
                isLeft.at(beside) = 0;
                reached.push_back(beside);
            }
        }
        return reached.size() == left;
    }

    bool isFloorOfARoom(Point p) const {
        return cells_.at(p).isWalkable() && (run_.map.marks.at(p) & level::kRoom) != 0;
    }

    /// Visits the piece's cells on the map until `visit` returns false.
    template <typename Visit>
    static bool forEveryCell(const Form& form, Point at, const Visit& visit) {
        for (int y = 0; y < form.cells.height(); ++y) {
            for (int x = 0; x < form.cells.width(); ++x) {
                const Terrain terrain = form.cells.at({x, y});
                if (terrain != Terrain::Void && !visit(at + Point{x, y}, terrain)) return false;
            }
        }
        return true;
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    std::vector<Piece> pieces_;
    static constexpr Index kNone = 0;  // in the frame
    Index start_ = kNone;              ///< where a temple's hero will start
    Rect room_;
    Index middle_ = kNone;                 ///< the middle of this room, for stairs or the hero
    const level::Theme* theme_ = nullptr;  ///< the theme of this room
    std::vector<Site> sites_;
    std::vector<std::pair<Index, Terrain>> taken_;  ///< the cells that the piece changes
    Rect extent_;                                   ///< the rectangle of the piece and its partner
};

template <typename Mode>
StageResult furnishRooms(StageRun<Mode>& run) {
    Furnisher<Mode> furnisher(run);
    for (const level::PlacedRoom& room : run.map.rooms) {
        if (room.handcrafted < 0) furnisher.furnish(room.rect);
    }
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "furnish",
    .title = "Furniture",
    .summary =
        "Puts columns, fireplaces, cabinets and the pack's own furniture into rooms without "
        "blocking any way.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kRooms,
    .gives = kNothing,
    .guarantees = kStaysConnected | kOpensByDoors,
    .run = furnishRooms<trace::NoRecording>,
    .record = furnishRooms<trace::Recording>,
    .placesFurniture = true,
    .worksInParts = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::furnish
