// SPDX-License-Identifier: MIT
#include "widgets/devices/sound_mixer.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace mazeloom::widgets {

SoundMixer::SoundMixer(int channels, QObject* parent) : QIODevice(parent), channels_(channels) {
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

void SoundMixer::add(std::shared_ptr<const Samples> sound, int percent) {
    const std::lock_guard lock(mutex_);
    voices_.push_back({std::move(sound), percent});
    silent_ = 0;
}

bool SoundMixer::isIdle() const {
    const std::lock_guard lock(mutex_);
    return voices_.empty() && silent_ >= kIdle;
}

qint64 SoundMixer::bytesAvailable() const {
    // The stream never ends, so this reports one second of samples at any time.
    return kRate * channels_ * qint64{sizeof(std::int16_t)} + QIODevice::bytesAvailable();
}

qint64 SoundMixer::readData(char* data, qint64 most) {
    const std::size_t frame = sizeof(std::int16_t) * static_cast<std::size_t>(channels_);
    const std::size_t frames = static_cast<std::size_t>(most) / frame;
    bool isNowIdle = false;
    {
        const std::lock_guard lock(mutex_);
        std::vector<int> mixed(frames, 0);
        for (Voice& voice : voices_) {
            const std::size_t end = std::min(voice.at + frames, voice.sound->size());
            for (std::size_t out = 0; voice.at < end; ++out, ++voice.at)
                mixed[out] += (*voice.sound)[voice.at] * voice.percent / 100;
        }
        const std::size_t before = std::exchange(silent_, voices_.empty() ? silent_ + frames : 0);
        isNowIdle = before < kIdle && silent_ >= kIdle;
        std::erase_if(voices_, [](const Voice& voice) { return voice.at == voice.sound->size(); });
        for (const int sum : mixed) {
            const auto sample = static_cast<std::int16_t>(std::clamp(sum, -32'768, 32'767));
            for (int channel = 0; channel < channels_; ++channel, data += sizeof sample)
                std::memcpy(data, &sample, sizeof sample);
        }
    }
    if (isNowIdle) emit idle();
    return static_cast<qint64>(frames * frame);
}

qint64 SoundMixer::writeData(const char*, qint64) {
    return -1;
}

}  // namespace mazeloom::widgets
