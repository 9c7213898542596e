// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_objects.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "core/grid/point_text.h"
#include "core/level/id.h"
#include "core/pack/json/read/read_properties.h"
#include "core/pack/json/read/read_translations.h"
#include "core/pack/json/words.h"

namespace mazeloom::pack {

namespace {

bool isInside(grid::Point p, grid::Size size, const std::string& place, Report& report) {
    if (grid::Rect{0, 0, size.width, size.height}.contains(p)) return true;
    report.add(place, {kOutsideCells, {p, describe(size)}}, p);
    return false;
}

/// Reads an object's kind, and the id of an own kind, without checking that the pack has it: a
/// level does not know the pack's kinds.
bool readKind(Fields& fields, level::Object& object, Report& report) {
    const Json* value = fields.find("kind", Need::Required);
    if (value == nullptr) return false;
    if (!value->isText()) {
        addWrongType(*value, fields.place("kind"), "text", report);
        return false;
    }
    const std::string& word = value->text();
    if (const auto kind = level::thingKind(word)) {
        object.kind = *kind;
        return true;
    }
    const std::string_view own = std::string_view(word).starts_with(level::kOwnPrefix)
                                     ? std::string_view(word).substr(level::kOwnPrefix.size())
                                     : std::string_view();
    if (level::isId(own)) {
        object.kind = level::ThingKind::Own;
        object.own = own;
        return true;
    }
    report.add(fields.place("kind"), {kUnknownKind, {inQuotes(word)}});
    return false;
}

level::Beam readBeam(Fields& fields) {
    using level::Beam;
    Beam beam;
    beam.on = fields.number("on", 1, Beam::kMaxTicks, beam.on);
    beam.off = fields.number("off", 0, Beam::kMaxTicks, beam.off);
    beam.phase = fields.number("phase", 0, 2 * Beam::kMaxTicks, beam.phase);
    return beam;
}

std::optional<level::Object> readObject(const Json& value, const std::string& place,
                                        grid::Size size, Report& report) {
    Fields fields(value, place, report);
    level::Object object;
    object.id = fields.id("id", Need::Optional);
    const bool hasKind = readKind(fields, object, report);
    const auto at = fields.point("at", Need::Required);
    // The words are in the order of grid::Direction.
    if (const auto index =
            fields.word("direction", Need::Optional, {"up", "right", "down", "left"})) {
        object.direction = static_cast<grid::Direction>(*index);
    }
    object.text = fields.lines("text");
    object.translations = readTranslations<std::string>(
        fields, report, [&](const Json& text, const std::string& where) {
            return readText(text, where, true, report).value_or("");
        });
    object.beam = readBeam(fields);
    object.properties = readProperties(fields, report);
    object.more = fields.more();
    if (!hasKind || !at || !isInside(*at, size, fields.place("at"), report)) return std::nullopt;
    object.at = *at;
    return object;
}

/// Reads a trajectory except its points.
level::Trajectory readMover(Fields& fields) {
    using level::Trajectory;
    Trajectory mover;
    mover.id = fields.id("id", Need::Optional);
    mover.kind = fields.word("kind", Need::Optional, {"bug", "boss"}).value_or(0) == 0
                     ? level::ThingKind::Bug
                     : level::ThingKind::Boss;
    mover.thereAndBack =
        fields.word("mode", Need::Optional, {kLoop, kThereAndBack}).value_or(0) == 1;
    mover.speed = fields.tenths("speed", Trajectory::kMinSpeed, Trajectory::kMaxSpeed, mover.speed);
    mover.phase = fields.number("phase", 0, Trajectory::kMaxPhase, mover.phase);
    mover.size = fields.number("size", 1, Trajectory::kMaxMoverSize, mover.size);
    mover.toughness = fields.number("toughness", 1, Trajectory::kMaxToughness, mover.toughness);
    return mover;
}

std::optional<level::Trajectory> readTrajectory(const Json& value, const std::string& place,
                                                grid::Size size, Of of, Report& report) {
    Fields fields(value, place, report);
    level::Trajectory trajectory = readMover(fields);
    trajectory.properties = readProperties(fields, report);
    const Json* points = fields.list("points", Need::Required);
    trajectory.more = fields.more();
    if (points == nullptr) return std::nullopt;
    if (points->size() == 0) {
        report.add(fields.place("points"), kTwoPoints);
        return std::nullopt;
    }
    if (points->size() < 2 && of == Of::Design) {
        report.addFlaw(fields.place("points"), kTwoPoints);
    }
    for (std::size_t i = 0; i < points->size(); ++i) {
        const std::string where = place + ", point " + std::to_string(i + 1);
        const auto point = readPoint((*points)[i], where, report);
        if (!point || !isInside(*point, size, where, report)) return std::nullopt;
        trajectory.points.push_back(*point);
    }
    return trajectory;
}

/// Reads each element of a list, and checks that ids are unique if the items are part of a design.
template <typename Item, typename ReadOne>
std::vector<Item> readAll(const Json& list, const std::string& word, Of of, Report& report,
                          const ReadOne& readOne) {
    std::vector<Item> items;
    std::set<std::string> ids;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = word + " " + std::to_string(i + 1);
        auto item = readOne(list[i], place);
        if (!item) continue;
        if (of == Of::Design && !item->id.empty() && !ids.insert(item->id).second) {
            report.addFlaw(place + ", id", {kTwice, {inQuotes(item->id)}});
        }
        items.push_back(std::move(*item));
    }
    return items;
}

std::optional<char> readLetter(Fields& fields, Report& report) {
    const Json* value = fields.find("letter", Need::Required);
    if (value == nullptr) return std::nullopt;
    const auto text = readText(*value, fields.place("letter"), false, report);
    if (!text) return std::nullopt;
    if (text->size() == 1 && level::isKindLetter(text->front())) return text->front();
    report.add(fields.place("letter"), kOneLetter);
    return std::nullopt;
}

level::OwnPlaces readPlaces(Fields& fields, Report& report) {
    const Json* list = fields.list("places", Need::Optional);
    if (list == nullptr) return level::kOnFloor;
    unsigned places = 0;
    for (const Json& word : list->list()) {
        const auto text = readText(word, fields.place("places"), false, report);
        if (!text) continue;
        const auto place = std::ranges::find(level::kOwnPlaces, *text, &level::OwnPlaceInfo::id);
        if (place == level::kOwnPlaces.end()) {
            report.add(fields.place("places"), {kNoPlace, {inQuotes(*text)}});
        } else {
            places |= place->place;
        }
    }
    if (places != 0) return static_cast<level::OwnPlaces>(places);
    if (list->size() == 0) report.add(fields.place("places"), kNamesNoPlace);
    return level::kOnFloor;
}

void readKindColour(Fields& fields, level::Colour& colour, Report& report) {
    const Json* value = fields.find("colour", Need::Optional);
    if (value == nullptr) return;
    const auto text = readText(*value, fields.place("colour"), false, report);
    if (text && !level::readColour(*text, colour)) report.add(fields.place("colour"), kWantsColour);
}

std::optional<level::OwnKind> readOwnKind(const Json& value, const std::string& place,
                                          Report& report) {
    Fields fields(value, place, report);
    level::OwnKind kind;
    kind.id = fields.id("id", Need::Required);
    kind.title = fields.line("title", Need::Optional);
    const auto letter = readLetter(fields, report);
    kind.sprite = fields.id("sprite", Need::Optional);
    readKindColour(fields, kind.colour, report);
    kind.places = readPlaces(fields, report);
    kind.properties = readProperties(fields, report, PropertiesOf::Pack);
    kind.more = fields.more();
    if (kind.id.empty() || !letter) return std::nullopt;
    kind.letter = *letter;
    return kind;
}

}  // namespace

