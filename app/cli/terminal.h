// SPDX-License-Identifier: MIT
// Words to the user of the command line, and files that are written whole or not at all. Every line
// that a command says goes through here; data go through Output, byte by byte as they are.
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

/// A line to stdout. As in all lines of a command, strangers' words cannot steer the terminal or
/// begin another line: cleaned(). Whether all of it arrived is asked once, at the end:
/// finishStandardOutput().
void print(const QString& line);
/// A line of fields with a tab between them.
void printRow(const QStringList& fields);
/// Several lines, of our own words alone.
void printText(const QString& text);
/// Flushes stdout. The error for which anything that was written to it is lost, if anything is.
std::error_code finishStandardOutput();
/// One line to stderr, after the program's name.
void complain(const QString& message);
void complain(const Problem& problem);
/// That a file, or stdout, cannot be written.
void complainOfWriting(const QString& file, const QString& why);

/// A file, or stdout, that data is written to. A file appears under its name only at commit(),
/// whole: until then the old one stays (core/files/replace.h). A device or pipe is written to as it
/// is. From fill() on, signals that ask the program to end only keep it from being filled: nothing
/// hidden is left.
class Output {
  public:
    /// `path` empty or "-": stdout.
    explicit Output(const QString& path);
    ~Output();

    /// Calls `write` with a stream to the file. False when it cannot be written: of a file with a
    /// complaint; that of stdout is made once, at the end.
    bool fill(const std::function<void(std::ostream&)>& write);
    bool commit();

  private:
    class Sink;
    class Whole;
    class Device;

    bool fail(const QString& why);

    QString path_;
    std::optional<Interruption> interruption_;  ///< goes after the file
    std::unique_ptr<Sink> sink_;                ///< null: stdout
};

}  // namespace mazeloom::app
