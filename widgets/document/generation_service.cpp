// SPDX-License-Identifier: MIT
#include "widgets/document/generation_service.h"

#include <utility>

namespace mazeloom::widgets {

GenerationService::GenerationService(QObject* parent) : QObject(parent), task_("generation") {
    connect(&task_, &LatestTask::cancelled, this, &GenerationService::cancelled);
}

void GenerationService::request(GenerationRequest request) {
    task_.run([this, request = std::move(request)](const LatestTask::Control& control) {
        auto generation = std::make_shared<Generation>();
        generation->request = request;
        generate::Options options;
        options.stop = &control.stop();
        options.floor = request.floor;
        options.kinds = request.kinds;
        options.progress = [this, &control](int stage, int count) {
            control.report([this, stage, count] { emit progressed(stage, count); });
        };
        generation->recorded =
            generate::record(*request.level, *request.rooms, request.seed, options);
        if (!control.stop()) {
            generation->timeline = std::make_unique<trace::Timeline>(generation->recorded.trace);
        }
        return [this, generation] { emit finished(generation); };
    });
}

}  // namespace mazeloom::widgets
