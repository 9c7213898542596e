// SPDX-License-Identifier: MIT
#include "core/play/replay_lines.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "core/play/replay.h"

namespace mazeloom::play {

using nlohmann::json;

namespace {

bool isBlank(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

json objectOf(std::string_view line, std::string_view example) {
    if (line.size() > ReplayLimits::kMostLineBytes) throw std::string("the line is too long");
    json value = json::parse(line, nullptr, false);
    if (!value.is_object()) throw std::string("this is no JSON object such as ").append(example);
    return value;
}

}  // namespace

tl::expected<void, Problem> readLines(std::string_view text, const std::string& file,
                                      std::string_view example,
                                      const std::function<void(const json&, bool)>& read) {
    if (text.size() > ReplayLimits::kMostBytes)
        return tl::unexpected(problemAt(file, {}, "the replay is too long"));
    bool isFirst = true;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (isBlank(line)) continue;
        try {
            const json value = objectOf(line, example);
            const bool isHeader = value.contains("format");
            if (isHeader && !isFirst) throw std::string("a header stands in the first line only");
            read(value, isHeader);
            isFirst = false;
        } catch (std::string& wrong) {
            return tl::unexpected(
                problemAt(file, std::string("line ").append(std::to_string(number)), wrong));
        }
    }
    return {};
}

void checkHeader(const json& header, int newest, std::string_view game) {
    if (header["format"] != "mazeloom-replay")
        throw std::string("\"format\" is not \"mazeloom-replay\": this is no replay");
    const auto version = header.find("version");
    if (version == header.end() || !version->is_number_integer())
        throw std::string("\"version\" is missing, or no whole number");
    if (*version > newest) {
        throw std::string("the replay is of a newer version than this program reads (")
            .append(std::to_string(newest))
            .append(")");
    }
    if (*version < 1) throw std::string("\"version\" is not a version that there was");
    const auto said = header.find("game");
    if (said != header.end() && said->is_string() && *said != game)
        throw std::string("the replay is of another game: ").append(said->get<std::string>());
}

std::string gameOfReplay(std::string_view text) {
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        const std::string_view line = text.substr(start, end - start);
        start = end + 1;
        if (isBlank(line)) continue;
        if (line.size() > ReplayLimits::kMostLineBytes) return {};
        const json value = json::parse(line, nullptr, false);
        if (!value.is_object()) return {};
        if (const auto game = value.find("game"); game != value.end() && game->is_string())
            return game->get<std::string>();
        if (value.contains("key")) return "descent";
        if (!value.contains("format")) return "temple";
    }
    return {};
}

std::string inQuotes(std::string_view text) {
    constexpr std::size_t kMost = 60;
    std::string result = "\"";
    result.append(text.substr(0, kMost)).append(text.size() > kMost ? "…\"" : "\"");
    return result;
}

std::string textOf(const std::string& key, const json& field) {
    if (!field.is_string()) throw inQuotes(key).append(" is no text");
    return field.get<std::string>();
}

std::uint64_t seedOf(const json& field) {
    if (!field.is_number_unsigned())
        throw std::string("\"seed\" is no whole number from 0 to 2⁶⁴ − 1");
    return field.get<std::uint64_t>();
}

std::uint64_t hashOf(const std::string& key, const json& field) {
    constexpr std::size_t kDigits = 16;
    const std::string text = textOf(key, field);
    std::uint64_t hash = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, hash, 16);
    if (text.size() != kDigits || error != std::errc() || stop != end)
        throw inQuotes(key).append(" is no hash of 16 hexadecimal digits");
    return hash;
}

std::int64_t numberOf(const std::string& key, const json& field, std::int64_t least,
                      std::int64_t most) {
    const bool isOdd = !field.is_number_integer() ||
                       (field.is_number_unsigned() &&
                        field.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX));
    const std::int64_t number = isOdd ? 0 : field.get<std::int64_t>();
    if (isOdd || number < least || number > most) {
        throw inQuotes(key)
            .append(" is no whole number from ")
            .append(std::to_string(least))
            .append(" to ")
            .append(std::to_string(most));
    }
    return number;
}

void throwUnknownKey(const std::string& key) {
    throw std::string("unknown key ").append(inQuotes(key));
}

}  // namespace mazeloom::play
