// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_room.h"

#include <algorithm>
#include <utility>

#include "core/grid/point_text.h"
#include "core/level/room/flaws.h"
#include "core/pack/json/field_limits.h"
#include "core/pack/json/read/read_objects.h"
#include "core/pack/json/read/read_properties.h"
#include "core/pack/json/terrains/read_rows.h"
#include "core/pack/json/terrains/read_terrains.h"
#include "core/pack/json/words.h"

namespace mazeloom::pack {

namespace {

using level::Terrain;

void readCells(Fields& fields, level::Room& room, Report& report) {
    const Json* rows = fields.list("cells", Need::Required);
    if (rows == nullptr) return;
    const auto cells =
        readRows(*rows, "cells", readLegend(fields, report), level::kMaxRoomSide, report);
    room.terrains = report.terrains();
    if (!cells) return;
    room.cells = grid::Grid<Terrain>(cells->size());
    std::ranges::transform(cells->storage(), room.cells.storage().begin(),
                           [](std::uint8_t t) { return static_cast<Terrain>(t); });
}

void readEntrances(Fields& fields, level::Room& room, Report& report) {
    const Json* list = fields.list("entrances", Need::Optional);
    if (list == nullptr) return;
    grid::Grid<std::uint8_t> listed(room.cells.size());
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = "entrance " + std::to_string(i + 1);
        const auto point = readPoint((*list)[i], place, report);
        if (!point) continue;
        if (!room.cells.contains(*point)) {
            report.add(place, {kOutsideCells, {*point, describe(room.cells.size())}}, *point);
        } else if (std::exchange(listed.at(*point), std::uint8_t{1}) != 0) {
            report.add(place, {kTwice, {*point}}, *point);
        } else {
            room.entrances.push_back(*point);
        }
    }
}

void readEntranceTags(Fields& fields, level::Room& room, Report& report) {
    const Json* list = fields.list("entrance-tags", Need::Optional);
    if (list == nullptr) return;
    grid::Grid<std::uint8_t> listed(room.cells.size());
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = "entrance tag " + std::to_string(i + 1);
        Fields each((*list)[i], place, report);
        const auto point = each.point("at", Need::Required);
        std::string tag = each.line("tag", Need::Required);
        if (!each.more().empty()) report.add(place, {kOtherKeys, {"at", "tag"}});
        if (!point || tag.empty()) continue;
        if (!room.cells.contains(*point)) {
            report.add(place, {kOutsideCells, {*point, describe(room.cells.size())}}, *point);
        } else if (std::exchange(listed.at(*point), std::uint8_t{1}) != 0) {
            report.add(place, {kTwice, {*point}}, *point);
        } else {
            room.entranceTags.push_back({*point, std::move(tag)});
        }
    }
}

void readTags(Fields& fields, level::Room& room, Report& report) {
    const Json* list = fields.list("tags", Need::Optional);
    if (list == nullptr) return;
    for (std::size_t i = 0; i < list->size(); ++i) {
        auto tag = readText((*list)[i], "tag " + std::to_string(i + 1), false, report);
        if (tag) room.tags.push_back(std::move(*tag));
    }
}

/// Reads "fixed", "turns", "all", or a list of names.
void readSymmetries(Fields& fields, level::Room& room, Report& report) {
    const Json* value = fields.find("symmetries", Need::Optional);
    if (value == nullptr) return;
    room.symmetries.clear();
    if (value->isText()) {
        const auto group =
            fields.word("symmetries", Need::Optional,
                        {kSymmetryGroups[0].id, kSymmetryGroups[1].id, kSymmetryGroups[2].id});
        if (!group) return;
        for (std::size_t i = 0; i < kSymmetryGroups[*group].count; ++i)
            room.symmetries.push_back(symmetryAt(i));
        return;
    }
    if (!value->isList() || value->size() == 0) {
        report.add("symmetries", kSymmetryList);
        return;
    }
    for (std::size_t i = 0; i < value->size(); ++i) {
        const std::string place = "symmetry " + std::to_string(i + 1);
        const auto name = readText((*value)[i], place, false, report);
        if (!name) continue;
        const auto found = std::ranges::find(kSymmetries, *name);
        if (found == kSymmetries.end()) {
            report.add(place, {kUnknownSymmetry, {inQuotes(*name)}});
            continue;
        }
        const level::Symmetry symmetry =
            symmetryAt(static_cast<std::size_t>(found - kSymmetries.begin()));
        if (std::ranges::find(room.symmetries, symmetry) != room.symmetries.end()) {
            report.add(place, {kTwice, {inQuotes(*name)}});
            continue;
        }
        room.symmetries.push_back(symmetry);
    }
}

void readDepth(Fields& fields, level::Room& room, Report& report) {
    const auto range = fields.point("depth", Need::Optional);
    if (!range) return;
    if (range->x < 1 || range->y > kMaxLevelDepth || range->x > range->y) {
        report.add("depth", {kDepthRange, {kMaxLevelDepth}});
        return;
    }
    room.minDepth = range->x;
    room.maxDepth = range->y;
}

}  // namespace

level::Room readRoom(const Json& value, const std::string& id, Report& report) {
    Fields fields(value, {}, report);
    level::Room room;
    room.id = fields.id("id", Need::Required);
    if (!room.id.empty() && room.id != id) {
        report.add("id", {kNotFileName, {inQuotes(room.id)}});
    }
    room.title = fields.line("title", Need::Required);
    readCells(fields, room, report);
    if (room.cells.size().isEmpty()) return room;
    readEntrances(fields, room, report);
    readEntranceTags(fields, room, report);
    if (const Json* list = fields.list("objects", Need::Optional)) {
        room.objects = readObjects(*list, room.cells.size(), report);
    }
    readTags(fields, room, report);
    if (const auto stands = fields.word("stands", Need::Optional,
                                        {kStandings[0], kStandings[1], kStandings[2], kStandings[3],
                                         kStandings[4], kStandings[5]})) {
        room.stands = static_cast<level::Standing>(*stands);
    }
    room.weight = fields.number("weight", 0, kMaxRoomWeight, room.weight);
    room.min = fields.number("min", 0, kMaxRoomCount, room.min);
    room.max = fields.number("max", 0, kMaxRoomCount, std::max(room.min, room.max));
    if (room.max < room.min) report.addFlaw("max", kLessThanMin);
    readDepth(fields, room, report);
    readSymmetries(fields, room, report);
    room.properties = readProperties(fields, report);
    room.more = fields.more();
    level::findFlaws(room, [&](Problem flaw) { report.addFlaw(std::move(flaw)); });
    return room;
}

}  // namespace mazeloom::pack
