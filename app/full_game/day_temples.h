// SPDX-License-Identifier: MIT
// The temples of daily challenges, drawn off the GUI thread.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <optional>

#include <QObject>

#include <tl/expected.hpp>

#include "core/challenge/challenge.h"
#include "core/date.h"
#include "core/problem.h"
#include "widgets/document/latest_task.h"

namespace mazeloom::app {

/// Draws the challenge of a day. A stop ends the search for a better temple, so the caller drops
/// the result then.
tl::expected<challenge::Challenge, Problem> drawDay(Date day, const std::atomic<bool>& stop);

class DayTemples : public QObject {
    Q_OBJECT

  public:
    explicit DayTemples(QObject* parent = nullptr);

    /// Returns the challenge of a day; null if it is not drawn yet. Then it is drawn, the drawing
    /// of another day stops, and drawn() is emitted at the end if the day has a challenge.
    std::shared_ptr<const challenge::Challenge> of(Date day);
    /// Adds the challenge of a day that was drawn elsewhere.
    void add(Date day, std::shared_ptr<const challenge::Challenge> challenge);

  signals:
    void drawn();

  private:
    std::map<Date, std::shared_ptr<const challenge::Challenge>> known_;
    std::optional<Date> drawing_;  ///< the day that is being drawn
    /// Declared last, so that the drawing stops before the rest is destroyed.
    widgets::LatestTask task_{"day's temple"};
};

}  // namespace mazeloom::app
