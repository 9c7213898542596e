// SPDX-License-Identifier: MIT
#include "widgets/devices/sound_player.h"

#include <algorithm>
#include <array>
#include <memory>

#include <QAudioDevice>
#include <QMediaDevices>
#include <QMetaObject>
#include <QSoundEffect>
#include <QUrl>

namespace mazeloom::widgets {

namespace {

constexpr std::array<const char*, kSounds> kFiles{
    "step",  "coin",  "heart", "take", "trap", "throw",
    "blast", "laser", "water", "text", "win",  "loss",
};

}  // namespace

QUrl sourceOf(Sound sound) {
    return QUrl(QStringLiteral("qrc:/sounds/%1.wav")
                    .arg(QLatin1String(kFiles.at(static_cast<std::size_t>(sound)))));
}

/// What runs on the thread.
class SoundPlayer::Worker : public QObject {
  public:
    void play(Sound sound, int volume) {
        if (!devices_) listen();
        if (!hasOutput_) return;
        auto& effect = effects_.at(static_cast<std::size_t>(sound));
        if (!effect) {
            effect = std::make_unique<QSoundEffect>();
            effect->setSource(sourceOf(sound));
        }
        effect->setVolume(static_cast<float>(volume) / 100);
        effect->play();
    }

  private:
    /// A headset may come or go while the game runs: the effects are made anew for it.
    void listen() {
        devices_ = std::make_unique<QMediaDevices>();
        connect(devices_.get(), &QMediaDevices::audioOutputsChanged, this, [this] { look(); });
        look();
    }
    void look() {
        hasOutput_ = !QMediaDevices::defaultAudioOutput().isNull();
        for (auto& effect : effects_)
            effect.reset();
    }

    std::unique_ptr<QMediaDevices> devices_;
    bool hasOutput_ = false;
    std::array<std::unique_ptr<QSoundEffect>, kSounds> effects_;
};

SoundPlayer::SoundPlayer(Output output, QObject* parent) : QObject(parent), output_(output) {
    thread_.setObjectName(QStringLiteral("sounds"));
}

SoundPlayer::~SoundPlayer() {
    thread_.quit();
    thread_.wait();
}

void SoundPlayer::setVolume(int percent) {
    volume_ = std::clamp(percent, 0, 100);
}

void SoundPlayer::play(Sound sound) {
    if (volume_ == 0) return;
    emit played(sound);
    if (output_ == Output::None) return;
    if (!worker_) {
        worker_ = new Worker;
        worker_->moveToThread(&thread_);
        connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
        thread_.start();
    }
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, sound, volume = volume_] { worker->play(sound, volume); });
}

}  // namespace mazeloom::widgets
