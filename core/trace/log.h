// SPDX-License-Identifier: MIT
// An append-only list that stores its elements in blocks: growth moves no element and never doubles
// the memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

namespace mazeloom::trace {

template <typename T>
class Log {
  public:
    static constexpr std::size_t kBlock = std::size_t{1} << 16;

    void push(const T& value) {
        if (next_ == end_) grow();
        *next_++ = value;
    }

    std::size_t size() const {
        return blocks_.empty()
                   ? 0
                   : forgotten_ + blocks_.size() * kBlock - static_cast<std::size_t>(end_ - next_);
    }
    bool isEmpty() const { return size() == 0; }

    const T& operator[](std::size_t i) const { return blocks_[i / kBlock][i % kBlock]; }
    /// Returns the last element. The log must not be empty.
    T& back() { return next_[-1]; }

    /// Makes the log count further elements without keeping them: only the last one stays readable.
    void keepOnlyCount() { keepsOnlyCount_ = true; }

    /// Returns the part of the elements `from` … `end` − 1 that lies in the same block as element
    /// `from`: a contiguous run, not empty if from < end ≤ size().
    std::span<const T> run(std::size_t from, std::size_t end) const {
        const std::size_t place = from % kBlock;
        return {blocks_[from / kBlock].get() + place, std::min(end - from, kBlock - place)};
    }
    std::size_t bytes() const { return blocks_.size() * kBlock * sizeof(T); }

  private:
    /// Blocks are filled by assignment only: constructing the elements first would write all memory
    /// twice.
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    struct Release {
        void operator()(T* block) const { std::allocator<T>().deallocate(block, kBlock); }
    };

    /// Defined in log.cpp for the kinds of elements that a trace has.
    void grow();

    std::vector<std::unique_ptr<T[], Release>> blocks_;
    T* next_ = nullptr;
    T* end_ = nullptr;
    std::size_t forgotten_ = 0;
    bool keepsOnlyCount_ = false;
};

}  // namespace mazeloom::trace
