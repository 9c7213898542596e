// SPDX-License-Identifier: MIT
// Animations are read back by independent code: frames, sizes, delays and pixels.
#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <utility>

#include <unistd.h>
#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "tests/support/test_program.h"
#include "tests/widgets/films/read_back.h"
#include "widgets/exchange/films/write_animation.h"

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
    void filmsThatAreNotWholeAreRefused_data();
    void filmsThatAreNotWholeAreRefused();
    void aProgramThatStandsStillIsEnded_data();
    void aProgramThatStandsStillIsEnded();
    void givingUpLeavesNothing_data();
    void givingUpLeavesNothing();
    void linksAreFollowedAtThePlaceAlone_data();
    void linksAreFollowedAtThePlaceAlone();
    void whatCannotBeWrittenIsSaid_data();
    void whatCannotBeWrittenIsSaid();
    void endingsTellTheFormat();
    void aScheduleHasTheEnds();
};

namespace {

/// A square that moves over a background of two colours; moments 6 … 8 look the same.
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

/// A film in which each pixel of a frame has another colour.
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
    // WebP merges equal frames; the other formats store every frame.
    std::vector<std::int64_t> moments;
    for (std::int64_t moment = 0; moment < 20; ++moment) {
        if (id != "webp" || moment < 7 || moment > 8) moments.push_back(moment);
    }
    QCOMPARE(frames.size(), moments.size());
    int total = 0;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        QCOMPARE(frames[i].image, film.draw(moments[i]));
        total += frames[i].milliseconds;
        // The start of the next frame, rounded: to hundredths of a second in GIF.
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
            // 64 × 64 colours become 16 × 16 at best: each within 16 of the original.
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
    // Odd sides are padded by a pixel; the last frame is repeated ten times.
    QCOMPARE(process.readAllStandardOutput().trimmed(), QByteArray("62,44,29"));
    QCOMPARE(namesIn(folder.path()), QStringList{"a." + id});
}

namespace {

/// Puts a script named ffmpeg first in PATH. It runs `encode` to write a film to "$film", and
/// `decode` to read one.
class FakeFfmpeg {
  public:
    FakeFfmpeg(const QByteArray& encode, const QByteArray& decode) : path_(qgetenv("PATH")) {
        QFile script(folder_.filePath("ffmpeg"));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\necho $$ >>\"" + QFile::encodeName(pids()) +
                     "\"\nfor film; do :; done\nfilm=${film#file:}\ncase \"$*\" in\n*framecrc*)\n" +
                     decode + "\n;;\n*)\n" + encode + "\n;;\nesac\n");
        script.close();
        QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        qputenv("PATH", QFile::encodeName(folder_.path()) + ':' + path_);
    }
    ~FakeFfmpeg() { qputenv("PATH", path_); }

    /// Whether a process was started and all processes have ended.
    bool hasEnded() const {
        QFile file(pids());
        if (!file.open(QIODevice::ReadOnly)) return false;
        const QList<QByteArray> numbers = file.readAll().split('\n');
        return std::ranges::all_of(numbers, [](const QByteArray& number) {
            return number.isEmpty() || ::kill(number.toInt(), 0) != 0;
        });
    }

  private:
    QString pids() const { return folder_.filePath("pids"); }

    QTemporaryDir folder_;
    QByteArray path_;
};

const QByteArray kWrites = "cat >/dev/null; echo film >\"$film\"";

/// Prints what ffmpeg reports for a film of `frames` frames.
QByteArray tells(int frames, const QByteArray& size) {
    QByteArray script = "echo '#tb 0: 1/10'; echo '#dimensions 0: " + size + "'\n";
    for (int frame = 0; frame < frames; ++frame)
        script += "echo '0, " + QByteArray::number(frame) + ", 0, 1, 4092, 0x12345678'\n";
    return script;
}

}  // namespace