std::vector<level::Object> readObjects(const Json& list, grid::Size size, Report& report, Of of) {
    auto objects = readAll<level::Object>(list, of == Of::Design ? "object" : "kept object", of,
                                          report, [&](const Json& value, const std::string& place) {
                                              return readObject(value, place, size, report);
                                          });
    const auto isHero = [](const level::Object& o) { return o.kind == level::ThingKind::Hero; };
    if (const auto heroes = std::ranges::count_if(objects, isHero); heroes > 1) {
        report.addFlaw("objects", {kManyHeroes, {heroes}});
    }
    return objects;
}

std::vector<level::Trajectory> readTrajectories(const Json& list, grid::Size size, Report& report,
                                                Of of) {
    return readAll<level::Trajectory>(list, of == Of::Design ? "trajectory" : "kept trajectory", of,
                                      report, [&](const Json& value, const std::string& place) {
                                          return readTrajectory(value, place, size, of, report);
                                      });
}

level::OwnKinds readOwnKinds(const Json& list, Report& report) {
    level::OwnKinds kinds;
    if (list.size() > level::kMaxOwnKinds) {
        report.add("object-kinds",
                   {kHasMany, {list.size(), ListedWord("entries"), level::kMaxOwnKinds}});
        return kinds;
    }
    std::set<std::string> ids;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "object kind " + std::to_string(i + 1);
        auto kind = readOwnKind(list[i], place, report);
        if (!kind) continue;
        if (!ids.insert(kind->id).second) {
            report.add(place + ", id", {kTwice, {inQuotes(kind->id)}});
            continue;
        }
        kinds.push_back(std::move(*kind));
    }
    return kinds;
}

}  // namespace mazeloom::pack
