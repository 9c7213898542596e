// SPDX-License-Identifier: MIT
// Mixes short sounds into one endless audio stream, from which an audio sink pulls. If each sound
// had a stream of its own, sounds shorter than the system's buffer, such as a footstep, would be
// lost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include <QIODevice>

namespace mazeloom::widgets {

/// The samples of a sound, from −32,768 to 32,767, at SoundMixer::kRate samples per second.
using Samples = std::vector<std::int16_t>;

class SoundMixer : public QIODevice {
    Q_OBJECT

  public:
    static constexpr int kRate = 44'100;
    /// Number of silent samples after which the last sound has left the system's buffers.
    static constexpr std::size_t kIdle = kRate;

    /// All of the `channels` channels receive the same samples.
    explicit SoundMixer(int channels, QObject* parent = nullptr);

    /// Starts a sound over the sounds that are playing. `percent` is its volume, 0–100.
    void add(std::shared_ptr<const Samples> sound, int percent);

    /// Whether the last kIdle samples or more were silent.
    bool isIdle() const;

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

  signals:
    /// Emitted after kIdle silent samples, once in each pause between sounds.
    void idle();

  protected:
    /// Writes native 16-bit samples to `data`. May be called from any thread, because some systems
    /// pull samples on a thread of their own.
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char* data, qint64 most) override;

  private:
    struct Voice {
        std::shared_ptr<const Samples> sound;
        int percent;
        std::size_t at = 0;
    };

    mutable std::mutex mutex_;
    std::vector<Voice> voices_;
    int channels_;
    std::size_t silent_ = 0;  ///< number of samples since the last sound
};

}  // namespace mazeloom::widgets
