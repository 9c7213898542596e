// SPDX-License-Identifier: MIT
// The items that the hero carries, each under a letter (RULES.md D-10).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/play/descent/state/item.h"

namespace mazeloom::play::descent {

class Inventory {
  public:
    static constexpr int kMost = 20;

    int size() const { return size_; }
    bool isFull() const { return size_ == kMost; }
    std::span<const Item> items() const { return {items_.data(), static_cast<std::size_t>(size_)}; }
    const Item& operator[](int place) const { return items_[static_cast<std::size_t>(place)]; }

    /// Return the index of the weapon in hand, of the ready wand and of the armour that is worn; −1
    /// if there is none.
    int weaponPlace() const { return weapon_; }
    int wandPlace() const { return wand_; }
    int armourPlace() const { return armour_; }
    /// Whether the item at a place is in hand, ready or worn.
    bool isUsed(int place) const { return place == weapon_ || place == wand_ || place == armour_; }
    const Item* weapon() const { return weapon_ < 0 ? nullptr : &(*this)[weapon_]; }
    Item* weapon() { return weapon_ < 0 ? nullptr : &items_[static_cast<std::size_t>(weapon_)]; }
    const Item* wand() const { return wand_ < 0 ? nullptr : &(*this)[wand_]; }
    Item* wand() { return wand_ < 0 ? nullptr : &items_[static_cast<std::size_t>(wand_)]; }
    const Item* armour() const { return armour_ < 0 ? nullptr : &(*this)[armour_]; }

    /// Adds an item. The inventory must not be full.
    void add(const Item& item) { items_[static_cast<std::size_t>(size_++)] = item; }
    /// Removes an item. Later items move up a letter.
    void remove(int place);
    /// Wields the weapon, readies the wand, or puts on the armour at a place.
    void wield(int place) { weapon_ = static_cast<std::int8_t>(place); }
    void ready(int place) { wand_ = static_cast<std::int8_t>(place); }
    void wear(int place) { armour_ = static_cast<std::int8_t>(place); }

    friend bool operator==(const Inventory&, const Inventory&) = default;

  private:
    std::array<Item, kMost> items_{};  ///< default items from size_ on
    std::int8_t size_ = 0;
    std::int8_t weapon_ = -1;
    std::int8_t wand_ = -1;
    std::int8_t armour_ = -1;
};

}  // namespace mazeloom::play::descent
