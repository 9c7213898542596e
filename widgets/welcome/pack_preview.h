// SPDX-License-Identifier: MIT
// What a pack looks like before it is opened: its title, how much it holds, and a picture of its
// first level as the editor shows it first. Works on any thread.
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
        Missing,     ///< there is nothing of that name
        Unreadable,  ///< there is something, but no pack that can be read
        Good,
    };

    State state = State::Missing;
    QString title;
    int levels = 0;
    int rooms = 0;
    /// Null when no level is small enough to be made on the way, or none can be read.
    QImage picture;
};

/// Levels of more cells are not generated for a picture.
inline constexpr std::int64_t kMostPreviewCells = 512 * 512;

/// Reads the pack and generates its first level. `pixels` is the picture's size; `stop` gives up,
/// with a preview that is good for nothing.
PackPreview makePreview(const QString& name, QSize pixels, const Theme& theme,
                        const std::atomic<bool>& stop);

/// A text that changes when a file of the pack does: sizes and times. Empty when there is no pack.
QString previewStamp(const QString& name);

/// Previews on the disk, one file for each pack and theme; a pack that has changed gets a new one
/// in its place. `folder` is made when the first is stored.
class PreviewCache {
  public:
    explicit PreviewCache(QString folder) : folder_(std::move(folder)) {}

    /// Nothing when none was stored, or one of another stamp or size.
    std::optional<PackPreview> load(const QString& name, const QString& stamp, QSize pixels,
                                    const Theme& theme) const;
    /// One without a picture is not stored: it is quickly made. The disk may refuse; nothing is
    /// lost by that. Keeps the latest kMost files.
    void store(const QString& name, const QString& stamp, const PackPreview& preview,
               const Theme& theme) const;

    static constexpr int kMost = 64;

  private:
    QString fileOf(const QString& name, const Theme& theme) const;

    QString folder_;
};

}  // namespace mazeloom::widgets
