// SPDX-License-Identifier: MIT
// Runs `mazeloom animate` without a display.
#include <csignal>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <webp/encode.h>

#include "tests/app/support/program.h"
#include "tests/support/root.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_animate {

class TestCliAnimate : public QObject {
    Q_OBJECT

  private slots:
    void helps();
    void beginsAndEndsAsPicturesDo();
    void takesSoManyStepsAFrame();
    void takesSoLong();
    void animatesReplays();
    void animatesADescent();
    void animatesGhosts();
    void writesToStdout();
    void complains_data();
    void complains();
    void refusesWhatTakesTooMuchMemory();
    void leavesNothingWhenItIsInterrupted();
    void aConverterThatStandsStillIsInterrupted();
    void theReadmesAnimationIsWhatItsCommandMakes();
};

namespace {

const QString kSmall =
    QString::fromStdString(testing::fromRoot(MAZELOOM_TEST_DATA "/packs/valid/small"));

testing::ProgramResult run(const QStringList& arguments) {
    return testing::runProgram(QStringList{"animate"} + arguments);
}

QStringList ring(const QString& place, const QStringList& more = {}) {
    return QStringList{kSmall, "--level", "ring", "--seed", "7", "-o", place} + more;
}

struct Gif {
    std::vector<QImage> frames;
    std::vector<int> delays;  ///< milliseconds

    explicit Gif(const QString& path) {
        QImageReader reader(path, "gif");
        while (reader.canRead()) {
            const QImage image = reader.read();
            if (image.isNull()) break;
            frames.push_back(image.convertToFormat(QImage::Format_RGB32));
            delays.push_back(reader.nextImageDelay());
        }
    }
    int length() const {
        int total = 0;
        for (const int delay : delays)
            total += delay;
        return total;
    }
};

/// Returns the picture that export makes with the same options.
QImage still(const QTemporaryDir& folder, const QStringList& more) {
    const QString path = folder.filePath("still.png");
    const auto written =
        testing::runProgram(QStringList{"generate", kSmall, "--level", "ring", "--seed", "7",
                                        "--format", "png", "-o", path} +
                            more);
    return written.exitCode == 0 ? QImage(path).convertToFormat(QImage::Format_RGB32) : QImage();
}

void writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

}  // namespace

void TestCliAnimate::helps() {
    const auto help = run({"--help"});
    QCOMPARE(help.exitCode, 0);
    for (const QByteArray word : {"webp", "gif", "apng", "mp4", "webm", "frames", "--ghosts"})
        QVERIFY2(help.out.contains(word), word);
}

void TestCliAnimate::beginsAndEndsAsPicturesDo() {
    const QTemporaryDir folder;
    const QStringList look{"--scale", "9", "--theme", "light"};
    const QImage first = still(folder, look + QStringList{"--step", "0"});
    const QImage last = still(folder, look);
    QVERIFY(!first.isNull() && first != last);
    const QString gif = folder.filePath("a.gif");
    const auto written = run(ring(gif, look));
    QCOMPARE(written.messages, QByteArray());
    QCOMPARE(written.exitCode, 0);
    const Gif read(gif);
    QVERIFY(read.frames.size() >= 2);
    QCOMPARE(read.frames.front(), first);
    QCOMPARE(read.frames.back(), last);
    const QString frames = folder.filePath("frames");
    QCOMPARE(run(ring(frames, look)).exitCode, 0);
    const QStringList names = QDir(frames).entryList(QDir::Files, QDir::Name);
    QCOMPARE(static_cast<std::size_t>(names.size()), read.frames.size());
    const auto frame = [&](const QString& name) {
        return QImage(QDir(frames).filePath(name)).convertToFormat(QImage::Format_RGB32);
    };
    QCOMPARE(frame(names.front()), first);
    QCOMPARE(frame(names.back()), last);
}

void TestCliAnimate::takesSoManyStepsAFrame() {
    const QTemporaryDir folder;
    const auto frames = [&](const QString& every) {
        const QString place = folder.filePath("a" + every + ".gif");
        return run({"builtin:dungeons", "--level", "crypt", "--seed", "7", "-o", place, "--scale",
                    "2", "--every", every, "--fps", "20"})
                           .exitCode == 0
                   ? Gif(place)
                   : Gif(QString());
    };
    const Gif all = frames("1");
    const Gif some = frames("10");
    const Gif ends = frames("1000000000");
    QVERIFY(all.frames.size() > 20);
    QCOMPARE(some.frames.size(), (all.frames.size() - 1 + 9) / 10 + 1);
    QCOMPARE(ends.frames.size(), std::size_t{2});
    QCOMPARE(ends.frames.front(), all.frames.front());
    QCOMPARE(ends.frames.back(), all.frames.back());
    QCOMPARE(some.frames[1], all.frames[10]);
    QCOMPARE(all.delays.front(), 50);
    QCOMPARE(all.length(), static_cast<int>(all.frames.size() - 1) * 50 + 1000);
}

