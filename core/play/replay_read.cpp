// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <utility>

#include "core/play/replay.h"
#include "core/play/replay_lines.h"

namespace mazeloom::play {

namespace {

std::int64_t tickOf(const std::string& key, const json::Value& field) {
    return numberOf(key, field, 0, ReplayLimits::kMostTicks);
}

bool readOwnKey(const std::string& key, const json::Value& field, ReplayHeader& header) {
    if (key == "pace") {
        header.pace = textField(key, field);
        if (header.pace != "real time" && header.pace != "step")
            throw std::string("\"pace\" is neither \"real time\" nor \"step\"");
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
        if (stroke) throw std::string("one of press, release and tap is enough for a line");
        const std::string name = textField(key, field);
        const auto button = std::ranges::find(buttons, name);
        if (button == buttons.end()) {
            throw std::string("there is no button ")
                .append(inQuotes(name))
                .append("; there are ")
                .append(allOf(buttons));
        }
        stroke = Stroke{static_cast<Action>(action - kActionIds.begin()),
                        static_cast<ButtonIndex>(button - buttons.begin())};
    }
    if (!tick) throw std::string("\"tick\" is missing");
    if (!stroke) throw std::string("what is done is missing: press, release or tap");
    if (!replay.inputs.empty() && *tick < replay.inputs.back().tick)
        throw std::string("the tick is before that of the line above");
    if (replay.inputs.size() == ReplayLimits::kMostInputs)
        throw std::string("there are too many inputs");
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
