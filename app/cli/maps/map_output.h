// SPDX-License-Identifier: MIT
// A generated level in one of the formats that commands write.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <span>

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

#include "app/cli/command_spec.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/problem.h"

namespace mazeloom::app {

class Output;

/// A map, and what it was generated from.
struct MapSource {
    const level::Map& map;
    const level::Level& level;
    std::span<const level::Room> rooms;  ///< the pack's handcrafted rooms
    std::uint64_t seed;
};

using MapWriter = std::function<void(std::ostream&)>;

/// A format is defined in a file of its own, map_format_*.cpp, and listed in map_output.cpp.
struct MapFormat {
    const char* id;      ///< as after --format
    bool draws = false;  ///< needs fonts, and so a QGuiApplication
    /// What writes it while the source lives, or why it cannot be written.
    tl::expected<MapWriter, Problem> (*writerOf)(const MapSource& source);
};

/// The formats' ids, the standard first.
std::span<const char* const> mapFormatIds();

/// The options of commands that write maps.
inline constexpr OptionSpec kFormatOption{
    .name = "format",
    .kind = ValueKind::Choice,
    .value = "FORMAT",
    .help = QT_TRANSLATE_NOOP("CommandLine", "what to write; text is a character a cell"),
    .choices = mapFormatIds,
    .standard = "text"};
inline constexpr OptionSpec kMapOutputOption{
    .name = "output",
    .kind = ValueKind::OutputFile,
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("CommandLine", "where to write it; stdout by default"),
    .letter = 'o'};

/// That of kFormatOption.
const MapFormat& mapFormatOf(const CommandArguments& arguments);

/// Drawing needs fonts, and so a QGuiApplication, but never a display. It is there before the
/// options are understood, since what is wrong with them is said in the user's language.
std::unique_ptr<QCoreApplication> makeMapApplication(int& argc, char** argv,
                                                     const QStringList& arguments);

/// False, with a complaint, when the map cannot be drawn or written. The level is the one that the
/// map was generated from, with the pack's handcrafted rooms.
bool writeMap(Output& output, const MapFormat& format, const level::Map& map,
              const level::Level& level, std::span<const level::Room> rooms, std::uint64_t seed);

}  // namespace mazeloom::app
