// SPDX-License-Identifier: MIT
#include "core/exchange/encodings/packed_numbers.h"

#include <algorithm>

namespace mazeloom::exchange {

namespace {

/// Lists up to this length are not packed: the table of different numbers takes more memory than
/// packing would save.
constexpr std::size_t kFew = 1024;
constexpr std::uint32_t kMostBytePlace = 0xff;

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
    bytes_.reserve(count);
}

std::uint32_t PackedNumbers::Places::placeOf(std::uint32_t number) {
    const auto next = static_cast<std::uint32_t>(different_.size());
    const auto [known, isNew] = places_.try_emplace(number, next);
    if (!isNew || next > kMostPlace) return known->second;
    different_.push_back(number);
    if (!isWide_ && next > kMostBytePlace) {
        words_.reserve(std::max(reserved_, bytes_.size() + 1));
        words_.assign(bytes_.begin(), bytes_.end());
        bytes_ = {};
        isWide_ = true;
    }
    return next;
}

}  // namespace mazeloom::exchange
