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

void readHeader(const json::Value& value, ReplayHeader& header) {
    checkHeader(value, Replay::kVersion, "temple");
    for (const auto& [key, field] : value.members()) {
        if (key == "format" || key == "version") continue;
        if (key == "game") {
            header.game = textOf(key, field);
        } else if (key == "pack") {
            header.pack = textOf(key, field);
        } else if (key == "level") {
            header.level = textOf(key, field);
        } else if (key == "pace") {
            header.pace = textOf(key, field);
            if (header.pace != "real time" && header.pace != "step")
                throw std::string("\"pace\" is neither \"real time\" nor \"step\"");
        } else if (key == "seed") {
            header.seed = seedOf(field);
        } else if (key == "attempt") {
            constexpr auto kMost = static_cast<std::int64_t>(ReplayLimits::kMostAttempts);
            header.attempt = static_cast<std::uint64_t>(numberOf(key, field, 0, kMost));
        } else if (key == "map") {
            header.map = hashOf(key, field);
        } else if (key == "ticks") {
            header.ticks = tickOf(key, field);
        } else {
            throwUnknownKey(key);
        }
    }
}

/// Reads inputs one by one, each a line.
class Reader {
  public:
    explicit Reader(std::span<const std::string_view> buttons) : buttons_(buttons) {}

    void readInput(const json::Value& value) {
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
            const std::string name = textOf(key, field);
            const auto button = std::ranges::find(buttons_, name);
            if (button == buttons_.end()) {
                throw std::string("there is no button ")
                    .append(inQuotes(name))
                    .append("; there are ")
                    .append(allButtons());
            }
            stroke = Stroke{static_cast<Action>(action - kActionIds.begin()),
                            static_cast<ButtonIndex>(button - buttons_.begin())};
        }
        if (!tick) throw std::string("\"tick\" is missing");
        if (!stroke) throw std::string("what is done is missing: press, release or tap");
        if (!replay.inputs.empty() && *tick < replay.inputs.back().tick)
            throw std::string("the tick is before that of the line above");
        if (replay.inputs.size() == ReplayLimits::kMostInputs)
            throw std::string("there are more inputs than are read");
        replay.inputs.push_back({*tick, *stroke});
    }

    Replay replay;

  private:
    std::string allButtons() const {
        std::string names;
        for (const std::string_view name : buttons_)
            names.append(names.empty() ? "" : ", ").append(name);
        return names;
    }

    std::span<const std::string_view> buttons_;
};

}  // namespace

tl::expected<Replay, Problem> readReplay(std::string_view text, const std::string& file,
                                         std::span<const std::string_view> buttons) {
    Reader reader(buttons);
    const auto read = readLines(text, file, "{\"tick\": 120, \"press\": \"right\"}",
                                [&reader](const json::Value& value, bool isHeader) {
                                    if (isHeader) {
                                        readHeader(value, reader.replay.header);
                                    } else {
                                        reader.readInput(value);
                                    }
                                });
    if (!read) return tl::unexpected(read.error());
    return std::move(reader.replay);
}

}  // namespace mazeloom::play
