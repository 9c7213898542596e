// SPDX-License-Identifier: MIT
#include "core/compare/gallery.h"

#include <algorithm>
#include <limits>
#include <mutex>
#include <numeric>
#include <optional>
#include <utility>

#include "core/crew.h"
#include "core/within_memory.h"

namespace mazeloom::compare {

namespace {

std::optional<std::int64_t> valueOf(const Values& values, std::size_t measure) {
    return measure < values.size() ? values[measure] : std::nullopt;
}

}  // namespace

std::vector<std::uint64_t> seedsFrom(std::uint64_t first, std::size_t count) {
    std::vector<std::uint64_t> seeds(count);
    std::iota(seeds.begin(), seeds.end(), first);
    return seeds;
}

namespace {

Shot made(const GalleryPlan& plan, std::uint64_t seed, const std::atomic<bool>* stop) {
    generate::Options options;
    options.stop = stop;
    options.floor = plan.floor;
    options.kinds = plan.kinds;
    Shot shot{.seed = seed, .map = {}, .values = {}, .failure = {}};
    // No generation reaches this step, so each runs to its end. It counts the steps and keeps none.
    constexpr auto kEnd = std::numeric_limits<trace::StepIndex>::max();
    auto generated = generate::generateToStep(*plan.level, *plan.rooms, seed, kEnd, options);
    if (stop != nullptr && *stop) return shot;
    if (generated.failure) {
        shot.failure = std::move(generated.failure);
        return shot;
    }
    auto map = std::make_shared<const level::Map>(std::move(generated.map));
    shot.values = measured({.map = *map,
                            .steps = generated.counts,
                            .stop = stop,
                            .level = plan.level.get(),
                            .tables = &plan.floor.tables},
                           plan.wanted);
    shot.map = std::move(map);
    return shot;
}

}  // namespace

Shot shoot(const GalleryPlan& plan, std::uint64_t seed, const std::atomic<bool>* stop) {
    return withinMemory([&] { return made(plan, seed, stop); },
                        [&] {
                            return Shot{.seed = seed,
                                        .map = {},
                                        .values = {},
                                        .failure = notEnoughMemory(plan.level->id, plan.level->size,
                                                                   kNoMemoryForMeasures)};
                        });
}

void shootAll(const GalleryPlan& plan, std::span<const std::uint64_t> seeds, unsigned threads,
              const std::function<void(std::size_t place, Shot shot)>& take,
              const std::atomic<bool>* stop) {
    std::atomic<bool> hasGivenUp = false;
    const auto isStopped = [&] { return hasGivenUp || (stop != nullptr && *stop); };
    std::atomic<std::size_t> next = 0;
    std::mutex taking;
    const auto work = [&] {
        for (std::size_t place = next++; place < seeds.size() && !isStopped(); place = next++) {
            Shot shot = shoot(plan, seeds[place], stop);
            const std::lock_guard lock(taking);
            if (!isStopped()) take(place, std::move(shot));
        }
    };
    const std::size_t helpers =
        std::min<std::size_t>(std::max(threads, 1U), std::max<std::size_t>(seeds.size(), 1)) - 1;
    // This thread works, too, so one thread fewer is started.
    std::optional<Crew> others;
    if (helpers > 0) {
        others.emplace(static_cast<unsigned>(helpers), work, [&] { hasGivenUp = true; });
    }
    work();
    if (others) others->join();
}

std::vector<std::size_t> ordered(std::span<const Values> values, const Order& order) {
    std::vector<std::size_t> places(values.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    const auto all = analyse::measures();
    const auto found = std::ranges::find(all, order.by);
    if (found == all.end()) {
        if (order.isDescending) std::ranges::reverse(places);
        return places;
    }
    const auto measure = static_cast<std::size_t>(found - all.begin());
    std::ranges::stable_sort(places, [&](std::size_t a, std::size_t b) {
        const auto one = valueOf(values[a], measure);
        const auto other = valueOf(values[b], measure);
        if (!one || !other) return one.has_value() && !other.has_value();
        return order.isDescending ? *one > *other : *one < *other;
    });
    return places;
}

}  // namespace mazeloom::compare
