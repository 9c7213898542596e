// SPDX-License-Identifier: MIT
#include "widgets/problems/deduction_watch.h"

#include <utility>

#include "core/check/findings/deduction.h"
#include "core/check/findings/generation.h"

namespace mazeloom::widgets {

namespace {

Sheet sheetOf(const GenerationRequest& request) {
    return levelSheet(QString::fromStdString(request.level->id));
}

}  // namespace

DeductionWatch::DeductionWatch(QObject* parent)
    : QObject(parent), outcome_("outcome", this), deduction_("deduction", this) {}

void DeductionWatch::look(const std::shared_ptr<Generation>& generation) {
    outcome_.run([this, generation](const LatestTask::Control& control) -> LatestTask::Call {
        const GenerationRequest& request = generation->request;
        auto findings =
            check::findingsOfGeneration(*request.level, request.seed, generation->recorded);
        generate::Options options = optionsOf(request);
        options.stop = &control.stop();
        check::weighFailure(findings, *request.level, *request.rooms, options);
        return [this, sheet = sheetOf(request), findings = std::move(findings)] {
            emit generated(sheet, findings);
        };
    });
    deduction_.run([this, generation](const LatestTask::Control& control) -> LatestTask::Call {
        const GenerationRequest& request = generation->request;
        auto findings =
            check::findingsOfDeduction(*request.level, request.seed, generation->recorded,
                                       request.floor.depth, &control.stop());
        return [this, sheet = sheetOf(request), findings = std::move(findings)] {
            emit found(sheet, findings);
        };
    });
}

}  // namespace mazeloom::widgets
