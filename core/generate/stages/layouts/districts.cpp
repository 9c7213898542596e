// SPDX-License-Identifier: MIT
// Makes a level of several districts, each with a recipe of its own, such as a cave beside a fort.
// Each cell belongs to the district of the nearest site (a Voronoi diagram). A district is a
// separate map while its stages run, so any stage can work there; its steps are then repeated on
// the level.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/generate/connect/link_opener.h"
#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/layouts/district_recipes.h"
#include "core/grid/bounds.h"
#include "core/grid/point_text.h"

namespace mazeloom::generate::stage::districts {

namespace {

using grid::Index;
using grid::Point;
using grid::Rect;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that divides the level and runs other stages in each part (RULES.md G-101).
struct Districts {
    enum Parameter { Recipes, Sites, Least, Closed };
};

constexpr Sentence kNoDistrict{
    "districts-none",
    "no district has room; put fewer sites, lower the min district, or leave more rock"};
constexpr Sentence kTooMany{"districts-too-many",
                            "the level has %1 districts already, and at most %2 have a place: put "
                            "fewer sites, or take one of the stages out"};
constexpr Sentence kNoRecipeFits{
    "districts-no-recipe",
    "no recipe found room in any district; put fewer sites, or write other recipes"};
constexpr Sentence kStaysRock{
    "district-stays-rock",
    "the district around %1 has no room for any of the recipes and stays rock; put fewer sites, "
    "raise the min district, or write a recipe that needs less"};
constexpr Sentence kFlawedRecipes{"districts-flaw", "recipes: %1"};
constexpr Sentence kTooSmall{"districts-too-small",
                             "no district has room: the level needs at least 5 × 5 cells"};
constexpr std::array kSentences{kNoDistrict, kTooMany,       kNoRecipeFits,
                                kStaysRock,  kFlawedRecipes, kTooSmall};

constexpr std::array<std::string_view, 6> kAlgorithm{
    "Put sites on the level: draw several places for each, and take the farthest from the other "
    "sites.",
    "Each cell of rock belongs to the district of the nearest site. A wall stays around each.",
    "Draw a recipe for each district and run its stages there, as in a separate level.",
    "If they find no room, try the other recipes; if none fits, the district stays rock.",
    "Then remove the borders.",
    "Link the districts, and what was there before.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PlaceSite, 0},
    StepInfo{StepKind::DrawBorder, 1},
    StepInfo{StepKind::EraseBorders, 4},
    StepInfo{StepKind::Link, 5},
};

constexpr std::array kParameters{
    ParameterInfo{.id = "recipes",
                  .title = "Recipes",
                  .help = "The recipes for districts: stages joined by +, recipes separated by "
                          "commas, *2 for a weight, parameters like caves(open=60), and @fort for "
                          "the pack's recipe with the id fort",
                  .type = ParameterInfo::Type::Text,
                  .text = "caves*2, accretion, bsp, rooms + maze + doors + dead-ends",
                  .flawOfText = flawOfDistrictRecipes,
                  .flawSentences = districtSentences},
    number("sites", "Sites", "How many districts there are, unless rock divides them further", 1,
           64, 5),
    number("least", "Min district", "Districts with fewer cells inside their walls stay rock", 9,
           10'000, 60),
    percent("closed", "Closed", "How many of the doors that links open are closed", 0, 100, 50),
};

constexpr int kInks = 8;
/// The greatest number of a district (level::DistrictGrid); the smallest is 1.
constexpr int kMostNumber = 255;

/// A connected part of a site's rock.
struct District {
    std::size_t site = 0;
    std::vector<Index> inside;  ///< the level's cells that stages may open
    Rect rect;                  ///< around the cells and their walls; its corner lies at even cells
};

template <typename Mode>
class Divider {
  public:
    Divider(StageRun<Mode>& run, std::vector<DistrictRecipe> recipes)
        : run_(run),
          cells_(run.map.cells),
          recipes_(std::move(recipes)),
          key_(run.random.bits()),
          siteOf_(run.map.size()),
          labels_(run.map.size()),
          watch_(run.watch.part(0, 90), kPasses * labels_.storage().size()) {}

    StageResult make() {
        const bool wasOpen = std::ranges::any_of(std::as_const(run_.map.cells).storage(),
                                                 [](Cell cell) { return cell.isWalkable(); });
        putSites();
        divide();
        findDistricts();
        if (districts_.empty() && !wasOpen) {
            return failure(kNoDistrict);
        }
        chooseRecipes();
        drawBorders();
        if (const int most = mostDistrict(); most + static_cast<int>(sites_.size()) > kMostNumber) {
            return failure(kTooMany, {most, kMostNumber});
        }
        bool isAnyMade = false;
        for (std::size_t d = 0; d < districts_.size(); ++d)
            isAnyMade = makeDistrict(d) || isAnyMade;
        run_.write.leave();
        keepDistricts();
        eraseBorders();
        if (!isAnyMade && !wasOpen) {
            return failure(kNoRecipeFits);
        }
        Parts parts(cells_, watch_);
        LinkOpener<Mode> opener(run_, run_.parameter(Districts::Closed));
        return joinParts(
            run_, parts, StepKind::Link, [&](const LinkCell& cell) { opener.open(cell); },
            run_.watch.part(90, 100));
    }

  private:
    /// About the passes over all cells.
    static constexpr std::uint64_t kPasses = 8;

    /// The stages that ran on a part, each with its first step.
    using Begins = std::vector<std::pair<const ReadyStage*, trace::StepIndex>>;

    /// Places the sites; they depend only on the level's size and the seed.
    void putSites() {
        constexpr int kCandidates = 8;
        const int count = run_.parameter(Districts::Sites);
        for (int k = 0; k < count; ++k) {
            Point best;
            std::int64_t farthest = -1;
            for (int c = 0; c < kCandidates; ++c) {
                const Point p{run_.random.between(1, cells_.width() - 2),
                              run_.random.between(1, cells_.height() - 2)};
                std::int64_t nearest = std::int64_t{1} << 40;
                for (const Point site : sites_)
                    nearest = std::min(nearest, distance(p, site));
                if (nearest > farthest) {
                    farthest = nearest;
                    best = p;
                }
            }
            if (farthest == 0) break;  // the level has no more distinct places
            sites_.push_back(best);
            run_.write.begin(StepKind::PlaceSite, cells_.index(best));
            run_.write.note({best.x, best.y, 1, 1});
        }
    }

    static std::int64_t distance(Point a, Point b) {
        const std::int64_t dx = a.x - b.x;
        const std::int64_t dy = a.y - b.y;
        return dx * dx + dy * dy;
    }

    void divide() {
        auto rock = rockOf(run_.map);
        // The rectangles of existing rooms, and the walls around them, belong to these rooms.
        for (const level::PlacedRoom& room : run_.map.rooms) {
            const Rect kept = room.rect.grown(1);
            for (int y = kept.y; y <= kept.bottom(); ++y) {
                for (int x = kept.x; x <= kept.right(); ++x) {
                    if (rock.contains({x, y})) rock.at({x, y}) = 0;
                }
            }
        }
        forEachPlace(cells_, watch_, [&](Index i, Point p) {
            if (rock[i] == 0) return;
            std::size_t nearest = 0;
            for (std::size_t k = 1; k < sites_.size(); ++k) {
                if (distance(p, sites_[k]) < distance(p, sites_[nearest])) nearest = k;
            }
            siteOf_[i] = static_cast<std::uint8_t>(nearest + 1);
        });
    }

    /// Whether a cell and its four neighbours belong to the same site, so that stages may open the
    /// cell.
    bool isInside(Index i) const {
        return siteOf_[i] != 0 && std::ranges::all_of(cells_.steps(), [&](std::ptrdiff_t step) {
                   return siteOf_[shifted(i, step)] == siteOf_[i];
               });
    }

    void findDistricts() {
        const auto least = static_cast<std::size_t>(run_.parameter(Districts::Least));
        std::uint32_t label = 0;
        forEachCell(cells_, watch_, [&](Index start) {
            if (labels_[start] != 0 || !isInside(start)) return;
            District district{siteOf_[start] - std::size_t{1}, {start}, {}};
            labels_[start] = ++label;
            const auto addAround = [&](std::size_t at) {
                for (const std::ptrdiff_t step : cells_.steps()) {
                    const Index beside = shifted(district.inside[at], step);
                    if (labels_[beside] != 0 || siteOf_[beside] != siteOf_[start] ||
                        !isInside(beside)) {
                        continue;
                    }
                    labels_[beside] = label;
                    district.inside.push_back(beside);
                }
            };
            watch_.forEachQueued(
                0, [&] { return district.inside.size(); }, addAround);
            if (district.inside.size() < least) return;
            district.rect = rectOf(district.inside);
            districts_.push_back(std::move(district));
        });
    }

    /// Returns a district's rectangle. Both coordinates of its corner are even, so that odd
    /// coordinates in the part are odd coordinates in the level.
    Rect rectOf(const std::vector<Index>& inside) const {
        Rect rect;
        for (const Index i : inside) {
            const Point p = cells_.point(i);
            rect = grid::rectAround(rect, Rect{p.x - 1, p.y - 1, 3, 3});
        }
        const Point corner{rect.x & ~1, rect.y & ~1};
        return grid::rectAround(corner, Point{rect.right(), rect.bottom()});
    }

    random::Stream streamOf(const District& district) const {
        return random::Stream(random::mix(key_, district.site));
    }

    void chooseRecipes() {
        std::vector<std::int64_t> weights;
        for (const DistrictRecipe& recipe : recipes_)
            weights.push_back(recipe.weight);
        for (const District& district : districts_) {
            auto random = streamOf(district);
            chosen_.push_back(random.weighted(weights));
        }
    }

    std::uint8_t inkOf(std::size_t district) const {
        return static_cast<std::uint8_t>(chosen_[district] % kInks + 1);
    }

    /// Visits the cells of the district's wall.
    template <typename Visit>
    void forEachWall(const District& district, const Visit& visit) const {
        for (const Index i : district.inside) {
            for (const std::ptrdiff_t step : cells_.steps()) {
                const Index beside = shifted(i, step);
                if (labels_[beside] == 0) visit(beside);
            }
        }
    }

    void drawBorders() {
        for (std::size_t d = 0; d < districts_.size(); ++d) {
            const District& district = districts_[d];
            run_.write.begin(StepKind::DrawBorder, cells_.index(sites_[district.site]));
            run_.write.note(district.rect);
            if constexpr (Mode::kOn) {
                forEachWall(district, [&](Index i) {
                    if (ink_.empty()) ink_.resize(cells_.storage().size());
                    if (ink_[i] != 0) return;
                    ink_[i] = inkOf(d);
                    run_.write.ink(i, 0, ink_[i]);
                });
            }
        }
    }

    /// Returns the greatest number of a district of earlier stages; 0 if there is none.
    int mostDistrict() const {
        const auto& kept = std::as_const(run_.map.districts);
        return kept.size().isEmpty() ? 0 : *std::ranges::max_element(kept.storage());
    }

    /// Stores the districts in the map, for stages that query them; keeps the districts of earlier
    /// stages.
    void keepDistricts() {
        auto& kept = run_.map.districts;
        if (kept.size().isEmpty()) kept = level::DistrictGrid(cells_.size());
        const int most = mostDistrict();
        forEachCell(cells_, watch_, [&](Index i) {
            if (siteOf_[i] != 0) kept[i] = static_cast<std::uint8_t>(most + siteOf_[i]);
        });
    }

    void eraseBorders() {
        if (districts_.empty()) return;
        run_.write.begin(StepKind::EraseBorders, cells_.index(sites_.front()));
        if constexpr (Mode::kOn) {
            forEachCell(cells_, [&](Index i) {
                if (!ink_.empty() && ink_[i] != 0) run_.write.ink(i, ink_[i], 0);
            });
        }
    }

    /// Tries the drawn recipe, then the others in order. Returns false if no recipe opens a cell.
    bool makeDistrict(std::size_t d) {
        const District& district = districts_[d];
        if (tryRecipe(district, chosen_[d])) return true;
        for (std::size_t r = 0; r < recipes_.size(); ++r) {
            if (r != chosen_[d] && recipes_[r].weight > 0 && tryRecipe(district, r)) return true;
        }
        warn(run_, kStaysRock, {sites_[district.site]}, cells_.point(district.inside.front()));
        return false;
    }

    bool tryRecipe(const District& district, std::size_t which) {
        level::Map part = partOf(district);
        trace::Trace told;
        ReadyRecipe ready;
        Begins begins;
        if (!runStages(district, recipes_[which], ready, part, told, begins)) return false;
        const bool isAnyOpen = std::ranges::any_of(district.inside, [&](Index i) {
            return part.cells[inPart(district, part, i)].isWalkable();
        });
        if (!isAnyOpen) return false;
        if constexpr (Mode::kOn) tell(district, part, told, begins);
        forEachPlace(part.cells, watch_, [&](Index i, Point p) {
            if (isVoid(part.cells[i])) return;
            const Index at = cells_.index(p + district.rect.topLeft());
            if constexpr (!Mode::kOn) run_.write.set(at, part.cells[i]);
            run_.map.marks[at] |= part.marks[i];
        });
        for (level::PlacedRoom room : part.rooms) {
            room.rect.x += district.rect.x;
            room.rect.y += district.rect.y;
            run_.map.rooms.push_back(room);
        }
        return true;
    }

    /// Returns the district as a separate map: its rock with void around it. The wall beside void
    /// is a border, which no stage opens.
    level::Map partOf(const District& district) {
        level::Map part(run_.map.ruleset, {district.rect.width, district.rect.height});
        part.terrains = run_.map.terrains;
        std::ranges::fill(part.cells.storage(), Cell(Terrain::Void));
        const std::uint32_t label = labels_[district.inside.front()];
        const auto add = [&](Index i) {
            const Point middle = cells_.point(i);
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) {
                    const Point p{middle.x + dx, middle.y + dy};
                    const Index at = cells_.index(p);
                    const bool isOurs =
                        siteOf_[at] == siteOf_[i] && (labels_[at] == 0 || labels_[at] == label);
                    if (isOurs) part.cells.at(p - district.rect.topLeft()) = Cell(Terrain::Wall);
                }
            }
            part.marks[inPart(district, part, i)] = run_.map.marks[i];
        };
        watch_.forEachChunk(district.inside.size(), [&](std::size_t begin, std::size_t end) {
            for (std::size_t k = begin; k < end; ++k)
                add(district.inside[k]);
        });
        return part;
    }