void TestAnimations::filmsThatAreNotWholeAreRefused_data() {
    QTest::addColumn<QByteArray>("encode");
    QTest::addColumn<QByteArray>("decode");
    QTest::addColumn<QString>("why");  // empty if the film is complete
    QTest::newRow("whole") << kWrites << tells(29, "62x44") << QString();
    QTest::newRow("nothing") << QByteArray("cat >/dev/null") << tells(29, "62x44") << "nothing";
    QTest::newRow("no frame is read") << QByteArray("exit 0") << tells(29, "62x44") << "ffmpeg";
    QTest::newRow("input is closed")
        << QByteArray("exec <&-; sleep 1000") << QByteArray() << "ffmpeg";
    QTest::newRow("it fails") << QByteArray("cat >/dev/null; echo no room >&2; exit 1")
                              << QByteArray() << "ffmpeg: no room";
    QTest::newRow("cut short") << kWrites << tells(28, "62x44") << "28 of 29 frames";
    QTest::newRow("too long") << kWrites << tells(30, "62x44") << "30 of 29 frames";
    QTest::newRow("another size") << kWrites << tells(29, "62x42") << "incomplete";
    QTest::newRow("no film") << kWrites << QByteArray("exit 1") << "0 of 29 frames";
    QTest::newRow("damaged") << kWrites << tells(29, "62x44") + "exit 1"
                             << "incomplete";
}

void TestAnimations::filmsThatAreNotWholeAreRefused() {
    QFETCH(QByteArray, encode);
    QFETCH(QByteArray, decode);
    QFETCH(QString, why);
    const FakeFfmpeg fake(encode, decode);
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.mp4");
    QFile before(path);
    QVERIFY(before.open(QIODevice::WriteOnly));
    before.write("before");
    before.close();
    Square film(20);
    const auto written = widgets::writeAnimation(film, everyMoment(film, 10), format("mp4"), path);
    QCOMPARE(namesIn(folder.path()), QStringList{"a.mp4"});
    QVERIFY(before.open(QIODevice::ReadOnly));
    QCOMPARE(before.readAll(), QByteArray(why.isEmpty() ? "film\n" : "before"));
    QCOMPARE(written.has_value(), why.isEmpty());
    if (!written) QVERIFY2(written.error().contains(why), qPrintable(written.error()));
    QVERIFY(fake.hasEnded());
}

void TestAnimations::aProgramThatStandsStillIsEnded_data() {
    QTest::addColumn<QByteArray>("encode");
    QTest::addColumn<QByteArray>("decode");
    const QByteArray sleeps = "sleep 1000";
    const QByteArray listensNot = "trap '' TERM INT HUP; while :; do sleep 1000; done";
    QTest::newRow("before it reads") << sleeps << QByteArray();
    QTest::newRow("after it has read") << "cat >/dev/null;" + sleeps << QByteArray();
    QTest::newRow("while it decodes") << kWrites << sleeps;
    QTest::newRow("ignores signals, before it reads") << listensNot << QByteArray();
    QTest::newRow("ignores signals, after it has read")
        << "cat >/dev/null;" + listensNot << QByteArray();
    QTest::newRow("ignores signals, while it decodes") << kWrites << listensNot;
}

void TestAnimations::aProgramThatStandsStillIsEnded() {
    QFETCH(QByteArray, encode);
    QFETCH(QByteArray, decode);
    const FakeFfmpeg fake(encode, decode);
    const QTemporaryDir folder;
    Square film(20);
    // Cancels when frames stop arriving.
    int last = -1;
    const auto written = widgets::writeAnimation(
        film, everyMoment(film, 10), format("mp4"), folder.filePath("a.mp4"),
        [&](int done, int) { return std::exchange(last, done) != done; });
    QVERIFY2(written.has_value(), qPrintable(written ? QString() : written.error()));
    QVERIFY(!*written);
    QCOMPARE(namesIn(folder.path()), QStringList());
    QVERIFY(fake.hasEnded());
}

