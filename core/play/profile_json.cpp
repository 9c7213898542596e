// SPDX-License-Identifier: MIT
#include "core/play/profile_json.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/grid/hash.h"
#include "core/in_quotes.h"
#include "core/json/parse.h"
#include "core/json/sound_prefix.h"
#include "core/json/write.h"
#include "core/level/id.h"
#include "core/pack/json/fields.h"
#include "core/pack/json/json_layout.h"
#include "core/pack/json/sentences.h"
#include "core/play/sentences.h"

namespace mazeloom::play {

namespace {

using pack::Fields;
using pack::Json;
using pack::kIndent;
using pack::Members;
using pack::Need;
using pack::Report;

constexpr const char* kFormat = "mazeloom-profiles";

enum class Readable { Yes, No, Newer };

Readable readability(Fields& fields, Report& report) {
    const Json* format = fields.find("format", Need::Optional);
    if (format == nullptr || !format->is(kFormat)) {
        report.add("format", {kNoProfiles, {kFormat}});
        return Readable::No;
    }
    const Json* version = fields.find("version", Need::Required);
    if (version == nullptr) return Readable::No;
    if (version->natural().value_or(0) > std::uint64_t{kProfilesVersion}) {
        report.add("version", {kNewerProfiles, {json::toText(*version), kProfilesVersion}});
        return Readable::Newer;
    }
    const auto known = pack::readNumber(*version, "version", 1, kProfilesVersion, report);
    return known ? Readable::Yes : Readable::No;
}

/// Reads a list of ids, including those that only newer versions know. `noId` is the message about
/// an entry that is none.
std::set<std::string, std::less<>> readIds(Fields& fields, const char* key, const Sentence& noId,
                                           Report& report) {
    std::set<std::string, std::less<>> ids;
    const Json* value = fields.find(key, Need::Optional);
    if (value == nullptr) return ids;
    const std::string place = fields.place(key);
    if (!value->isList()) {
        pack::addWrongType(*value, place, "a list", report);
        return ids;
    }
    for (const Json& one : value->list()) {
        if (!one.isText() || !level::isId(one.text()))
            report.add(place, noId);
        else
            ids.insert(one.text());
    }
    return ids;
}

std::optional<LevelRecord> readRecord(const Json& value, const std::string& place, Report& report) {
    if (!value.isObject()) {
        pack::addWrongType(value, place, "an object", report);
        return std::nullopt;
    }
    Fields fields(value, place, report);
    LevelRecord record;
    record.attempts = fields.number("attempts", 0, LevelRecord::kMost, 0);
    if (const Json* best = fields.find("best", Need::Optional)) {
        record.bestTicks =
            pack::readNumber(*best, fields.place("best"), 0, LevelRecord::kMostTicks, report);
    }
    if (const Json* best = fields.find("bestStepwise", Need::Optional)) {
        record.bestStepwise = pack::readNumber(*best, fields.place("bestStepwise"), 0,
                                               LevelRecord::kMostTicks, report);
    }
    record.coins = fields.number("coins", 0, LevelRecord::kMost, 0);
    record.winsWithReturns = fields.number("winsWithReturns", 0, LevelRecord::kMost, 0);
    record.medals = readIds(fields, "medals", kNoMedal, report);
    record.consoles = readIds(fields, "consoles", kNoConsole, report);
    record.more = fields.more();
    return record;
}

/// Calls `readOne(value, place)` for each member whose key passes `isKey`. Reports all other keys;
/// `noKey` is the message.
template <typename Map, typename ReadOne>
Map readByKey(const Json& value, const std::string& place, Report& report,
              bool (*isKey)(std::string_view), const Sentence& noKey, const ReadOne& readOne) {
    Map map;
    if (!value.isObject()) {
        pack::addWrongType(value, place, "an object", report);
        return map;
    }
    for (const auto& [key, member] : value.members()) {
        if (!isKey(key)) {
            report.add(place, {noKey, {inQuotes(key)}});
        } else if (auto read = readOne(member, place + ", " + key)) {
            map.emplace(key, std::move(*read));
        }
    }
    return map;
}

std::optional<PackRecords> readPack(const Json& value, const std::string& place, Report& report) {
    return readByKey<PackRecords>(value, place, report, isRecordKey, kNoRecordId,
                                  [&](const Json& record, const std::string& where) {
                                      return readRecord(record, where, report);
                                  });
}

bool isDay(std::string_view text) {
    return readDate(text).has_value();
}

DayRecords readDays(const Json& value, const std::string& place, Report& report) {
    auto days = readByKey<DayRecords>(value, place, report, isDay, kNoDate,
                                      [&](const Json& record, const std::string& where) {
                                          return readRecord(record, where, report);
                                      });
    if (days.size() > Profile::kMostDays) {
        report.add(place, {pack::kAreMany, {days.size(), Profile::kMostDays}});
        while (days.size() > Profile::kMostDays)
            days.erase(days.begin());
    }
    return days;
}

std::int64_t seedOfName(std::string_view name) {
    grid::Hash hash;
    hash.add(name);
    return static_cast<std::int64_t>(hash.value() % std::uint64_t{Profile::kMostSeed});
}

Profile readProfile(const Json& value, const std::string& place, Report& report) {
    Fields fields(value, place, report);
    Profile profile;
    profile.name = fields.line("name", Need::Required);
    if (!profile.name.empty() && !isProfileName(profile.name)) {
        report.add(fields.place("name"), {kNoProfileName, {inQuotes(profile.name)}});
        profile.name.clear();
    }
    // A profile of an earlier version gets a seed from its name.
    profile.seed = seedOfName(profile.name);
    if (const Json* seed = fields.find("seed", Need::Optional)) {
        profile.seed = pack::readNumber(*seed, fields.place("seed"), 0, Profile::kMostSeed, report)
                           .value_or(profile.seed);
    }
    if (const Json* packs = fields.find("packs", Need::Optional)) {
        profile.packs =
            readByKey<Records>(*packs, fields.place("packs"), report, level::isId, kNoRecordId,
                               [&](const Json& pack, const std::string& where) {
                                   return readPack(pack, where, report);
                               });
    }
    if (const Json* days = fields.find("challenges", Need::Optional))
        profile.days = readDays(*days, fields.place("challenges"), report);
    profile.more = fields.more();
    return profile;
}

void readAll(const Json& list, Profiles& profiles, Report& report) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "profile " + std::to_string(i + 1);
        if (profiles.all.size() == Profiles::kMost) {
            report.add(place, {pack::kOneTooMany, {Profiles::kMost}});
            return;
        }
        Profile profile = readProfile(list[i], place, report);
        if (profile.name.empty()) continue;  // already reported
        if (profiles.find(profile.name) != nullptr) {
            report.add(place, {pack::kTwice, {inQuotes(profile.name)}});
            continue;
        }
        profiles.all.push_back(std::move(profile));
    }
}

