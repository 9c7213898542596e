// SPDX-License-Identifier: MIT
#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

extern const Measure roomsMeasure;
const Measure roomsMeasure{
    .id = "rooms",
    .title = "Rooms",
    .unit = "rooms",
    .sentence = "The rooms that stages placed, handcrafted ones among them.",
    .value = [](const Subject& subject) -> std::int64_t {
        return static_cast<std::int64_t>(subject.map.rooms.size());
    },
};

}  // namespace mazeloom::analyse
