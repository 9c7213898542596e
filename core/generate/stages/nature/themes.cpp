// SPDX-License-Identifier: MIT
// Gives regions of a level the floor, furniture, light and monsters of a theme, like the themed
// rooms of Angband's vaults and Brogue's "machines". This stage lays the floor and the darkness;
// the stages that furnish, light and populate the level query Map::themeOf().
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/generate/connect/door_frame.h"
#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/nature/dark_walls.h"
#include "core/generate/stages/nature/reserved.h"
#include "core/generate/stages/nature/smooth.h"
#include "core/generate/stages/nature/theme_text.h"
#include "core/grid/bounds.h"
#include "core/level/room/furniture.h"
#include "core/random/squares.h"

namespace mazeloom::generate::stage::themes {

namespace {

using grid::Index;
using grid::Point;
using grid::Rect;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that draws a theme for each region (RULES.md G-112).
struct Themes {
    enum Parameter { Table, Regions, Size };
};

constexpr Sentence kNoDistricts{
    "themes-no-districts",
    "the level has no districts: put the stage Districts before this one, or choose other regions"};
constexpr Sentence kNoTerrain{"themes-no-terrain", "theme \"%1\": the pack has no terrain \"%2\""};
constexpr Sentence kNoFloor{"themes-no-floor",
                            "theme \"%1\": \"%2\" cannot be a floor: choose one that can be "
                            "walked, survived and seen across"};
constexpr Sentence kNoFurniture{"themes-no-furniture",
                                "theme \"%1\": no furniture has the id or tag \"%2\""};
constexpr Sentence kFlawedThemes{"themes-flaw", "themes: %1"};
constexpr std::array kSentences{kNoDistricts, kNoTerrain, kNoFloor, kNoFurniture, kFlawedThemes};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Divide the level into regions: its rooms, connected areas between doors, patches around "
    "scattered sites, or its districts.",
    "Draw a theme for each region, by weight.",
    "Lay the theme's floor where there is plain floor, but leave room for stairs and the hero.",
    "Darken the regions of dark themes, and walls with nothing lit beside them.",
    "Later stages choose furniture, light and monsters by the theme of the place.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::DrawTheme, 1},
    StepInfo{StepKind::LayFloor, 2},
    StepInfo{StepKind::Darken, 3, "Darkened the region around %1"},
    StepInfo{StepKind::DarkenWalls, 3},
};

enum RegionsChoice { kRooms, kZones, kPatches, kDistricts };
constexpr std::array<std::string_view, 4> kRegionChoices{"rooms", "zones", "patches", "districts"};

constexpr std::array kParameters{
    ParameterInfo{.id = "themes",
                  .title = "Themes",
                  .help = "Names separated by commas, *2 for a weight, and the settings of each, "
                          "like moss(floor=grass:60 furniture=bench monsters=rat*3 light=dark)",
                  .type = ParameterInfo::Type::Text,
                  .text = "bare*2, study(floor=carpet furniture=cabinet), moss(floor=grass:70 "
                          "furniture=none monsters=rat*3), ruin(floor=rubble:40 furniture=column "
                          "monsters=wraith*3 light=dark)",
                  .flawOfText = flawOfThemes,
                  .flawSentences = themeSentences},
    ParameterInfo{"regions", "Regions",
                  "Which regions get a theme: each room; each part between doors, with the ways "
                  "there; patches of the level; or the districts of an earlier stage",
                  ParameterInfo::Type::Choice, 0, kRegionChoices.size() - 1, 0, kRegionChoices},
    ParameterInfo{"size",
                  "Patch size",
                  "Approximate width of patches, in cells",
                  ParameterInfo::Type::Number,
                  4,
                  99,
                  16,
                  {},
                  {},
                  {"regions", 0b0100}},
};

constexpr int kInks = 8;

struct Region {
    Point anchor;  ///< a cell, or a pair of numbers (isNumbered()); its hash draws the theme
    std::vector<Index> cells;
    Rect rect;  ///< around the cells
    std::size_t theme = 0;
};

template <typename Mode>
class Themer {
  public:
    Themer(StageRun<Mode>& run, std::vector<WrittenTheme> written)
        : run_(run),
          cells_(run.map.cells),
          written_(std::move(written)),
          watch_(run.watch, kPasses * static_cast<std::uint64_t>(run.map.size().area())) {}

    StageResult make() {
        if (auto found = takeThemes(); !found) return found;
        if (choice() == kDistricts && run_.map.districts.size().isEmpty()) {
            return failure(kNoDistricts);
        }
        warnOfFurniture();
        findRegions();
        if (regions_.empty()) return {};
        run_.map.theme = level::ThemeGrid(cells_.size());
        run_.map.themes = themes_;
        for (Region& region : regions_)
            drawTheme(region);
        reserved_ = reservedCells(run_.map);
        for (const Region& region : regions_)
            layFloor(region);
        if (run_.map.ruleset != level::Ruleset::Descent) return {};
        for (const Region& region : regions_)
            light(region);
        darkenWalls(run_);
        return {};
    }

