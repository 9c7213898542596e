// SPDX-License-Identifier: MIT
#include "widgets/problems/deduction_watch.h"

#include <utility>

#include "core/check/deduction.h"
#include "core/check/findings/generation.h"

namespace mazeloom::widgets {

DeductionWatch::DeductionWatch(QObject* parent) : QObject(parent), task_("deduction", this) {}

void DeductionWatch::look(const std::shared_ptr<Generation>& generation) {
    task_.run([this, generation](const LatestTask::Control& control) -> LatestTask::Call {
        const GenerationRequest& request = generation->request;
        auto findings =
            check::findingsOfDeduction(*request.level, request.seed, generation->recorded,
                                       request.floor.depth, &control.stop());
        auto ofGeneration =
            check::findingsOfGeneration(*request.level, request.seed, generation->recorded);
        generate::Options options = optionsOf(request);
        options.stop = &control.stop();
        check::weighFailure(ofGeneration, *request.level, *request.rooms, options);
        const Sheet sheet = levelSheet(QString::fromStdString(request.level->id));
        return
            [this, sheet, findings = std::move(findings), ofGeneration = std::move(ofGeneration)] {
                emit generated(sheet, ofGeneration);
                emit found(sheet, findings);
            };
    });
}

}  // namespace mazeloom::widgets
