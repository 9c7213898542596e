// SPDX-License-Identifier: MIT
// Generated levels in one of the formats that commands write, with the files that lie beside.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/cli/command_spec.h"
#include "app/cli/terminal.h"
#include "core/doors/exporter.h"

namespace mazeloom::app {

/// The formats' ids, the standard first.
std::span<const char* const> mapFormatIds();

/// The options of commands that write maps.
inline constexpr OptionSpec kFormatOption{
    .name = "format",
    .kind = ValueKind::Choice,
    .value = "FORMAT",
    .help =
        QT_TRANSLATE_NOOP("CommandLine",
                          "what to write; text is a character a cell, and mazeloom help formats "
                          "tells of the others"),
    .choices = mapFormatIds,
    .standard = "text"};
inline constexpr OptionSpec kMapOutputOption{
    .name = "output",
    .kind = ValueKind::OutputFile,
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("CommandLine", "where to write it; stdout by default"),
    .letter = 'o'};

/// That of kFormatOption.
const doors::Exporter& mapFormatOf(const CommandArguments& arguments);

/// Drawing needs fonts, and so a QGuiApplication, but never a display. It is there before the
/// options are understood, since what is wrong with them is said in the user's language.
std::unique_ptr<QCoreApplication> makeMapApplication(int& argc, char** argv,
                                                     const QStringList& arguments);

/// Files that appear together when all of them could be written.
class Outputs {
  public:
    /// False, with a complaint, where a file cannot be written, or the levels not in this format.
    /// `file` empty or "-": stdout, without what would lie beside.
    bool add(const QString& file, const doors::Exporter& exporter, const doors::Source& source,
             doors::ExportOptions options = {.keepsOrigin = false});
    bool commit();

  private:
    std::vector<std::unique_ptr<Output>> files_;
};

}  // namespace mazeloom::app
