// SPDX-License-Identifier: MIT
// A long list of numbers, few of which differ, in little memory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace mazeloom::exchange {

/// Takes one byte per number while at most 256 numbers differ, two bytes while at most 65,536 do,
/// and four bytes beyond that and in short lists.
class PackedNumbers {
  public:
    /// Reserves memory for `count` numbers, of one byte each unless they are few.
    explicit PackedNumbers(std::size_t count = 0);

    void push_back(std::uint32_t number) {
        if (!isPacked() || !packed_.front().add(number)) addPlain(number);
    }

    std::size_t size() const { return isPacked() ? packed_.front().size() : numbers_.size(); }
    std::uint32_t operator[](std::size_t place) const {
        return isPacked() ? packed_.front()[place] : numbers_[place];
    }

  private:
    /// Places in a list of different numbers.
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
            if (isWide_) {
                words_.push_back(static_cast<std::uint16_t>(recent.place));
            } else {
                bytes_.push_back(static_cast<std::uint8_t>(recent.place));
            }
            return true;
        }
        std::size_t size() const { return isWide_ ? words_.size() : bytes_.size(); }
        std::uint32_t operator[](std::size_t place) const {
            return different_[isWide_ ? words_[place] : bytes_[place]];
        }
        std::size_t reserved() const { return reserved_; }

      private:
        static constexpr std::uint32_t kMostPlace = 0xffff;
        struct Recent {
            std::uint32_t number = 0;
            std::uint32_t place = 0;
            bool isUsed = false;
        };

        /// Returns the number's place, which may be a new one. Widens the list if needed.
        std::uint32_t placeOf(std::uint32_t number);

        std::size_t reserved_;
        bool isWide_ = false;
        std::vector<std::uint8_t> bytes_;
        std::vector<std::uint16_t> words_;
        std::vector<std::uint32_t> different_;
        std::unordered_map<std::uint32_t, std::uint32_t> places_;  ///< in different_
        std::array<Recent, 64> recent_{};                          ///< a cache of places_
    };

    bool isPacked() const { return !packed_.empty(); }
    /// Appends a number of four bytes; unpacks the list if it is packed.
    void addPlain(std::uint32_t number);

    std::vector<std::uint32_t> numbers_;
    /// One, or none if each number takes four bytes. A list, so that short lists stay small.
    std::vector<Places> packed_;
};

}  // namespace mazeloom::exchange
