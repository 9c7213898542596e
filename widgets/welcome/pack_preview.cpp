// SPDX-License-Identifier: MIT
#include "widgets/welcome/pack_preview.h"

#include <algorithm>
#include <cmath>

#include <QBuffer>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPainter>

#include "core/document/seed_history.h"
#include "core/files/replace.h"
#include "core/generate/generate.h"
#include "core/pack/json/names.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/document/pack_source.h"
#include "widgets/png/png_reader.h"

namespace mazeloom::widgets {

namespace {

/// Version of the look of pictures. Must be increased when the look changes, so that stored
/// pictures are replaced.
constexpr int kLook = 2;
/// Upper bound on the size of a level's file. Levels in larger files would not be generated anyway.
constexpr std::size_t kMostLevelBytes = 4 << 20;
/// A stamp covers at most this many files of a folder. Changes of other files are not noticed.
constexpr int kMostFiles = 2000;
constexpr qint64 kMostCachedBytes = 16 << 20;
/// Maximum size of a cell, in pixels; glyphs are readable at this size. From kLeastWholeCell pixels
/// on, cells are drawn in a whole number of pixels; smaller cells are drawn larger, and the picture
/// is scaled down.
constexpr int kGreatestCell = 24;
constexpr double kLeastWholeCell = 4;

/// A source that contains only the files which a preview needs: the pack's head, its rooms, and one
/// level.
class Glimpse final : public pack::Source {
  public:
    explicit Glimpse(const pack::Source& source) : source_(source) {}

    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override {
        if (!name.starts_with(pack::kLevelFolder + '/')) return source_.read(name, mostBytes);
        if (hasLevel_) return tl::unexpected(problemAt(name, {}, "is not needed"));
        auto bytes = source_.read(name, std::min(mostBytes, kMostLevelBytes));
        hasLevel_ = bytes.has_value();
        return bytes;
    }
    bool exists(const std::string& name) const override { return source_.exists(name); }
    /// Returns no names: they would only serve to find unlisted files, which a preview does not
    /// report.
    std::vector<std::string> names(const std::string& /*folder*/) const override { return {}; }

