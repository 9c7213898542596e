// SPDX-License-Identifier: MIT
// The voices of each of the games' sound effects.
#pragma once

#include <span>
#include <string_view>

#include "resources/sounds/synthesiser.h"

namespace mazeloom::sounds {

struct EffectVoices {
    std::string_view id;  ///< the name of its file, without the extension
    std::span<const Voice> voices;
};

std::span<const EffectVoices> effects();

}  // namespace mazeloom::sounds
