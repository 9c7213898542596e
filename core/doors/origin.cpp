// SPDX-License-Identifier: MIT
#include "core/doors/origin.h"

#include <sstream>

#include "core/doors/bytes.h"
#include "core/level/map_json.h"
#include "core/pack/json/write/write.h"

namespace mazeloom::doors {

namespace {

std::string packed(std::string_view text) {
    return toBase64(deflated(text, Packing::Zlib));
}

}  // namespace

std::string levelText(const level::Level& level) {
    return packed(pack::writeLevel(level));
}

std::string madeText(const MadeLevel& made, std::span<const level::Room> rooms) {
    std::ostringstream text;
    level::writeJson(text, made.map, made.level, rooms, made.seed);
    return packed(text.view());
}

}  // namespace mazeloom::doors
