// SPDX-License-Identifier: MIT
#include "widgets/document/generation_service.h"

#include <cstdint>
#include <utility>

#include <QMetaMethod>

#include "core/within_memory.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

namespace {

/// Returns a trace without steps; its initial map contains only the painted cells.
std::shared_ptr<const trace::Trace> painted(const GenerationRequest& request,
                                            const level::Map& made) {
    trace::Trace trace = trace::traceWithoutSteps(made, request.level->kept.cells);
    trace.initial = generate::initialMap(*request.level, *request.rooms, request.kinds).cells;
    return std::make_shared<const trace::Trace>(std::move(trace));
}

/// Returns a generation whose trace has no steps. Returns null if it was stopped, or if the recipe
/// fails, because only a trace with steps shows how far the recipe got.
std::shared_ptr<Generation> sketchOf(const GenerationRequest& request,
                                     const generate::Options& options) {
    auto made = generate::generate(*request.level, *request.rooms, request.seed, options);
    if (!made) return nullptr;
    auto generation = std::make_shared<Generation>();
    generation->request = request;
    generation->recorded.trace = painted(request, made->map);
    generation->recorded.problems = std::move(made->problems);
    generation->timeline =
        std::make_unique<trace::Timeline>(generation->recorded.trace, std::move(made->map));
    return generation;
}

/// Returns a generation with all its steps. It has no timeline if it was stopped.
std::shared_ptr<Generation> recordOf(const GenerationRequest& request,
                                     const generate::Options& options) {
    auto generation = std::make_shared<Generation>();
    generation->request = request;
    generation->recorded = generate::record(*request.level, *request.rooms, request.seed, options);
    if (options.stop.isAsked()) return generation;
    generation->timeline = std::make_unique<trace::Timeline>(generation->recorded.trace);
    if (!generation->recorded.failure) generation->mapHash = hash(generation->recorded.map);
    return generation;
}

/// Returns a generation without content, which reports that memory was insufficient.
std::shared_ptr<Generation> refused(const GenerationRequest& request) {
    auto generation = std::make_shared<Generation>();
    generation->request = request;
    generation->recorded = generate::refusedRecord(*request.level);
    generation->timeline = std::make_unique<trace::Timeline>(generation->recorded.trace);
    return generation;
}

/// Whether a sketch is worthwhile. Recording a level of this size with its steps takes too long to
/// redraw it during a stroke.
bool isSketched(const GenerationRequest& request) {
    const std::int64_t cells = request.level->size.area();
    return cells > PackDocument::kMostRecordedLive && cells <= PackDocument::kMostLiveCells;
}

}  // namespace

generate::Options optionsOf(const GenerationRequest& request) {
    generate::Options options;
    options.floor = request.floor;
    options.kinds = request.kinds;
    return options;
}

GenerationService::GenerationService(QObject* parent) : QObject(parent), task_("generation") {
    connect(&task_, &LatestTask::cancelled, this, &GenerationService::cancelled);
}

void GenerationService::request(GenerationRequest request) {
    // Without a receiver of the sketch, do not generate the level twice.
    const bool sketches =
        isSignalConnected(QMetaMethod::fromSignal(&GenerationService::sketched)) &&
        isSketched(request);
    task_.run([this, sketches, request = std::move(request)](
                  const LatestTask::Control& control) -> LatestTask::Call {
        generate::Options options = optionsOf(request);
        const auto report = [this, &control](const generate::Advance& advance) {
            control.report([this, advance] { emit progressed(advance); });
        };
        // During a stroke many sketches follow each other, whose progress says nothing.
        if (!request.isPassing) options.progress = report;
        options.stop = &control.giveUp();
        const auto noSketch = [] { return std::shared_ptr<Generation>(); };
        const auto sketch = sketches
                                ? withinMemory([&] { return sketchOf(request, options); }, noSketch)
                                : noSketch();
        if (sketch) control.tell([this, sketch] { emit sketched(sketch); });
        // No steps are needed if a newer request has arrived, or will follow at the stroke's end.
        if (control.stop() || (sketches && request.isPassing)) return {};
        options.progress = report;
        options.stop = &control.stop();
        const auto generation = withinMemory([&] { return recordOf(request, options); },
                                             [&] { return refused(request); });
        return [this, generation] { emit finished(generation); };
    });
}

}  // namespace mazeloom::widgets
