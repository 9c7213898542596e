// SPDX-License-Identifier: MIT
// Words to the user of the command line, and files that are written whole or not at all.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>

#include <QString>

#include "core/problem.h"

class QFileDevice;

namespace mazeloom::app {

/// To stdout.
void print(const QString& text);
/// One line to stderr, after the program's name.
void complain(const QString& message);
void complain(const Problem& problem);

/// A file, or stdout, that data is written to. A file appears under its name only at commit(),
/// whole: until then the old one stays. A device or pipe is written to as it is.
class Output {
  public:
    /// `path` empty or "-": stdout.
    explicit Output(const QString& path);
    ~Output();

    /// Calls `write` with a stream to the file. False, with a complaint, when it cannot be written.
    bool fill(const std::function<void(std::ostream&)>& write);
    bool commit();

  private:
    bool fail();

    QString path_;
    std::unique_ptr<QFileDevice> file_;  ///< null: stdout
};

}  // namespace mazeloom::app
