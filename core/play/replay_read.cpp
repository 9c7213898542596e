// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/play/replay.h"

namespace mazeloom::play {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 3> kActions{"press", "release", "tap"};

/// Reads line by line; what is wrong is thrown as the sentence that says it.
class Reader {
  public:
    explicit Reader(std::span<const std::string_view> buttons) : buttons_(buttons) {}

    /// False for a line that is empty.
    bool read(std::string_view line) {
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        if (line.find_first_not_of(" \t") == std::string_view::npos) return false;
        if (line.size() > ReplayLimits::kMostLineBytes) throw std::string("the line is too long");
        const json value = json::parse(line, nullptr, false);
        if (!value.is_object())
            throw std::string(
                "this is no JSON object such as {\"tick\": 120, \"press\": \"right\"}");
        if (value.contains("format")) {
            readHeader(value);
        } else {
            readInput(value);
        }
        isFirst_ = false;
        return true;
    }

    Replay replay;

  private:
    static std::string quoted(std::string_view text) {
        constexpr std::size_t kMost = 60;
        std::string result = "\"";
        result.append(text.substr(0, kMost)).append(text.size() > kMost ? "…\"" : "\"");
        return result;
    }

    void readHeader(const json& value) {
        if (!isFirst_) throw std::string("a header stands in the first line only");
        if (value["format"] != "mazeloom-replay")
            throw std::string("\"format\" is not \"mazeloom-replay\": this is no replay");
        const auto version = value.find("version");
        if (version == value.end() || !version->is_number_integer())
            throw std::string("\"version\" is missing, or no whole number");
        if (*version > Replay::kVersion) {
            throw std::string("the replay is of a newer version than this program reads (")
                .append(std::to_string(Replay::kVersion))
                .append(")");
        }
        if (*version < 1) throw std::string("\"version\" is not a version that there was");
        ReplayHeader& header = replay.header;
        for (const auto& [key, field] : value.items()) {
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
                if (!field.is_number_unsigned())
                    throw std::string("\"seed\" is no whole number from 0 to 2⁶⁴ − 1");
                header.seed = field.get<std::uint64_t>();
            } else if (key == "map") {
                header.map = hashOf(textOf(key, field));
            } else if (key == "ticks") {
                header.ticks = tickOf(key, field);
            } else {
                throw std::string("unknown key ").append(quoted(key));
            }
        }
    }

    static std::string textOf(const std::string& key, const json& field) {
        if (!field.is_string()) throw quoted(key).append(" is no text");
        return field.get<std::string>();
    }

    static std::uint64_t hashOf(const std::string& text) {
        constexpr std::size_t kDigits = 16;
        std::uint64_t hash = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, hash, 16);
        if (text.size() != kDigits || error != std::errc() || stop != end)
            throw std::string("\"map\" is no hash of 16 hexadecimal digits");
        return hash;
    }

    static std::int64_t tickOf(const std::string& key, const json& field) {
        if (!field.is_number_unsigned() ||
            field.get<std::uint64_t>() > std::uint64_t{ReplayLimits::kMostTicks}) {
            throw quoted(key)
                .append(" is no whole number from 0 to ")
                .append(std::to_string(ReplayLimits::kMostTicks));
        }
        return field.get<std::int64_t>();
    }

    void readInput(const json& value) {
        std::optional<std::int64_t> tick;
        std::optional<Stroke> stroke;
        for (const auto& [key, field] : value.items()) {
            if (key == "tick") {
                tick = tickOf(key, field);
                continue;
            }
            const auto action = std::ranges::find(kActions, key);
            if (action == kActions.end()) throw std::string("unknown key ").append(quoted(key));
            if (stroke) throw std::string("one of press, release and tap is enough for a line");
            const std::string name = textOf(key, field);
            const auto button = std::ranges::find(buttons_, name);
            if (button == buttons_.end()) {
                throw std::string("there is no button ")
                    .append(quoted(name))
                    .append("; there are ")
                    .append(allButtons());
            }
            stroke = Stroke{static_cast<Action>(action - kActions.begin()),
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

    std::string allButtons() const {
        std::string names;
        for (const std::string_view name : buttons_)
            names.append(names.empty() ? "" : ", ").append(name);
        return names;
    }

    std::span<const std::string_view> buttons_;
    bool isFirst_ = true;
};

}  // namespace

tl::expected<Replay, Problem> readReplay(std::string_view text, const std::string& file,
                                         std::span<const std::string_view> buttons) {
    if (text.size() > ReplayLimits::kMostBytes)
        return tl::unexpected(problemAt(file, {}, "the replay is too long"));
    Reader reader(buttons);
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        try {
            reader.read(text.substr(0, end));
        } catch (std::string& wrong) {
            return tl::unexpected(
                problemAt(file, std::string("line ").append(std::to_string(line)), wrong));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::move(reader.replay);
}

}  // namespace mazeloom::play