/// Returns the position, at or after `from`, of the next object whose first member is "name"; npos
/// if there is none.
std::size_t findProfile(std::string_view text, std::size_t from) {
    constexpr std::string_view kSpace = " \t\r\n";
    constexpr std::string_view kName = "\"name\"";
    for (std::size_t at = text.find('{', from); at != std::string_view::npos;
         at = text.find('{', at + 1)) {
        const std::size_t key = text.find_first_not_of(kSpace, at + 1);
        if (key == std::string_view::npos || !text.substr(key).starts_with(kName)) continue;
        const std::size_t colon = text.find_first_not_of(kSpace, key + kName.size());
        if (colon != std::string_view::npos && text[colon] == ':') return at;
    }
    return std::string_view::npos;
}

/// Returns the sound beginning of a damaged text as a value.
std::optional<Json> soundValue(std::string_view text) {
    auto value = json::parse(json::soundPrefix(text));
    if (!value || !value->isObject()) return std::nullopt;
    return *std::move(value);
}

/// Reads the sound profiles of a text that is no longer JSON. Each profile is read by itself, so
/// damage in one profile does not affect the others. The caller has already reported the damage.
void salvage(std::string_view text, const std::string& file, ProfilesRead& read) {
    if (text.find(std::string("\"") + kFormat + '"') == std::string_view::npos) return;
    Report unused(file);
    std::size_t at = findProfile(text, 0);
    if (const auto head = soundValue(text.substr(0, std::min(at, text.size())))) {
        Fields fields(*head, {}, unused);
        read.isNewer = readability(fields, unused) == Readable::Newer;
        if (read.isNewer) return;
        read.profiles.current = fields.line("current", Need::Optional);
    }
    std::string names;
    while (at != std::string_view::npos && read.profiles.all.size() < Profiles::kMost) {
        const std::size_t next = findProfile(text, at + 1);
        const auto value = soundValue(text.substr(at, next - at));
        at = next;
        if (!value) continue;
        Profile profile = readProfile(*value, {}, unused);
        if (profile.name.empty() || read.profiles.find(profile.name) != nullptr) continue;
        names += (names.empty() ? "" : ", ") + inQuotes(profile.name);
        read.profiles.all.push_back(std::move(profile));
    }
    if (read.profiles.find(read.profiles.current) == nullptr) read.profiles.current.clear();
    if (!names.empty()) read.problems.push_back(problemAt(file, {}, Phrase{kSalvaged, {names}}));
}

