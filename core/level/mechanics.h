// SPDX-License-Identifier: MIT
// The mechanics of a temple, as a level can promise that it needs them
// (core/play/temple/RULES.md T-20).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mazeloom::level {

enum class Mechanic : std::uint8_t {
    Tnt,
    Grenades,
    Explosives,  ///< TNT and grenades together: one may replace the other
    Hearts,
    Bugs,
    Bosses,
    Beams,
    Falls,
    Air,
    Numbers,
};

struct MechanicInfo {
    Mechanic mechanic;
    std::string_view id;     ///< as in files and in the ids of measures
    std::string_view title;  ///< as in the window, in English
    std::string_view name;   ///< in English, within a sentence
    std::string_view taken;  ///< what is so once it is taken away, in English, within a sentence
};

/// Indexed by the enumeration.
inline constexpr std::array kMechanics{
    MechanicInfo{Mechanic::Tnt, "tnt", "TNT", "TNT", "no TNT lies in it"},
    MechanicInfo{Mechanic::Grenades, "grenades", "Grenades", "grenades", "no grenades lie in it"},
    MechanicInfo{Mechanic::Explosives, "explosives", "TNT or grenades", "TNT or grenades",
                 "neither TNT nor grenades lie in it"},
    MechanicInfo{Mechanic::Hearts, "hearts", "Hearts", "hearts", "no hearts lie in it"},
    MechanicInfo{Mechanic::Bugs, "bugs", "Bugs", "bugs", "it has no bugs"},
    MechanicInfo{Mechanic::Bosses, "bosses", "Bosses", "bosses", "it has no bosses"},
    MechanicInfo{Mechanic::Beams, "beams", "Laser beams", "laser beams",
                 "it has no laser emitters"},
    MechanicInfo{Mechanic::Falls, "falls", "Waterfalls", "waterfalls", "its waterfalls are floor"},
    MechanicInfo{Mechanic::Air, "air", "Air", "limited air", "the hero's air never runs out"},
    MechanicInfo{Mechanic::Numbers, "numbers", "Numbers", "the numbers that it shows",
                 "it shows near numbers instead of all, or visited ones instead of near ones"},
};

constexpr const MechanicInfo& info(Mechanic mechanic) {
    return kMechanics[static_cast<std::size_t>(mechanic)];
}

/// Returns the mechanic with this id; null if there is none.
constexpr const MechanicInfo* findMechanic(std::string_view id) {
    for (const MechanicInfo& one : kMechanics) {
        if (one.id == id) return &one;
    }
    return nullptr;
}

/// A set of mechanics.
class Mechanics {
  public:
    constexpr bool has(Mechanic mechanic) const { return (bits_ & bitOf(mechanic)) != 0; }
    constexpr void add(Mechanic mechanic) { bits_ |= bitOf(mechanic); }
    constexpr void remove(Mechanic mechanic) { bits_ &= ~bitOf(mechanic); }
    constexpr bool isEmpty() const { return bits_ == 0; }

    friend bool operator==(const Mechanics&, const Mechanics&) = default;

  private:
    static constexpr unsigned bitOf(Mechanic mechanic) {
        return 1u << static_cast<unsigned>(mechanic);
    }

    unsigned bits_ = 0;
};

}  // namespace mazeloom::level
