// SPDX-License-Identifier: MIT
// Plays the games' sounds. Qt Multimedia lives on a thread of its own: opening an audio device can
// take long, and a game must not wait for its sounds.
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

/// Where the program keeps it, a short WAV file.
QString fileOf(Sound sound);

class SoundPlayer : public QObject {
    Q_OBJECT

  public:
    enum class Output {
        Device,  ///< the system's standard output; silent while there is none
        None,    ///< never opens anything: tests, programs without a display
    };

    explicit SoundPlayer(Output output, QObject* parent = nullptr);
    /// Ends what sounds.
    ~SoundPlayer() override;

    /// Percent, 0–100; at 0 nothing is opened.
    void setVolume(int percent);
    int volume() const { return volume_; }

    /// Opens the device and loads every sound, so that the first one that is played is not late.
    /// Returns at once.
    void prepare();
    /// From its beginning, over the others; returns at once.
    void play(Sound sound);

  signals:
    /// It was asked for and is not silent; says nothing about a device.
    void played(mazeloom::widgets::Sound sound);

  private:
    class Worker;

    /// Null while nothing is to be heard.
    Worker* worker();

    Output output_;
    int volume_ = 60;
    QThread thread_;
    Worker* worker_ = nullptr;  ///< lives on the thread; deleted as it ends
};

}  // namespace mazeloom::widgets
