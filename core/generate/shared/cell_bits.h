// SPDX-License-Identifier: MIT
// Stores a boolean for each cell of a map as a bit, so that several cells of a row are read at
// once.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/level/map/cell.h"

namespace mazeloom::generate {

/// Returns the bits of 64 bytes that are 0 or 1: bit k is byte k.
inline std::uint64_t packed(const std::uint8_t* bytes) {
    std::uint64_t word = 0;
    for (std::size_t k = 0; k < 64; k += 8) {
        std::uint64_t eight = 0;
        for (std::size_t i = 0; i < 8; ++i)
            eight |= std::uint64_t{bytes[k + i]} << (8 * i);
        // The product gathers bit 0 of every byte in the highest byte.
        word |= (eight * 0x0102040810204080u >> 56) << k;
    }
    return word;
}

class CellBits {
  public:
    /// Stores isSet(cell), which must be 0 or 1, for each cell. Outside of the map, all bits are 0.
    template <typename IsSet>
    CellBits(const level::CellGrid& cells, const IsSet& isSet) {
        const std::span<const level::Cell> all = cells.storage();
        words_.resize(all.size() / kBits + 4);
        for (std::size_t first = 0, word = 1; first < all.size(); first += kBits, ++word) {
            std::array<std::uint8_t, kBits> bytes{};
            const std::size_t count = std::min(kBits, all.size() - first);
            for (std::size_t k = 0; k < count; ++k)
                bytes[k] = static_cast<std::uint8_t>(isSet(all[first + k]));
            words_[word] = packed(bytes.data());
        }
    }

    void set(grid::Index i) { words_[i / kBits + 1] |= std::uint64_t{1} << i % kBits; }
    void reset(grid::Index i) { words_[i / kBits + 1] &= ~(std::uint64_t{1} << i % kBits); }
    /// Returns the bits of the 32 cells from `first` on in storage order; `first` may lie outside
    /// of the storage, and wraps around as shifted() does.
    std::uint32_t from(grid::Index first) const {
        const auto place = static_cast<grid::Index>(first + kBits);
        const std::size_t word = place / kBits;
        if (word + 1 >= words_.size()) return 0;
        const unsigned shift = place % kBits;
        return static_cast<std::uint32_t>(words_[word] >> shift | words_[word + 1] << 1
                                                                                   << (63 - shift));
    }

  private:
    static constexpr std::size_t kBits = 64;

    std::vector<std::uint64_t> words_;  ///< begin one word before the storage
};

}  // namespace mazeloom::generate
