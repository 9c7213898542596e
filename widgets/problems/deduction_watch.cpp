// SPDX-License-Identifier: MIT
#include "widgets/problems/deduction_watch.h"

#include <utility>

#include "core/check/deduction.h"

namespace mazeloom::widgets {

DeductionWatch::DeductionWatch(QObject* parent) : QObject(parent), task_("deduction", this) {}

void DeductionWatch::look(const std::shared_ptr<Generation>& generation) {
    task_.run([this, generation](const LatestTask::Control& control) -> LatestTask::Call {
        const GenerationRequest& request = generation->request;
        auto findings =
            check::findingsOfDeduction(*request.level, request.seed, generation->recorded,
                                       request.floor.depth, &control.stop());
        const Sheet sheet = levelSheet(QString::fromStdString(request.level->id));
        return [this, sheet, findings = std::move(findings)] { emit found(sheet, findings); };
    });
}

}  // namespace mazeloom::widgets
