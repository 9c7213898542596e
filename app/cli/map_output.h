// SPDX-License-Identifier: MIT
// A generated level in one of the formats that commands write.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "core/level/level.h"
#include "core/level/map.h"

namespace mazeloom::app {

class Output;

enum class MapFormat { Text, Json, Png };

/// "text", "json" or "png".
std::optional<MapFormat> readMapFormat(const QString& text);

/// Drawing needs fonts, and so a QGuiApplication, but never a display. It is there before the
/// options are understood, since what is wrong with them is said in the user's language.
std::unique_ptr<QCoreApplication> makeMapApplication(int& argc, char** argv,
                                                     const QStringList& arguments);

/// False, with a complaint, when the map cannot be drawn or written. The level is the one that the
/// map was generated from, with the pack's handcrafted rooms.
bool writeMap(Output& output, MapFormat format, const level::Map& map, const level::Level& level,
              std::span<const level::Room> rooms, std::uint64_t seed);

}  // namespace mazeloom::app
