// SPDX-License-Identifier: MIT
// Films as MP4 (H.264) and WebM (VP9), by the program ffmpeg: the frames go to it through a pipe.
// It writes beside the file's place, as it wants to seek there; the file is renamed when it is
// whole. Films lose a little of the colours. Sides are even there: an odd one gets a pixel more.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>

#include "core/files/replace.h"
#include "widgets/doors/animations/animation_file.h"

namespace mazeloom::widgets {

namespace {

class FilmWriter final : public AnimationWriter {
  public:
    FilmWriter(const QString& place, const AnimationShape& shape)
        : place_(QDir::cleanPath(QFileInfo(place).absoluteFilePath())),
          beside_(QFileInfo(place_).dir().filePath(QString::fromStdString(
              files::temporaryName(QFileInfo(place_).fileName().toStdString())))),
          shape_(shape) {}

    ~FilmWriter() override {
        if (ffmpeg_.state() != QProcess::NotRunning) {
            ffmpeg_.kill();
            ffmpeg_.waitForFinished(-1);
        }
        QFile::remove(beside_);
    }

    AnimationResult begin(const QString& program, const QStringList& codec) {
        // Where nothing can be written is said before any work is done for it.
        if (QFileInfo(place_).isDir()) return fail(AnimationText::tr("it is a folder"));
        QFile file(beside_);
        if (!file.open(QIODevice::WriteOnly)) return fail(file.errorString());
        file.close();
        const QString size = QStringLiteral("%1x%2").arg(shape_.width).arg(shape_.height);
        QStringList words{"-y",
                          "-hide_banner",
                          "-loglevel",
                          "error",
                          "-f",
                          "rawvideo",
                          "-pix_fmt",
                          "bgr0",
                          "-s",
                          size,
                          "-r",
                          QString::number(shape_.fps),
                          "-i",
                          "-",
                          "-an",
                          "-vf",
                          "pad=ceil(iw/2)*2:ceil(ih/2)*2",
                          "-pix_fmt",
                          "yuv420p"};
        words << codec << QStringLiteral("file:") + beside_;
        ffmpeg_.setStandardOutputFile(QProcess::nullDevice());
        ffmpeg_.start(program, words);
        return ffmpeg_.waitForStarted(-1) ? AnimationResult{} : fail(ffmpeg_.errorString());
    }

    /// All frames stand equally long there: one that stands longer is written again.
    AnimationResult add(const FramePixels& frame, std::chrono::milliseconds duration) override {
        shown_ += duration.count();
        const std::int64_t until = (shown_ * shape_.fps + 500) / 1000;
        const auto bytes = std::as_bytes(frame.all());
        for (; written_ < until; ++written_) {
            ffmpeg_.write(reinterpret_cast<const char*>(bytes.data()),
                          static_cast<qint64>(bytes.size()));
            // No frame waits in memory for the program to come after.
            while (ffmpeg_.bytesToWrite() > 0) {
                if (!ffmpeg_.waitForBytesWritten(-1)) return failByProgram();
            }
        }
        return {};
    }

    AnimationResult finish() override {
        ffmpeg_.closeWriteChannel();
        ffmpeg_.waitForFinished(-1);
        if (ffmpeg_.exitStatus() != QProcess::NormalExit || ffmpeg_.exitCode() != 0)
            return failByProgram();
        files::DiskFiles files;
        const std::error_code error = files.rename(QFile::encodeName(beside_).toStdString(),
                                                   QFile::encodeName(place_).toStdString());
        return error ? fail(QString::fromStdString(error.message())) : AnimationResult{};
    }

  private:
    AnimationResult fail(const QString& why) const {
        return tl::unexpected(cannotWrite(place_, why));
    }

    AnimationResult failByProgram() {
        ffmpeg_.waitForFinished(-1);
        const QStringList lines =
            QString::fromLocal8Bit(ffmpeg_.readAllStandardError()).split(u'\n', Qt::SkipEmptyParts);
        return fail(lines.isEmpty() ? ffmpeg_.errorString()
                                    : QStringLiteral("ffmpeg: ") + lines.front().trimmed());
    }

    QString place_;
    QString beside_;
    AnimationShape shape_;
    QProcess ffmpeg_;
    std::int64_t shown_ = 0;    ///< milliseconds
    std::int64_t written_ = 0;  ///< frames
};

tl::expected<std::unique_ptr<AnimationWriter>, QString> startFilm(const AnimationFormat& format,
                                                                  const QString& place,
                                                                  const AnimationShape& shape,
                                                                  const QStringList& codec) {
    const auto program = programOf(format);
    if (!program) return tl::unexpected(program.error());
    auto writer = std::make_unique<FilmWriter>(place, shape);
    if (const auto good = writer->begin(*program, codec); !good)
        return tl::unexpected(good.error());
    return writer;
}

}  // namespace

extern const AnimationFormat mp4Animation;
const AnimationFormat mp4Animation{
    .id = "mp4",
    .title = QT_TRANSLATE_NOOP("Formats", "MP4 film, by ffmpeg"),
    .ending = "mp4",
    .help = QT_TRANSLATE_NOOP("Formats", "For players and for pages of films."),
    .program = "ffmpeg",
    .start =
        [](const QString& place, const AnimationShape& shape) {
            return startFilm(mp4Animation, place, shape,
                             {"-c:v", "libx264", "-preset", "fast", "-tune", "animation", "-crf",
                              "18", "-movflags", "+faststart", "-f", "mp4"});
        },
};

extern const AnimationFormat webmAnimation;
const AnimationFormat webmAnimation{
    .id = "webm",
    .title = QT_TRANSLATE_NOOP("Formats", "WebM film, by ffmpeg"),
    .ending = "webm",
    .help = QT_TRANSLATE_NOOP("Formats", "For pages; free of patents."),
    .program = "ffmpeg",
    .start =
        [](const QString& place, const AnimationShape& shape) {
            return startFilm(webmAnimation, place, shape,
                             {"-c:v", "libvpx-vp9", "-deadline", "good", "-cpu-used", "5",
                              "-row-mt", "1", "-crf", "24", "-b:v", "0", "-f", "webm"});
        },
};

}  // namespace mazeloom::widgets
