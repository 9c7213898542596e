// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"
#include "core/analyse/promises/verdict.h"

namespace mazeloom::analyse {

extern const Measure brokenPromisesMeasure;
const Measure brokenPromisesMeasure{
    .id = "broken-promises",
    .title = "Broken promises",
    .unit = "promises",
    .sentence = "The painted promises of the level, its recipe and its pack that the map breaks.",
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        if (subject.level == nullptr) return 0;
        const auto promised = level::promisesOf(*subject.level);
        if (promised.empty()) return 0;
        const auto contents = promises::contentsOf(subject.map);
        std::int64_t broken = 0;
        for (const level::promises::PaintedPromise* promise : promised) {
            const bool isKept =
                promises::verdictOf(*promise, subject.map, contents, subject.stop).isKept;
            broken += isKept ? 0 : 1;
        }
        return broken;
    },
};

}  // namespace mazeloom::analyse
