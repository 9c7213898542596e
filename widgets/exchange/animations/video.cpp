// SPDX-License-Identifier: MIT
// Writes animations as MP4 (H.264) and WebM (VP9). The program ffmpeg encodes the frames, which it
// gets through a pipe. It needs to seek in its output, so it writes to a file in a hidden folder
// beside the target. The file is decoded to check that it is complete, and then renamed. Colours
// are slightly lossy. Width and height must be even; an odd one is padded by a pixel.
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/files/staged_files.h"
#include "widgets/exchange/animations/animation_file.h"
#include "widgets/exchange/animations/converter.h"

namespace mazeloom::widgets {

namespace {

/// Parses the output of ffmpeg's muxer framecrc for a decoded video: lines about the video stream,
/// which begin with #, and then a line for each frame.
class FilmCount {
  public:
    void add(const QByteArray& output) {
        rest_ += output;
        qsizetype begin = 0;
        for (qsizetype end = 0; (end = rest_.indexOf('\n', begin)) >= 0; begin = end + 1)
            addLine(rest_.mid(begin, end - begin));
        rest_.remove(0, begin);
    }

    std::int64_t frames() const { return frames_; }
    const QByteArray& size() const { return size_; }

  private:
    void addLine(const QByteArray& line) {
        constexpr QByteArrayView kSize("#dimensions 0: ");
        if (line.startsWith(kSize)) size_ = line.mid(kSize.size()).trimmed();
        if (!line.isEmpty() && !line.startsWith('#')) ++frames_;
    }

    QByteArray rest_;
    QByteArray size_;  ///< in the notation WxH
    std::int64_t frames_ = 0;
};

/// Flushes a file's bytes to the disk.
std::error_code flush(const QString& path) {
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return {errno, std::generic_category()};
    const int code = ::fsync(file) == 0 ? 0 : errno;
    ::close(file);
    return {code, std::generic_category()};
}

class FilmWriter final : public AnimationWriter {
  public:
    FilmWriter(QString program, const QString& place, const AnimationShape& shape)
        : program_(std::move(program)),
          place_(QDir::cleanPath(QFileInfo(place).absoluteFilePath())),
          target_(targetOf(place_, files_)),
          staged_(target_.parent_path(), files_),
          shape_(shape),
          ffmpeg_(kName) {}

    // ffmpeg must end before its output is removed.
    ~FilmWriter() override { ffmpeg_.stop(); }

    void stopWhen(std::function<bool()> isStopAsked) override {
        isStopAsked_ = std::move(isStopAsked);
        ffmpeg_.stopWhen(isStopAsked_);
    }

    AnimationResult begin(const QStringList& codec) {
        // Find out whether the target can be written before any work is done.
        if (const auto info = files_.look(target_); !info)
            return fail(QString::fromStdString(info.error().message()));
        if (QFileInfo(place_).isDir()) return fail(AnimationText::tr("it is a folder"));
        const auto beside = staged_.pathFor(target_.filename().string());
        if (!beside) return fail(QString::fromStdString(beside.error().message()));
        beside_ = QFile::decodeName(QByteArray::fromStdString(beside->string()));
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
        return resultOf(ffmpeg_, ffmpeg_.start(program_, words));
    }

    /// Adds a frame. The frame rate is constant, so a frame with a longer duration is written
    /// several times.
    AnimationResult add(const FramePixels& frame, std::chrono::milliseconds duration) override {
        shown_ += duration.count();
        const std::int64_t until = (shown_ * shape_.fps + 500) / 1000;
        const auto bytes = std::as_bytes(frame.all());
        for (; written_ < until; ++written_) {
            // Wait until ffmpeg has read the frame, so that frames do not pile up in memory.
            const auto end = ffmpeg_.write(reinterpret_cast<const char*>(bytes.data()),
                                           static_cast<qint64>(bytes.size()));
            if (end != Converter::End::Good) return resultOf(ffmpeg_, end);
        }
        return {};
    }

    AnimationResult finish() override {
        if (auto ended = resultOf(ffmpeg_, ffmpeg_.finish()); !ended) return ended;
        if (QFileInfo(beside_).size() == 0) {
            return fail(
                AnimationText::tr("ffmpeg wrote nothing: free space on the disk, or check that the "
                                  "program ffmpeg works"));
        }
        if (const std::error_code error = flush(beside_))
            return fail(QString::fromStdString(error.message()));
        if (auto whole = checkFilm(); !whole) return whole;
        const std::error_code error = staged_.commit().error;
        return error ? fail(QString::fromStdString(error.message())) : AnimationResult{};
    }

  private:
    static constexpr auto kName = QLatin1String("ffmpeg");

    AnimationResult fail(const QString& why) const {
        return tl::unexpected(cannotWrite(place_, why));
    }

    AnimationResult resultOf(Converter& program, Converter::End end) const {
        return end == Converter::End::Good ? AnimationResult{} : fail(program.why());
    }

    /// Decodes the video and checks its size and number of frames: ffmpeg may end without an error
    /// although the disk was full.
    AnimationResult checkFilm() const {
        Converter reader(kName);
        reader.stopWhen(isStopAsked_);
        FilmCount count;
        reader.whenRead([&] { count.add(reader.takeOutput()); });
        if (const auto started =
                reader.start(program_, {"-hide_banner", "-loglevel", "error", "-nostdin", "-i",
                                        QStringLiteral("file:") + beside_, "-map", "0:v:0", "-f",
                                        "framecrc", "-"});
            started != Converter::End::Good)
            return resultOf(reader, started);
        const Converter::End end = reader.finish();
        if (end == Converter::End::GivenUp) return resultOf(reader, end);
        const QByteArray size = QByteArray::number((shape_.width + 1) / 2 * 2) + 'x' +
                                QByteArray::number((shape_.height + 1) / 2 * 2);
        if (end == Converter::End::Good && count.frames() == written_ && count.size() == size)
            return {};
        return fail(AnimationText::tr(
                        "ffmpeg wrote an incomplete film (%1 of %2 frames): free space on the disk")
                        .arg(count.frames())
                        .arg(written_));
    }

    QString program_;
    QString place_;
    files::DiskFiles files_;
    files::FileSystem::Path target_;  ///< the place with links followed
    files::StagedFiles staged_;
    QString beside_;  ///< ffmpeg's output file, set by begin()
    AnimationShape shape_;
    std::function<bool()> isStopAsked_;
    Converter ffmpeg_;
    std::int64_t shown_ = 0;    ///< sum of the frames' durations so far, in milliseconds
    std::int64_t written_ = 0;  ///< number of frames written so far
};

tl::expected<std::unique_ptr<AnimationWriter>, QString> startFilm(const AnimationFormat& format,
                                                                  const QString& place,
                                                                  const AnimationShape& shape,
                                                                  const QStringList& codec) {
    const auto program = programOf(format);
    if (!program) return tl::unexpected(program.error());
    auto writer = std::make_unique<FilmWriter>(*program, place, shape);
    if (const auto good = writer->begin(codec); !good) return tl::unexpected(good.error());
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