void TestAnimations::givingUpLeavesNothing_data() {
    QTest::addColumn<QString>("id");
    for (const AnimationFormat* one : widgets::animationFormats())
        QTest::addRow("%s", one->id) << QString(one->id);
}

void TestAnimations::givingUpLeavesNothing() {
    QFETCH(QString, id);
    if (!isThere(format(id))) QSKIP("the format's program is not installed");
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

void TestAnimations::linksAreFollowedAtThePlaceAlone_data() {
    givingUpLeavesNothing_data();
}

/// A link at the target path is followed. Links at possible names of temporary files or folders
/// lead to files of the user, which must stay unchanged.
void TestAnimations::linksAreFollowedAtThePlaceAlone() {
    QFETCH(QString, id);
    if (!isThere(format(id))) QSKIP("the format's program is not installed");
    const bool isFolder = id == "frames";
    const QTemporaryDir folder;
    const QDir dir(folder.path());
    QVERIFY(dir.mkdir("elsewhere") && dir.mkdir("mine"));
    QFile mine(dir.filePath("mine/file"));
    QVERIFY(mine.open(QIODevice::WriteOnly));
    mine.write("mine");
    mine.close();
    if (isFolder) QVERIFY(dir.mkdir("elsewhere/b"));
    // A relative link starts at its own folder.
    QVERIFY(QFile::link("elsewhere/b", dir.filePath("a")));
    const QString old = QStringLiteral(".%1.saving-") + QString::number(::getpid());
    const QString where = isFolder ? "mine" : "mine/file";
    for (const QString name : {"a", "elsewhere/b"}) {
        const QFileInfo info(dir.filePath(name));
        QVERIFY(QFile::link(dir.filePath(where), info.path() + '/' + old.arg(info.fileName())));
    }
    Square film(5);
    const auto written =
        widgets::writeAnimation(film, everyMoment(film, 25), format(id), dir.filePath("a"));
    QVERIFY2(written && *written, qPrintable(written ? QString() : written.error()));
    QCOMPARE(namesIn(folder.path()), (QStringList{old.arg("a"), "a", "elsewhere", "mine"}));
    QCOMPARE(namesIn(dir.filePath("elsewhere")), (QStringList{old.arg("b"), "b"}));
    QVERIFY(QFileInfo(dir.filePath("a")).isSymLink());
    QCOMPARE(namesIn(dir.filePath("mine")), QStringList{"file"});
    QCOMPARE(testing::bytesOf(dir.filePath("mine/file")), QByteArray("mine"));
    if (isFolder) {
        QCOMPARE(namesIn(dir.filePath("elsewhere/b")).size(), 5);
    } else {
        QVERIFY(QFileInfo(dir.filePath("elsewhere/b")).size() > 100);
    }
}

void TestAnimations::whatCannotBeWrittenIsSaid_data() {
    givingUpLeavesNothing_data();
}

void TestAnimations::whatCannotBeWrittenIsSaid() {
    QFETCH(QString, id);
    if (!isThere(format(id))) QSKIP("the format's program is not installed");
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("full"));
    QFile file(folder.filePath("full/file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    Square film(5);
    // A folder that does not exist, and one where a file should be or that is not empty.
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
                            // The only possible reason is too many frames.
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
                            // A slow film may repeat a frame now and then.
                            const bool mayStand = !every && seconds == 0 && fps > rate && rate > 0;
                            QVERIFY(way > 0 || (mayStand && way == 0));
                        }
                        QCOMPARE(total, made->length());
                        if (seconds > 0) QCOMPARE(total, std::chrono::seconds(seconds));
                        if (every && seconds == 0 && last > 7) QCOMPARE(made->momentOf(1), *every);
                        if (!every && seconds == 0 && rate == 0) QVERIFY(total <= 10s);
                        if (!every && seconds == 0 && rate > 0 && last > 1000) {
                            // At the original speed.
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