    Index inPart(const District& district, const level::Map& part, Index i) const {
        return part.cells.index(cells_.point(i) - district.rect.topLeft());
    }

    /// Runs the stages of a recipe on the part. `ready` receives the stages with settled
    /// parameters; `begins` points into it. Returns false if a stage fails.
    bool runStages(const District& district, const DistrictRecipe& recipe, ReadyRecipe& ready,
                   level::Map& part, trace::Trace& told, Begins& begins) {
        const std::uint64_t seed = random::mix(key_, district.site);
        std::vector<Problem> unheard;
        const auto writer = [&] {
            if constexpr (Mode::kOn) {
                return trace::MapWriter<Mode>(part, told);
            } else {
                return trace::MapWriter<Mode>(part);
            }
        };
        trace::MapWriter<Mode> write = writer();
        ready = settled({recipe.stages}, seed, run_.floor.depth);
        for (const ReadyStage& each : ready.stages) {
            if constexpr (Mode::kOn) begins.emplace_back(&each, told.stepCount());
            random::Stream random = random::stageStream(seed, each.stage->id, each.occurrence);
            StageRun<Mode> run{part,
                               write,
                               each.parameters,
                               random,
                               random::stagePlaces(seed, each.stage->id, each.occurrence),
                               seed,
                               run_.level,
                               run_.rooms,
                               unheard,
                               run_.floor,
                               each.kind,
                               each.program.get(),
                               Watch(run_.watch.stop(), nullptr)};
            const StageResult result = [&] {
                if constexpr (Mode::kOn) {
                    return each.stage->record(run);
                } else {
                    return each.stage->run(run);
                }
            }();
            if (!result) return false;
        }
        return true;
    }

