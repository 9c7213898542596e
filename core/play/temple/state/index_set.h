// SPDX-License-Identifier: MIT
// A set of numbers that mostly lie close together, such as the changed cells of a field. Each
// stored word covers 64 consecutive numbers; the words are in ascending order. So equal sets have
// equal bytes, whatever the order of insertion, and the cells of a walked corridor take little
// memory.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

namespace mazeloom::play::temple {

class IndexSet {
  public:
    bool contains(std::uint32_t member) const {
        const auto word = find(member / kBits);
        return word != words_.end() && word->number == member / kBits &&
               (word->bits >> (member % kBits) & 1u) != 0;
    }
    /// Adds a member. Returns whether it is new.
    bool insert(std::uint32_t member) {
        const std::uint32_t number = member / kBits;
        const std::uint64_t bit = std::uint64_t{1} << (member % kBits);
        auto word = words_.begin() + (find(number) - words_.cbegin());
        if (word == words_.end() || word->number != number) word = words_.insert(word, {number, 0});
        if ((word->bits & bit) != 0) return false;
        word->bits |= bit;
        ++size_;
        return true;
    }

    std::size_t size() const { return size_; }
    bool isEmpty() const { return size_ == 0; }
    /// Iterates over the members in ascending order.
    class Iterator;
    Iterator begin() const;
    Iterator end() const;
    /// Returns the memory that the words take, in bytes.
    std::size_t bytes() const { return words_.size() * sizeof(Word); }

    friend bool operator==(const IndexSet&, const IndexSet&) = default;

  private:
    static constexpr std::uint32_t kBits = 64;

    struct Word {
        std::uint32_t number = 0;  ///< its members begin at number × 64
        std::uint64_t bits = 0;

        friend bool operator==(const Word&, const Word&) = default;
    };

    std::vector<Word>::const_iterator find(std::uint32_t number) const {
        return std::lower_bound(
            words_.begin(), words_.end(), number,
            [](const Word& word, std::uint32_t other) { return word.number < other; });
    }

    std::vector<Word> words_;  ///< words without members are not stored
    std::size_t size_ = 0;
};

class IndexSet::Iterator {
  public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = std::uint32_t;
    using difference_type = std::ptrdiff_t;
    using pointer = const std::uint32_t*;
    using reference = std::uint32_t;

    Iterator() = default;
    std::uint32_t operator*() const {
        return word_->number * kBits + static_cast<std::uint32_t>(std::countr_zero(remaining_));
    }
    Iterator& operator++() {
        remaining_ &= remaining_ - 1;
        if (remaining_ == 0 && ++word_ != end_) remaining_ = word_->bits;
        return *this;
    }
    Iterator operator++(int) {
        const Iterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

  private:
    friend class IndexSet;
    Iterator(const Word* word, const Word* end)
        : word_(word), end_(end), remaining_(word == end ? 0 : word->bits) {}

    const Word* word_ = nullptr;
    const Word* end_ = nullptr;
    std::uint64_t remaining_ = 0;  ///< members of the word that are not visited yet
};

inline IndexSet::Iterator IndexSet::begin() const {
    return {words_.data(), words_.data() + words_.size()};
}
inline IndexSet::Iterator IndexSet::end() const {
    return {words_.data() + words_.size(), words_.data() + words_.size()};
}

}  // namespace mazeloom::play::temple
