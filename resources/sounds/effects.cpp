// SPDX-License-Identifier: MIT
// Tuned by ear and by use: frequent sounds are short and soft, those that end an attempt are long
// and fall, and those of success rise.
#include "resources/sounds/effects.h"

#include <array>

namespace mazeloom::sounds {

namespace {

constexpr std::array kStep{
    Voice{Wave::Noise, 0, 35, 1400, 500, 10},
    Voice{Wave::Sine, 0, 45, 150, 90, 22},
};
constexpr std::array kCoin{
    Voice{Wave::Triangle, 0, 70, 988, 988, 34},
    Voice{Wave::Triangle, 60, 220, 1319, 1319, 36},
    Voice{Wave::Sine, 60, 220, 2637, 2637, 10},
};
constexpr std::array kHeart{
    Voice{Wave::Sine, 0, 160, 523, 523, 34},
    Voice{Wave::Sine, 90, 160, 659, 659, 34},
    Voice{Wave::Sine, 180, 320, 784, 784, 38},
};
constexpr std::array kTake{
    Voice{Wave::Square, 0, 50, 330, 330, 14},
    Voice{Wave::Square, 45, 90, 494, 494, 14},
};
constexpr std::array kTrap{
    Voice{Wave::Noise, 0, 120, 5200, 900, 45},
    Voice{Wave::Square, 0, 300, 220, 55, 26},
};
constexpr std::array kThrow{
    Voice{Wave::Noise, 0, 190, 700, 3800, 18},
    Voice{Wave::Sine, 0, 190, 260, 620, 16},
};
constexpr std::array kBlast{
    Voice{Wave::Noise, 0, 160, 6000, 1200, 34},
    Voice{Wave::Noise, 0, 700, 900, 60, 34},
    Voice{Wave::Sine, 0, 520, 95, 32, 40},
};
constexpr std::array kLaser{
    Voice{Wave::Square, 0, 260, 1760, 220, 18},
    Voice{Wave::Triangle, 0, 380, 880, 110, 30},
};
constexpr std::array kWater{
    Voice{Wave::Noise, 0, 240, 1500, 350, 20},
    Voice{Wave::Sine, 40, 110, 310, 540, 20},
    Voice{Wave::Sine, 130, 90, 420, 690, 14},
};
constexpr std::array kText{
    Voice{Wave::Sine, 0, 60, 740, 740, 22},
    Voice{Wave::Sine, 70, 120, 554, 554, 22},
};
constexpr std::array kWin{
    Voice{Wave::Triangle, 0, 200, 523, 523, 34},   Voice{Wave::Triangle, 130, 200, 659, 659, 34},
    Voice{Wave::Triangle, 260, 200, 784, 784, 34}, Voice{Wave::Triangle, 390, 700, 1047, 1047, 38},
    Voice{Wave::Sine, 390, 700, 523, 523, 24},
};
constexpr std::array kLoss{
    Voice{Wave::Triangle, 0, 240, 392, 370, 36},
    Voice{Wave::Triangle, 200, 260, 311, 294, 36},
    Voice{Wave::Triangle, 420, 700, 208, 131, 40},
};

constexpr std::array kEffects{
    EffectVoices{"step", kStep},   EffectVoices{"coin", kCoin},   EffectVoices{"heart", kHeart},
    EffectVoices{"take", kTake},   EffectVoices{"trap", kTrap},   EffectVoices{"throw", kThrow},
    EffectVoices{"blast", kBlast}, EffectVoices{"laser", kLaser}, EffectVoices{"water", kWater},
    EffectVoices{"text", kText},   EffectVoices{"win", kWin},     EffectVoices{"loss", kLoss},
};

}  // namespace

std::span<const EffectVoices> effects() {
    return kEffects;
}

}  // namespace mazeloom::sounds
