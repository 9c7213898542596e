// SPDX-License-Identifier: MIT
#include "widgets/problems/deduction_watch.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/check/findings/deduction.h"
#include "core/check/findings/favourite.h"
#include "core/check/findings/generation.h"
#include "core/check/findings/needs.h"
#include "core/check/findings/painted.h"
#include "widgets/document/seeds.h"

namespace mazeloom::widgets {

DeductionWatch::DeductionWatch(QObject* parent) : QObject(parent), task_("deduction", this) {}

void DeductionWatch::look(const std::shared_ptr<Generation>& generation) {
    task_.run([this, generation](const LatestTask::Control& control) -> LatestTask::Call {
        const GenerationRequest& request = generation->request;
        const Sheet sheet = levelSheet(QString::fromStdString(request.level->id));
        auto outcome =
            check::findingsOfGeneration(*request.level, request.seed, generation->recorded);
        generate::Options options = optionsOf(request);
        options.stop = &control.stop();
        check::weighFailure(outcome, *request.level, *request.rooms, options);
        // Report a failure now, before the search for the traps that may have caused it.
        control.report(
            [this, sheet, outcome = std::move(outcome)] { emit generated(sheet, outcome); });
        auto findings =
            check::findingsOfDeduction(*request.level, request.seed, generation->recorded,
                                       request.floor.depth, &control.stop());
        const generate::Recorded& recorded = generation->recorded;
        if (recorded.failure || recorded.stopped)
            return [this, sheet, findings = std::move(findings)] { emit found(sheet, findings); };
        const bool isDeducible = findings.empty();
        if (auto other = check::findingOfFavourite(sampleOf(request), request.seed, recorded.map,
                                                   programVersion())) {
            findings.push_back(*std::move(other));
        }
        // What follows takes longer. Until it is done, nothing else is said of the map before.
        control.report([this, sheet, findings] { emit found(sheet, findings); });
        std::vector<check::Finding> broken =
            check::findingsOfPainted(*request.level, request.seed, recorded.map, &control.stop());
        if (isDeducible && !request.level->needs.isEmpty()) {
            std::ranges::move(
                check::findingsOfNeeds(*request.level, request.seed, recorded.map, &control.stop()),
                std::back_inserter(broken));
        }
        std::ranges::move(broken, std::back_inserter(findings));
        return [this, sheet, findings = std::move(findings)] { emit found(sheet, findings); };
    });
}

}  // namespace mazeloom::widgets
