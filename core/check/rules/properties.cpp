// SPDX-License-Identifier: MIT
// References in the designer's custom data exist; a game would look for missing ones in vain.
#include <algorithm>
#include <array>
#include <string_view>

#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::properties {

namespace {

constexpr Sentence kNoObject{
    "property-object", "\"%1\" names \"%2\", but no object or path has this id: choose another"};
constexpr Sentence kNoCell{"property-cell",
                           "\"%1\" names a cell that lies outside: choose another"};
constexpr std::array kSentences{kNoObject, kNoCell};

/// The content that properties of a level or room and of its things may reference.
struct Named {
    const std::vector<level::Object>& objects;
    const std::vector<level::Trajectory>& trajectories;
    grid::Rect cells;

    bool has(std::string_view id) const {
        const auto isIt = [&](const auto& item) { return item.id == id; };
        return std::ranges::any_of(objects, isIt) || std::ranges::any_of(trajectories, isIt);
    }
};

/// Calls `put(draft)` for each finding, to set its place.
template <typename Put>
void check(const level::Properties& properties, const Named& named, Findings& findings,
           const Put& put) {
    for (const level::Property& property : properties) {
        if (const auto* object = std::get_if<level::ObjectName>(&property.value)) {
            if (object->id.empty() || named.has(object->id)) continue;
            put(findings.warning(kNoObject, {property.title, object->id}));
        } else if (const auto* cell = std::get_if<grid::Point>(&property.value)) {
            if (named.cells.contains(*cell)) continue;
            put(findings.warning(kNoCell, {property.title}));
        }
    }
}

void checkAll(const level::Properties& properties, const Named& named, Findings& findings) {
    check(properties, named, findings, [](Findings::Draft) {});
    for (std::size_t i = 0; i < named.objects.size(); ++i) {
        check(named.objects[i].properties, named, findings,
              [&](Findings::Draft draft) { draft.object(named.objects, i); });
    }
    for (std::size_t i = 0; i < named.trajectories.size(); ++i) {
        check(named.trajectories[i].properties, named, findings,
              [&](Findings::Draft draft) { draft.trajectory(named.trajectories, i); });
    }
}

void checkLevel(const LevelView& view, Findings& findings) {
    const level::Level& level = view.level();
    checkAll(level.properties,
             {level.objects, level.trajectories, {0, 0, level.size.width, level.size.height}},
             findings);
}

void checkRoom(const level::Room& room, Findings& findings) {
    const std::vector<level::Trajectory> none;
    checkAll(room.properties, {room.objects, none, room.cells.bounds()}, findings);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = checkLevel, .checkRoom = checkRoom};

}  // namespace mazeloom::check::rule::properties
