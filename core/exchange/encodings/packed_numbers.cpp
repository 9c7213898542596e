// SPDX-License-Identifier: MIT
#include "core/exchange/encodings/packed_numbers.h"

#include <algorithm>
#include <utility>

namespace mazeloom::exchange {

namespace {

/// Lists up to this length are not packed: the table of different numbers takes more memory than
/// packing would save.
constexpr std::size_t kFew = 1024;

}  // namespace

PackedNumbers::PackedNumbers(std::size_t count) {
    if (count <= kFew) {
        numbers_.reserve(count);
    } else {
        packed_.emplace_back(count);
    }
}

void PackedNumbers::addPlain(std::uint32_t number) {
    if (isPacked()) {
        const Places& places = packed_.front();
        numbers_.reserve(std::max(places.reserved(), places.size() + 1));
        for (std::size_t i = 0; i < places.size(); ++i)
            numbers_.push_back(places[i]);
        packed_ = {};
    }
    numbers_.push_back(number);
}

PackedNumbers::Places::Places(std::size_t count) : reserved_(count) {
    reserve(count);
}

void PackedNumbers::Places::reserve(std::size_t count) {
    words_.reserve((count * bits_ + kWord - 1) / kWord);
}

void PackedNumbers::Places::widen() {
    const std::vector<std::uint16_t> narrow = std::exchange(words_, {});
    const std::size_t bits = std::exchange(bits_, 2 * bits_);
    const std::size_t count = std::exchange(size_, 0);
    reserve(std::max(reserved_, count + 1));
    for (std::size_t i = 0; i < count; ++i)
        append(elementOf(narrow, bits, i));
}

std::uint32_t PackedNumbers::Places::placeOf(std::uint32_t number) {
    const auto next = static_cast<std::uint32_t>(different_.size());
    const auto [known, isNew] = places_.try_emplace(number, next);
    if (!isNew || next > kMostPlace) return known->second;
    different_.push_back(number);
    if (next >> bits_ != 0) widen();
    return next;
}

}  // namespace mazeloom::exchange
