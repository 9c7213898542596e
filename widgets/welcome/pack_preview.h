// SPDX-License-Identifier: MIT
// Previews of packs that are not open. A preview has the pack's title, its numbers of levels and
// rooms, and a picture of its first level as the editor first shows it. Works on any thread.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>

#include <QImage>
#include <QSize>
#include <QString>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

struct PackPreview {
    enum class State {
        Missing,     ///< nothing has the pack's name
        Unreadable,  ///< something has the pack's name, but is not a readable pack
        Good,
    };

    State state = State::Missing;
    QString title;
    int levels = 0;
    int rooms = 0;
    /// The picture of the first level that can be read; null if there is none, or if it is too
    /// large to be generated.
    QImage picture;
};

/// Upper bound on the number of cells of a level that is generated for a preview.
inline constexpr std::int64_t kMostPreviewCells = 512 * 512;

/// Reads a pack and generates its first level. `pixels` is the size of the picture. Once `stop` is
/// set, returns early, and the preview is unusable.
PackPreview makePreview(const QString& name, QSize pixels, const Theme& theme,
                        const std::atomic<bool>& stop);

/// Returns a text that identifies the sizes and times of a pack's files; empty if there is no pack.
QString previewStamp(const QString& name);

/// A cache of previews on disk, with one file for each pack and theme. The preview of a changed
/// pack is replaced. `folder` is created with the first file.
class PreviewCache {
  public:
    explicit PreviewCache(QString folder) : folder_(std::move(folder)) {}

    /// Returns the stored preview of a pack; nullopt if there is none with this stamp and size.
    std::optional<PackPreview> load(const QString& name, const QString& stamp, QSize pixels,
                                    const Theme& theme) const;
    /// Stores a preview, unless it has no picture: such a preview is quick to make again. Ignores
    /// write errors, because the preview can be made again, too. Keeps the latest kMost files.
    void store(const QString& name, const QString& stamp, const PackPreview& preview,
               const Theme& theme) const;

    static constexpr int kMost = 64;

  private:
    QString fileOf(const QString& name, const Theme& theme) const;

    QString folder_;
};

}  // namespace mazeloom::widgets
