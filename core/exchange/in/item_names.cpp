// SPDX-License-Identifier: MIT
#include "core/exchange/in/item_names.h"

#include <optional>
#include <utility>
#include <variant>

#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"
#include "core/level/id.h"

namespace mazeloom::exchange {

Item ItemNames::itemOf(const level::Object& object) const {
    return {false, static_cast<std::size_t>(&object - level_.objects.data())};
}
Item ItemNames::itemOf(const level::Trajectory& path) const {
    return {true, static_cast<std::size_t>(&path - level_.trajectories.data())};
}

std::string& ItemNames::idOf(Item item) {
    return item.isPath ? level_.trajectories[item.place].id : level_.objects[item.place].id;
}
level::Properties& ItemNames::propertiesOf(Item item) {
    return item.isPath ? level_.trajectories[item.place].properties
                       : level_.objects[item.place].properties;
}

void ItemNames::rememberAll() {
    const auto rememberOne = [this](Item item) {
        ids_.insert(idOf(item));
        remember(item);
    };
    for (std::size_t i = 0; i < level_.objects.size(); ++i)
        rememberOne({false, i});
    for (std::size_t i = 0; i < level_.trajectories.size(); ++i)
        rememberOne({true, i});
}

void ItemNames::remember(Item item) {
    for (const level::Property& property : propertiesOf(item)) {
        if (const auto* name = std::get_if<level::ObjectName>(&property.value))
            named_[name->id].push_back(item);
    }
}

void ItemNames::freeId(const std::string& id) {
    if (const auto own = ids_.find(id); own != ids_.end()) ids_.erase(own);
}

void ItemNames::rename(std::vector<Renaming> renamings) {
    std::erase_if(renamings,
                  [this](const Renaming& one) { return idOf(one.item) == one.thing->name; });
    for (const Renaming& one : renamings)
        free(one.item);
    refuse(renamings);
    std::map<std::string, std::string> newNames;
    std::set<Item> naming;
    for (const Renaming& one : renamings) {
        if (one.isRefused) continue;
        const std::string& name = one.thing->name;
        const std::string before = std::exchange(idOf(one.item), name);
        ids_.insert(name);
        if (before.empty() || !newNames.emplace(before, name).second) continue;
        const std::vector<Item>& items = named_[before];
        naming.insert(items.begin(), items.end());
    }
    follow(newNames, naming);
}

/// Marks the renamings that are refused. A refused item keeps its id, so the renaming of another
/// item to this id is refused too.
void ItemNames::refuse(std::vector<Renaming>& renamings) {
    std::map<std::string, std::size_t> wanted;
    for (std::size_t i = 0; i < renamings.size(); ++i) {
        const ForeignThing& thing = *renamings[i].thing;
        const bool isFree =
            isAllowed(thing) && (thing.name.empty() || wanted.try_emplace(thing.name, i).second);
        if (isFree) continue;
        if (level::isId(thing.name) && !ids_.contains(thing.name)) tellTaken(thing);
        for (std::optional<std::size_t> next = i; next;) {
            Renaming& refused = renamings[*next];
            refused.isRefused = true;
            const std::string& kept = idOf(refused.item);
            next.reset();
            ids_.insert(kept);
            const auto other = kept.empty() ? wanted.end() : wanted.find(kept);
            if (other == wanted.end()) break;
            next = other->second;
            wanted.erase(other);
            tellTaken(*renamings[*next].thing);
        }
    }
}

void ItemNames::follow(const std::map<std::string, std::string>& newNames,
                       const std::set<Item>& naming) {
    for (const Item item : naming) {
        for (level::Property& property : propertiesOf(item)) {
            auto* name = std::get_if<level::ObjectName>(&property.value);
            const auto now = name == nullptr ? newNames.end() : newNames.find(name->id);
            if (now == newNames.end()) continue;
            name->id = now->second;
            named_[name->id].push_back(item);
        }
    }
}

void ItemNames::rename(std::string& id, const ForeignThing& thing) {
    if (id == thing.name || !isAllowed(thing)) return;
    freeId(id);
    id = thing.name;
    ids_.insert(id);
}

bool ItemNames::isAllowed(const ForeignThing& thing) {
    if (thing.name.empty()) return true;
    if (!level::isId(thing.name)) {
        tell_(thing.where, {kNotId, {inQuotes(thing.name)}});
        return false;
    }
    if (ids_.contains(thing.name)) tellTaken(thing);
    return !ids_.contains(thing.name);
}

void ItemNames::tellTaken(const ForeignThing& thing) {
    tell_(thing.where, {kTaken, {inQuotes(thing.name)}});
}

std::string ItemNames::freshId(const std::string& name) {
    // Continues numbering after the last thing of this name: a file may have many things with the
    // same name.
    int& number = numbers_[name];
    std::string id;
    do {
        ++number;
        id = number == 1 ? name : name + '-' + std::to_string(number);
    } while (ids_.contains(id));
    if (!level::isId(id)) return {};
    ids_.insert(id);
    return id;
}

}  // namespace mazeloom::exchange
