// SPDX-License-Identifier: MIT
// What lies or stands on a cell besides its terrain, as patterns of promises see it: things, a coin
// or a trap.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/level/map/thing.h"

namespace mazeloom::level::promises {

/// One content: a kind of thing, a coin or a trap.
class Content {
  public:
    static constexpr int kCount = static_cast<int>(kThingNumbers) + 2;

    constexpr Content(ThingKind kind) : number_(static_cast<std::uint8_t>(kind)) {}
    static constexpr Content coin() { return of(static_cast<int>(kThingNumbers)); }
    static constexpr Content trap() { return of(static_cast<int>(kThingNumbers) + 1); }
    /// `number` is 0 … kCount − 1.
    static constexpr Content of(int number) {
        Content content(ThingKind::Hero);
        content.number_ = static_cast<std::uint8_t>(number);
        return content;
    }

    constexpr int number() const { return number_; }
    constexpr bool isThing() const { return number_ < kThingNumbers; }
    /// Requires a thing.
    constexpr ThingKind thing() const { return static_cast<ThingKind>(number_); }

    friend constexpr bool operator==(Content, Content) = default;

  private:
    std::uint8_t number_ = 0;
};

/// Returns the content's id in files: a thing's, "own" for every kind of the pack's own, "coin" or
/// "trap".
std::string_view idOf(Content content);
std::optional<Content> contentWithId(std::string_view id);

/// A set of contents.
class Contents {
  public:
    constexpr Contents() = default;
    constexpr Contents(Content content) { add(content); }

    constexpr void add(Content content) { bits_ |= bitOf(content); }
    constexpr void addAll(Contents others) { bits_ |= others.bits_; }
    constexpr void remove(Content content) { bits_ &= ~bitOf(content); }
    constexpr bool has(Content content) const { return (bits_ & bitOf(content)) != 0; }
    constexpr bool hasAnyOf(Contents other) const { return (bits_ & other.bits_) != 0; }
    constexpr bool isEmpty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }

    friend constexpr bool operator==(const Contents&, const Contents&) = default;

  private:
    static constexpr std::uint32_t bitOf(Content content) {
        return std::uint32_t{1} << content.number();
    }
    static_assert(Content::kCount <= 32);

    std::uint32_t bits_ = 0;
};

}  // namespace mazeloom::level::promises
