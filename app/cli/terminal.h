// SPDX-License-Identifier: MIT
// Words to the user of the command line, and files that are written whole or not at all.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <system_error>

#include <QString>

#include "core/problem.h"

namespace mazeloom::app {

/// To stdout. Whether all of it arrived is asked once, at the end: finishStandardOutput().
void print(const QString& text);
/// Flushes stdout. The error for which anything that was written to it is lost, if anything is.
std::error_code finishStandardOutput();
/// One line to stderr, after the program's name.
void complain(const QString& message);
void complain(const Problem& problem);
/// That a file, or stdout, cannot be written.
void complainOfWriting(const QString& file, const QString& why);

/// A file, or stdout, that data is written to. A file appears under its name only at commit(),
/// whole: until then the old one stays (core/files/replace.h). A device or pipe is written to as it
/// is.
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
    std::unique_ptr<Sink> sink_;  ///< null: stdout
};

}  // namespace mazeloom::app
