// SPDX-License-Identifier: MIT
// Shows the progress of a long command in a line on the terminal, and removes the line at the end.
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace mazeloom::app {

/// Writes the progress to stderr, and only if stderr is a terminal.
class Progress {
  public:
    Progress();
    ~Progress();

    /// Whether the line should be updated now; cheap to call.
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
