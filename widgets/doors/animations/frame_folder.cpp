// SPDX-License-Identifier: MIT
// A folder with a PNG picture for each frame. It is filled beside its place and renamed when all
// are there; a folder that has something in it stays as it is.
#include <algorithm>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/files/replace.h"
#include "widgets/doors/animations/animation_file.h"
#include "widgets/doors/pictures/png_bytes.h"

namespace mazeloom::widgets {

namespace {

class FolderWriter final : public AnimationWriter {
  public:
    FolderWriter(const QString& place, const AnimationShape& shape)
        : place_(QDir::cleanPath(QFileInfo(place).absoluteFilePath())),
          beside_(QFileInfo(place_).dir().filePath(QString::fromStdString(
              files::temporaryName(QFileInfo(place_).fileName().toStdString())))),
          digits_(std::max<int>(4, static_cast<int>(QString::number(shape.frames).size()))) {}
    ~FolderWriter() override { QDir(beside_).removeRecursively(); }

    AnimationResult begin() {
        const QFileInfo there(place_);
        if (there.exists() && !there.isDir()) {
            return fail(AnimationText::tr("a file is there; the frames want a folder"));
        }
        if (there.isDir() && !QDir(place_).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System |
                                                   QDir::NoDotAndDotDot)) {
            return fail(AnimationText::tr("the folder is not empty: give an empty or a new one"));
        }
        // What a process of this number left behind.
        QDir(beside_).removeRecursively();
        if (QDir().mkdir(beside_)) return {};
        return fail(AnimationText::tr("the folder cannot be made"));
    }

    AnimationResult add(const FramePixels& frame, std::chrono::milliseconds) override {
        const QString name =
            QStringLiteral("frame-%1.png").arg(++count_, digits_, 10, QLatin1Char('0'));
        files::DiskFiles files;
        const std::error_code error = files.append(
            QFile::encodeName(QDir(beside_).filePath(name)).toStdString(), pngOf(frame), false);
        return error ? fail(QString::fromStdString(error.message())) : AnimationResult{};
    }

    AnimationResult finish() override {
        // Replaces an empty folder in one step.
        files::DiskFiles files;
        const std::error_code error = files.rename(QFile::encodeName(beside_).toStdString(),
                                                   QFile::encodeName(place_).toStdString());
        return error ? fail(QString::fromStdString(error.message())) : AnimationResult{};
    }

  private:
    AnimationResult fail(const QString& why) const {
        return tl::unexpected(cannotWrite(place_, why));
    }

    QString place_;
    QString beside_;
    int digits_;
    int count_ = 0;
};

}  // namespace

extern const AnimationFormat frameFolder;
const AnimationFormat frameFolder{
    .id = "frames",
    .title = QT_TRANSLATE_NOOP("Formats", "Folder of PNG pictures"),
    .ending = "",
    .help = QT_TRANSLATE_NOOP("Formats", "A picture for each frame, for programs that cut films."),
    .program = nullptr,
    .start = [](const QString& place, const AnimationShape& shape)
        -> tl::expected<std::unique_ptr<AnimationWriter>, QString> {
        auto writer = std::make_unique<FolderWriter>(place, shape);
        if (const auto good = writer->begin(); !good) return tl::unexpected(good.error());
        return writer;
    },
};

}  // namespace mazeloom::widgets
