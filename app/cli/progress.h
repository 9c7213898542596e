// SPDX-License-Identifier: MIT
// A line on the terminal with the progress of a long command, removed at its end.
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace mazeloom::app {

/// Writes to stderr, and only if that is a terminal.
class Progress {
  public:
    Progress();
    ~Progress();

    /// Whether a new line is due; cheap to call.
    bool isDue() const;
    void show(const QString& line);
    /// Removes the line, so that other text can be written there.
    void clear();

  private:
    bool isTerminal_;
    bool isShown_ = false;
    QElapsedTimer sinceShown_;
};

}  // namespace mazeloom::app
