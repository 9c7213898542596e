// SPDX-License-Identifier: MIT
// Writes generated levels in a format for maps, together with their accompanying files.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/cli/command_spec.h"
#include "app/cli/terminal.h"
#include "core/exchange/exporter.h"

namespace mazeloom::app {

/// Returns the ids of the map formats, the default first.
std::span<const char* const> mapFormatIds();

/// The options of commands that write maps.
inline constexpr OptionSpec kFormatOption{
    .name = "format",
    .kind = ValueKind::Choice,
    .value = "FORMAT",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "the format to write; text has one character per cell, and mazeloom "
                              "help formats explains the others"),
    .choices = mapFormatIds,
    .standard = "text"};
inline constexpr OptionSpec kMapOutputOption{
    .name = "output",
    .kind = ValueKind::OutputFile,
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("CommandLine", "where to write it; stdout by default"),
    .letter = 'o'};

/// Returns the format that the option kFormatOption selects.
const exchange::Exporter& mapFormatOf(const CommandArguments& arguments);

/// Creates the application for commands that draw. Drawing needs fonts and thus a QGuiApplication,
/// but no display. The application exists before the options are parsed, because messages about
/// them are in the user's language.
std::unique_ptr<QCoreApplication> makeMapApplication(int& argc, char** argv,
                                                     const QStringList& arguments);

/// Files that appear together, once all of them have been written.
class Outputs {
  public:
    /// Adds a file and its accompanying files. Returns false, after reporting an error, if the file
    /// cannot be written or the format cannot hold the levels. An empty name or "-" means stdout,
    /// without accompanying files.
    bool add(const QString& file, const exchange::Exporter& exporter,
             const exchange::Source& source,
             exchange::ExportOptions options = {.keepsOrigin = false});
    bool commit();

  private:
    std::vector<std::unique_ptr<Output>> files_;
};

}  // namespace mazeloom::app
