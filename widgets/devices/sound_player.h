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

/// Returns the resource path of the sound, a short WAV file.
QString fileOf(Sound sound);

class SoundPlayer : public QObject {
    Q_OBJECT

  public:
    enum class Output {
        Device,  ///< the system's standard output; silent while there is none
        None,    ///< never opens a device: for tests and programs without a display
    };

    explicit SoundPlayer(Output output, QObject* parent = nullptr);
    /// Stops all sounds.
    ~SoundPlayer() override;

    /// Sets the volume in percent, 0–100; at 0 no device is opened.
    void setVolume(int percent);
    int volume() const { return volume_; }

    /// Opens the device and loads every sound, so that the first one that is played is not late.
    /// Returns at once.
    void prepare();
    /// Plays a sound from its beginning, over the others; returns at once.
    void play(Sound sound);

  signals:
    /// A sound was requested at a volume above 0; does not depend on a device.
    void played(mazeloom::widgets::Sound sound);

  private:
    class Worker;

    /// Returns null while silent.
    Worker* worker();

    Output output_;
    int volume_ = 60;
    QThread thread_;
    Worker* worker_ = nullptr;  ///< lives on the thread, and is deleted when it ends
};

}  // namespace mazeloom::widgets
