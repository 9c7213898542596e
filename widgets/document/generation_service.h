// SPDX-License-Identifier: MIT
// Generates levels off the GUI thread. A new request replaces an unfinished one (see LatestTask).
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QObject>

#include "core/generate/generate.h"
#include "core/level/level.h"
#include "core/trace/timeline.h"
#include "widgets/document/latest_task.h"

namespace mazeloom::widgets {

/// The input of a generation. Level and rooms are snapshots, because the document may change during
/// the generation.
struct GenerationRequest {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    std::uint64_t seed = 0;
    /// The context of the floor of a descent for which the level is generated, such as its depth.
    level::FloorContext floor = {};
    /// The pack's own kinds of objects.
    level::SharedOwnKinds kinds = {};
    /// Whether the request is made during a paint stroke on a large level, so that another request
    /// follows at the stroke's end. For such a request, if sketched() can be emitted, no steps are
    /// recorded and finished() is not emitted.
    bool isPassing = false;
};

/// Returns the generator's options for a request, without a stop flag.
generate::Options optionsOf(const GenerationRequest& request);

/// A finished generation: the request and its result.
struct Generation {
    GenerationRequest request;
    generate::Recorded recorded;
    std::unique_ptr<trace::Timeline> timeline;  ///< the first receiver moves it out
    std::optional<std::uint64_t> mapHash = {};  ///< of a finished map; a sketch has none
};

class GenerationService : public QObject {
    Q_OBJECT

  public:
    explicit GenerationService(QObject* parent = nullptr);

    void request(GenerationRequest request);
    /// Stops the generation in progress.
    void cancel() { task_.cancel(); }
    bool isBusy() const { return task_.isBusy(); }

  signals:
    /// Emitted before each stage, and within stages that can take long.
    void progressed(const mazeloom::generate::Advance& advance);
    void finished(const std::shared_ptr<mazeloom::widgets::Generation>& generation);
    /// Emitted with the finished map but without steps, so that a large level is redrawn while the
    /// user paints it. Emitted only if the level has more than PackDocument::kMostRecordedLive and
    /// at most PackDocument::kMostLiveCells cells, the signal was connected when the request was
    /// made, and the recipe does not fail. Emitted before finished() and before the result of a
    /// later request.
    void sketched(const std::shared_ptr<mazeloom::widgets::Generation>& generation);
    /// The latest request was cancelled.
    void cancelled();

  private:
    LatestTask task_;
};

}  // namespace mazeloom::widgets
