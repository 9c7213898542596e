// SPDX-License-Identifier: MIT
#include <algorithm>
#include <memory>

#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <QtEndian>

#include "resources/resources.h"
#include "widgets/devices/sound_mixer.h"
#include "widgets/devices/sound_player.h"

using namespace mazeloom::widgets;

class TestSoundPlayer : public QObject {
    Q_OBJECT

    static Samples pulled(SoundMixer& mixer, std::size_t frames) {
        Samples samples(frames * 2);
        const auto bytes = static_cast<qint64>(samples.size() * sizeof(std::int16_t));
        if (mixer.read(reinterpret_cast<char*>(samples.data()), bytes) != bytes) samples.clear();
        return samples;
    }

  private slots:
    void initTestCase() { mazeloom::resources::initialise(); }

    void everySoundIsThereShortAndAudible() {
        for (int i = 0; i < kSounds; ++i) {
            const QString name = fileOf(static_cast<Sound>(i));
            QFile file(name);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
            const QByteArray bytes = file.readAll();
            QCOMPARE(bytes.left(4), QByteArray("RIFF"));
            QCOMPARE(bytes.mid(8, 8), QByteArray("WAVEfmt "));
            QCOMPARE(bytes.mid(36, 4), QByteArray("data"));
            const auto rate = qFromLittleEndian<quint32>(bytes.constData() + 24);
            const auto length = qFromLittleEndian<quint32>(bytes.constData() + 40);
            QCOMPARE(qFromLittleEndian<quint32>(bytes.constData() + 4),
                     static_cast<quint32>(bytes.size()) - 8);
            QCOMPARE(length, static_cast<quint32>(bytes.size()) - 44);
            QVERIFY(length / 2 <= rate * 3 / 2);
            int loudest = 0;
            int clipped = 0;
            for (quint32 at = 0; at < length; at += 2) {
                const int sample =
                    std::abs(int{qFromLittleEndian<qint16>(bytes.constData() + 44 + at)});
                loudest = std::max(loudest, sample);
                clipped += sample >= 32'767;
            }
            QVERIFY2(loudest > 3'000, qPrintable(name));
            QVERIFY2(clipped == 0, qPrintable(name));
            // The sound has no click at either end.
            QVERIFY(std::abs(int{qFromLittleEndian<qint16>(bytes.constData() + 44)}) < 300);
            QVERIFY(std::abs(int{qFromLittleEndian<qint16>(bytes.end() - 2)}) < 300);
        }
    }

    void soundsAreMixed() {
        SoundMixer mixer(2);
        QSignalSpy idle(&mixer, &SoundMixer::idle);
        const auto low = std::make_shared<Samples>(Samples{100, -100, 200});
        const auto loud = std::make_shared<Samples>(Samples(5, 32'000));
        mixer.add(low, 50);
        // Both channels are equal, followed by endless silence.
        QCOMPARE(pulled(mixer, 2), (Samples{50, 50, -50, -50}));
        mixer.add(loud, 100);
        mixer.add(loud, 100);
        QCOMPARE(pulled(mixer, 2), (Samples{32'767, 32'767, 32'767, 32'767}));
        QCOMPARE(pulled(mixer, 4).back(), std::int16_t{0});
        QCOMPARE(idle.count(), 0);
        while (idle.isEmpty())
            QCOMPARE(pulled(mixer, 1'000), Samples(2'000, 0));
        QVERIFY(mixer.isIdle());
        pulled(mixer, 1'000);
        QCOMPARE(idle.count(), 1);  // emitted once
        mixer.add(low, 100);
        QVERIFY(!mixer.isIdle());
        QCOMPARE(pulled(mixer, 1), (Samples{100, 100}));
        // A request for half a frame returns nothing.
        char byte = 0;
        QCOMPARE(mixer.read(&byte, 1), 0);
    }

    void silenceAsksForNothing() {
        SoundPlayer player(SoundPlayer::Output::None);
        QSignalSpy played(&player, &SoundPlayer::played);
        player.play(Sound::Coin);
        QCOMPARE(played.count(), 1);
        player.setVolume(0);
        player.play(Sound::Coin);
        QCOMPARE(played.count(), 1);
        player.setVolume(700);
        QCOMPARE(player.volume(), 100);
    }

    /// With an output device it sounds, without one nothing happens; in both cases the caller is
    /// not blocked, and the player ends cleanly.
    void theRealOutputNeedsNoDevice() {
        SoundPlayer player(SoundPlayer::Output::Device);
        player.setVolume(1);
        player.prepare();
        for (int i = 0; i < kSounds; ++i)
            player.play(static_cast<Sound>(i));
        QTest::qWait(50);
    }
};

QTEST_MAIN(TestSoundPlayer)
#include "tst_sound_player.moc"
