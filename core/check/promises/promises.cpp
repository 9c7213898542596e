// SPDX-License-Identifier: MIT
#include "core/check/promises/promises.h"

#include <array>

#include "core/check/findings/generation.h"
#include "core/check/promises/all.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check {

namespace {

#define MAZELOOM_ADDRESS_OF(name) &promise::name::kPromise,
constexpr std::array kPromises{MAZELOOM_PROMISES(MAZELOOM_ADDRESS_OF)};
#undef MAZELOOM_ADDRESS_OF

Sheet sheetOf(const level::Level& level) {
    return {Sheet::Kind::Level, level.id};
}

}  // namespace

std::span<const Promise* const> promises() {
    return kPromises;
}

std::vector<Finding> brokenPromises(const Generation& generation) {
    std::vector<Finding> all;
    for (const Promise* promise : kPromises) {
        Findings findings(sheetOf(generation.level()), all);
        promise->check(generation, findings);
    }
    const std::string seed = "seed " + std::to_string(generation.seed());
    for (Finding& finding : all) {
        std::string& place = finding.problem.place;
        place = seed + (place.empty() ? "" : ", ") + place;
    }
    return all;
}

std::vector<Finding> verify(const level::Level& level, std::span<const level::Room> rooms,
                            std::uint64_t seed, const level::FloorContext& floor,
                            const level::SharedOwnKinds& kinds, const std::atomic<bool>* stop) {
    const auto recipe = generate::prepare(level.recipe, level.paint.has_value());
    if (!recipe) return findingsOfGeneration(level, seed, recipe.error(), {});
    generate::Options options;
    options.floor = floor;
    options.kinds = kinds;
    options.stop = stop;
    const generate::Recorded recorded = generate::record(level, rooms, seed, options);
    if (recorded.failure) return findingsOfGeneration(level, seed, recorded.failure, {});
    const generate::ReadyRecipe settled = generate::settled(*recipe, seed, floor.depth);
    return brokenPromises(Generation(level, rooms, seed, settled, recorded, floor));
}

}  // namespace mazeloom::check
