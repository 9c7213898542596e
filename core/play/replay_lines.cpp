// SPDX-License-Identifier: MIT
#include "core/play/replay_lines.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "core/json/parse.h"
#include "core/json/seed.h"
#include "core/play/replay.h"

namespace mazeloom::play {

namespace {

bool isBlank(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

json::Value objectOf(std::string_view line, std::string_view example) {
    if (line.size() > ReplayLimits::kMostLineBytes) throw std::string("the line is too long");
    auto value = json::parse(line);
    if (!value || !value->isObject())
        throw std::string("this is no JSON object such as ").append(example);
    return std::move(*value);
}

}  // namespace

tl::expected<void, Problem> readLines(std::string_view text, const std::string& file,
                                      std::string_view example,
                                      const std::function<void(const json::Value&, bool)>& read,
                                      const LoadControl& control) {
    if (text.size() > ReplayLimits::kMostBytes)
        return tl::unexpected(problemAt(file, {}, "the replay is too long"));
    bool isFirst = true;
    const auto count = static_cast<std::int64_t>(text.size());
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::int64_t done = count - static_cast<std::int64_t>(text.size());
        if (!control.goesOn(LoadStep::Reading, done, count))
            return tl::unexpected(stoppedLoading());
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (isBlank(line)) continue;
        try {
            const json::Value value = objectOf(line, example);
            const bool isHeader = value.find("format") != nullptr;
            if (isHeader && !isFirst) throw std::string("a header may only be in the first line");
            read(value, isHeader);
            isFirst = false;
        } catch (std::string& wrong) {
            return tl::unexpected(
                problemAt(file, std::string("line ").append(std::to_string(number)), wrong));
        }
    }
    return {};
}

void checkHeader(const json::Value& header, int newest, std::string_view game) {
    if (!header.find("format")->is("mazeloom-replay"))
        throw std::string("\"format\" is not \"mazeloom-replay\": this is no replay");
    const json::Value* version = header.find("version");
    if (version == nullptr || !version->isWhole())
        throw std::string("\"version\" is missing, or no whole number");
    if (version->natural().value_or(0) > static_cast<std::uint64_t>(newest)) {
        throw std::string("the replay is of a newer version than this program reads (")
            .append(std::to_string(newest))
            .append(")");
    }
    if (version->integer().value_or(0) < 1) throw std::string("\"version\" is not a known version");
    const json::Value* said = header.find("game");
    if (said != nullptr && said->isText() && !said->is(game))
        throw std::string("the replay is of another game: ").append(said->text());
}

std::string gameOfReplay(std::string_view text) {
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        const std::string_view line = text.substr(start, end - start);
        start = end + 1;
        if (isBlank(line)) continue;
        if (line.size() > ReplayLimits::kMostLineBytes) return {};
        const auto value = json::parse(line);
        if (!value || !value->isObject()) return {};
        if (const json::Value* game = value->find("game"); game != nullptr && game->isText())
            return game->text();
        if (value->find("key") != nullptr) return "descent";
        if (value->find("format") == nullptr) return "temple";
    }
    return {};
}

std::string textField(const std::string& key, const json::Value& field) {
    if (!field.isText()) throw inQuotes(key).append(" is no text");
    return field.text();
}

std::uint64_t seedOf(const json::Value& field) {
    const auto seed = json::readSeed(field);
    if (!seed) throw std::string("\"seed\" is no whole number from 0 to 2⁶⁴ − 1");
    return *seed;
}

std::uint64_t hashOf(const std::string& key, const json::Value& field) {
    constexpr std::size_t kDigits = 16;
    const std::string text = textField(key, field);
    std::uint64_t hash = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, hash, 16);
    if (text.size() != kDigits || error != std::errc() || stop != end)
        throw inQuotes(key).append(" is no hash of 16 hexadecimal digits");
    return hash;
}

std::int64_t numberOf(const std::string& key, const json::Value& field, std::int64_t least,
                      std::int64_t most) {
    const auto number = field.integer();
    if (!number || *number < least || *number > most) {
        throw inQuotes(key)
            .append(" is no whole number from ")
            .append(std::to_string(least))
            .append(" to ")
            .append(std::to_string(most));
    }
    return *number;
}

void throwUnknownKey(const std::string& key) {
    throw std::string("unknown key ").append(inQuotes(key));
}

}  // namespace mazeloom::play
