// SPDX-License-Identifier: MIT
// Mixes short sounds into one endless stream, as a device for an audio sink to pull from. Effects
// that are played each on a stream of their own lose those that are shorter than the system's
// buffer: a step is.
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
    /// As much silence, in samples, and the stream can be suspended: nothing of the last sound is
    /// still in the system's buffers.
    static constexpr std::size_t kIdle = kRate;

    /// `channels` get the same each.
    explicit SoundMixer(int channels, QObject* parent = nullptr);

    /// From its beginning, over what sounds already. `percent`: 0–100.
    void add(std::shared_ptr<const Samples> sound, int percent);

    /// Whether nothing has sounded for kIdle.
    bool isIdle() const;

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

  signals:
    /// Nothing sounds any more, for kIdle. Told once for each pause.
    void idle();

  protected:
    /// 16 bits in the machine's order. From any thread: a system may pull on one of its own.
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
    std::size_t silent_ = 0;  ///< samples since something sounded
};

}  // namespace mazeloom::widgets