    /// Repeats on the level the steps that were recorded on the part.
    void tell(const District& district, const level::Map& part, const trace::Trace& told,
              const Begins& begins) {
        const auto inLevel = [&](Index i) {
            return cells_.index(part.cells.point(i) + district.rect.topLeft());
        };
        std::size_t change = 0;
        auto note = told.notes.begin();
        std::size_t next = 0;
        for (trace::StepIndex s = 0; s < told.stepCount(); ++s) {
            for (; next < begins.size() && begins[next].second <= s; ++next) {
                const ReadyStage& stage = *begins[next].first;
                run_.write.enter(stage.stage->id, explanationFor(*stage.stage, stage.parameters));
            }
            const trace::Step& step = told.steps[s];
            run_.write.begin(step.kind, inLevel(step.at), step.detail);
            for (; note != told.notes.end() && note->step == s; ++note) {
                Rect rect = note->rect;
                rect.x += district.rect.x;
                rect.y += district.rect.y;
                run_.write.note(rect);
            }
            for (unsigned k = 0; k < step.changes; ++k, ++change) {
                const Index i = inLevel(told.changedCells[change]);
                run_.write.set(
                    i, Cell::fromBits(unsigned{cells_[i].bits()} ^ told.changedBits[change]));
            }
        }
        run_.write.leave();
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const std::vector<DistrictRecipe> recipes_;
    const std::uint64_t key_;
    std::vector<Point> sites_;
    grid::Grid<std::uint8_t, 2> siteOf_;   ///< for each cell of rock, its site, from 1
    grid::Grid<std::uint32_t, 2> labels_;  ///< for each inside cell, the label of its part
    std::vector<District> districts_;
    std::vector<std::size_t> chosen_;  ///< for each district, the drawn recipe
    std::vector<std::uint8_t> ink_;    ///< the ink of each border cell
    PacedWatch watch_;                 ///< counts passes over cells
};

template <typename Mode>
StageResult makeDistricts(StageRun<Mode>& run) {
    auto recipes = districtRecipes(run.kind, run.level.recipes.recipes());
    if (!recipes) return failure(kFlawedRecipes, {recipes.error()});
    if (std::min(run.map.size().width, run.map.size().height) < 5) return failure(kTooSmall);
    return Divider<Mode>(run, std::move(*recipes)).make();
}

}  // namespace

extern const Stage kStage{
    .id = "districts",
    .title = "Districts",
    .summary = "Divides the level into districts, and makes each one with a recipe of its own.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kRooms | kPassages,
    .guarantees = kConnectsAll,
    .run = makeDistricts<trace::NoRecording>,
    .record = makeDistricts<trace::Recording>,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::districts
