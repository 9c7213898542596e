// SPDX-License-Identifier: MIT
// The common part of all games' replay files: one JSON object per line, the header in the first
// line. Private to core/play.
//
// Errors are thrown as a Phrase, or as an English sentence (std::string); readLines() adds file and
// line.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/in_quotes.h"
#include "core/json/value.h"
#include "core/play/load_control.h"
#include "core/problem.h"

namespace mazeloom::play {

/// Calls `read` with the object of each line that is not blank, and with whether it is the header:
/// a line with "format", which must be the first. `example` is a valid line, for messages.
tl::expected<void, Problem> readLines(
    std::string_view text, const std::string& file, std::string_view example,
    const std::function<void(const json::Value&, bool isHeader)>& read, const LoadControl& control);

/// Checks "format", "version" and "game" of a header. A header without a game is accepted.
void checkHeader(const json::Value& header, int newest, std::string_view game);

std::string textField(const std::string& key, const json::Value& field);
std::uint64_t seedOf(const json::Value& field);
/// Reads a hash of 16 hexadecimal digits.
std::uint64_t hashOf(const std::string& key, const json::Value& field);
/// Reads a whole number from `least` to `most`.
std::int64_t numberOf(const std::string& key, const json::Value& field, std::int64_t least,
                      std::int64_t most);
[[noreturn]] void throwUnknownKey(const std::string& key);

/// Reads a header. Handles the keys that all games share; `readOwn` reads a key of one game and
/// returns whether it knows the key.
template <typename Header, typename ReadOwn>
void readHeader(const json::Value& value, int newest, std::string_view game, Header& header,
                const ReadOwn& readOwn) {
    checkHeader(value, newest, game);
    for (const auto& [key, field] : value.members()) {
        if (key == "format" || key == "version") continue;
        if (key == "game") {
            header.game = textField(key, field);
        } else if (key == "pack") {
            header.pack = textField(key, field);
        } else if (key == "level") {
            header.level = textField(key, field);
        } else if (key == "seed") {
            header.seed = seedOf(field);
        } else if (key == "map") {
            header.map = hashOf(key, field);
        } else if (!readOwn(key, field)) {
            throwUnknownKey(key);
        }
    }
}

/// Reads a replay. `readOwn` is as in readHeader(); `readInput` is called for each line after the
/// header.
template <typename Replay, typename ReadOwn, typename ReadInput>
tl::expected<Replay, Problem> readReplayOf(std::string_view text, const std::string& file,
                                           std::string_view game, std::string_view example,
                                           const ReadOwn& readOwn, const ReadInput& readInput,
                                           const LoadControl& control) {
    Replay replay;
    const auto readLine = [&](const json::Value& value, bool isHeader) {
        if (!isHeader) return readInput(value, replay);
        readHeader(value, Replay::kVersion, game, replay.header,
                   [&](const std::string& key, const json::Value& field) {
                       return readOwn(key, field, replay.header);
                   });
    };
    const auto read = readLines(text, file, example, readLine, control);
    if (!read) return tl::unexpected(read.error());
    return replay;
}

}  // namespace mazeloom::play
