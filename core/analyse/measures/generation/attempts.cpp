// SPDX-License-Identifier: MIT
#include <array>

#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

extern const Measure attemptsMeasure;
const Measure attemptsMeasure{
    .id = "attempts",
    .title = "Failed attempts",
    .unit = "attempts",
    .sentence =
        "How often the generation refused something that it had drawn: rooms, paths of bugs, "
        "furniture.",
    .needs = Needs::Generation,
    .value = [](const Subject& subject) -> std::int64_t {
        constexpr std::array kRefusals{trace::StepKind::TryRoom, trace::StepKind::TryPath,
                                       trace::StepKind::RefuseFurniture};
        std::int64_t sum = 0;
        for (const trace::StepKind kind : kRefusals)
            sum += subject.steps.of(kind);
        return sum;
    },
};

}  // namespace mazeloom::analyse
