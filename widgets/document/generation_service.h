// SPDX-License-Identifier: MIT
// Generates off the GUI thread. Only the latest of several requests counts (see LatestTask).
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

/// The input of a generation. Level and rooms are snapshots, since the document may change
/// meanwhile.
struct GenerationRequest {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    std::uint64_t seed = 0;
    /// The floor of a descent as which the level is generated.
    level::FloorContext floor = {};
    /// The pack's own kinds of objects.
    level::SharedOwnKinds kinds = {};
    /// Whether a stroke is in progress, so that the next request will follow soon. If the level has
    /// a size for which sketched() is emitted, its steps are not recorded and finished() does not
    /// follow.
    bool isPassing = false;
};

/// Returns the options of the generation, without a means to stop it.
generate::Options optionsOf(const GenerationRequest& request);

/// A finished generation: the request and its result.
struct Generation {
    GenerationRequest request;
    generate::Recorded recorded;
    std::unique_ptr<trace::Timeline> timeline;  ///< moved out by the first receiver
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
    /// Emitted before each stage, with its index among the recipe's enabled stages and their
    /// number.
    void progressed(int stage, int stageCount);
    void finished(const std::shared_ptr<mazeloom::widgets::Generation>& generation);
    /// Emitted with the finished map, without steps, so that a large level is redrawn while it is
    /// painted: only if the level has more than PackDocument::kMostRecordedLive and at most
    /// PackDocument::kMostLiveCells cells, the signal was connected at the request, and the recipe
    /// does not fail. Comes before finished() and before the result of a later request.
    void sketched(const std::shared_ptr<mazeloom::widgets::Generation>& generation);
    /// The latest request was cancelled.
    void cancelled();

  private:
    LatestTask task_;
};

}  // namespace mazeloom::widgets
