// SPDX-License-Identifier: MIT
#include "core/pack/json/write/write_objects.h"

#include <vector>

#include "core/level/map_json.h"
#include "core/pack/json/json_layout.h"
#include "core/pack/json/words.h"
#include "core/pack/json/write/write_properties.h"

namespace mazeloom::pack {

void appendObject(std::string& out, const level::Object& object) {
    const level::Object standard;
    Members members(out, Members::Layout::Inline);
    if (!object.id.empty()) members.text("id", object.id);
    members.text("kind", object.kind == level::ThingKind::Own
                             ? level::ownKindWord(object.own)
                             : std::string(level::info(object.kind).id));
    appendPair(members.value("at"), object.at);
    // An emitter's direction is always written, since it is its main property.
    if (object.kind == level::ThingKind::Emitter || object.direction != standard.direction) {
        members.text("direction", level::name(object.direction));
    }
    members.numberUnless(standard.beam.on, "on", object.beam.on);
    members.numberUnless(standard.beam.off, "off", object.beam.off);
    members.numberUnless(standard.beam.phase, "phase", object.beam.phase);
    if (!object.text.empty()) members.text("text", object.text);
    if (!object.translations.empty()) {
        Members languages(members.value("translations"), Members::Layout::Inline);
        for (const auto& [language, text] : object.translations)
            languages.text(language, text);
        languages.close();
    }
    appendProperties(members, object.properties, Members::Layout::Inline);
    members.more(object.more);
    members.close();
}

void appendOwnKind(std::string& out, const level::OwnKind& kind) {
    const level::OwnKind standard;
    Members members(out, Members::Layout::Inline);
    members.text("id", kind.id);
    if (!kind.title.empty()) members.text("title", kind.title);
    members.text("letter", std::string_view(&kind.letter, 1));
    if (!kind.sprite.empty()) members.text("sprite", kind.sprite);
    if (kind.colour != standard.colour) members.text("colour", level::toText(kind.colour));
    if (kind.places != standard.places) {
        std::vector<std::string_view> places;
        for (const level::OwnPlaceInfo& info : level::kOwnPlaces) {
            if ((kind.places & info.place) != 0) places.push_back(info.id);
        }
        appendInlineList(members.value("places"), places, level::appendText);
    }
    appendProperties(members, kind.properties, Members::Layout::Inline);
    members.more(kind.more);
    members.close();
}

void appendTrajectory(std::string& out, const level::Trajectory& trajectory) {
    const level::Trajectory standard;
    Members members(out, Members::Layout::Inline);
    if (!trajectory.id.empty()) members.text("id", trajectory.id);
    if (trajectory.kind != standard.kind) members.text("kind", level::info(trajectory.kind).id);
    appendInlineList(members.value("points"), trajectory.points, appendPair);
    if (trajectory.thereAndBack) members.text("mode", kThereAndBack);
    if (trajectory.speed != standard.speed) {
        level::appendTenths(members.value("speed"), trajectory.speed);
    }
    members.numberUnless(standard.phase, "phase", trajectory.phase);
    members.numberUnless(standard.size, "size", trajectory.size);
    members.numberUnless(standard.toughness, "toughness", trajectory.toughness);
    appendProperties(members, trajectory.properties, Members::Layout::Inline);
    members.more(trajectory.more);
    members.close();
}

void appendObjectives(std::string& out, const level::Objectives& objectives) {
    std::vector<std::string> words;
    if (objectives.coins == level::Objectives::kAllCoins) {
        level::appendText(words.emplace_back(), kAllCoins);
    } else if (objectives.coins != 0) {
        Members coins(words.emplace_back(), Members::Layout::Inline);
        coins.number("coins", objectives.coins);
        coins.close();
    }
    for (const ObjectiveWord& word : kObjectives) {
        if (objectives.*word.wanted) level::appendText(words.emplace_back(), word.id);
    }
    appendInlineList(out, words, [](std::string& to, const std::string& word) { to += word; });
}

}  // namespace mazeloom::pack
