// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <utility>

#include "core/play/replay.h"
#include "core/play/replay_lines.h"
#include "core/play/sentences.h"

namespace mazeloom::play {

namespace {

std::int64_t tickOf(const std::string& key, const json::Value& field) {
    return numberOf(key, field, 0, ReplayLimits::kMostTicks);
}

bool readOwnKey(const std::string& key, const json::Value& field, ReplayHeader& header) {
    if (key == "pace") {
        header.pace = textField(key, field);
        if (header.pace != "real time" && header.pace != "step") throw Phrase(kNoPace);
    } else if (key == "attempt") {
        constexpr auto kMost = static_cast<std::int64_t>(ReplayLimits::kMostAttempts);
        header.attempt = static_cast<std::uint64_t>(numberOf(key, field, 0, kMost));
    } else if (key == "ticks") {
        header.ticks = tickOf(key, field);
    } else {
        return false;
    }
    return true;
}

std::string allOf(std::span<const std::string_view> buttons) {
    std::string names;
    for (const std::string_view name : buttons)
        names.append(names.empty() ? "" : ", ").append(name);
    return names;
}

void readInput(const json::Value& value, std::span<const std::string_view> buttons,
               Replay& replay) {
    std::optional<std::int64_t> tick;
    std::optional<Stroke> stroke;
    for (const auto& [key, field] : value.members()) {
        if (key == "tick") {
            tick = tickOf(key, field);
            continue;
        }
        const auto action = std::ranges::find(kActionIds, key);
        if (action == kActionIds.end()) throwUnknownKey(key);
        if (stroke) throw Phrase(kTwoStrokes);
        const std::string name = textField(key, field);
        const auto button = std::ranges::find(buttons, name);
        if (button == buttons.end()) {
            throw Phrase(kNoButton, {inQuotes(name), allOf(buttons)});
        }
        stroke = Stroke{static_cast<Action>(action - kActionIds.begin()),
                        static_cast<ButtonIndex>(button - buttons.begin())};
    }
    if (!tick) throw Phrase(kNoTick);
    if (!stroke) throw Phrase(kNoStroke);
    if (!replay.inputs.empty() && *tick < replay.inputs.back().tick) throw Phrase(kEarlierTick);
    if (replay.inputs.size() == ReplayLimits::kMostInputs) throw Phrase(kManyInputs);
    replay.inputs.push_back({*tick, *stroke});
}

}  // namespace

tl::expected<Replay, Problem> readReplay(std::string_view text, const std::string& file,
                                         std::span<const std::string_view> buttons,
                                         const LoadControl& control) {
    return readReplayOf<Replay>(
        text, file, "temple", "{\"tick\": 120, \"press\": \"right\"}", readOwnKey,
        [&](const json::Value& value, Replay& replay) { readInput(value, buttons, replay); },
        control);
}

}  // namespace mazeloom::play
