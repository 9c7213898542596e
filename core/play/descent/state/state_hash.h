// SPDX-License-Identifier: MIT
// FNV-1a over the parts of a run, number by number. Private to core/play/descent.
#pragma once

#include <cstdint>

#include "core/grid/hash.h"
#include "core/play/descent/state/floor.h"
#include "core/play/descent/state/inventory.h"
#include "core/play/descent/state/message.h"

namespace mazeloom::play::descent {

class StateHash {
  public:
    template <typename Number>
    void add(Number number) {
        hash_.add(static_cast<std::uint64_t>(number));
    }
    void add(grid::Point p) {
        add(p.x);
        add(p.y);
    }
    void add(const Item& item) {
        add(item.kind);
        add(item.enchanted);
        add(item.power);
        add(item.range);
        add(item.charges);
        // Runs with fireballs only keep the hashes that they had before there were other spells.
        if (item.spell != Spell::Fireball) add(item.spell);
    }
    void add(const LyingItem& item) {
        add(item.item);
        add(item.at);
        if (item.isLeft) add(item.isLeft);
    }
    void add(const Monster& monster) {
        add(monster.kind);
        add(monster.at);
        add(monster.hp);
    }
    void add(const Inventory& inventory) {
        add(inventory.size());
        for (const Item& item : inventory.items())
            add(item);
        add(inventory.weaponPlace());
        add(inventory.wandPlace());
        if (inventory.armourPlace() >= 0) add(inventory.armourPlace());
    }
    void add(const Log& log) {
        add(log.size());
        for (const Message& message : log) {
            add(message.id);
            add(message.who);
            add(message.number);
            add(message.more);
            add(message.item);
        }
    }
    void add(const Floor& floor) {
        add(floor.depth);
        add(floor.ground->sight);
        for (const grid::Point at :
             {floor.ground->entrance, floor.ground->fromAbove, floor.ground->fromBelow})
            add(at);
        add(grid::Point{floor.size().width, floor.size().height});
        for (int y = 0; y < floor.size().height; ++y) {
            for (const level::Cell cell : floor.cells.row(y))
                cell.addTo(hash_);
        }
        // Adds nothing if all is lit, so that replays from before darkness existed still play.
        const level::DarkGrid& dark = floor.ground->map.dark;
        if (!dark.size().isEmpty()) {
            for (const std::uint8_t cell : dark.storage())
                add(cell);
        }
        add(floor.monsters.size());
        for (const Monster& monster : floor.monsters)
            add(monster);
        add(floor.items.size());
        for (const LyingItem& item : floor.items)
            add(item);
        // Floors without keys keep the hashes that they had before keys existed.
        if (floor.keys != 0) add(floor.keys);
    }

    std::uint64_t value() const { return hash_.value(); }

  private:
    grid::Hash hash_;
};

}  // namespace mazeloom::play::descent
