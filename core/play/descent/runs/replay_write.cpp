// SPDX-License-Identifier: MIT
#include <array>
#include <ostream>

#include "core/json/seed.h"
#include "core/level/json_append.h"
#include "core/play/descent/runs/replay.h"

namespace mazeloom::play::descent {

namespace {

/// Writes the members of a JSON object; leaves out members with an empty or default value.
class Object {
  public:
    explicit Object(std::string& line) : line_(line) { line_ += '{'; }

    void add(std::string_view key, std::string_view text) {
        if (text.empty()) return;
        begin(key);
        level::appendText(line_, text);
    }
    void add(std::string_view key, std::int64_t number, std::int64_t standard) {
        if (number == standard) return;
        begin(key);
        level::appendNumber(line_, number);
    }
    std::string& begin(std::string_view key) {
        if (line_.back() != '{') line_ += ',';
        line_.append("\"").append(key).append("\":");
        return line_;
    }
    void end() { line_ += '}'; }

  private:
    std::string& line_;
};

void append(std::string& line, const Item& item) {
    Object object(line);
    object.add("kind", idOf(item.kind));
    object.add("power", item.power, 0);
    object.add("range", item.range, 0);
    object.add("charges", item.charges, 0);
    if (item.spell != Spell::Fireball) object.add("spell", idOf(item.spell));
    if (item.enchanted) object.begin("enchanted") += "true";
    object.end();
}

std::string headOf(const ReplayHeader& header) {
    std::string line;
    Object object(line);
    object.add("format", "mazeloom-replay");
    level::appendNumber(object.begin("version"), Replay::kVersion);
    object.add("game", header.game);
    object.add("pack", header.pack);
    object.add("level", header.level);
    if (header.levelDepth) level::appendNumber(object.begin("levelDepth"), *header.levelDepth);
    if (header.seed) json::appendSeed(object.begin("seed"), *header.seed);
    if (header.depth) level::appendNumber(object.begin("depth"), *header.depth);
    object.add("goal", header.goal, 0);
    object.add("hp", header.hp, 0);
    if (!header.items.empty()) {
        object.begin("items") += '[';
        for (const Item& item : header.items) {
            if (line.back() != '[') line += ',';
            append(line, item);
        }
        line += ']';
    }
    object.add("weapon", header.weapon, -1);
    object.add("wand", header.wand, -1);
    object.add("armour", header.armour, -1);
    if (header.map) level::appendHash(object.begin("map"), *header.map);
    if (header.keys) level::appendNumber(object.begin("keys"), *header.keys);
    if (header.end) level::appendHash(object.begin("end"), *header.end);
    object.end();
    return line + '\n';
}

}  // namespace

void writeReplay(std::ostream& out, const Replay& replay) {
    out << headOf(replay.header);
    for (const Key key : replay.keys)
        out << "{\"key\":\"" << name(key) << "\"}\n";
}

}  // namespace mazeloom::play::descent
