// SPDX-License-Identifier: MIT
// A contact sheet, as PNG or SVG: small pictures of many seeds of a level, each with its seed and
// its sort measure. The command line and the gallery use it.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QString>
#include <tl/expected.hpp>

#include "core/compare/gallery.h"
#include "core/exchange/exporter.h"

namespace mazeloom::widgets {

/// Translation context of sheets.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(SheetText)
};

enum class SheetFormat : std::uint8_t { Png, Svg };

/// Upper bound on the side of a picture on a sheet if no cell size is given, in pixels; a cell has
/// at least one pixel.
inline constexpr int kSheetPicture = 192;

struct SheetWish {
    compare::GalleryPlan plan;
    std::vector<std::uint64_t> seeds;  ///< at most compare::kMostSeeds
    compare::Order order;
    QString measure;  ///< name of the sort measure; empty if sorted by seed
    SheetFormat format = SheetFormat::Png;
    /// `cell` 0: pictures have kSheetPicture pixels per side.
    exchange::PictureOptions look;
    const level::TileMappings* tiles = nullptr;
    int columns = 0;  ///< 0: about as many as the rows
    unsigned threads = 1;
    /// Set from another thread to cancel, even within a seed; must outlive the drawing.
    const std::atomic<bool>* stop = nullptr;
};

/// Called with the number of finished seeds; false cancels. Called from several threads, one call
/// at a time.
using SheetProgress = std::function<bool(std::size_t done, std::size_t count)>;

/// Returns the bytes of the file; empty if `progress` or SheetWish::stop cancelled. The error is a
/// sentence in the user's language that says what to change. A failing seed shows its reason in
/// place of the picture; it is an error only if all seeds fail. The same wish gives the same bytes,
/// whatever the number of threads.
tl::expected<std::string, QString> contactSheet(const SheetWish& wish,
                                                const SheetProgress& progress = {});

}  // namespace mazeloom::widgets
