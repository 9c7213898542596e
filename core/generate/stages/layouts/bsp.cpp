// SPDX-License-Identifier: MIT
// Binary space partition, which roguelikes have used for rooms since NetHack: cuts the level in
// two, and each half again, until the pieces are small. Each piece gets a room. Then the two halves
// of each cut are joined, from the last cut to the first. Each draw depends only on a place in the
// level, so that edits have local effects.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/generate/connect/link_opener.h"
#include "core/generate/rooms/refused_room.h"
#include "core/generate/rooms/room_draw.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"
#include "core/grid/bounds.h"

namespace mazeloom::generate::stage::bsp {

namespace {

using grid::Direction;
using grid::Index;
using grid::Point;
using grid::Rect;
using grid::Size;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that cuts the level into pieces, places a room in each, and joins the rooms
/// (RULES.md G-100).
struct Bsp {
    enum Parameter { Leaf, Split, Uneven, Fill, Straight, Closed, Rectangle };
};

constexpr Sentence kNoPiece{
    "bsp-no-piece", "no piece has enough rock for a room; lower the min piece, or leave more rock"};
constexpr Sentence kTooSmall{"bsp-too-small", "no room fits: the level needs at least 5 × 5 cells"};
constexpr std::array kSentences{kNoPiece, kTooSmall};

constexpr std::array<std::string_view, 6> kAlgorithm{
    "Begin with everything inside the level's border as one piece.",
    "Cut a piece in two across its longer side, as long as both halves are large enough; some of "
    "the smaller pieces stay whole.",
    "Draw a shape, odd sides and a place in each piece that is left. Refuse the room if it would "
    "leave the rock, and try a few smaller ones.",
    "Otherwise open its floor.",
    "From the last cut back to the first, dig a corridor across it: straight between places that "
    "face each other, or to the cut, along it, and on.",
    "Link what no corridor could join, and what was there before.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::SplitPiece, 1},
    StepInfo{StepKind::TryRoom, 2},
    StepInfo{StepKind::PlaceRoom, 3},
    StepInfo{StepKind::DigCorridor, 4, "Joined two halves at %1; cells opened: %2"},
    StepInfo{StepKind::Link, 5},
};

constexpr std::string_view kPieces = "Pieces";
constexpr std::string_view kWays = "Corridors and doors";

constexpr auto kParameters = parameterList(
    std::array{
        number("leaf", "Min piece", "Minimum width and height of a piece, in cells", 5, 99, 9,
               kPieces),
        percent("split", "Share of splitting",
                "Share of pieces that are cut although they are short: less than three times the "
                "minimum piece",
                0, 100, 60, kPieces),
        percent("uneven", "Uneven", "How far from the middle a piece may be cut: 0 makes halves", 0,
                100, 60, kPieces),
        percent("fill", "Room fill", "How much of a piece's width and height a room takes at least",
                0, 100, 60, kPieces),
        percent("straight", "Straightness",
                "How many corridors run straight where both sides of a cut face each other", 0, 100,
                80, kWays),
        percent("closed", "Closed", "How many of the doors are closed", 0, 100, 50, kWays),
    },
    shapeParameters({6, 1, 1, 1, 0}));

/// A rectangle of the level and its cut.
struct Piece {
    Rect rect;
    int depth = 0;  ///< the number of cuts that led to the piece
    Rect cut = {};  ///< a row or column of cells, which belongs to neither half
    /// The index of the first half; the second follows it. 0: the piece is whole.
    std::size_t halves = 0;
};

enum class Purpose : unsigned { Cut, Room, Corridor };
constexpr std::uint64_t kPurposes = 3;
/// The purpose of all draws for doors, whichever piece a door lies in.
constexpr std::uint64_t kDoors = ~std::uint64_t{0};

template <typename Mode>
class Partition {
  public:
    Partition(StageRun<Mode>& run, const ShapeWeights& weights)
        : run_(run),
          cells_(run.map.cells),
          weights_(weights),
          leaf_(run.parameter(Bsp::Leaf) | 1),
          doors_(run.places.of(kDoors)),
          made_(run.map.size()),
          watch_(run.watch.part(0, 90), 3 * static_cast<std::uint64_t>(run.map.size().area())),
          opener_(run, run.parameter(Bsp::Closed)) {
        for (const level::PlacedRoom& room : run.map.rooms)
            bar(room.rect);
    }

