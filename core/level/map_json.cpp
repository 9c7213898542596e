// SPDX-License-Identifier: MIT
#include "core/level/map_json.h"

#include <array>
#include <ostream>
#include <utility>

#include "core/grid/hash.h"
#include "core/json/seed.h"
#include "core/level/json_append.h"

namespace mazeloom::level {

namespace {

/// Writes rows of one character per cell, one line per row. None of our characters needs escaping.
template <typename GlyphOf>
void writeRows(std::ostream& out, const Map& map, const GlyphOf& glyphOf) {
    std::string line;
    for (int y = 0; y < map.size().height && out; ++y) {
        line = y == 0 ? "[\n\"" : ",\n\"";
        for (Cell cell : map.cells.row(y))
            line += glyphOf(cell);
        out << line << '"';
    }
    out << ']';
}

/// Writes rows with '#' in dark cells.
void writeDark(std::ostream& out, const Map& map) {
    for (int y = 0; y < map.size().height && out; ++y) {
        std::string line = y == 0 ? "[\n\"" : ",\n\"";
        for (const std::uint8_t dark : map.dark.row(y))
            line += dark != 0 ? '#' : '.';
        out << line << '"';
    }
    out << ']';
}

template <typename Wanted>
void writeCells(std::ostream& out, const Map& map, const Stop& stop, const Wanted& wanted) {
    PacedStop pace(stop);
    std::string line = "[";
    bool isFirst = true;
    for (int y = 0; y < map.size().height && out; ++y) {
        const auto row = map.cells.row(y);
        if (pace.isAsked(row.size())) return;
        for (std::size_t x = 0; x < row.size(); ++x) {
            if (!wanted(row[x])) continue;
            if (!isFirst) line += ',';
            isFirst = false;
            appendPoint(line, {static_cast<int>(x), y});
        }
        out << line;
        line.clear();
    }
    out << line << ']';
}

/// Appends the ticks of a beam's rhythm; nothing for a beam that always burns.
void appendBeam(std::string& line, const Beam& beam) {
    if (beam.off == 0) return;
    for (const auto& [key, ticks] :
         {std::pair{"on", beam.on}, std::pair{"off", beam.off}, std::pair{"phase", beam.phase}}) {
        line += ",\"" + std::string(key) + "\":";
        appendNumber(line, ticks);
    }
}

void appendId(std::string& line, const std::string& id) {
    if (id.empty()) return;
    line += ",\"id\":";
    appendText(line, id);
}

/// Appends the properties by title; nothing if there are none.
void appendProperties(std::string& line, const Properties& properties) {
    if (properties.empty()) return;
    line += ",\"properties\":";
    char before = '{';
    for (const Property& property : properties) {
        line += before;
        appendText(line, property.title);
        line += ':';
        appendValue(line, property.value);
        before = ',';
    }
    line += '}';
}

void appendObject(std::string& line, const Object& object) {
    appendId(line, object.id);
    if (object.kind == ThingKind::Emitter) {
        line += ",\"direction\":";
        appendText(line, name(object.direction));
        appendBeam(line, object.beam);
    }
    if (!object.text.empty()) {
        line += ",\"text\":";
        appendText(line, object.text);
    }
}

void appendTrajectory(std::string& line, const Trajectory& trajectory) {
    appendId(line, trajectory.id);
    line += ",\"points\":";
    char before = '[';
    for (const grid::Point point : trajectory.points) {
        line += before;
        appendPoint(line, point);
        before = ',';
    }
    line += "],\"mode\":";
    appendText(line, trajectory.thereAndBack ? "there and back" : "loop");
    line += ",\"speed\":";
    appendTenths(line, trajectory.speed);
    line += ",\"phase\":";
    appendNumber(line, trajectory.phase);
    line += ",\"size\":";
    appendNumber(line, trajectory.size);
    if (trajectory.kind == ThingKind::Boss) {
        line += ",\"toughness\":";
        appendNumber(line, trajectory.toughness);
    }
    appendProperties(line, trajectory.properties);
}

void appendThing(std::string& line, const Thing& thing, const Map& map) {
    line += "{\"kind\":";
    appendText(line, thing.kind == ThingKind::Own ? ownKindWord(map.ownIdOf(thing))
                                                  : std::string(info(thing.kind).id));
    line += ",\"at\":";
    appendPoint(line, thing.at);
    if (const Object* object = map.objectOf(thing)) appendObject(line, *object);
    if (thing.kind == ThingKind::Own || map.objectOf(thing) != nullptr)
        appendProperties(line, map.propertiesOf(thing));
    if (const Trajectory* trajectory = map.trajectoryOf(thing)) appendTrajectory(line, *trajectory);
    line += '}';
}

void appendRoom(std::string& line, const PlacedRoom& room, std::span<const Room> rooms) {
    line += "{\"rect\":[";
    appendNumber(line, room.rect.x);
    for (const int value : {room.rect.y, room.rect.width, room.rect.height}) {
        line += ',';
        appendNumber(line, value);
    }
    line += ']';
    if (room.handcrafted >= 0) {
        line += ",\"room\":";
        const Room& made = rooms[static_cast<std::size_t>(room.handcrafted)];
        appendText(line, made.id);
        appendProperties(line, made.properties);
    }
    line += '}';
}

/// Writes a list, one line per element.
template <typename Items, typename Append>
void writeList(std::ostream& out, const Items& items, const Append& append) {
    std::string line;
    for (std::size_t i = 0; i < items.size(); ++i) {
        line = i == 0 ? "\n" : ",\n";
        append(line, items[i]);
        out << (i == 0 ? "[" : "") << line;
    }
    out << (items.empty() ? "[]" : "]");
}

std::string headOf(const Map& map, const Level& level, std::uint64_t seed) {
    std::string head = "{\"format\":\"mazeloom-map\",\"version\":1,\n\"level\":";
    appendText(head, level.id);
    head += ",\"title\":";
    appendText(head, level.title);
    head += ",\n\"ruleset\":";
    appendText(head, name(map.ruleset));
    head += ",\"seed\":";
    json::appendSeed(head, seed);
    head += ",\"size\":";
    appendPoint(head, {map.size().width, map.size().height});
    appendProperties(head, level.properties);
    return head;
}

}  // namespace

void appendOwnTerrains(std::string& out, const TerrainTable& terrains) {
    constexpr std::array<std::string_view, 4> kEffects{"none", "slows", "wounds", "kills"};
    const auto flag = [&](std::string_view key, bool is) {
        out += ",\"";
        out += key;
        out += is ? "\":true" : "\":false";
    };
    char before = '[';
    for (const OwnTerrain& terrain : terrains.own()) {
        out += before;
        before = ',';
        out += "{\"id\":";
        appendText(out, terrain.id);
        out += ",\"title\":";
        appendText(out, titleOf(terrain));
        out += ",\"character\":";
        appendText(out, std::string_view(&terrain.character, 1));
        flag("walkable", terrain.walkable);
        flag("opaque", terrain.opaque);
        flag("liquid", terrain.liquid);
        out += ",\"effect\":";
        appendText(out, kEffects[static_cast<std::size_t>(terrain.effect)]);
        out += ",\"colour\":";
        appendText(out, toText(terrain.colour));
        out += '}';
    }
    out += ']';
}

std::string_view name(Ruleset ruleset) {
    return ruleset == Ruleset::Temple ? "temple" : "descent";
}

std::string_view name(grid::Direction direction) {
    constexpr std::array<std::string_view, 4> names{"up", "right", "down", "left"};
    return names[static_cast<std::size_t>(direction)];
}

void writeJson(std::ostream& out, const Map& map, const Level& level, std::span<const Room> rooms,
               std::uint64_t seed, const Stop& stop) {
    out << headOf(map, level, seed);
    if (!map.terrains.own().empty()) {
        std::string own = ",\n\"own-terrains\":";
        appendOwnTerrains(own, map.terrains);
        out << own;
    }
    out << ",\n\"terrain\":";
    writeRows(out, map, [&](Cell cell) { return map.terrains.character(cell.terrain()); });
    if (map.ruleset == Ruleset::Temple) {
        out << ",\n\"aisles\":";
        writeRows(out, map, [](Cell cell) { return cell.isAisle() ? '.' : ' '; });
    }
    out << ",\n\"traps\":";
    writeCells(out, map, stop, [](Cell cell) { return cell.isTrap(); });
    out << ",\n\"coins\":";
    writeCells(out, map, stop, [](Cell cell) { return cell.hasCoin(); });
    if (!map.dark.size().isEmpty()) {
        out << ",\n\"dark\":";
        writeDark(out, map);
    }
    out << ",\n\"things\":";
    writeList(out, map.things,
              [&](std::string& line, const Thing& thing) { appendThing(line, thing, map); });
    out << ",\n\"rooms\":";
    writeList(out, map.rooms,
              [&](std::string& line, const PlacedRoom& room) { appendRoom(line, room, rooms); });
    if (stop.isAsked()) return;
    // Hashes the text as hash(map) does, but in two steps, so that `stop` can end the work in
    // between.
    const std::string text = toText(map);
    if (stop.isAsked()) return;
    grid::Hash hash;
    hash.add(text);
    std::string end = ",\n\"hash\":";
    appendHash(end, hash.value());
    out << end << "}\n";
}

}  // namespace mazeloom::level
