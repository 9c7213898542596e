// SPDX-License-Identifier: MIT
// Shows the status of a running or finished search for seeds: its progress, and how many seeds
// fulfil each part of the wish.
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

    /// Begins the report of a search for `count` hits among at most `seeds` seeds.
    void begin(std::uint64_t seeds, std::uint64_t count);
    void tell(const analyse::SearchState& state);
    /// Ends the report. `why` is a sentence that explains the end; it may be empty.
    void end(const QString& why);
    /// Drops the report and shows only `text`; hides this widget if `text` is empty.
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