  private:
    enum Purpose : std::uint64_t { kTheme = 1, kSite, kShare };

    /// The passes over all cells: to find the regions, to theme, floor and light them, and to
    /// darken walls.
    static constexpr std::uint64_t kPasses = 8;

    /// Calls visit(index) for the region's cells.
    template <typename Visit>
    void forEachOf(const Region& region, const Visit& visit) {
        watch_.forEachChunk(region.cells.size(), [&](std::size_t begin, std::size_t end) {
            for (std::size_t k = begin; k < end; ++k)
                visit(region.cells[k]);
        });
    }

    int choice() const { return run_.parameter(Themes::Regions); }
    /// Whether anchors are the numbers of squares or districts, which do not change if the level
    /// grows.
    bool isNumbered() const { return choice() == kPatches || choice() == kDistricts; }

    StageResult takeThemes() {
        for (const WrittenTheme& written : written_) {
            level::Theme theme = written.theme;
            const auto floor = run_.map.terrains.withId(written.floor);
            if (!floor) return failure(kNoTerrain, {theme.name, written.floor});
            const Cell cell = run_.map.terrains.cell(*floor);
            if (!cell.isWalkable() || cell.isOpaque()) {
                return failure(kNoFloor, {theme.name, written.floor});
            }
            theme.floor = *floor;
            themes_.push_back(std::move(theme));
            weights_.push_back(written.weight);
        }
        return {};
    }

    bool isFurnitureCalled(const std::string& word) const {
        const auto isCalled = [&](const level::Room& room) {
            return room.id == word ||
                   std::find(room.tags.begin(), room.tags.end(), word) != room.tags.end();
        };
        return std::ranges::any_of(level::builtInFurniture(), isCalled) ||
               std::ranges::any_of(run_.rooms, [&](const level::Room& room) {
                   return level::isFurniture(room) && isCalled(room);
               });
    }

    void warnOfFurniture() {
        for (const level::Theme& theme : themes_) {
            for (const std::string& word : theme.furniture) {
                if (isFurnitureCalled(word)) continue;
                warn(run_, kNoFurniture, {theme.name, word});
            }
        }
    }

    /// Whether the cell is open ground of any kind: not a wall, door or void.
    bool isGround(Index i) const {
        const Cell cell = cells_[i];
        const Terrain terrain = cell.terrain();
        if (isVoid(cell) || level::isDoor(terrain)) return false;
        if (cell.canEnter()) return true;
        return !cell.isOpaque() &&
               (level::isOwn(terrain) || level::info(terrain).ground != level::Ground::Rock);
    }
    bool isOfARoom(Index i) const { return isGround(i) && (run_.map.marks[i] & level::kRoom) != 0; }

    void findRegions() {
        label_ = level::ThemeGrid(cells_.size());
        switch (choice()) {
            case kRooms:
                forEachPart([this](Index i) { return isOfARoom(i); },
                            [this](Region part) { regions_.push_back(std::move(part)); });
                return;
            case kZones:
                forEachPart([this](Index i) { return isGround(i); },
                            [this](Region part) { regions_.push_back(std::move(part)); });
                return;
            default:
                gather();
        }
    }

    /// Visits the connected parts of the cells that isOne() accepts. The anchor of a part is its
    /// first cell in reading order.
    template <typename IsOne, typename Visit>
    void forEachPart(const IsOne& isOne, const Visit& visit) {
        forEachPlace(cells_, watch_, [&](Index start, Point p) {
            if (label_[start] != 0 || !isOne(start)) return;
            Region part{p, {start}, {}, 0};
            label_[start] = 1;
            const auto addAround = [&](std::size_t at) {
                const Point here = cells_.point(part.cells[at]);
                part.rect = grid::rectAround(part.rect, Rect{here.x, here.y, 1, 1});
                for (const std::ptrdiff_t step : cells_.steps()) {
                    const Index beside = shifted(part.cells[at], step);
                    if (label_[beside] != 0 || !isOne(beside)) continue;
                    label_[beside] = 1;
                    part.cells.push_back(beside);
                }
            };
            watch_.forEachQueued(
                0, [&] { return part.cells.size(); }, addAround);
            visit(std::move(part));
        });
    }

    /// Collects the regions of patches and districts. A room belongs to the region of its middle.
    void gather() {
        std::vector<std::pair<Point, std::size_t>> places;  // each anchor and its index in regions_
        const auto regionFor = [&](Point p) -> Region* {
            const auto anchor = anchorOf(p);
            if (!anchor) return nullptr;
            const auto less = [](const auto& a, const auto& b) {
                return std::pair(a.first.y, a.first.x) < std::pair(b.first.y, b.first.x);
            };
            const std::pair<Point, std::size_t> wanted{*anchor, regions_.size()};
            const auto at = std::lower_bound(places.begin(), places.end(), wanted, less);
            if (at != places.end() && at->first == *anchor) return &regions_[at->second];
            places.insert(at, wanted);
            regions_.push_back({*anchor, {}, {}, 0});
            return &regions_.back();
        };
        forEachPart([this](Index i) { return isOfARoom(i); },
                    [&](const Region& room) {
                        if (Region* region = regionFor(room.rect.centre())) {
                            region->rect = grid::rectAround(region->rect, room.rect);
                            region->cells.insert(region->cells.end(), room.cells.begin(),
                                                 room.cells.end());
                        }
                    });
        forEachPlace(cells_, watch_, [&](Index i, Point p) {
            if (label_[i] != 0 || !isGround(i)) return;
            if (Region* region = regionFor(p)) {
                region->rect = grid::rectAround(region->rect, Rect{p.x, p.y, 1, 1});
                region->cells.push_back(i);
            }
        });
    }

