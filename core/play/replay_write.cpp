// SPDX-License-Identifier: MIT
#include <array>
#include <ostream>
#include <utility>

#include "core/json/seed.h"
#include "core/level/json_append.h"
#include "core/play/replay.h"

namespace mazeloom::play {

namespace {

std::string headOf(const ReplayHeader& header) {
    std::string line = "{\"format\":\"mazeloom-replay\",\"version\":";
    level::appendNumber(line, Replay::kVersion);
    for (const auto& [key, text] :
         {std::pair{"game", &header.game}, std::pair{"pack", &header.pack},
          std::pair{"level", &header.level}, std::pair{"pace", &header.pace}}) {
        if (text->empty()) continue;
        line += ",\"" + std::string(key) + "\":";
        level::appendText(line, *text);
    }
    if (header.seed) {
        line += ",\"seed\":";
        json::appendSeed(line, *header.seed);
    }
    if (header.attempt != 0) {
        line += ",\"attempt\":";
        level::appendNumber(line, header.attempt);
    }
    if (header.map) {
        line += ",\"map\":";
        level::appendHash(line, *header.map);
    }
    if (header.ticks) {
        line += ",\"ticks\":";
        level::appendNumber(line, *header.ticks);
    }
    return line + "}\n";
}

}  // namespace

void writeReplay(std::ostream& out, const Replay& replay,
                 std::span<const std::string_view> buttons) {
    out << headOf(replay.header);
    std::string line;
    for (const Input& input : replay.inputs) {
        line = "{\"tick\":";
        level::appendNumber(line, input.tick);
        line += ",\"";
        line += kActionIds[static_cast<std::size_t>(input.stroke.action)];
        line += "\":\"";
        line += buttons[input.stroke.button];
        line += "\"}\n";
        out << line;
    }
}

}  // namespace mazeloom::play
