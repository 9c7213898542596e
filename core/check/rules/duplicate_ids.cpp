// SPDX-License-Identifier: MIT
// Ids are unique among a level's objects, its trajectories, the pack's levels, and its rooms.
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/edit/fresh_id.h"

namespace mazeloom::check::rule::duplicate_ids {

namespace {

constexpr Sentence kTwice{"duplicate-id", "the id \"%1\" appears twice: give one of them another"};
constexpr Sentence kRename{"rename", "Give it an id of its own"};
constexpr std::array kSentences{kTwice, kRename};

/// Gives an item a unique id made from its present one.
template <typename Item>
void rename(std::vector<Item>& items, std::size_t index, const char* fallback) {
    if (index >= items.size()) return;
    std::set<std::string> taken;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i != index) taken.insert(items[i].id);
    }
    items[index].id = edit::freshId(items[index].id, fallback,
                                    [&](const std::string& id) { return taken.contains(id); });
}

Fix renameObject(std::size_t object) {
    return {kRename, {}, {.objects = [object](std::vector<level::Object>& objects, const auto&) {
                rename(objects, object, "object");
            }}};
}

Fix renameTrajectory(std::size_t trajectory) {
    return {kRename, {}, {.level = [trajectory](const LevelView& view, Repair& repair) {
                if (auto* all = fix::trajectoriesWith(view, repair, trajectory))
                    rename(*all, trajectory, "path");
            }}};
}

/// Calls found(index) for every item whose id occurred before.
template <typename Item, typename Found>
void forEachDuplicate(const std::vector<Item>& items, const Found& found) {
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string& id = items[i].id;
        if (!id.empty() && !seen.insert(id).second) found(i);
    }
}

void checkObjects(const std::vector<level::Object>& objects, Findings& findings) {
    forEachDuplicate(objects, [&](std::size_t i) {
        findings.error(kTwice, {objects[i].id}).object(objects, i).fix(renameObject(i));
    });
}

void checkLevel(const LevelView& view, Findings& findings) {
    checkObjects(view.level().objects, findings);
    const auto& trajectories = view.level().trajectories;
    forEachDuplicate(trajectories, [&](std::size_t i) {
        findings.error(kTwice, {trajectories[i].id})
            .trajectory(trajectories, i)
            .fix(renameTrajectory(i));
    });
}

void checkRoom(const level::Room& room, Findings& findings) {
    checkObjects(room.objects, findings);
}

void checkListing(const pack::Listing& listing, Findings& findings) {
    const auto check = [&](const std::vector<std::string>& ids, const char* kind) {
        std::set<std::string_view> seen;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (seen.insert(ids[i]).second) continue;
            findings.error(kTwice, {ids[i]}).field(kind + std::to_string(i + 1));
        }
    };
    check(listing.levels, "level ");
    check(listing.rooms, "room ");
}

}  // namespace

const Rule kRule{.sentences = kSentences,
                 .checkLevel = checkLevel,
                 .checkRoom = checkRoom,
                 .checkListing = checkListing};

}  // namespace mazeloom::check::rule::duplicate_ids
