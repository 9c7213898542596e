// SPDX-License-Identifier: MIT
// Mixes short sounds into one endless stream, from which an audio sink can pull. If each sound had
// its own stream, sounds shorter than the system's buffer, such as a step, would be lost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include <QIODevice>

namespace mazeloom::widgets {

/// Samples from -32,768 to 32,767, kRate of them a second.
using Samples = std::vector<std::int16_t>;

class SoundMixer : public QIODevice {
    Q_OBJECT

  public:
    static constexpr int kRate = 44'100;
    /// Silent samples after which the last sound has left the system's buffers.
    static constexpr std::size_t kIdle = kRate;

    /// All `channels` receive the same samples.
    explicit SoundMixer(int channels, QObject* parent = nullptr);

    /// Starts a sound, mixed over those playing already. `percent`: 0–100.
    void add(std::shared_ptr<const Samples> sound, int percent);

    /// Whether there has been silence for kIdle.
    bool isIdle() const;

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

  signals:
    /// There has been silence for kIdle. Emitted once per pause.
    void idle();

  protected:
    /// Returns native 16-bit samples. Callable from any thread: some systems pull on their own.
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
    std::size_t silent_ = 0;  ///< samples since the last sound
};

}  // namespace mazeloom::widgets
