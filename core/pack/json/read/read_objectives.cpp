// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_objectives.h"

#include "core/pack/json/words.h"

namespace mazeloom::pack {

namespace {

using level::Objectives;

void setCoins(Objectives& objectives, int coins, const std::string& place, Report& report) {
    if (objectives.coins != 0) {
        report.add(place, kCoinsTwice);
    } else {
        objectives.coins = coins;
    }
}

void readWord(const std::string& text, Objectives& objectives, const std::string& place,
              Report& report) {
    if (text == kAllCoins) {
        setCoins(objectives, Objectives::kAllCoins, place, report);
        return;
    }
    std::string known(kAllCoins);
    for (const ObjectiveWord& word : kObjectives) {
        known += ", " + std::string(word.id);
        if (word.id != text) continue;
        if (objectives.*word.wanted) report.add(place, {kTwice, {inQuotes(text)}});
        objectives.*word.wanted = true;
        return;
    }
    report.add(place, {kNotOneOf, {inQuotes(text), known}});
}

void readCoins(const Json& value, Objectives& objectives, const std::string& place,
               Report& report) {
    Fields fields(value, place, report);
    const Json* coins = fields.find("coins", Need::Required);
    if (coins == nullptr) return;
    const auto count = readNumber(*coins, fields.place("coins"), 1, Objectives::kMaxCoins, report);
    if (count) setCoins(objectives, static_cast<int>(*count), place, report);
    // Unknown members could not be kept.
    if (!fields.more().empty()) report.add(place, {kOtherKeysThan, {"coins"}});
}

}  // namespace

Objectives readObjectives(const Json& list, Report& report) {
    Objectives objectives;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "objective " + std::to_string(i + 1);
        if (list[i].isText()) {
            readWord(list[i].text(), objectives, place, report);
        } else if (list[i].isObject()) {
            readCoins(list[i], objectives, place, report);
        } else {
            addWrongType(list[i], place, "an objective or {\"coins\": n}", report);
        }
    }
    return objectives;
}

}  // namespace mazeloom::pack
