// SPDX-License-Identifier: MIT
// Painted traps stay in place, so they must leave open every way that *reach* needs
// (RULES.md G-14): to the hero's start and all things, and between any two walkable cells.
//
// Aisles contain no traps. So aisles can lead everywhere exactly if the cells without painted traps
// are connected, and every painted trap has such a cell next to it, so that the hero can walk up to
// the trap.
#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/findings/ways.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::forced_trap {

namespace {

using grid::Point;

constexpr Sentence kOnHero{"trap-on-hero",
                           "a trap is painted on the hero's start: remove it, or move the hero"};
constexpr Sentence kOnObject{
    "trap-on-object", "a trap is painted where the %1 is: remove the trap, or move the object"};
constexpr Sentence kBarsWay{"trap-bars-way",
                            "painted traps bar the only way to %1: remove one, or widen the way"};
constexpr Sentence kShutIn{
    "trap-shut-in", "this trap has painted traps all around it: the hero cannot walk up to it"};
constexpr Sentence kClearMark{"clear-mark", "Remove the painted trap"};
constexpr Sentence kClearWay{"clear-way", "Remove the painted traps in the way"};
constexpr std::array kSentences{kOnHero, kOnObject, kBarsWay, kShutIn, kClearMark, kClearWay};

Fix clearMark(Point cell) {
    return {kClearMark, {}, {.level = [cell](const LevelView& view, Repair& repair) {
                fix::paint(view, repair, edit::Area(cell), edit::noMarkInk());
            }}};
}

/// Removes painted traps on a way from the hero to a cell, as few as possible.
Fix clearWay(Point to) {
    const auto clear = [to](const LevelView& view, Repair& repair) {
        if (!view.hero() || !view.heroCanWalkTo(to)) return;
        const auto tollOf = [&](Point cell) {
            if (!view.isOpen(cell)) return Toll::Closed;
            return view.hasPaintedTrap(cell) ? Toll::Paid : Toll::Free;
        };
        auto way = cheapestWay(view.paint()->bounds(), *view.hero(), tollOf,
                               [&](Point cell) { return cell == to; });
        std::erase_if(way, [&](Point cell) { return !view.hasPaintedTrap(cell); });
        fix::paint(view, repair, way, edit::noMarkInk());
    };
    return {kClearWay, {}, {.level = clear}};
}

void checkThings(const LevelView& view, Findings& findings) {
    const auto& objects = view.level().objects;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const level::Object& object = objects[i];
        if (!level::info(object.kind).mustBeReached || !view.hasPaintedTrap(object.at)) continue;
        const bool isHero = object.kind == level::ThingKind::Hero;
        const bool mustBeLedTo =
            view.stage("reach") != nullptr && (!view.keepsPaint() || view.heroCanWalkTo(object.at));
        auto draft = isHero        ? findings.error(kOnHero)
                     : mustBeLedTo ? findings.error(kOnObject, {object.kind})
                                   : findings.warning(kOnObject, {object.kind});
        draft.object(objects, i).fix(clearMark(object.at));
    }
}

/// The hero's region with and without painted traps.
class Ways {
  public:
    explicit Ways(const LevelView& view)
        : view_(view),
          home_(*view.heroRegion()),
          clear_(*view.paint(), view.emitters(), Regions::Of::Clear, view.level().terrains) {}

    void check(Findings& findings) {
        const Regions::Label heroLabel = clear_.at(*view_.hero());
        std::vector<Regions::Region> apart;
        for (const Regions::Region& region : clear_.all()) {
            if (region.label != heroLabel && view_.regions().at(region.first) == home_) {
                apart.push_back(region);
            }
        }
        forEachTrap([&](Point trap) { look(trap, heroLabel); });
        for (const Regions::Region& region : apart) {
            const auto bar = bars_.find(region.label);
            findings.error(kBarsWay, {region.first})
                .at(bar == bars_.end() ? region.first : bar->second.trap)
                .fix(clearWay(region.first));
        }
        for (const Point trap : shutIn_)
            findings.error(kShutIn).at(trap).fix(clearWay(trap));
    }

  private:
    /// A trap at the edge of a region.
    struct Bar {
        Point trap;
        bool touchesHeroRegion = false;  ///< the trap is also at the edge of the hero's region
    };

    template <typename Visit>
    void forEachTrap(const Visit& visit) const {
        view_.regions().forEachRun([&](int y, int first, int last, Regions::Label label) {
            if (label != home_) return;
            for (int x = first; x <= last; ++x) {
                if (level::markOf(view_.paint()->at({x, y})) == level::PaintMark::Trap)
                    visit(Point{x, y});
            }
        });
    }

    /// Records the regions that a trap separates. A trap next to the hero's region takes
    /// precedence.
    void look(Point trap, Regions::Label heroLabel) {
        std::array<Regions::Label, 4> labels{};
        std::size_t count = 0;
        for (const grid::Direction d : grid::kDirections) {
            const Point beside = trap + grid::offset(d);
            if (view_.isOpen(beside) && !view_.hasPaintedTrap(beside)) {
                labels[count++] = clear_.at(beside);
            }
        }
        const auto end = labels.begin() + static_cast<std::ptrdiff_t>(count);
        const bool touchesHeroRegion = std::find(labels.begin(), end, heroLabel) != end;
        for (auto label = labels.begin(); label != end; ++label) {
            if (*label == heroLabel) continue;
            auto [bar, isNew] = bars_.try_emplace(*label, Bar{trap, touchesHeroRegion});
            if (!isNew && touchesHeroRegion && !bar->second.touchesHeroRegion)
                bar->second = {trap, true};
        }
        if (count == 0) shutIn_.push_back(trap);
    }

    const LevelView& view_;
    const Regions::Label home_;
    const Regions clear_;
    std::map<Regions::Label, Bar> bars_;
    std::vector<Point> shutIn_;
};

bool hasTraps(const level::PaintGrid& paint) {
    return std::ranges::any_of(paint.storage(), [](level::Paint cell) {
        return level::markOf(cell) == level::PaintMark::Trap;
    });
}

void check(const LevelView& view, Findings& findings) {
    const bool applies = view.stage("hidden-maze") != nullptr && !view.drawsShape();
    if (!applies || view.paint() == nullptr || !hasTraps(*view.paint())) return;
    checkThings(view, findings);
    const bool leadsEverywhere = view.keepsPaint() && view.stage("reach") != nullptr;
    if (!leadsEverywhere || !view.heroRegion() || view.hasPaintedTrap(*view.hero())) return;
    Ways(view).check(findings);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::forced_trap
