// SPDX-License-Identifier: MIT
// Measures of tried rooms and, by reason, of refused rooms.
#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

using trace::RoomFlaw;
using trace::StepKind;

extern const Measure roomsTriedMeasure;
const Measure roomsTriedMeasure{
    .id = "rooms-tried",
    .title = "Rooms tried",
    .unit = "rooms",
    .sentence = "The rooms that the generation placed or refused.",
    .needs = Needs::Generation,
    .value = [](const Subject& subject) -> std::int64_t {
        return std::int64_t{subject.steps.of(StepKind::PlaceRoom)} +
               subject.steps.of(StepKind::TryRoom);
    },
};

extern const Measure roomsRefusedMeasure;
const Measure roomsRefusedMeasure{
    .id = "rooms-refused",
    .title = "Rooms refused",
    .unit = "rooms",
    .sentence = "The rooms that did not fit where they were tried.",
    .needs = Needs::Generation,
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.steps.of(StepKind::TryRoom);
    },
};

extern const Measure roomsCrowdedMeasure;
const Measure roomsCrowdedMeasure{
    .id = "rooms-refused.crowded",
    .title = "Rooms refused: crowded",
    .unit = "rooms",
    .sentence = "The rooms that were refused because they would overlap or touch another.",
    .needs = Needs::Generation,
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.steps.of(RoomFlaw::Crowded);
    },
};

extern const Measure roomsWithoutRockMeasure;
const Measure roomsWithoutRockMeasure{
    .id = "rooms-refused.no-rock",
    .title = "Rooms refused: no rock",
    .unit = "rooms",
    .sentence = "The rooms that were refused because part of them would not lie in rock.",
    .needs = Needs::Generation,
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.steps.of(RoomFlaw::NoRock);
    },
};

extern const Measure roomsWithoutWayMeasure;
const Measure roomsWithoutWayMeasure{
    .id = "rooms-refused.no-way",
    .title = "Rooms refused: no way",
    .unit = "rooms",
    .sentence = "The rooms that were refused because no way would lead into them.",
    .needs = Needs::Generation,
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.steps.of(RoomFlaw::NoWay);
    },
};

}  // namespace mazeloom::analyse
