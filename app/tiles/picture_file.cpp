// SPDX-License-Identifier: MIT
#include "app/tiles/picture_file.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

#include "app/dialogs/last_folder.h"
#include "core/level/tiles/tile_picture.h"
#include "widgets/png/png_reader.h"

namespace mazeloom::app {

namespace {

constexpr auto kPictureFolder = "tiles/last-folder";

struct PictureFile {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::app::PictureFile)
};

}  // namespace

tl::expected<level::TilePicture, QString> readTilePicture(const QString& file) {
    const QString name = QFileInfo(file).fileName();
    const auto read =
        widgets::readRegularFile(file, static_cast<qint64>(level::TilePicture::kMostBytes));
    if (!read) {
        //: %1 a file's name, %2 why, in the system's words
        return tl::unexpected(PictureFile::tr("“%1” cannot be read: %2").arg(name, read.error()));
    }
    const QByteArray& bytes = *read;
    if (bytes.size() > static_cast<qsizetype>(level::TilePicture::kMostBytes)) {
        return tl::unexpected(
            PictureFile::tr("“%1” is too large: a picture of tiles has at most %2 MB")
                .arg(name)
                .arg(level::TilePicture::kMostBytes >> 20));
    }
    if (!bytes.startsWith("\x89PNG")) {
        return tl::unexpected(
            PictureFile::tr("“%1” is no PNG picture: save it as one, or choose another").arg(name));
    }
    auto picture = level::pictureOf(bytes.toStdString());
    if (!picture) {
        //: %1 a file's name, %2 pixels of a side, %3 millions of pixels
        return tl::unexpected(PictureFile::tr("“%1” has no pixels or too many: a picture of tiles "
                                              "has at most %2 a side, and %3 million in all")
                                  .arg(name)
                                  .arg(level::TilePicture::kMostSide)
                                  .arg(level::TilePicture::kMostPixels / 1'000'000));
    }
    if (widgets::PngReader(bytes).read(level::TilePicture::kMostPixels).isNull()) {
        return tl::unexpected(
            PictureFile::tr(
                "“%1” is damaged or too large: it begins as a PNG, but cannot be shown. Save it "
                "again, or choose another")
                .arg(name));
    }
    return std::move(*picture);
}

QString askForTilePicture(QWidget* window, const QString& title) {
    const QString file = QFileDialog::getOpenFileName(window, title, lastFolder(kPictureFolder),
                                                      PictureFile::tr("Pictures of tiles (*.png)"));
    if (!file.isEmpty()) keepFolder(kPictureFolder, QFileInfo(file).absolutePath());
    return file;
}

}  // namespace mazeloom::app
