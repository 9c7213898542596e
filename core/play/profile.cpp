// SPDX-License-Identifier: MIT
#include "core/play/profile.h"

#include <algorithm>

namespace mazeloom::play {

namespace {

/// The value under a key, made if it is not there.
template <typename Map>
typename Map::mapped_type& valueAt(Map& map, std::string_view key) {
    const auto found = map.find(key);
    if (found != map.end()) return found->second;
    return map.emplace(std::string(key), typename Map::mapped_type()).first->second;
}

}  // namespace

const Profile* Profiles::find(std::string_view name) const {
    const auto found = std::ranges::find(all, name, &Profile::name);
    return found == all.end() ? nullptr : &*found;
}

Profile* Profiles::find(std::string_view name) {
    const auto found = std::ranges::find(all, name, &Profile::name);
    return found == all.end() ? nullptr : &*found;
}

bool isProfileName(std::string_view name) {
    constexpr std::size_t kLongest = 64;
    if (name.empty() || name.size() > kLongest) return false;
    if (name.front() == ' ' || name.back() == ' ') return false;
    return std::ranges::none_of(
        name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

void note(Profile& profile, std::string_view pack, std::string_view level, const Attempt& attempt) {
    LevelRecord& record = valueAt(valueAt(profile.packs, pack), level);
    if (record.attempts < LevelRecord::kMost) ++record.attempts;
    record.coins = std::max(record.coins, std::clamp(attempt.coins, 0, LevelRecord::kMost));
    if (!attempt.isWon) return;
    const auto ticks = std::clamp<std::int64_t>(attempt.ticks, 0, LevelRecord::kMostTicks);
    record.bestTicks = std::min(record.bestTicks.value_or(ticks), ticks);
}

const LevelRecord* recordOf(const Profile& profile, std::string_view pack, std::string_view level) {
    const auto records = profile.packs.find(pack);
    if (records == profile.packs.end()) return nullptr;
    const auto record = records->second.find(level);
    return record == records->second.end() ? nullptr : &record->second;
}

WonLevels wonLevels(const Profile& profile, std::string_view pack) {
    WonLevels won;
    const auto records = profile.packs.find(pack);
    if (records == profile.packs.end()) return won;
    for (const auto& [level, record] : records->second) {
        if (record.isWon()) won.insert(level);
    }
    return won;
}

}  // namespace mazeloom::play
