// SPDX-License-Identifier: MIT
// Draws a contact sheet as PNG or SVG: small pictures of a level for many seeds. Each caption has
// the picture's seed, and its value of the measure by which the sheet is sorted. The command line
// and the gallery use it.
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

/// Upper bound on the side of a picture on a sheet, in pixels, if no cell size is given. Levels
/// with more cells per side exceed it, because a cell has at least one pixel.
inline constexpr int kSheetPicture = 192;

struct SheetWish {
    compare::GalleryPlan plan;
    std::vector<std::uint64_t> seeds;  ///< at most compare::kMostSeeds
    compare::Order order;
    QString measure;  ///< name of the sort measure; empty if sorted by seed
    SheetFormat format = SheetFormat::Png;
    /// The look of the pictures. A `cell` of 0 stands for the largest cell size at which a picture
    /// has at most kSheetPicture pixels per side.
    exchange::PictureOptions look;
    const level::TileMappings* tiles = nullptr;
    int columns = 0;  ///< 0 stands for about as many columns as rows
    unsigned threads = 1;
    /// A flag that another thread sets to cancel, even during the work on a seed. Must outlive the
    /// call of contactSheet().
    const std::atomic<bool>* stop = nullptr;
};

/// Called with the number of finished seeds; if it returns false, the sheet is cancelled. Called
/// from several threads, one call at a time.
using SheetProgress = std::function<bool(std::size_t done, std::size_t count)>;

/// Returns the bytes of the file; empty if `progress` or SheetWish::stop cancelled. The error is a
/// sentence in the user's language that tells what to change. For a seed that cannot be generated,
/// the sheet has the reason in place of the picture; returns an error only if all seeds fail. The
/// same wish gives the same bytes, whatever the number of threads.
tl::expected<std::string, QString> contactSheet(const SheetWish& wish,
                                                const SheetProgress& progress = {});

}  // namespace mazeloom::widgets
