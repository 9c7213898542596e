// SPDX-License-Identifier: MIT
// Stores a long list of numbers with few different values in little memory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace mazeloom::exchange {

/// A list of numbers. It takes half a byte per number while there are at most 16 different numbers,
/// one byte while there are at most 256, two bytes while there are at most 65,536, and four bytes
/// beyond that. Short lists also take four bytes per number.
class PackedNumbers {
  public:
    /// Reserves memory for `count` numbers: half a byte each, or four if `count` is small.
    explicit PackedNumbers(std::size_t count = 0);

    void push_back(std::uint32_t number) {
        if (!isPacked() || !packed_.front().add(number)) addPlain(number);
    }

    std::size_t size() const { return isPacked() ? packed_.front().size() : numbers_.size(); }
    std::uint32_t operator[](std::size_t place) const {
        return isPacked() ? packed_.front()[place] : numbers_[place];
    }

  private:
    /// A list that stores the different numbers once, and for each element an index into them.
    class Places {
      public:
        explicit Places(std::size_t count);

        /// Returns false if there are too many different numbers.
        bool add(std::uint32_t number) {
            Recent& recent = recent_[number % recent_.size()];
            if (!recent.isUsed || recent.number != number) {
                recent = {number, placeOf(number), true};
                if (recent.place > kMostPlace) return false;
            }
            append(recent.place);
            return true;
        }
        std::size_t size() const { return size_; }
        std::uint32_t operator[](std::size_t place) const {
            return different_[elementOf(words_, bits_, place)];
        }
        std::size_t reserved() const { return reserved_; }

      private:
        static constexpr std::uint32_t kMostPlace = 0xffff;
        struct Recent {
            std::uint32_t number = 0;
            std::uint32_t place = 0;
            bool isUsed = false;
        };

        /// Returns the number's index in different_. If the number is new, adds it first, and
        /// widens the list if needed.
        std::uint32_t placeOf(std::uint32_t number);
        /// Reserves memory for `count` elements of `bits_` bits.
        void reserve(std::size_t count);
        /// Doubles the bits of each element.
        void widen();
        void append(std::uint32_t index) {
            const std::size_t bit = size_++ * bits_;
            if (bit % kWord == 0) words_.push_back(0);
            words_.back() = static_cast<std::uint16_t>(words_.back() | index << bit % kWord);
        }
        static std::uint32_t elementOf(const std::vector<std::uint16_t>& words, std::size_t bits,
                                       std::size_t place) {
            const std::size_t bit = place * bits;
            return std::uint32_t{words[bit / kWord]} >> bit % kWord & ((1U << bits) - 1);
        }

        static constexpr std::size_t kWord = 16;  ///< bits of a word

        std::size_t reserved_;
        std::size_t size_ = 0;
        std::size_t bits_ = 4;              ///< bits of an element: 4, 8 or 16
        std::vector<std::uint16_t> words_;  ///< indices in different_, the first in the lowest bits
        std::vector<std::uint32_t> different_;
        std::unordered_map<std::uint32_t, std::uint32_t> places_;  ///< indices in different_
        std::array<Recent, 64> recent_{};                          ///< a cache of places_
    };

    bool isPacked() const { return !packed_.empty(); }
    /// Appends a number as four bytes; first unpacks the list if it is packed.
    void addPlain(std::uint32_t number);

    std::vector<std::uint32_t> numbers_;
    /// The packed list: one element, or none if the list is not packed. A vector takes little
    /// memory while it is empty.
    std::vector<Places> packed_;
};

}  // namespace mazeloom::exchange
