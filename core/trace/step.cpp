// SPDX-License-Identifier: MIT
#include "core/trace/step.h"

#include <array>

namespace mazeloom::trace {

std::string_view name(StepKind kind) {
    static constexpr std::array<std::string_view, kStepKinds> names{
        "start",           "carve",         "backtrack",        "try room",   "place room",
        "open door",       "open extra",    "link",             "open loop",  "fill dead end",
        "keep dead end",   "dig",           "place furniture",  "refuse furniture",
        "grow shape",      "smooth shape",  "place hero",       "place thing", "place trap",
        "place coin",    "try path",      "pour water",       "place stairs", "place fountain"};
    return names[static_cast<std::size_t>(kind)];
}

}  // namespace mazeloom::trace