void TestCliAnimate::takesSoLong() {
    const QTemporaryDir folder;
    for (const int seconds : {1, 3, 20}) {
        const QString place = folder.filePath(QString("%1.gif").arg(seconds));
        QCOMPARE(run(ring(place, {"--seconds", QString::number(seconds)})).exitCode, 0);
        QCOMPARE(Gif(place).length(), seconds * 1000);
    }
}

void TestCliAnimate::animatesReplays() {
    const QTemporaryDir folder;
    writeFile(folder.filePath("inputs"),
              R"({"format":"mazeloom-replay","version":1,"game":"temple","level":"first-steps",)"
              R"("seed":7,"ticks":60})"
              "\n");
    const QString gif = folder.filePath("a.gif");
    const auto written = run({"builtin:temple", "--inputs", folder.filePath("inputs"), "-o", gif});
    QCOMPARE(written.messages, QByteArray());
    QCOMPARE(written.exitCode, 0);
    const Gif read(gif);
    // One second at 25 frames with both ends, and the last frame stands longer.
    QCOMPARE(read.frames.size(), std::size_t{26});
    QCOMPARE(read.length(), 2000);
    writeFile(folder.filePath("late"), "{\"tick\":9,\"press\":\"right\"}\n");
    const auto wrong = run({"builtin:temple", "--level", "nowhere", "--seed", "1", "--inputs",
                            folder.filePath("late"), "-o", gif});
    QCOMPARE(wrong.exitCode, 1);
    QVERIFY(wrong.messages.contains("nowhere"));
}

void TestCliAnimate::animatesADescent() {
    const QTemporaryDir folder;
    writeFile(folder.filePath("keys"),
              "{\"key\":\"up\"}\n{\"key\":\"down\"}\n{\"key\":\"left\"}\n");
    const QString gif = folder.filePath("a.gif");
    const auto written =
        run({"builtin:descent", "--seed", "7", "--inputs", folder.filePath("keys"), "-o", gif});
    QCOMPARE(written.messages, QByteArray());
    QCOMPARE(written.exitCode, 0);
    QCOMPARE(Gif(gif).frames.size(), std::size_t{4});
}

void TestCliAnimate::animatesGhosts() {
    const QTemporaryDir folder;
    const QString gif = folder.filePath("a.gif");
    const auto written =
        run({"builtin:temple", "--level", "the-sleepless", "--seed", "7", "--ghosts", "-o", gif});
    QCOMPARE(written.exitCode, 0);
    const Gif read(gif);
    QVERIFY(read.frames.size() > 10);
    QVERIFY(read.frames[read.frames.size() / 2] != read.frames.front());
}

void TestCliAnimate::writesToStdout() {
    const QTemporaryDir folder;
    const QString gif = folder.filePath("a.gif");
    QCOMPARE(run(ring(gif)).exitCode, 0);
    const auto written = run(ring("-", {"--to", "gif"}));
    QCOMPARE(written.exitCode, 0);
    QFile file(gif);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(written.out, file.readAll());
    QCOMPARE(run(ring("/dev/null", {"--to", "gif"})).exitCode, 0);
    QVERIFY(!QFileInfo("/dev/null").isFile());
}

void TestCliAnimate::complains_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& arguments, int code,
                        const QByteArray& says) {
        QTest::addRow("%s", name) << arguments << code << says;
    };
    row("no level", {kSmall, "--seed", "1", "-o", "a.gif"}, 2, "--level");
    row("no seed", {kSmall, "--level", "ring", "-o", "a.gif"}, 2, "--seed");
    row("no place", {kSmall, "--level", "ring", "--seed", "1"}, 2, "-o FILE.webp");
    row("no format", ring("a.xyz"), 2, ".webp");
    row("stdout", ring("-"), 2, "--to");
    row("frames to stdout", ring("-", {"--to", "frames"}), 2, "folder");
    row("no overlay", ring("a.gif", {"--overlay", "traps,nothing"}), 2, "hidden-maze");
    row("fps", ring("a.gif", {"--fps", "51"}), 2, "1 to 50");
    row("no such level", {kSmall, "--level", "x", "--seed", "1", "-o", "a.gif"}, 1, "\"x\"");
    row("too large",
        {"builtin:temple", "--level", "great-temple", "--seed", "1", "--scale", "129", "-o",
         "a.gif"},
        2, "128");
    row("nobody walks", {kSmall, "--level", "rock", "--seed", "1", "--ghosts", "-o", "a.gif"}, 1,
        "walks");
    row("no folder", ring("nowhere/a.gif"), 1, "nowhere");
    row("grid of a replay", {kSmall, "--inputs", "x", "--grid", "-o", "a.gif"}, 2, "--grid");
}

