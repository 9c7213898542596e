// SPDX-License-Identifier: MIT
// Preview of a pack that is not open: its title, its size, and a picture of its first level as the
// editor first shows it. Works on any thread.
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
        Missing,     ///< nothing has that name
        Unreadable,  ///< it exists, but is not a readable pack
        Good,
    };

    State state = State::Missing;
    QString title;
    int levels = 0;
    int rooms = 0;
    /// Null if no level is small enough to be generated, or none can be read.
    QImage picture;
};

/// Upper bound on the cells of a level that is generated for a picture.
inline constexpr std::int64_t kMostPreviewCells = 512 * 512;

/// Reads the pack and generates its first level. `pixels` is the picture's size. If `stop` is set,
/// returns early with an unusable preview.
PackPreview makePreview(const QString& name, QSize pixels, const Theme& theme,
                        const std::atomic<bool>& stop);

/// Returns the sizes and times of a pack's files as a text; empty if there is no pack.
QString previewStamp(const QString& name);

/// Previews on disk, one file for each pack and theme; the preview of a changed pack is replaced.
/// `folder` is created with the first file.
class PreviewCache {
  public:
    explicit PreviewCache(QString folder) : folder_(std::move(folder)) {}

    /// Returns nullopt if none is stored, or only one with another stamp or size.
    std::optional<PackPreview> load(const QString& name, const QString& stamp, QSize pixels,
                                    const Theme& theme) const;
    /// Stores a preview, except one without a picture, which is quick to make. Write errors are
    /// ignored, because nothing is lost. Keeps the latest kMost files.
    void store(const QString& name, const QString& stamp, const PackPreview& preview,
               const Theme& theme) const;

    static constexpr int kMost = 64;

  private:
    QString fileOf(const QString& name, const Theme& theme) const;

    QString folder_;
};

}  // namespace mazeloom::widgets
