// SPDX-License-Identifier: MIT
// Checks generations of the shown level off the GUI thread. Reports the findings of a generation,
// whether its map requires guessing although the level forbids that, and whether the map does not
// need what the level promises to need.
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

    /// Checks a generation; stops the check of an earlier one.
    void look(const std::shared_ptr<Generation>& generation);

  signals:
    /// Emitted with the failure and the warnings of the generation, before found().
    void generated(const mazeloom::widgets::Sheet& level,
                   const std::vector<mazeloom::check::Finding>& findings);
    /// Emitted with all findings about the level's promises that the map breaks; empty if there are
    /// none.
    void found(const mazeloom::widgets::Sheet& level,
               const std::vector<mazeloom::check::Finding>& findings);

  private:
    LatestTask task_;
};

}  // namespace mazeloom::widgets
