// SPDX-License-Identifier: MIT
#include <utility>

#include "core/play/descent/runs/replay.h"
#include "core/play/descent/state/inventory.h"
#include "core/play/replay.h"
#include "core/play/replay_lines.h"

namespace mazeloom::play::descent {

namespace {

int intOf(const std::string& key, const json::Value& field, int least, int most) {
    return static_cast<int>(numberOf(key, field, least, most));
}

Item itemOf(const json::Value& value) {
    if (!value.isObject()) throw std::string("\"items\" holds something that is not an object");
    Item item;
    bool hasKind = false;
    for (const auto& [key, field] : value.members()) {
        if (key == "kind") {
            const std::string id = textField(key, field);
            const auto kind = itemKindOf(id);
            if (!kind)
                throw std::string("there is no kind of item ")
                    .append(inQuotes(id))
                    .append("; there are potion, weapon, armour, wand");
            item.kind = *kind;
            hasKind = true;
        } else if (key == "power") {
            item.power = intOf(key, field, 0, Item::kMost);
        } else if (key == "range") {
            item.range = intOf(key, field, 0, Item::kMost);
        } else if (key == "charges") {
            item.charges = intOf(key, field, 0, Item::kMost);
        } else if (key == "spell") {
            const std::string id = textField(key, field);
            const auto spell = spellOf(id);
            if (!spell)
                throw std::string("there is no spell ")
                    .append(inQuotes(id))
                    .append("; there are fireball, thrust, blink");
            item.spell = *spell;
        } else if (key == "enchanted") {
            if (!field.isBoolean()) throw std::string("\"enchanted\" must be true or false");
            item.enchanted = field.isTrue();
        } else {
            throwUnknownKey(key);
        }
    }
    if (!hasKind) throw std::string("an item's \"kind\" is missing");
    return item;
}

std::vector<Item> itemsOf(const json::Value& field) {
    if (!field.isList() || field.size() > std::size_t{Inventory::kMost})
        throw std::string("\"items\" is no list of at most ")
            .append(std::to_string(Inventory::kMost));
    std::vector<Item> items;
    for (const json::Value& item : field.list())
        items.push_back(itemOf(item));
    return items;
}

bool readOwnKey(const std::string& key, const json::Value& field, ReplayHeader& header) {
    if (key == "levelDepth") {
        header.levelDepth = intOf(key, field, 1, level::kMaxDepth);
    } else if (key == "depth") {
        header.depth = intOf(key, field, 1, level::kMaxDepth);
    } else if (key == "goal") {
        header.goal = intOf(key, field, 0, level::kMaxDepth);
    } else if (key == "hp") {
        header.hp = intOf(key, field, 0, level::DescentTables::kMaxStat);
    } else if (key == "items") {
        header.items = itemsOf(field);
    } else if (key == "weapon") {
        header.weapon = intOf(key, field, -1, Inventory::kMost - 1);
    } else if (key == "wand") {
        header.wand = intOf(key, field, -1, Inventory::kMost - 1);
    } else if (key == "armour") {
        header.armour = intOf(key, field, -1, Inventory::kMost - 1);
    } else if (key == "end") {
        header.end = hashOf(key, field);
    } else if (key == "keys") {
        header.keys = numberOf(key, field, 0, static_cast<std::int64_t>(ReplayLimits::kMostInputs));
    } else {
        return false;
    }
    return true;
}

Key readKey(const json::Value& value) {
    std::optional<Key> pressed;
    for (const auto& [key, field] : value.members()) {
        if (key != "key") throwUnknownKey(key);
        const std::string name = textField(key, field);
        pressed = keyOf(name);
        if (!pressed) {
            throw std::string("there is no key ")
                .append(inQuotes(name))
                .append("; there are up, right, down, left, a to t, z, >, <, ., other");
        }
    }
    if (!pressed) throw std::string("\"key\" is missing");
    return *pressed;
}

}  // namespace

Start startOf(const ReplayHeader& header) {
    Start start;
    start.seed = header.seed.value_or(0);
    start.depth = header.depth.value_or(1);
    start.hp = header.hp;
    start.items = header.items;
    start.weapon = header.weapon;
    start.wand = header.wand;
    start.armour = header.armour;
    start.goal = header.goal;
    return start;
}

tl::expected<Replay, Problem> readReplay(std::string_view text, const std::string& file,
                                         const LoadControl& control) {
    const auto readInput = [](const json::Value& value, Replay& into) {
        if (into.keys.size() == ReplayLimits::kMostInputs)
            throw std::string("there are too many keys");
        into.keys.push_back(readKey(value));
    };
    auto replay = readReplayOf<Replay>(text, file, "descent", "{\"key\": \"right\"}", readOwnKey,
                                       readInput, control);
    if (!replay) return replay;
    const auto count = static_cast<std::int64_t>(replay->keys.size());
    if (replay->header.keys && *replay->header.keys != count) {
        return tl::unexpected(problemAt(
            file, {},
            "the replay has " + std::to_string(count) + " keys, but should have " +
                std::to_string(*replay->header.keys) + ": a part of the file is missing"));
    }
    return replay;
}

}  // namespace mazeloom::play::descent