    StageResult make() {
        const bool wasOpen = isAnythingOpen();
        cutAll();
        const auto work = [](const Piece& piece) {
            return static_cast<std::uint64_t>(piece.halves == 0 ? piece.rect.area()
                                                                : piece.cut.area());
        };
        bool hasRooms = false;
        for (const Piece& piece : pieces_) {
            hasRooms = (piece.halves == 0 && fill(piece)) || hasRooms;
            watch_.poll(work(piece));
        }
        if (!hasRooms) {
            if (!wasOpen) return failure(kNoPiece);
            warn(run_, kNoPiece);
        }
        for (auto piece = pieces_.rbegin(); piece != pieces_.rend(); ++piece) {
            if (piece->halves != 0) join(*piece);
            watch_.poll(work(*piece));
        }
        Parts parts(cells_, watch_);
        return parts.count() <= 1 ? StageResult{}
                                  : joinParts(
                                        run_, parts, StepKind::Link,
                                        [&](const LinkCell& cell) { opener_.open(cell); },
                                        run_.watch.part(90, 100));
    }

  private:
    /// Marks of a cell. kOwn: this stage opened the cell. kBarred: the cell belongs to the
    /// rectangle of an earlier room.
    enum : std::uint8_t { kNot, kOwn, kBarred };

    void bar(const Rect& room) {
        for (int y = room.y; y <= room.bottom(); ++y) {
            for (int x = room.x; x <= room.right(); ++x) {
                if (made_.contains({x, y})) made_.at({x, y}) = kBarred;
            }
        }
    }

    bool isAnythingOpen() const {
        return std::ranges::any_of(std::as_const(run_.map.cells).storage(),
                                   [](Cell cell) { return cell.isWalkable(); });
    }

    random::Stream streamOf(const Piece& piece, Purpose purpose) const {
        const auto depth = static_cast<std::uint64_t>(piece.depth);
        return run_.places.of(depth * kPurposes + static_cast<unsigned>(purpose))
            .stream(piece.rect.topLeft());
    }

    /// Cuts all pieces. Corners and sides are odd, so that rooms lie on the odd lattice of mazes.
    void cutAll() {
        const auto odd = [](int length) { return length % 2 == 0 ? length - 1 : length; };
        pieces_.push_back({{1, 1, odd(cells_.width() - 2), odd(cells_.height() - 2)}});
        for (std::size_t k = 0; k < pieces_.size(); ++k)
            cut(k);
    }

    void cut(std::size_t k) {
        const Piece piece = pieces_[k];
        auto random = streamOf(piece, Purpose::Cut);
        const auto [width, height] = Size{piece.rect.width, piece.rect.height};
        bool isUpright = width == height ? random.chance(50) : width > height;
        // If both sides are of similar length, either may be cut.
        if (4 * std::abs(width - height) <= std::max(width, height) && random.chance(30))
            isUpright = !isUpright;
        if ((isUpright ? width : height) < 2 * leaf_ + 1) isUpright = !isUpright;
        const int length = isUpright ? width : height;
        if (length < 2 * leaf_ + 1) return;
        if (std::max(width, height) < 3 * leaf_ && !random.chance(run_.parameter(Bsp::Split)))
            return;
        // The cut leaves an odd number of cells before it: leaf_, leaf_ + 2, …
        const int places = (length - 2 * leaf_ - 1) / 2 + 1;
        const int spread = (places - 1) * run_.parameter(Bsp::Uneven) / 100;
        const int before = leaf_ + 2 * ((places - 1 - spread) / 2 + random.between(0, spread));
        const Rect& all = piece.rect;
        Piece first{all, piece.depth + 1};
        Piece second = first;
        Rect line = all;
        if (isUpright) {
            line.x = all.x + before;
            line.width = 1;
            first.rect.width = before;
            second.rect.x = line.x + 1;
            second.rect.width = all.right() - line.x;
        } else {
            line.y = all.y + before;
            line.height = 1;
            first.rect.height = before;
            second.rect.y = line.y + 1;
            second.rect.height = all.bottom() - line.y;
        }
        pieces_[k].cut = line;
        pieces_[k].halves = pieces_.size();
        pieces_.push_back(first);
        pieces_.push_back(second);
        run_.write.begin(StepKind::SplitPiece, cells_.index(line.centre()));
        run_.write.note(line);
    }

    /// Places a room in a whole piece. Tries the requested size first, then smaller sizes, because
    /// the piece may hold little rock. Returns false if no room fits.
    bool fill(const Piece& piece) {
        constexpr int kTries = 12;
        auto random = streamOf(piece, Purpose::Room);
        const Size whole{piece.rect.width, piece.rect.height};
        if (whole.width < 3 || whole.height < 3) return false;
        const int fill = run_.parameter(Bsp::Fill);
        Size least{std::max(3, whole.width * fill / 100), std::max(3, whole.height * fill / 100)};
        Size most = whole;
        for (int left = kTries; left > 0; --left) {
            const RoomShape shape = drawShape(weights_, random);
            const Size sides{oddSides(least.width, most.width).draw(random),
                             oddSides(least.height, most.height).draw(random)};
            const Rect room{
                piece.rect.x + oddSides(1, whole.width - sides.width + 1).draw(random) - 1,
                piece.rect.y + oddSides(1, whole.height - sides.height + 1).draw(random) - 1,
                sides.width, sides.height};
            if (fits(room)) {
                floor_.draw(shape, sides, random);
                place(room);
                return true;
            }
            run_.write.begin(StepKind::TryRoom, cells_.index(room.centre()),
                             refusalDetail(run_, room));
            run_.write.note(room);
            least = {3, 3};
            most = {std::max(3, sides.width - 2), std::max(3, sides.height - 2)};
        }
        return false;
    }

