// SPDX-License-Identifier: MIT
#include "tests/support/play/descent.h"

#include <algorithm>
#include <utility>

#include <QtGlobal>

#include "tests/support/levels.h"

namespace mazeloom::testing {

using namespace play::descent;

namespace {

Engine engineOf(const level::Pack& pack) {
    auto dungeon = Dungeon::of(pack);
    if (!dungeon) qFatal("%s", dungeon.error().describe().c_str());
    return Engine(std::move(*dungeon));
}

bool leadsDown(const Rows& rows) {
    return std::any_of(rows.begin(), rows.end(),
                       [](const std::string& row) { return row.find('>') != std::string::npos; });
}

}  // namespace

level::Level paintedFloor(const Rows& rows, std::string id) {
    Rows all = rows;
    if (!leadsDown(rows)) {
        const std::string rock(rows.front().size(), '#');
        all.push_back(rock);
        all.push_back(rock.substr(1) + '>');
    }
    level::Level level = painted(all, {});
    level.id = std::move(id);
    level.ruleset = level::Ruleset::Descent;
    return level;
}

level::Pack paintedDescent(const std::vector<Rows>& floors) {
    level::Pack pack;
    pack.id = "delve";
    int depth = 0;
    for (const Rows& rows : floors) {
        ++depth;
        pack.levels.push_back(paintedFloor(rows, "floor-" + std::to_string(depth)));
        pack.descent.floors.push_back({depth, pack.levels.back().id});
    }
    pack.descent.otherFloors = pack.levels.back().id;
    return pack;
}

Delve::Delve(const level::Pack& pack, const Start& start) : engine(engineOf(pack)) {
    auto begun = engine.begin(start);
    if (!begun) qFatal("%s", begun.error().describe().c_str());
    state = std::move(*begun);
}

bool Delve::press(std::string_view keys) {
    constexpr std::string_view kDirections = "URDL";
    bool areTurns = true;
    for (const char letter : keys) {
        const std::size_t direction = kDirections.find(letter);
        const auto key = direction != std::string_view::npos
                             ? static_cast<Key>(direction)
                             : keyOf(std::string_view(&letter, 1)).value_or(Key::Other);
        const std::int64_t turns = state.turns;
        engine.press(state, key, &all);
        areTurns = areTurns && state.turns == turns + 1;
    }
    return areTurns;
}

std::string Delve::said() const {
    return text(state.log[state.log.size() - 1]);
}

int Delve::count(What what) const {
    return static_cast<int>(std::count_if(
        all.begin(), all.end(), [what](const Happening& one) { return one.what == what; }));
}

Item potion(int power) {
    Item item;
    item.kind = ItemKind::Potion;
    item.power = power;
    return item;
}

Item weapon(int power, bool isEnchanted) {
    Item item;
    item.kind = ItemKind::Weapon;
    item.power = power;
    item.enchanted = isEnchanted;
    return item;
}

Item wand(int power, int range, int charges) {
    Item item;
    item.kind = ItemKind::Wand;
    item.power = power;
    item.range = range;
    item.charges = charges;
    return item;
}

Item wandOf(Spell spell, int power, int range, int charges) {
    Item item = wand(power, range, charges);
    item.spell = spell;
    return item;
}

Item armour(int power) {
    Item item;
    item.kind = ItemKind::Armour;
    item.power = power;
    return item;
}

Delve holding(const Rows& rows, const std::vector<play::descent::Item>& items, int inHand,
              int ready) {
    play::descent::Start start;
    start.items = items;
    start.weapon = inHand;
    start.wand = ready;
    return Delve(paintedDescent({rows}), start);
}

}  // namespace mazeloom::testing
