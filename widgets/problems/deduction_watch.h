// SPDX-License-Identifier: MIT
// Tells what the generation of the shown level found, and looks, off the GUI thread, whether
// somebody has to guess on that map, where its level asks that nobody has to.
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "core/check/rule/finding.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"
#include "widgets/document/sheet.h"

namespace mazeloom::widgets {

class DeductionWatch : public QObject {
    Q_OBJECT

  public:
    explicit DeductionWatch(QObject* parent = nullptr);

    /// What is under way for another map is given up.
    void look(const std::shared_ptr<Generation>& generation);

  signals:
    /// Failure and warnings of the generation.
    void generated(const mazeloom::widgets::Sheet& level,
                   const std::vector<mazeloom::check::Finding>& findings);
    /// All that was found of the map; nothing where all is well.
    void found(const mazeloom::widgets::Sheet& level,
               const std::vector<mazeloom::check::Finding>& findings);

  private:
    LatestTask task_;
};

}  // namespace mazeloom::widgets
