// SPDX-License-Identifier: MIT
// An append-only list in blocks: no element moves when it grows, and growth never doubles memory.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
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
        return blocks_.empty() ? 0 : blocks_.size() * kBlock - static_cast<std::size_t>(end_ - next_);
    }
    bool isEmpty() const { return size() == 0; }

    const T& operator[](std::size_t i) const { return blocks_[i / kBlock][i % kBlock]; }
    /// The last element; the log is not empty.
    T& back() { return next_[-1]; }

    std::size_t blockCount() const { return blocks_.size(); }
    /// The elements kBlock × block … of one block, contiguous.
    std::span<const T> block(std::size_t block) const {
        const std::size_t used = block + 1 == blocks_.size() ? size() - block * kBlock : kBlock;
        return {blocks_[block].get(), used};
    }
    std::size_t bytes() const { return blocks_.size() * kBlock * sizeof(T); }

  private:
    void grow() {
        blocks_.push_back(std::make_unique_for_overwrite<T[]>(kBlock));
        next_ = blocks_.back().get();
        end_ = next_ + kBlock;
    }

    std::vector<std::unique_ptr<T[]>> blocks_;
    T* next_ = nullptr;
    T* end_ = nullptr;
};

}  // namespace mazeloom::trace
