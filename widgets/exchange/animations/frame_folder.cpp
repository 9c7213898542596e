// SPDX-License-Identifier: MIT
// Writes an animation as a folder with a PNG picture for each frame. The folder is filled under a
// temporary name, and renamed once it is complete. An existing folder that is not empty stays
// unchanged.
#include <algorithm>
#include <filesystem>
#include <system_error>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/files/staged_files.h"
#include "widgets/exchange/animations/animation_file.h"
#include "widgets/exchange/pictures/png_bytes.h"

namespace mazeloom::widgets {

namespace {

class FolderWriter final : public AnimationWriter {
  public:
    FolderWriter(const QString& place, const AnimationShape& shape)
        : place_(QDir::cleanPath(QFileInfo(place).absoluteFilePath())),
          target_(targetOf(place_, files_)),
          name_(target_.filename().string()),
          staged_(target_.parent_path(), files_),
          digits_(std::max<int>(4, static_cast<int>(QString::number(shape.frames).size()))) {}

    AnimationResult begin() {
        if (const auto info = files_.look(target_); !info) return resultOf(info.error());
        const QFileInfo there(place_);
        if (there.exists() && !there.isDir()) {
            return fail(AnimationText::tr(
                "this is a file, but the frames need a folder: choose another name"));
        }
        if (there.isDir() && !QDir(place_).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System |
                                                   QDir::NoDotAndDotDot)) {
            return fail(AnimationText::tr("the folder is not empty: give an empty or a new one"));
        }
        if (!staged_.addFolder(name_)) return {};
        return fail(AnimationText::tr("the folder cannot be created"));
    }

    AnimationResult add(const FramePixels& frame, std::chrono::milliseconds) override {
        const QString name =
            QStringLiteral("/frame-%1.png").arg(++count_, digits_, 10, QLatin1Char('0'));
        return resultOf(staged_.append(name_ + name.toStdString(), pngOf(frame)));
    }

    AnimationResult finish() override { return resultOf(staged_.commit().error); }

  private:
    AnimationResult fail(const QString& why) const {
        return tl::unexpected(cannotWrite(place_, why));
    }
    AnimationResult resultOf(std::error_code error) const {
        return error ? fail(QString::fromStdString(error.message())) : AnimationResult{};
    }

    QString place_;
    files::DiskFiles files_;
    std::filesystem::path target_;  ///< the place with links followed
    std::string name_;              ///< the folder's name
    files::StagedFiles staged_;
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
