// SPDX-License-Identifier: MIT
#include "widgets/devices/sound_player.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>

#include <QAudioDevice>
#include <QAudioSink>
#include <QFile>
#include <QMediaDevices>
#include <QMetaObject>
#include <QtEndian>

#include "widgets/devices/sound_mixer.h"

namespace mazeloom::widgets {

namespace {

constexpr std::array<const char*, kSounds> kFiles{
    "step",  "coin",  "heart", "take", "trap", "throw",
    "blast", "laser", "water", "text", "win",  "loss",
};

/// Length of the sink's buffer, which is the maximum delay of a sound.
constexpr std::chrono::microseconds kBuffer{60'000};

/// Reads one of the project's own files: a 44-byte header, then 16-bit little-endian samples.
std::shared_ptr<const Samples> samplesOf(Sound sound) {
    constexpr qsizetype kHeader = 44;
    auto samples = std::make_shared<Samples>();
    QFile file(fileOf(sound));
    if (!file.open(QIODevice::ReadOnly)) return samples;
    const QByteArray bytes = file.readAll();
    for (qsizetype at = kHeader; at + 1 < bytes.size(); at += 2)
        samples->push_back(qFromLittleEndian<std::int16_t>(bytes.constData() + at));
    return samples;
}

}  // namespace

QString fileOf(Sound sound) {
    return QStringLiteral(":/sounds/%1.wav")
        .arg(QLatin1String(kFiles.at(static_cast<std::size_t>(sound))));
}

/// The part of the player that runs on its thread.
class SoundPlayer::Worker : public QObject {
  public:
    /// Loads all sounds and opens the output. Opens it again whenever the audio devices change,
    /// such as when a headset is plugged in.
    void prepare() {
        if (devices_) return;
        for (std::size_t i = 0; i < sounds_.size(); ++i)
            sounds_[i] = samplesOf(static_cast<Sound>(i));
        devices_ = std::make_unique<QMediaDevices>();
        connect(devices_.get(), &QMediaDevices::audioOutputsChanged, this, [this] { begin(); });
        begin();
    }

    void play(Sound sound, int volume) {
        prepare();
        if (!sink_) return;
        mixer_->add(sounds_.at(static_cast<std::size_t>(sound)), volume);
        if (sink_->state() == QAudio::SuspendedState) sink_->resume();
        if (sink_->state() == QAudio::StoppedState) sink_->start(mixer_.get());
    }

  private:
    void begin() {
        sink_.reset();
        mixer_.reset();
        const QAudioDevice output = QMediaDevices::defaultAudioOutput();
        if (output.isNull()) return;
        QAudioFormat format;
        format.setSampleFormat(QAudioFormat::Int16);
        format.setSampleRate(SoundMixer::kRate);
        format.setChannelCount(1);
        if (!output.isFormatSupported(format)) format.setChannelCount(2);
        mixer_ = std::make_unique<SoundMixer>(format.channelCount());
        sink_ = std::make_unique<QAudioSink>(output, format);
        sink_->setBufferSize(format.bytesForDuration(kBuffer.count()));
        // Suspend the sink during silence, so that it does not pull silent samples.
        connect(
            mixer_.get(), &SoundMixer::idle, this,
            [this] {
                if (mixer_->isIdle()) sink_->suspend();
            },
            Qt::QueuedConnection);
        // Opening takes time, so open the sink before the first sound.
        sink_->start(mixer_.get());
    }

    std::array<std::shared_ptr<const Samples>, kSounds> sounds_;
    std::unique_ptr<QMediaDevices> devices_;
    std::unique_ptr<SoundMixer> mixer_;  ///< outlives the sink, which pulls from it
    std::unique_ptr<QAudioSink> sink_;   ///< null if there is no audio output
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

SoundPlayer::Worker* SoundPlayer::worker() {
    if (output_ == Output::None || volume_ == 0) return nullptr;
    if (!worker_) {
        worker_ = new Worker;
        worker_->moveToThread(&thread_);
        connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
        thread_.start();
    }
    return worker_;
}

void SoundPlayer::prepare() {
    if (Worker* worker = this->worker())
        QMetaObject::invokeMethod(worker, [worker] { worker->prepare(); });
}

void SoundPlayer::play(Sound sound) {
    if (volume_ == 0) return;
    emit played(sound);
    if (Worker* worker = this->worker()) {
        QMetaObject::invokeMethod(
            worker, [worker, sound, volume = volume_] { worker->play(sound, volume); });
    }
}

}  // namespace mazeloom::widgets
