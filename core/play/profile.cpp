// SPDX-License-Identifier: MIT
#include "core/play/profile.h"

#include <algorithm>

#include "core/random/stream.h"
#include "core/utf8.h"

namespace mazeloom::play {

namespace {

/// Returns the value under a key; adds it if it is missing.
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
    if (name.empty() || utf8::countCharacters(name) > kMaxProfileName) return false;
    if (name.front() == ' ' || name.back() == ' ') return false;
    return std::ranges::none_of(
        name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

bool addProfile(Profiles& profiles, std::string_view name, std::int64_t seed) {
    if (!isProfileName(name) || profiles.find(name) != nullptr) return false;
    if (profiles.all.size() >= Profiles::kMost) return false;
    profiles.all.push_back(
        {.name = std::string(name), .seed = std::clamp<std::int64_t>(seed, 0, Profile::kMostSeed)});
    profiles.current = name;
    return true;
}

bool renameProfile(Profiles& profiles, std::string_view from, std::string_view to) {
    Profile* profile = profiles.find(from);
    if (profile == nullptr || !isProfileName(to)) return false;
    const Profile* other = profiles.find(to);
    if (other != nullptr && other != profile) return false;
    if (profiles.current == from) profiles.current = to;
    // Must be last: `from` may refer to this very string.
    profile->name = std::string(to);
    return true;
}

bool removeProfile(Profiles& profiles, std::string_view name) {
    const auto found = std::ranges::find(profiles.all, name, &Profile::name);
    if (found == profiles.all.end()) return false;
    if (profiles.current == name) profiles.current.clear();
    profiles.all.erase(found);
    return true;
}

bool chooseProfile(Profiles& profiles, std::string_view name) {
    if (profiles.find(name) == nullptr) return false;
    profiles.current = name;
    return true;
}

Medals LevelRecord::known() const {
    Medals known;
    for (const MedalInfo& one : kMedals) {
        if (has(one.medal)) known.add(one.medal);
    }
    return known;
}

void note(LevelRecord& record, const Attempt& attempt) {
    const auto count = [](int& times) {
        if (times < LevelRecord::kMost) ++times;
    };
    if (attempt.returns == 0) count(record.attempts);
    record.coins = std::max(record.coins, std::clamp(attempt.coins, 0, LevelRecord::kMost));
    if (!attempt.isWon) return;
    if (attempt.returns > 0) return count(record.winsWithReturns);
    const auto ticks = std::clamp<std::int64_t>(attempt.ticks, 0, LevelRecord::kMostTicks);
    auto& best = attempt.isStepwise ? record.bestStepwise : record.bestTicks;
    best = std::min(best.value_or(ticks), ticks);
    for (const MedalInfo& one : kMedals) {
        if (attempt.medals.has(one.medal)) award(record, one.medal);
    }
}

bool isFast(const Attempt& attempt, std::int64_t par) {
    return attempt.isWon && !attempt.isStepwise && attempt.returns == 0 &&
           attempt.ticks <= mostTicksFor(par);
}

void award(LevelRecord& record, Medal medal) {
    record.medals.emplace(idOf(medal));
}

void award(Profile& profile, std::string_view pack, std::string_view level, Medal medal) {
    const auto records = profile.packs.find(pack);
    if (records == profile.packs.end()) return;
    const auto record = records->second.find(level);
    if (record != records->second.end()) award(record->second, medal);
}

void awardDay(Profile& profile, Date date, Medal medal) {
    const auto record = profile.days.find(textOf(date));
    if (record != profile.days.end()) award(record->second, medal);
}

void note(Profile& profile, std::string_view pack, std::string_view level, const Attempt& attempt) {
    note(recordIn(profile, pack, level), attempt);
}

LevelRecord& recordIn(Profile& profile, std::string_view pack, std::string_view level) {
    return valueAt(valueAt(profile.packs, pack), level);
}

void noteDay(Profile& profile, Date date, const Attempt& attempt) {
    const std::string day = textOf(date);
    DayRecords& days = profile.days;
    if (days.size() >= Profile::kMostDays && !days.contains(day)) days.erase(days.begin());
    note(days[day], attempt);
}

const LevelRecord* recordOf(const Profile& profile, std::string_view pack, std::string_view level) {
    const auto records = profile.packs.find(pack);
    if (records == profile.packs.end()) return nullptr;
    const auto record = records->second.find(level);
    return record == records->second.end() ? nullptr : &record->second;
}

const LevelRecord* dayRecordOf(const Profile& profile, Date date) {
    const auto record = profile.days.find(textOf(date));
    return record == profile.days.end() ? nullptr : &record->second;
}

std::uint64_t seedFor(const Profile* profile, std::uint64_t designed) {
    if (profile == nullptr) return designed;
    return random::mix(designed, static_cast<std::uint64_t>(profile->seed));
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
