// SPDX-License-Identifier: MIT
// Animations are read back by code that did not write them: frames, sizes, delays and pixels.
#include <algorithm>
#include <cstdlib>

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "tests/support/test_program.h"
#include "tests/widgets/films/read_back.h"
#include "widgets/doors/films/write_animation.h"

namespace mazeloom::tst_animations {

using namespace std::chrono_literals;
using testing::ReadFrame;
using widgets::AnimationFormat;
using widgets::Schedule;

class TestAnimations : public QObject {
    Q_OBJECT

  private slots:
    void framesComeBack_data();
    void framesComeBack();
    void aFolderHasAPictureAFrame();
    void manyColoursStayNear();
    void filmsHaveTheirFrames_data();
    void filmsHaveTheirFrames();
    void givingUpLeavesNothing_data();
    void givingUpLeavesNothing();
    void whatCannotBeWrittenIsSaid_data();
    void whatCannotBeWrittenIsSaid();
    void endingsTellTheFormat();
    void aScheduleHasTheEnds();
};

namespace {

/// A ground of two colours over which a square goes; moments 6 … 8 show the same.
class Square : public widgets::Film {
  public:
    explicit Square(int moments, QSize size = {61, 43}) : moments_(moments) {
        picture_ = QImage(size, QImage::Format_RGB32);
    }

    QSize size() const override { return picture_.size(); }
    std::int64_t lastMoment() const override { return moments_ - 1; }
    int momentsPerSecond() const override { return 0; }
    const QImage& draw(std::int64_t moment) override {
        picture_.fill(0xff203040);
        QPainter painter(&picture_);
        painter.fillRect(0, 0, 20, picture_.height(), QColor(0x1b1e24));
        const int at = static_cast<int>(moment >= 6 && moment <= 8 ? 6 : moment);
        painter.fillRect(at * 3 % 50, at * 5 % 30, 9, 9, QColor(250, 10 + at * 20 % 240, 3 * at));
        return picture_;
    }

  private:
    int moments_;
    QImage picture_;
};

/// Each pixel of a frame is another colour.
class Colourful final : public Square {
  public:
    Colourful() : Square(3, {64, 64}), picture_(64, 64, QImage::Format_RGB32) {}
    const QImage& draw(std::int64_t moment) override {
        for (int y = 0; y < 64; ++y) {
            for (int x = 0; x < 64; ++x)
                picture_.setPixel(x, y, qRgb(x * 4, y * 4, static_cast<int>(moment) * 40));
        }
        return picture_;
    }

  private:
    QImage picture_;
};

const AnimationFormat& format(const QString& id) {
    return *widgets::findAnimationFormat(id.toStdString());
}

Schedule everyMoment(const widgets::Film& film, int fps) {
    return *Schedule::of(film.lastMoment(), 0, {.every = 1, .fps = fps, .length = {}});
}

std::vector<ReadFrame> readBack(const QString& id, const QString& path) {
    if (id == "gif") return testing::readGif(path);
    return id == "webp" ? testing::readWebp(path) : testing::readApng(path);
}

QStringList namesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                                  QDir::Name);
}

bool isThere(const AnimationFormat& format) {
    return widgets::programOf(format).has_value();
}

}  // namespace

void TestAnimations::framesComeBack_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("fps");
    for (const QString id : {"gif", "webp", "apng"}) {
        for (const int fps : {1, 24, 25, 30, 50})
            QTest::addRow("%s %d", qPrintable(id), fps) << id << fps;
    }
}

void TestAnimations::framesComeBack() {
    QFETCH(QString, id);
    QFETCH(int, fps);
    const QTemporaryDir folder;
    const QString path = folder.filePath("a." + id);
    Square film(20);
    const Schedule schedule = everyMoment(film, fps);
    const auto written = widgets::writeAnimation(film, schedule, format(id), path);
    QVERIFY2(written && *written, qPrintable(written ? QString() : written.error()));
    const std::vector<ReadFrame> frames = readBack(id, path);
    // WebP makes one frame of those that are alike; each of the others has all of them.
    std::vector<std::int64_t> moments;
    for (std::int64_t moment = 0; moment < 20; ++moment) {
        if (id != "webp" || moment < 7 || moment > 8) moments.push_back(moment);
    }
    QCOMPARE(frames.size(), moments.size());
    int total = 0;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        QCOMPARE(frames[i].image, film.draw(moments[i]));
        total += frames[i].milliseconds;
        // When the next one begins, rounded: to hundredths of a second in GIF.
        const std::int64_t next = i + 1 < moments.size() ? moments[i + 1] : 20;
        const std::int64_t expected = next < 20 ? next * 1000 / fps : 19 * 1000 / fps + 1000;
        QVERIFY2(std::abs(total - expected) <= (id == "gif" ? 5 : 1),
                 qPrintable(QString("%1: %2, not %3").arg(i).arg(total).arg(expected)));
    }
    QCOMPARE(namesIn(folder.path()), QStringList{"a." + id});
}