    std::optional<Point> anchorOf(Point p) const {
        if (choice() == kPatches) return squareOf(p);
        const int district = run_.map.districts.at(p);
        return district == 0 ? std::nullopt : std::optional(Point{district, 0});
    }

    /// Returns the square whose drawn site is nearest to `p`, among the square of `p` and the eight
    /// squares around it.
    Point squareOf(Point p) const {
        const int side = run_.parameter(Themes::Size);
        const random::Squares squares(run_.places.origin(), side);
        const random::Places sites = run_.places.of(kSite).ofNumbers();
        const Point middle = squares.of(p);
        Point best = middle;
        int least = std::numeric_limits<int>::max();
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const Point square = middle + Point{dx, dy};
                random::Stream random = sites.stream(square);
                const int x = random.between(0, side - 1);
                const int y = random.between(0, side - 1);
                const Point by = squares.corner(square) + Point{x, y} - p;
                const int distance = by.x * by.x + by.y * by.y;
                if (distance >= least) continue;
                least = distance;
                best = square;
            }
        }
        return best;
    }

    void drawTheme(Region& region) {
        const random::Places places = run_.places.of(kTheme);
        random::Stream random = (isNumbered() ? places.ofNumbers() : places).stream(region.anchor);
        region.theme = random.weighted(weights_);
        run_.write.begin(StepKind::DrawTheme, region.cells.front());
        run_.write.note(region.rect);
        forEachOf(region, [&](Index i) {
            run_.map.theme[i] = static_cast<std::uint8_t>(region.theme + 1);
            run_.write.ink(i, 0, inkOf(region));
        });
    }

    std::uint8_t inkOf(const Region& region) const {
        return static_cast<std::uint8_t>(region.theme % kInks + 1);
    }

    const level::Theme& themeOf(const Region& region) const { return themes_[region.theme]; }

    void layFloor(const Region& region) {
        constexpr std::size_t kMostChanges = 60'000;  // in one step of the trace
        const level::Theme& theme = themeOf(region);
        const Cell floor = run_.map.terrains.cell(theme.floor);
        const Smooth noise(run_.places.of(kShare), 4);
        std::size_t seen = 0;
        forEachOf(region, [&](Index i) {
            if (seen++ % kMostChanges == 0) run_.write.begin(StepKind::LayFloor, i);
            run_.write.ink(i, inkOf(region), 0);
            const bool isIn = noise.at(cells_.point(i)) * 100 < theme.share * 256;
            if (isIn && mayLay(i, floor)) run_.write.set(i, floor);
        });
    }

    /// Whether the floor may be laid on a cell. In a descent, the hero and stairs may stand on
    /// floor that holds items, so such floor may also be laid on reserved cells.
    bool mayLay(Index i, Cell floor) const {
        const bool keepsReserved =
            run_.map.ruleset == level::Ruleset::Temple || !floor.holdsItems();
        return isPlainFloor(cells_[i]) && (run_.map.marks[i] & level::kFinal) == 0 &&
               !(keepsReserved && reserved_.contains(i));
    }

    /// Makes the region dark or lit; a theme without a preference changes nothing.
    void light(const Region& region) {
        const std::optional<bool> isDark = themeOf(region).isDark;
        if (!isDark) return;
        bool isFirst = true;
        forEachOf(region, [&](Index i) {
            if (!isClearOfLight(cells_[i]) || run_.map.isDark(i) == *isDark) return;
            if (isFirst) {
                run_.write.begin(StepKind::Darken, region.cells.front());
                run_.write.note(region.rect);
            }
            isFirst = false;
            run_.write.shade(i, *isDark);
        });
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const std::vector<WrittenTheme> written_;
    std::vector<level::Theme> themes_;
    std::vector<std::int64_t> weights_;
    std::vector<Region> regions_;
    level::ThemeGrid label_;  ///< 1 for cells that already belong to a part
    std::set<Index> reserved_;
    PacedWatch watch_;  ///< counts passes over cells
};

template <typename Mode>
StageResult drawThemes(StageRun<Mode>& run) {
    auto written = writtenThemes(run.kind);
    if (!written) return failure(kFlawedThemes, {written.error()});
    return Themer<Mode>(run, std::move(*written)).make();
}

}  // namespace

extern const Stage kStage{
    .id = "themes",
    .title = "Themes",
    .summary = "Gives regions a theme: a floor, furniture, monsters and light of their own.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = drawThemes<trace::NoRecording>,
    .record = drawThemes<trace::Recording>,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::themes
