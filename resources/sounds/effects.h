// SPDX-License-Identifier: MIT
// What each of the game's effects is made of.
#pragma once

#include <span>
#include <string_view>

#include "resources/sounds/synthesiser.h"

namespace mazeloom::sounds {

struct EffectVoices {
    std::string_view id;  ///< the name of its file, without the ending
    std::span<const Voice> voices;
};

std::span<const EffectVoices> effects();

}  // namespace mazeloom::sounds
