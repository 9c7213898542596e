// SPDX-License-Identifier: MIT
// A line on the terminal that tells how far a long command is, and goes when it is done.
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace mazeloom::app {

/// Writes to stderr, and only when that is a terminal.
class Progress {
  public:
    Progress();
    ~Progress();

    /// Whether it is time for a new line; asking costs little.
    bool isDue() const;
    void show(const QString& line);
    /// Takes the line away, for other words to be written there.
    void clear();

  private:
    bool isTerminal_;
    bool isShown_ = false;
    QElapsedTimer sinceShown_;
};

}  // namespace mazeloom::app
