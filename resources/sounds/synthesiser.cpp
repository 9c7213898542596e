// SPDX-License-Identifier: MIT
#include "resources/sounds/synthesiser.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace mazeloom::sounds {

namespace {

constexpr double kFullScale = std::numeric_limits<std::int16_t>::max();
/// The fade at both ends of a voice, without which it would click.
constexpr double kSoftEdge = 0.003;  // seconds

std::size_t samplesIn(int milliseconds) {
    return static_cast<std::size_t>(milliseconds) * kSampleRate / 1000;
}

/// Noise that is the same in every build: xorshift with one step a value.
class Noise {
  public:
    /// Returns the next value, from −1 to 1.
    double next() {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 17;
        state_ ^= state_ << 5;
        return static_cast<double>(state_) / std::numeric_limits<std::uint32_t>::max() * 2 - 1;
    }

  private:
    std::uint32_t state_ = 0x9e3779b9u;
};

/// Returns a wave's value at a phase from 0 to 1; `held` is that of noise.
double shape(Wave wave, double phase, double held) {
    switch (wave) {
        case Wave::Sine:
            return std::sin(2 * std::numbers::pi * phase);
        case Wave::Triangle:
            return 1 - 4 * std::abs(phase - 0.5);
        case Wave::Square:
            return phase < 0.5 ? 1 : -1;
        case Wave::Noise:
            return held;
    }
    return 0;
}

void add(const Voice& voice, std::vector<double>& mix) {
    const std::size_t begin = samplesIn(voice.start);
    const std::size_t count = samplesIn(voice.length);
    const double seconds = static_cast<double>(count) / kSampleRate;
    Noise noise;
    double held = noise.next();
    double phase = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double done = static_cast<double>(i) / static_cast<double>(count);
        const double pitch = voice.from + (voice.to - voice.from) * done;
        phase += pitch / kSampleRate;
        if (phase >= 1) {
            phase -= std::floor(phase);
            held = noise.next();
        }
        const double edge =
            std::min({1.0, done * seconds / kSoftEdge, (1 - done) * seconds / kSoftEdge});
        const double fade = (1 - done) * (1 - done);
        mix[begin + i] += shape(voice.wave, phase, held) * edge * fade * voice.loudness / 100;
    }
}

void appendNumber(std::string& bytes, std::uint32_t number, int size) {
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>(number >> (8 * i) & 0xff);
}

}  // namespace

std::vector<std::int16_t> render(std::span<const Voice> voices) {
    std::size_t length = 0;
    for (const Voice& voice : voices)
        length = std::max(length, samplesIn(voice.start) + samplesIn(voice.length));
    std::vector<double> mix(length, 0.0);
    for (const Voice& voice : voices)
        add(voice, mix);
    std::vector<std::int16_t> samples;
    samples.reserve(length);
    for (const double value : mix)
        samples.push_back(static_cast<std::int16_t>(std::clamp(value, -1.0, 1.0) * kFullScale));
    return samples;
}

std::string wave(std::span<const std::int16_t> samples) {
    constexpr std::uint32_t kSampleBytes = 2;
    const auto dataBytes = static_cast<std::uint32_t>(samples.size()) * kSampleBytes;
    std::string bytes = "RIFF";
    appendNumber(bytes, 36 + dataBytes, 4);
    bytes += "WAVEfmt ";
    appendNumber(bytes, 16, 4);  // bytes of the format that follows
    appendNumber(bytes, 1, 2);   // uncompressed
    appendNumber(bytes, 1, 2);   // channels
    appendNumber(bytes, kSampleRate, 4);
    appendNumber(bytes, kSampleRate * kSampleBytes, 4);  // bytes a second
    appendNumber(bytes, kSampleBytes, 2);                // bytes of all channels together
    appendNumber(bytes, 8 * kSampleBytes, 2);            // bits of a sample
    bytes += "data";
    appendNumber(bytes, dataBytes, 4);
    for (const std::int16_t sample : samples)
        appendNumber(bytes, static_cast<std::uint16_t>(sample), kSampleBytes);
    return bytes;
}

}  // namespace mazeloom::sounds
