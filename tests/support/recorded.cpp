// SPDX-License-Identifier: MIT
#include "tests/support/recorded.h"

#include "core/trace/timeline.h"

namespace mazeloom::testing {

namespace {

/// Returns the first difference between the two, or an empty string.
std::string differenceOf(const level::Map& plain, const level::Map& recorded) {
    if (plain.cells != recorded.cells) return "other cells when recorded";
    if (plain.things != recorded.things) return "other things when recorded";
    if (plain.objects != recorded.objects) return "other objects when recorded";
    if (plain.trajectories != recorded.trajectories) return "other paths when recorded";
    if (plain.marks != recorded.marks) return "other marks when recorded";
    if (plain.dark != recorded.dark) return "other darkness when recorded";
    if (plain.rooms.size() != recorded.rooms.size()) return "other rooms when recorded";
    return {};
}

std::string slipOfReplay(const generate::Recorded& recorded, const level::Map& painted) {
    if (recorded.trace->initial != painted.cells) return "the trace begins with another level";
    if (recorded.trace->finalHash != level::hash(recorded.map)) return "the trace has another hash";
    trace::Timeline timeline(recorded.trace);
    timeline.seek(timeline.count());
    if (timeline.cells() != recorded.map.cells) return "forwards, the trace ends elsewhere";
    const level::DarkGrid* const dark = timeline.dark();
    if (dark == nullptr ? !recorded.map.dark.size().isEmpty() : *dark != recorded.map.dark)
        return "forwards, the trace ends with other darkness";
    timeline.seek(timeline.count() / 2);
    timeline.dark();
    timeline.seek(0);
    if (timeline.dark() != nullptr) return "backwards, the trace ends in the dark";
    if (timeline.cells() != painted.cells) return "backwards, the trace ends elsewhere";
    return {};
}

}  // namespace

CheckedRecord checkedRecord(const level::Level& level, std::span<const level::Room> rooms,
                            std::uint64_t seed) {
    const auto plain = generate::generate(level, rooms, seed);
    CheckedRecord result{generate::record(level, rooms, seed), {}};
    const auto& failure = result.recorded.failure;
    if (plain.has_value() == failure.has_value()) {
        result.wrong = "fails only when " + std::string(failure ? "recorded" : "not recorded");
    } else if (failure) {
        if (failure->text != plain.error().text) result.wrong = "fails otherwise when recorded";
    } else {
        result.wrong = differenceOf(plain->map, result.recorded.map);
        if (result.wrong.empty()) {
            result.wrong = slipOfReplay(result.recorded, generate::initialMap(level));
        }
    }
    if (!result.wrong.empty()) result.wrong = "seed " + std::to_string(seed) + ": " + result.wrong;
    return result;
}

}  // namespace mazeloom::testing
