// SPDX-License-Identifier: MIT
// The options of commands that draw levels.
#pragma once

#include <span>

#include "app/cli/command_spec.h"
#include "core/exchange/exporter.h"
#include "core/level/level.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/theme/theme_ids.h"

namespace mazeloom::app {

/// Returns the ids of the overlays.
std::span<const char* const> shownOverlayIds();

inline constexpr OptionSpec kScaleOption{
    .name = "scale",
    .kind = ValueKind::Number,
    .value = "S",
    .help = QT_TRANSLATE_NOOP(
        "CommandLine",
        "pixels per cell in pictures; by default chosen for a picture of reasonable size"),
    .least = 1,
    .most = widgets::kMaxImageCell};
inline constexpr OptionSpec kThemeOption{
    .name = "theme",
    .kind = ValueKind::Choice,
    .value = "THEME",
    .help = QT_TRANSLATE_NOOP("CommandLine", "the colours of pictures"),
    .choices = widgets::themeIds,
    .standard = "dark"};
inline constexpr OptionSpec kLettersOption{
    .name = "letters",
    .kind = ValueKind::None,
    .value = nullptr,
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "draws the objects on cells as letters, as in text files")};
inline constexpr OptionSpec kNoScanLinesOption{
    .name = "no-scan-lines",
    .kind = ValueKind::None,
    .value = nullptr,
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "draws pictures in a terminal's theme without dark lines")};
inline constexpr OptionSpec kTilesOption{
    .name = "tiles",
    .kind = ValueKind::Tiles,
    .value = "ID",
    .help = QT_TRANSLATE_NOOP(
        "CommandLine", "draws cells with these tiles of the pack instead of the built-in ones")};
inline constexpr OptionSpec kGridOption{
    .name = "grid",
    .kind = ValueKind::None,
    .value = nullptr,
    .help = QT_TRANSLATE_NOOP(
        "CommandLine", "draws lines between the cells of pictures, from 10 pixels per cell on")};
inline constexpr OptionSpec kOverlayOption{
    .name = "overlay",
    .kind = ValueKind::Choices,
    .value = "OVERLAY",
    .help = QT_TRANSLATE_NOOP("CommandLine", "the overlays to draw over the level in pictures"),
    .choices = shownOverlayIds};

/// Returns the picture options given by the arguments.
exchange::PictureOptions pictureOf(const CommandArguments& arguments);
/// Returns whether the pack, which the user calls `name`, has the requested tiles; reports an error
/// if not.
bool hasTiles(const exchange::PictureOptions& picture, const QString& name,
              const level::Pack& pack);

}  // namespace mazeloom::app
