// SPDX-License-Identifier: MIT
#include "core/play/replay_lines.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "core/json/parse.h"
#include "core/json/seed.h"
#include "core/play/replay.h"
#include "core/play/sentences.h"

namespace mazeloom::play {

namespace {

bool isBlank(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

json::Value objectOf(std::string_view line, std::string_view example) {
    if (line.size() > ReplayLimits::kMostLineBytes) throw Phrase(kLongLine);
    auto value = json::parse(line);
    if (!value || !value->isObject()) throw Phrase(kNoObject, {example});
    return std::move(*value);
}

}  // namespace

tl::expected<void, Problem> readLines(std::string_view text, const std::string& file,
                                      std::string_view example,
                                      const std::function<void(const json::Value&, bool)>& read,
                                      const LoadControl& control) {
    if (text.size() > ReplayLimits::kMostBytes)
        return tl::unexpected(problemAt(file, {}, kLongReplay));
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
            if (isHeader && !isFirst) throw Phrase(kLateHeader);
            read(value, isHeader);
            isFirst = false;
        } catch (Phrase& wrong) {
            return tl::unexpected(problemAt(file, Phrase{kInLine, {number}}, std::move(wrong)));
        } catch (std::string& wrong) {
            return tl::unexpected(
                problemAt(file, std::string("line ").append(std::to_string(number)), wrong));
        }
    }
    return {};
}

void checkHeader(const json::Value& header, int newest, std::string_view game) {
    if (!header.find("format")->is("mazeloom-replay")) throw Phrase(kNoReplay);
    const json::Value* version = header.find("version");
    if (version == nullptr || !version->isWhole()) throw Phrase(kNoReplayVersion);
    if (version->natural().value_or(0) > static_cast<std::uint64_t>(newest)) {
        throw Phrase(kNewerReplay, {newest});
    }
    if (version->integer().value_or(0) < 1) throw Phrase(kUnknownReplayVersion);
    const json::Value* said = header.find("game");
    if (said != nullptr && said->isText() && !said->is(game))
        throw Phrase(kOtherGame, {said->text()});
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
    if (!field.isText()) throw Phrase(kNoText, {inQuotes(key)});
    return field.text();
}

std::uint64_t seedOf(const json::Value& field) {
    const auto seed = json::readSeed(field);
    if (!seed) throw Phrase(kNoReplaySeed);
    return *seed;
}

std::uint64_t hashOf(const std::string& key, const json::Value& field) {
    constexpr std::size_t kDigits = 16;
    const std::string text = textField(key, field);
    std::uint64_t hash = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, hash, 16);
    if (text.size() != kDigits || error != std::errc() || stop != end)
        throw Phrase(kNoHash, {inQuotes(key)});
    return hash;
}

std::int64_t numberOf(const std::string& key, const json::Value& field, std::int64_t least,
                      std::int64_t most) {
    const auto number = field.integer();
    if (!number || *number < least || *number > most) {
        throw Phrase(kNoNumber, {inQuotes(key), least, most});
    }
    return *number;
}

void throwUnknownKey(const std::string& key) {
    throw Phrase(kUnknownReplayKey, {inQuotes(key)});
}

}  // namespace mazeloom::play
