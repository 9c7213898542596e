// SPDX-License-Identifier: MIT
// Plays the games' sounds. Qt Multimedia runs on its own thread, because opening an audio device
// may take long and a game must not wait for it.
#pragma once

#include <cstdint>

#include <QObject>
#include <QString>
#include <QThread>

namespace mazeloom::widgets {

enum class Sound : std::uint8_t {
    Step,
    Coin,
    Heart,
    Take,
    Trap,
    Throw,
    Blast,
    Laser,
    Water,
    Text,
    Win,
    Loss,
};
inline constexpr int kSounds = 12;

/// Returns the resource path of a sound, which is a short WAV file.
QString fileOf(Sound sound);

class SoundPlayer : public QObject {
    Q_OBJECT

  public:
    enum class Output {
        Device,  ///< the system's default output; silent while there is none
        None,    ///< never opens a device: for tests and programs without a display
    };

    explicit SoundPlayer(Output output, QObject* parent = nullptr);
    /// Stops all sounds.
    ~SoundPlayer() override;

    /// Sets the volume in percent, 0–100; at 0 no device is opened.
    void setVolume(int percent);
    int volume() const { return volume_; }

    /// Opens the device and loads all sounds, so that the first sound played is not late. Returns
    /// at once.
    void prepare();
    /// Plays a sound from its beginning, over the sounds that are playing. Returns at once.
    void play(Sound sound);

  signals:
    /// A sound was requested at a volume above 0. Emitted even if there is no device.
    void played(mazeloom::widgets::Sound sound);

  private:
    class Worker;

    /// Returns the worker, and starts its thread if needed. Returns null if the volume is 0 or the
    /// output is None.
    Worker* worker();

    Output output_;
    int volume_ = 60;
    QThread thread_;
    Worker* worker_ = nullptr;  ///< belongs to thread_; deleted when the thread ends
};

}  // namespace mazeloom::widgets