    /// Whether the rectangle is rock, with nothing open, no void and no other room's rectangle
    /// around it.
    bool fits(const Rect& room) const {
        for (int y = room.y - 1; y <= room.bottom() + 1; ++y) {
            Index i = cells_.index({room.x - 1, y});
            for (int x = room.x - 1; x <= room.right() + 1; ++x, ++i) {
                const bool sound = room.contains(Point{x, y})
                                       ? isRock(run_.map, i)
                                       : !cells_[i].isWalkable() && !isVoid(cells_[i]);
                if (!sound || made_[i] == kBarred) return false;
            }
        }
        return true;
    }

    void place(const Rect& room) {
        run_.write.begin(StepKind::PlaceRoom, cells_.index(room.centre()));
        run_.write.note(room);
        for (int y = 0; y < room.height; ++y) {
            for (int x = 0; x < room.width; ++x) {
                if (!floor_.contains(x, y)) continue;
                const Index i = cells_.index({room.x + x, room.y + y});
                run_.write.set(i, Cell(Terrain::Floor));
                run_.map.marks[i] |= level::kRoom;
                made_[i] = kOwn;
            }
        }
        run_.map.rooms.push_back({room});
    }

    /// A possible corridor from a cut to a cell that this stage opened on one side of it. `length`
    /// counts the cells of rock between them, without the cut's own cell.
    struct Reach {
        int at = 0;  ///< the offset of its cell along the cut
        int length = 0;
    };

    /// Joins the two sides of a cut: from each cell of the cut, looks in both directions for cells
    /// that this stage has opened.
    void join(const Piece& piece) {
        const bool isUpright = piece.cut.width == 1;
        const Point aside = isUpright ? Point{1, 0} : Point{0, 1};
        const Point along{aside.y, aside.x};
        const int cells = isUpright ? piece.cut.height : piece.cut.width;
        before_.clear();
        behind_.clear();
        straight_.clear();
        for (int k = 0; k < cells; ++k) {
            const Point p = piece.cut.topLeft() + along * k;
            if (!isClear(p, along)) continue;
            const int before = lengthOf(p, aside * -1, piece.rect);
            const int behind = lengthOf(p, aside, piece.rect);
            if (before > 0) before_.push_back({k, before});
            if (behind > 0) behind_.push_back({k, behind});
            // With exactly one cell of rock besides the cut's own, the corridor has two cells, so a
            // door fits at one end only.
            if (before >= 0 && behind >= 0 && before + behind != 1) straight_.push_back(k);
        }
        auto random = streamOf(piece, Purpose::Corridor);
        const bool wantsStraight = random.chance(run_.parameter(Bsp::Straight));
        if (wantsStraight && digStraight(piece, aside, random)) return;
        if (digAlong(piece, aside, random)) return;
        if (!wantsStraight) digStraight(piece, aside, random);
    }

    /// Whether a cell is rock, and neither of its neighbours at +side and −side is open.
    bool isClear(Point p, Point side) const {
        const Index i = cells_.index(p);
        return isRock(run_.map, i) && !cells_.at(p + side).isWalkable() &&
               !cells_.at(p - side).isWalkable();
    }

    /// Returns the number of cells from the cut, in direction `step`, to the first cell that this
    /// stage opened; −1 if no corridor can lead there.
    int lengthOf(Point cut, Point step, const Rect& within) const {
        const Point side{step.y, step.x};
        int length = 0;
        for (Point p = cut + step; within.contains(p); p = p + step, ++length) {
            if (made_.at(p) == kOwn) return mayMeet(p, p - step) ? length : -1;
            if (!isClear(p, side)) return -1;
        }
        return -1;
    }

    /// Whether a corridor may enter the cell `open` from the cell `before`. It may enter another
    /// corridor, and a room's floor if no door is near `before`, but never a door.
    bool mayMeet(Point open, Point before) const {
        if (level::isDoor(cells_.at(open).terrain())) return false;
        return (run_.map.marks.at(open) & level::kRoom) == 0 ||
               !isNearADoor(cells_, cells_.index(before));
    }

