// SPDX-License-Identifier: MIT
// Hearts, TNT and grenades made by stages lie on dry aisles, each on its own cell, in the requested
// number.
#include <algorithm>
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/generation.h"
#include "core/generate/stages/things/hearts.h"
#include "core/generate/stages/things/supplies.h"

namespace mazeloom::check::promise::laid {

namespace {

using level::ThingKind;

constexpr Sentence kOffAisle{"promise-laid-aisle", "the %1 does not lie on a dry aisle"};
constexpr Sentence kShared{"promise-laid-alone", "the %1 lies on another thing or a coin"};
constexpr Sentence kCount{"promise-laid-count",
                          "%1 things of one kind were laid, but %2 to %3 are wanted"};
constexpr std::array kSentences{kOffAisle, kShared, kCount};

class Laid {
  public:
    Laid(const Generation& generation, std::size_t stage, Findings& findings)
        : generation_(generation),
          stage_(stage),
          placed_(generation.placedBy(stage)),
          findings_(findings) {}

    void checkPlaces() {
        const level::Map& map = generation_.map();
        for (const level::Thing& thing : placed_) {
            const level::Cell cell = map.cells.at(thing.at);
            if (!cell.isAisle() || cell.terrain() != level::Terrain::Floor) {
                findings_.error(kOffAisle, {thing.kind}).at(thing.at);
            }
            const bool isAlone = std::ranges::count(map.things, thing.at, &level::Thing::at) == 1;
            if (!isAlone || cell.hasCoin()) findings_.error(kShared, {thing.kind}).at(thing.at);
        }
    }

    void checkCount(ThingKind kind, std::size_t least, std::size_t most) {
        const auto& kept = generation_.level().kept.objects;
        const std::int64_t count = std::ranges::count(placed_, kind, &level::Thing::kind) +
                                   std::ranges::count(kept, kind, &level::Object::kind);
        const std::int64_t atLeast = generation_.parameter(stage_, least);
        const std::int64_t atMost =
            std::max(generation_.parameter(stage_, most),
                     std::int64_t{std::ranges::count(kept, kind, &level::Object::kind)});
        if (count < atLeast || count > atMost) findings_.error(kCount, {count, atLeast, atMost});
    }

  private:
    const Generation& generation_;
    const std::size_t stage_;
    const std::vector<level::Thing> placed_;
    Findings& findings_;
};

void check(const Generation& generation, Findings& findings) {
    using generate::Hearts;
    using generate::Supplies;
    const std::size_t layout = generation.lastLayout().value_or(0);
    for (std::size_t stage = layout; stage < generation.stages().size(); ++stage) {
        const std::string_view id = generation.stages()[stage].stage->id;
        if (id != "hearts" && id != "supplies") continue;
        Laid laid(generation, stage, findings);
        laid.checkPlaces();
        if (id == "hearts") {
            laid.checkCount(ThingKind::Heart, Hearts::MinCount, Hearts::MaxCount);
        } else {
            laid.checkCount(ThingKind::Tnt, Supplies::MinTnt, Supplies::MaxTnt);
            laid.checkCount(ThingKind::Grenade, Supplies::MinGrenades, Supplies::MaxGrenades);
        }
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::laid