  private:
    const pack::Source& source_;
    mutable bool hasLevel_ = false;
};

/// Returns the path of a pack's folder or archive.
QString placeOf(const QString& name) {
    constexpr QLatin1String kPrefix("builtin:");
    return name.startsWith(kPrefix) ? ":/packs/" + name.mid(kPrefix.size()) : name;
}

level::Map mapOf(const level::Level& level, const level::Pack& pack,
                 const std::atomic<bool>& stop) {
    generate::Options options;
    options.stop = &stop;
    options.kinds = pack.ownKinds.share();
    auto generated =
        generate::generate(level, pack.rooms, document::SeedHistory::kFirstSeed, options);
    return generated ? std::move(generated->map) : generate::initialMap(level);
}

/// Returns a picture of this size, with the whole level in its middle.
QImage pictureOf(const level::Map& map, QSize pixels, const Theme& theme) {
    const double cell = std::min(static_cast<double>(pixels.width()) / map.size().width,
                                 static_cast<double>(pixels.height()) / map.size().height);
    // Draw small cells larger than they will be, and scale the picture down.
    const int whole =
        static_cast<int>(cell >= kLeastWholeCell ? std::floor(cell) : std::ceil(cell));
    const auto drawn = renderMap(map.cells, map.marks, map.ruleset, map.things,
                                 std::clamp(whole, 1, kGreatestCell),
                                 withTerrains(theme, map.terrains), map.kinds);
    if (!drawn) return {};
    QImage level = *drawn;
    if (level.width() > pixels.width() || level.height() > pixels.height())
        level = level.scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QImage picture(pixels, QImage::Format_RGB32);
    picture.fill(theme.canvas);
    QPainter(&picture).drawImage((pixels.width() - level.width()) / 2,
                                 (pixels.height() - level.height()) / 2, level);
    return picture;
}

}  // namespace

PackPreview makePreview(const QString& name, QSize pixels, const Theme& theme,
                        const std::atomic<bool>& stop) {
    PackPreview preview;
    if (!QFileInfo::exists(placeOf(name))) return preview;
    preview.state = PackPreview::State::Unreadable;
    const auto source = openPack(name);
    if (!source) return preview;
    const pack::Reading reading = pack::readWhatIsGood(Glimpse(**source));
    const level::Pack& pack = reading.pack;
    const auto unreadRooms =
        std::ranges::count_if(reading.unread, [](const pack::Unread& each) { return each.isRoom; });
    const auto unreadLevels = static_cast<std::ptrdiff_t>(reading.unread.size()) - unreadRooms;
    preview.levels =
        static_cast<int>(static_cast<std::ptrdiff_t>(pack.levels.size()) + unreadLevels);
    preview.rooms = static_cast<int>(static_cast<std::ptrdiff_t>(pack.rooms.size()) + unreadRooms);
    preview.title = QString::fromStdString(pack.title);
    if (!reading.isPackFileWhole && preview.levels == 0) return preview;
    preview.state = PackPreview::State::Good;
    if (pack.levels.empty() || stop) return preview;
    const level::Level& first = pack.levels.front();
    if (first.size.isEmpty() || first.size.area() > kMostPreviewCells) return preview;
    const level::Map map = mapOf(first, pack, stop);
    if (!stop) preview.picture = pictureOf(map, pixels, theme);
    return preview;
}

QString previewStamp(const QString& name) {
    const QFileInfo place(placeOf(name));
    if (!place.exists()) return {};
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const auto add = [&hash](const QFileInfo& file) {
        hash.addData(QStringLiteral("%1/%2/%3\n")
                         .arg(file.fileName())
                         .arg(file.size())
                         .arg(file.lastModified().toMSecsSinceEpoch())
                         .toUtf8());
    };
    if (!place.isDir()) {
        add(place);
        return hash.result().toHex();
    }
    const QDir dir(place.filePath());
    add(QFileInfo(dir.filePath(QString::fromStdString(pack::kPackFile))));
    for (const std::string& folder : {pack::kLevelFolder, pack::kRoomFolder}) {
        const auto files = QDir(dir.filePath(QString::fromStdString(folder)))
                               .entryInfoList({"*.json"}, QDir::Files, QDir::Name);
        for (qsizetype i = 0; i < files.size() && i < kMostFiles; ++i)
            add(files[i]);
    }
    return hash.result().toHex();
}

QString PreviewCache::fileOf(const QString& name, const Theme& theme) const {
    const QByteArray key = name.toUtf8() + '/' + QByteArray::number(theme.number());
    const QByteArray hash = QCryptographicHash::hash(key, QCryptographicHash::Sha1).toHex();
    return QDir(folder_).filePath(QString::fromLatin1(hash) + ".png");
}

std::optional<PackPreview> PreviewCache::load(const QString& name, const QString& stamp,
                                              QSize pixels, const Theme& theme) const {
    const auto bytes = readRegularFile(fileOf(name, theme), kMostCachedBytes);
    if (!bytes || bytes->size() > kMostCachedBytes) return {};
    PngReader reader(*bytes);
    // Check the stamp first, so that outdated pictures are not decoded.
    if (stamp.isEmpty() || reader.size() != pixels || reader.text("stamp") != stamp ||
        reader.text("look").toInt() != kLook) {
        return {};
    }
    PackPreview preview;
    preview.picture = reader.read(kMostPngPixels);
    if (preview.picture.isNull()) return {};
    preview.state = PackPreview::State::Good;
    preview.title = reader.text("title");
    preview.levels = reader.text("levels").toInt();
    preview.rooms = reader.text("rooms").toInt();
    return preview;
}

void PreviewCache::store(const QString& name, const QString& stamp, const PackPreview& preview,
                         const Theme& theme) const {
    if (preview.picture.isNull() || stamp.isEmpty() || !QDir().mkpath(folder_)) return;
    QImage picture = preview.picture;
    picture.setText("stamp", stamp);
    picture.setText("look", QString::number(kLook));
    picture.setText("title", preview.title);
    picture.setText("levels", QString::number(preview.levels));
    picture.setText("rooms", QString::number(preview.rooms));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG")) return;
    files::DiskFiles disk;
    if (files::replace(QFile::encodeName(fileOf(name, theme)).toStdString(),
                       {bytes.constData(), static_cast<std::size_t>(bytes.size())}, disk))
        return;
    const auto files = QDir(folder_).entryInfoList({"*.png"}, QDir::Files, QDir::Time);
    for (qsizetype i = kMost; i < files.size(); ++i)
        QFile::remove(files[i].filePath());
}

}  // namespace mazeloom::widgets