void TestAnimations::aFolderHasAPictureAFrame() {
    const QTemporaryDir folder;
    Square film(12);
    const Schedule schedule = everyMoment(film, 25);
    QVERIFY(QDir(folder.path()).mkdir("empty"));
    for (const QString name : {"new", "empty"}) {
        const auto written =
            widgets::writeAnimation(film, schedule, format("frames"), folder.filePath(name));
        QVERIFY2(written && *written, qPrintable(written ? QString() : written.error()));
        const QStringList names = namesIn(folder.filePath(name));
        QCOMPARE(names.size(), 12);
        for (int i = 0; i < 12; ++i) {
            QCOMPARE(QImage(folder.filePath(name) + '/' + names[i])
                         .convertToFormat(QImage::Format_RGB32),
                     film.draw(i));
        }
    }
    QCOMPARE(namesIn(folder.path()), (QStringList{"empty", "new"}));
}

void TestAnimations::manyColoursStayNear() {
    const QTemporaryDir folder;
    for (const QString id : {"gif", "webp", "apng"}) {
        Colourful film;
        const QString path = folder.filePath("a." + id);
        QVERIFY(*widgets::writeAnimation(film, everyMoment(film, 10), format(id), path));
        const std::vector<ReadFrame> frames = readBack(id, path);
        QCOMPARE(frames.size(), std::size_t{3});
        for (int i = 0; i < 3; ++i) {
            const QImage expected = film.draw(i);
            const QImage& image = frames[static_cast<std::size_t>(i)].image;
            int apart = 0;
            for (int y = 0; y < 64; ++y) {
                for (int x = 0; x < 64; ++x) {
                    const QRgb a = expected.pixel(x, y);
                    const QRgb b = image.pixel(x, y);
                    apart =
                        std::max({apart, std::abs(qRed(a) - qRed(b)),
                                  std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
                }
            }
            // 64 × 64 colours become 16 × 16 at best: each within 16 of its own.
            QVERIFY2(apart <= (id == "gif" ? 32 : 0), qPrintable(QString::number(apart)));
        }
    }
}

void TestAnimations::filmsHaveTheirFrames_data() {
    QTest::addColumn<QString>("id");
    QTest::addRow("mp4") << "mp4";
    QTest::addRow("webm") << "webm";
}

void TestAnimations::filmsHaveTheirFrames() {
    QFETCH(QString, id);
    const QString probe = QStandardPaths::findExecutable("ffprobe");
    if (!isThere(format(id)) || probe.isEmpty()) QSKIP("ffmpeg is not installed");
    const QTemporaryDir folder;
    const QString path = folder.filePath("a." + id);
    Square film(20);
    const auto written = widgets::writeAnimation(film, everyMoment(film, 10), format(id), path);
    QVERIFY2(written && *written, qPrintable(written ? QString() : written.error()));
    QProcess process;
    process.start(probe, {"-v", "error", "-count_frames", "-select_streams", "v", "-show_entries",
                          "stream=width,height,nb_read_frames", "-of", "csv=p=0", path});
    QVERIFY(process.waitForFinished());
    // Odd sides get a pixel more; the last frame stands for ten more.
    QCOMPARE(process.readAllStandardOutput().trimmed(), QByteArray("62,44,29"));
    QCOMPARE(namesIn(folder.path()), QStringList{"a." + id});
}

void TestAnimations::givingUpLeavesNothing_data() {
    QTest::addColumn<QString>("id");
    for (const AnimationFormat* one : widgets::animationFormats())
        QTest::addRow("%s", one->id) << QString(one->id);
}

void TestAnimations::givingUpLeavesNothing() {
    QFETCH(QString, id);
    if (!isThere(format(id))) QSKIP("its program is not installed");
    const QTemporaryDir folder;
    const QString path = folder.filePath("a");
    Square film(30);
    for (const bool isReplacing : {false, true}) {
        if (isReplacing && id != "frames") {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("before");
        }
        const auto left = namesIn(folder.path());
        const auto written =
            widgets::writeAnimation(film, everyMoment(film, 25), format(id), path,
                                    [](int done, int count) { return count == 30 && done < 17; });
        QVERIFY(written && !*written);
        QCOMPARE(namesIn(folder.path()), left);
        if (isReplacing && id != "frames") QCOMPARE(testing::bytesOf(path), QByteArray("before"));
    }
}

void TestAnimations::whatCannotBeWrittenIsSaid_data() {
    givingUpLeavesNothing_data();
}

void TestAnimations::whatCannotBeWrittenIsSaid() {
    QFETCH(QString, id);
    if (!isThere(format(id))) QSKIP("its program is not installed");
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("full"));
    QFile file(folder.filePath("full/file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    Square film(5);
    // A folder that is not there; and one where a file should be, or that is full.
    for (const QString place : {"nowhere/a", "full"}) {
        const auto written = widgets::writeAnimation(film, everyMoment(film, 25), format(id),
                                                     folder.filePath(place));
        QVERIFY(!written);
        QVERIFY2(written.error().contains(place), qPrintable(written.error()));
        QCOMPARE(namesIn(folder.path()), QStringList{"full"});
        QCOMPARE(namesIn(folder.filePath("full")), QStringList{"file"});
    }
}

void TestAnimations::endingsTellTheFormat() {
    const QTemporaryDir folder;
    for (const AnimationFormat* one : widgets::animationFormats()) {
        QCOMPARE(widgets::findAnimationFormat(one->id), one);
        const QString ending = QString::fromStdString(std::string(one->ending));
        QCOMPARE(widgets::animationFormatOf("A." + ending.toUpper()), one);
    }
    QCOMPARE(widgets::animationFormatOf("frames")->id, "frames");
    QCOMPARE(widgets::animationFormatOf(folder.path())->id, "frames");
    QVERIFY(widgets::animationFormatOf("a.text") == nullptr);
}

void TestAnimations::aScheduleHasTheEnds() {
    for (const std::int64_t last : {0, 1, 2, 7, 99, 100, 101, 5000, 1'000'000}) {
        for (const int rate : {0, 10, 60}) {
            for (const std::optional<std::int64_t> every :
                 {std::optional<std::int64_t>(), std::optional<std::int64_t>(1),
                  std::optional<std::int64_t>(7)}) {
                for (const std::optional<int> fps :
                     {std::optional<int>(), std::optional<int>(12)}) {
                    for (const int seconds : {0, 1, 10}) {
                        widgets::SchedulePlan plan{every, fps, {}};
                        if (seconds > 0) plan.length = std::chrono::seconds(seconds);
                        const auto made = Schedule::of(last, rate, plan);
                        if (!made) {
                            // Too many frames, and nothing else.
                            QVERIFY(last > 10'000 && seconds == 0);
                            continue;
                        }
                        QCOMPARE(made->momentOf(0), last == 0 ? last : 0);
                        QCOMPARE(made->momentOf(made->frames() - 1), last);
                        std::chrono::milliseconds total{0};
                        for (int i = 0; i < made->frames(); ++i) {
                            total += made->durationOf(i);
                            QVERIFY(made->durationOf(i) > 0ms);
                            if (i == 0) continue;
                            const std::int64_t way = made->momentOf(i) - made->momentOf(i - 1);
                            // What is slow stands still for a frame now and then.
                            const bool mayStand = !every && seconds == 0 && fps > rate && rate > 0;
                            QVERIFY(way > 0 || (mayStand && way == 0));
                        }
                        QCOMPARE(total, made->length());
                        if (seconds > 0) QCOMPARE(total, std::chrono::seconds(seconds));
                        if (every && seconds == 0 && last > 7) QCOMPARE(made->momentOf(1), *every);
                        if (!every && seconds == 0 && rate == 0) QVERIFY(total <= 10s);
                        if (!every && seconds == 0 && rate > 0 && last > 1000) {
                            // As fast as it was.
                            const auto whole = std::chrono::milliseconds(last * 1000 / rate + 1000);
                            QVERIFY(total >= whole - 1s && total <= whole + 1s);
                        }
                    }
                }
            }
        }
    }
}

MAZELOOM_TEST(TestAnimations)

}  // namespace mazeloom::tst_animations

#include "tst_animations.moc"
