// SPDX-License-Identifier: MIT
// What a search for seeds says of itself while it runs and at its end: how far it is, and how many
// seeds pass each part of the wish.
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

    /// A search begins that looks at so many seeds at most, for so many hits.
    void begin(std::uint64_t seeds, std::uint64_t count);
    void tell(const analyse::SearchState& state);
    /// It is over: `why` is a sentence, or empty where all is said.
    void end(const QString& why);
    /// There was no search.
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
