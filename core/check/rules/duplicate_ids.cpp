// SPDX-License-Identifier: MIT
// An id stands once: among a level's objects, its trajectories, the pack's levels, its rooms.
#include <array>
#include <set>
#include <string_view>

#include "core/check/rules/rules.h"

namespace mazeloom::check {

namespace {

constexpr Sentence kTwice{"duplicate-id", "the id \"%1\" stands twice: give one of them another"};
constexpr std::array kSentences{kTwice};

/// Calls found(index) for every item whose id an earlier one has.
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
        findings.error(kTwice, {objects[i].id}).object(objects, i).fix(fix::RenameObject{i});
    });
}

void checkLevel(const LevelView& view, Findings& findings) {
    checkObjects(view.level().objects, findings);
    const auto& trajectories = view.level().trajectories;
    forEachDuplicate(trajectories, [&](std::size_t i) {
        findings.error(kTwice, {trajectories[i].id})
            .trajectory(trajectories, i)
            .fix(fix::RenameTrajectory{i});
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

const Rule duplicateIdsRule{.sentences = kSentences,
                            .checkLevel = checkLevel,
                            .checkRoom = checkRoom,
                            .checkListing = checkListing};

}  // namespace mazeloom::check