void TestCliAnimate::complains() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, says);
    const QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    const auto result = run(arguments);
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(result.exitCode, exitCode);
    QVERIFY2(result.messages.contains(says), result.messages.constData());
    // The level may also cause warnings.
    if (exitCode == 2) QCOMPARE(result.messages.count('\n'), 1);
    QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

void TestCliAnimate::refusesWhatTakesTooMuchMemory() {
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("levels"));
    const auto write = [&](const QString& name, const QByteArray& text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("pack.json", R"({"format": "mazeloom-pack", "version": 1, "id": "large",
        "title": "Large", "levels": ["huge", "half"]})"));
    QVERIFY(write("levels/huge.json", R"({"id": "huge", "title": "Huge", "ruleset": "descent",
        "size": [8192, 8192], "recipe": ["caves"]})"));
    // Two of these are too much; so is one with larger cells.
    QVERIFY(write("levels/half.json", R"({"id": "half", "title": "Half", "ruleset": "descent",
        "size": [5000, 5000], "recipe": ["caves"]})"));
    const QString place = folder.filePath("a.gif");
    for (const QStringList& more :
         {QStringList{"huge"}, {"half", "--beside", "7"}, {"half", "--scale", "2"}}) {
        const auto result =
            run(QStringList{folder.path(), "--seed", "1", "-o", place, "--level"} + more);
        QCOMPARE(result.exitCode, 1);
        QVERIFY2(result.messages.contains("at most 1073 MB are possible"),
                 result.messages.constData());
        QVERIFY(!QFile::exists(place));
    }
}

void TestCliAnimate::leavesNothingWhenItIsInterrupted() {
    const QTemporaryDir folder;
    for (const QString name : {"a.gif", "a.webp", "frames"}) {
        QProcess process;
        process.start(MAZELOOM_PROGRAM, {"animate", "builtin:dungeons", "--level", "undercity",
                                         "--seed", "1", "--seconds", "600", "--fps", "30",
                                         "--scale", "20", "-o", folder.filePath(name)});
        QVERIFY(process.waitForStarted());
        // By now the program has created a temporary file beside the target.
        const auto entries = [&] {
            return QDir(folder.path())
                .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        };
        QTRY_VERIFY(!entries().isEmpty());
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 128 + SIGINT);
        QCOMPARE(entries(), QStringList());
        QVERIFY(process.readAllStandardError().contains("nothing was written"));
    }
}

void TestCliAnimate::aConverterThatStandsStillIsInterrupted() {
    const QTemporaryDir folder;
    const QTemporaryDir programs;
    const QString mark = programs.filePath("pid");
    writeFile(programs.filePath("ffmpeg"), "#!/bin/sh\ntrap '' TERM INT HUP\necho $$ >'" +
                                               QFile::encodeName(mark) +
                                               "'\nwhile :; do sleep 1000; done\n");
    QVERIFY(QFile(programs.filePath("ffmpeg"))
                .setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", programs.path() + ':' + environment.value("PATH"));
    QProcess process;
    testing::startProgram(process, QStringList{"animate"} + ring(folder.filePath("a.mp4")),
                          environment, {});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY(QFileInfo(mark).size() > 0);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    const auto result = testing::resultOf(process, 60);
    QCOMPARE(result.exitCode, 130);
    QVERIFY2(result.messages.contains("cancelled"), result.messages);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList());
    QFile pid(mark);
    QVERIFY(pid.open(QIODevice::ReadOnly));
    QVERIFY(::kill(pid.readAll().trimmed().toInt(), 0) != 0);
}

void TestCliAnimate::theReadmesAnimationIsWhatItsCommandMakes() {
    QFile readme("README.md");
    QVERIFY(readme.open(QIODevice::ReadOnly));
    static const QRegularExpression command("`mazeloom animate ([^`]*)generation\\.webp`");
    const auto told = command.match(QString::fromUtf8(readme.readAll()));
    QVERIFY(told.hasMatch());
    const QTemporaryDir folder;
    const QString made = folder.filePath("generation.webp");
    QCOMPARE(run(QProcess::splitCommand(told.captured(1)) << made).exitCode, 0);
    QFile here(made);
    QFile committed("packaging/generation.webp");
    QVERIFY(here.open(QIODevice::ReadOnly) && committed.open(QIODevice::ReadOnly));
    constexpr int kPackedBy = 0x010204;
    if (WebPGetEncoderVersion() != kPackedBy)
        QSKIP("libwebp is not 1.2.4: it may compress the same pictures to other bytes");
    // After an intended change, packaging/pictures rewrites the committed file.
    QVERIFY(here.readAll() == committed.readAll());
}

MAZELOOM_TEST(TestCliAnimate)

}  // namespace mazeloom::tst_cli_animate

#include "tst_cli_animate.moc"
