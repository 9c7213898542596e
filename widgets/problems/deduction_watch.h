// SPDX-License-Identifier: MIT
// Reports the findings of the shown level's generation and checks, off the GUI thread, whether its
// map requires guessing although the level forbids it.
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "core/check/findings/finding.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"
#include "widgets/document/sheet.h"

namespace mazeloom::widgets {

class DeductionWatch : public QObject {
    Q_OBJECT

  public:
    explicit DeductionWatch(QObject* parent = nullptr);

    /// Stops the check of another map.
    void look(const std::shared_ptr<Generation>& generation);

  signals:
    /// The failure and warnings of the generation.
    void generated(const mazeloom::widgets::Sheet& level,
                   const std::vector<mazeloom::check::Finding>& findings);
    /// All findings about the map; empty if there are none.
    void found(const mazeloom::widgets::Sheet& level,
               const std::vector<mazeloom::check::Finding>& findings);

  private:
    // Two tasks, since a failure is to be shown before the traps that may have caused it.
    LatestTask outcome_;
    LatestTask deduction_;
};

}  // namespace mazeloom::widgets
