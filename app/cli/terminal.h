// SPDX-License-Identifier: MIT
// Messages of the command line, and files that are written completely or not at all. All lines of
// text are printed by this unit; data goes unchanged through Output.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <system_error>

#include <QString>
#include <QStringList>

#include "app/cli/interruption.h"
#include "core/problem.h"

namespace mazeloom::app {

/// Prints a line to stdout. Like all lines of a command, it passes through cleaned(), so that text
/// from packs cannot control the terminal or start another line. finishStandardOutput() checks for
/// write errors once, at the end.
void print(const QString& line);
/// Prints a line of fields separated by tabs.
void printRow(const QStringList& fields);
/// Prints several lines, which must be the program's own text: they do not pass through cleaned().
void printText(const QString& text);
/// Flushes stdout. Returns the error if anything written to it was lost.
std::error_code finishStandardOutput();
/// Prints one line to stderr, after the program's name.
void complain(const QString& message);
void complain(const Problem& problem);
/// Reports that a file or stdout cannot be written.
void complainOfWriting(const QString& file, const QString& why);

/// A file or stdout that receives data. The complete file appears under its name only at commit();
/// until then an old file of this name stays (core/files/replace.h). A device or pipe is written to
/// directly. From fill() on, a signal to end the program only interrupts the filling, so that no
/// hidden file remains.
class Output {
  public:
    /// Prepares writing to `path`; an empty path or "-" means stdout.
    explicit Output(const QString& path);
    ~Output();

    /// Calls `write` with a stream to the file. Returns false if the file cannot be written. An
    /// error of a file is reported here, an error of stdout at the program's end.
    bool fill(const std::function<void(std::ostream&)>& write);
    bool commit();

  private:
    class Sink;
    class Whole;
    class Device;

    bool fail(const QString& why);

    QString path_;
    std::optional<Interruption> interruption_;  ///< destroyed after the file
    std::unique_ptr<Sink> sink_;                ///< null: stdout
};

}  // namespace mazeloom::app
