// SPDX-License-Identifier: MIT
// Status of a search for seeds, running or finished: its progress, and how many seeds pass each
// part of the wish.
#pragma once

#include <QElapsedTimer>
#include <QWidget>

#include "core/analyse/wish/search.h"

class QLabel;
class QProgressBar;

namespace mazeloom::widgets {

class SearchReport final : public QWidget {
    Q_OBJECT

  public:
    explicit SearchReport(QWidget* parent = nullptr);

    QLabel* stateLabel() const { return state_; }
    QLabel* partsLabel() const { return parts_; }
    QProgressBar* progressBar() const { return progress_; }

    /// Starts the report of a search over at most `seeds` seeds for `count` hits.
    void begin(std::uint64_t seeds, std::uint64_t count);
    void tell(const analyse::SearchState& state);
    /// Ends the report; `why` is a sentence, or empty if there is nothing to add.
    void end(const QString& why);
    /// Resets to the state without a search.
    void clear(const QString& text = {});

    const analyse::SearchState& last() const { return last_; }

  private:
    QLabel* state_;
    QLabel* parts_;
    QProgressBar* progress_;
    QElapsedTimer since_;
    analyse::SearchState last_;
    std::uint64_t seeds_ = 0;
    std::uint64_t count_ = 0;
};

}  // namespace mazeloom::widgets