void appendRecord(std::string& out, const LevelRecord& record) {
    Members members(out, Members::Layout::Inline);
    members.number("attempts", record.attempts);
    if (record.bestTicks) level::appendNumber(members.value("best"), *record.bestTicks);
    if (record.bestStepwise)
        level::appendNumber(members.value("bestStepwise"), *record.bestStepwise);
    members.numberUnless(0, "coins", record.coins);
    members.numberUnless(0, "winsWithReturns", record.winsWithReturns);
    if (!record.medals.empty())
        pack::appendInlineList(members.value("medals"), record.medals, json::appendText);
    if (!record.consoles.empty())
        pack::appendInlineList(members.value("consoles"), record.consoles, json::appendText);
    members.more(record.more);
    members.close();
}

constexpr std::size_t kAtProfile = 2 * kIndent;
constexpr std::size_t kAtPacks = kAtProfile + kIndent;
constexpr std::size_t kAtPack = kAtPacks + kIndent;

void appendProfile(std::string& out, const Profile& profile) {
    Members members(out, Members::Layout::Lines, kAtProfile);
    members.text("name", profile.name);
    level::appendNumber(members.value("seed"), profile.seed);
    if (!profile.packs.empty()) {
        Members packs(members.value("packs"), Members::Layout::Lines, kAtPacks);
        for (const auto& [id, records] : profile.packs) {
            Members levels(packs.value(id), Members::Layout::Lines, kAtPack);
            for (const auto& [level, record] : records)
                appendRecord(levels.value(level), record);
            levels.close();
        }
        packs.close();
    }
    if (!profile.days.empty()) {
        Members days(members.value("challenges"), Members::Layout::Lines, kAtPacks);
        for (const auto& [day, record] : profile.days)
            appendRecord(days.value(day), record);
        days.close();
    }
    members.more(profile.more);
    members.close();
}

}  // namespace

ProfilesRead readProfiles(std::string_view text, const std::string& file) {
    ProfilesRead read;
    const auto json = pack::parseJson(text, file);
    if (!json) {
        read.problems.push_back(json.error());
        salvage(text, file, read);
        return read;
    }
    Report report(file);
    Fields fields(*json, {}, report);
    const Readable readable = json->isObject() ? readability(fields, report) : Readable::No;
    read.isNewer = readable == Readable::Newer;
    if (readable == Readable::Yes) {
        Profiles& profiles = read.profiles;
        profiles.current = fields.line("current", Need::Optional);
        if (const Json* list = fields.list("profiles", Need::Required)) {
            readAll(*list, profiles, report);
        }
        if (!profiles.current.empty() && profiles.find(profiles.current) == nullptr) {
            report.add("current", {kNotOfProfiles, {inQuotes(profiles.current)}});
            profiles.current.clear();
        }
        profiles.more = fields.more();
    }
    read.problems = report.take();
    return read;
}

std::string writeProfiles(const Profiles& profiles) {
    std::string text;
    Members members(text, Members::Layout::Lines);
    members.text("format", kFormat);
    members.number("version", kProfilesVersion);
    if (!profiles.current.empty()) members.text("current", profiles.current);
    pack::appendLines(members.value("profiles"), profiles.all, appendProfile);
    members.more(profiles.more);
    members.close();
    return text;
}

}  // namespace mazeloom::play
