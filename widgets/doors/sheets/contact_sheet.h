// SPDX-License-Identifier: MIT
// Many seeds of a level as small pictures on one sheet, each with its seed and what it is sorted
// by, as PNG or SVG. The command line and the gallery drive it.
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
#include "core/doors/exporter.h"

namespace mazeloom::widgets {

/// The words of sheets, for translation.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(SheetText)
};

enum class SheetFormat : std::uint8_t { Png, Svg };

/// The side of a picture on a sheet where nobody says how large cells are, at most, in pixels; no
/// cell is smaller than one.
inline constexpr int kSheetPicture = 192;

struct SheetWish {
    compare::GalleryPlan plan;
    std::vector<std::uint64_t> seeds;  ///< at most compare::kMostSeeds
    compare::Order order;
    QString measure;  ///< what it is sorted by, in words; empty by seed
    SheetFormat format = SheetFormat::Png;
    /// `cell` 0: so that pictures have kSheetPicture pixels a side.
    doors::PictureOptions look;
    const level::TileMappings* tiles = nullptr;
    int columns = 0;  ///< 0: about as many as rows
    unsigned threads = 1;
    /// Set from another thread to give up within a seed; it outlives the drawing.
    const std::atomic<bool>* stop = nullptr;
};

/// Told how many are done; false: give up. Called from several threads, one call at a time.
using SheetProgress = std::function<bool(std::size_t done, std::size_t count)>;

/// The bytes of the file; empty when `progress` or SheetWish::stop gave up. Else what is wrong, as
/// a sentence in the user's language that says what to change. A seed that fails has why in its
/// place; only where all fail is there no sheet. The same wish gives the same bytes, on however
/// many threads.
tl::expected<std::string, QString> contactSheet(const SheetWish& wish,
                                                const SheetProgress& progress = {});

}  // namespace mazeloom::widgets
