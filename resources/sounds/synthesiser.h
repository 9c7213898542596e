// SPDX-License-Identifier: MIT
// A small synthesiser for short effects: voices in, samples out. It runs when the program is built.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mazeloom::sounds {

inline constexpr int kSampleRate = 44'100;  ///< samples a second, one channel of 16 bits

enum class Wave : std::uint8_t { Sine, Triangle, Square, Noise };

/// A wave that slides from one pitch to another while it fades out.
struct Voice {
    Wave wave = Wave::Sine;
    int start = 0;      ///< milliseconds after the effect begins
    int length = 100;   ///< milliseconds, > 0
    int from = 440;     ///< hertz at its start; noise holds each random value for one period
    int to = 440;       ///< hertz at its end
    int loudness = 50;  ///< percent of the maximum of a single voice
};

/// Returns the mix of the voices, which ends with the last of them. Clips values beyond the range
/// of a sample.
std::vector<std::int16_t> render(std::span<const Voice> voices);

/// Returns the samples as a RIFF WAVE file, which QSoundEffect reads.
std::string wave(std::span<const std::int16_t> samples);

}  // namespace mazeloom::sounds