    bool digStraight(const Piece& piece, Point aside, random::Stream& random) {
        if (straight_.empty()) return false;
        const int k = straight_[random.below(static_cast<std::uint32_t>(straight_.size()))];
        const Point middle = piece.cut.topLeft() + Point{aside.y, aside.x} * k;
        way_.clear();
        Point first = middle;
        while (made_.at(first - aside) != kOwn)
            first = first - aside;
        for (Point p = first; made_.at(p) != kOwn; p = p + aside)
            way_.push_back(cells_.index(p));
        return dig(middle);
    }

    /// Digs a corridor to the cut, along the cut, and on to the other side.
    bool digAlong(const Piece& piece, Point aside, random::Stream& random) {
        if (before_.empty() || behind_.empty()) return false;
        constexpr int kTries = 8;
        const Point along{aside.y, aside.x};
        const Point first = piece.cut.topLeft();
        for (int left = kTries; left > 0; --left) {
            const Reach from = before_[random.below(static_cast<std::uint32_t>(before_.size()))];
            const Reach to = behind_[random.below(static_cast<std::uint32_t>(behind_.size()))];
            // Equal offsets would make a straight corridor, which is left to digStraight().
            if (from.at == to.at || !isFree(first, aside, along, from.at, to.at)) continue;
            way_.clear();
            for (int k = from.length; k > 0; --k)
                way_.push_back(cells_.index(first + along * from.at - aside * k));
            const int step = to.at > from.at ? 1 : -1;
            for (int k = from.at; k != to.at + step; k += step)
                way_.push_back(cells_.index(first + along * k));
            for (int k = 1; k <= to.length; ++k)
                way_.push_back(cells_.index(first + along * to.at + aside * k));
            return dig(first + along * from.at);
        }
        return false;
    }

    /// Whether a corridor may run along the cut from one of the cut's cells to another.
    bool isFree(Point first, Point aside, Point along, int from, int to) const {
        for (int k = std::min(from, to); k <= std::max(from, to); ++k) {
            if (!isClear(first + along * k, aside)) return false;
        }
        return true;
    }

    bool dig(Point at) {
        if (way_.empty()) return false;
        run_.write.begin(StepKind::DigCorridor, cells_.index(at));
        run_.write.note(grid::rectAround(cells_.point(way_.front()), cells_.point(way_.back())));
        for (std::size_t k = 0; k < way_.size(); ++k) {
            const Index i = way_[k];
            const Index before = k > 0 ? way_[k - 1] : 0;
            const Index after = k + 1 < way_.size() ? way_[k + 1] : 0;
            const auto isOpen = [&](Index beside) {
                return cells_[beside].isWalkable() || beside == before || beside == after;
            };
            const bool isDoor =
                opener_.isWallOfARoom(i) && isFramed(cells_, i, isOpen) && !isNearADoor(cells_, i);
            run_.write.set(i, Cell(isDoor ? doorAt(i) : Terrain::Floor));
            run_.map.marks[i] |= level::kPassage;
            made_[i] = kOwn;
        }
        return true;
    }

    Terrain doorAt(Index i) const {
        const bool closed = doors_.chance(cells_.point(i), run_.parameter(Bsp::Closed));
        return closed ? Terrain::ClosedDoor : Terrain::OpenDoor;
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const ShapeWeights weights_;
    const int leaf_;
    const random::Places doors_;
    grid::Grid<std::uint8_t, 2> made_;
    PacedWatch watch_;  ///< counts passes over cells
    LinkOpener<Mode> opener_;
    std::vector<Piece> pieces_;  ///< the halves of a piece come after the piece
    RoomFloor floor_;
    std::vector<Reach> before_;  ///< corridors on one side of the current cut
    std::vector<Reach> behind_;  ///< corridors on its other side
    std::vector<int> straight_;  ///< cells of the cut that reach both sides
    std::vector<Index> way_;
};

template <typename Mode>
StageResult partition(StageRun<Mode>& run) {
    const auto weights = shapeWeights(std::span(run.parameters).subspan(Bsp::Rectangle));
    if (!weights) return tl::unexpected(weights.error());
    if (std::min(run.map.size().width, run.map.size().height) < 5) return failure(kTooSmall);
    return Partition<Mode>(run, *weights).make();
}

}  // namespace

extern const Stage kStage{
    .id = "bsp",
    .title = "Binary space partition",
    .summary = "Cuts the level in two again and again, and joins the rooms in its pieces.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kRooms | kPassages,
    .guarantees = kConnectsAll | kOpensByDoors | kDigsPassages,
    .run = partition<trace::NoRecording>,
    .record = partition<trace::Recording>,
    .worksInParts = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::bsp
