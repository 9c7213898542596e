// SPDX-License-Identifier: MIT
// The values that rewrite rules see. A cell shows its terrain, or the temporary ink that covers it;
// every cell around the map is "outside".
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "core/level/map/terrain.h"

namespace mazeloom::level::rewriting {

/// Temporary inks, A to H.
inline constexpr int kInks = 8;

class Value {
  public:
    static constexpr int kCount = static_cast<int>(kMostTerrains) + kInks + 1;

    constexpr Value() = default;
    constexpr Value(Terrain terrain) : number_(static_cast<std::uint8_t>(terrain)) {}
    /// `ink` is 0 … kInks − 1.
    static constexpr Value ink(int ink) { return of(kFirstInk + ink); }
    static constexpr Value outside() { return of(kOutside); }
    /// `number` is 0 … kCount − 1.
    static constexpr Value of(int number) {
        Value value;
        value.number_ = static_cast<std::uint8_t>(number);
        return value;
    }

    constexpr int number() const { return number_; }
    constexpr bool isTerrain() const { return number_ < kFirstInk; }
    constexpr bool isInk() const { return number_ >= kFirstInk && number_ < kOutside; }
    constexpr bool isOutside() const { return number_ == kOutside; }
    /// Requires a terrain.
    constexpr Terrain terrain() const { return static_cast<Terrain>(number_); }
    /// Requires an ink; returns 0 … kInks − 1.
    constexpr int ink() const { return number_ - kFirstInk; }

    friend constexpr bool operator==(Value, Value) = default;

  private:
    static constexpr int kFirstInk = static_cast<int>(kMostTerrains);
    static constexpr int kOutside = kFirstInk + kInks;

    std::uint8_t number_ = 0;
};

/// A set of values that a cell of a pattern may match.
class Values {
  public:
    constexpr Values() = default;
    constexpr Values(Value value) { add(value); }
    constexpr Values(std::initializer_list<Value> values) {
        for (Value value : values)
            add(value);
    }
    /// Returns the set of all values on the map: every value but outside.
    static constexpr Values any() {
        Values all;
        all.terrains_ = TerrainSet::all();
        all.others_ = (1u << kInks) - 1;
        return all;
    }

    constexpr void add(Value value) {
        if (value.isTerrain()) {
            terrains_.add(value.terrain());
        } else {
            others_ = static_cast<std::uint16_t>(others_ | bitOf(value));
        }
    }
    constexpr void remove(Value value) {
        if (value.isTerrain()) {
            terrains_.remove(value.terrain());
        } else {
            others_ = static_cast<std::uint16_t>(others_ & ~bitOf(value));
        }
    }
    constexpr bool contains(Value value) const {
        return value.isTerrain() ? terrains_.contains(value.terrain())
                                 : (others_ & bitOf(value)) != 0;
    }
    constexpr bool isEmpty() const { return terrains_.isEmpty() && others_ == 0; }
    constexpr bool isAny() const { return *this == any(); }
    constexpr int count() const { return terrains_.count() + std::popcount(others_); }
    constexpr bool isSingle() const { return count() == 1; }
    constexpr const TerrainSet& terrains() const { return terrains_; }
    /// Returns the value with the smallest number; the set must not be empty.
    constexpr Value first() const {
        if (!terrains_.isEmpty()) return terrains_.first();
        return Value::of(static_cast<int>(kMostTerrains) + std::countr_zero(others_));
    }

    friend constexpr bool operator==(const Values&, const Values&) = default;

  private:
    static constexpr unsigned bitOf(Value value) {
        return 1u << (value.number() - static_cast<int>(kMostTerrains));
    }

    TerrainSet terrains_;
    std::uint16_t others_ = 0;
};

}  // namespace mazeloom::level::rewriting
