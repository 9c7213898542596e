// SPDX-License-Identifier: MIT
// Generates off the GUI thread. Of several requests only the latest counts (see LatestTask).
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

/// What to generate. The level and rooms are snapshots: the document may change meanwhile.
struct GenerationRequest {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    std::uint64_t seed = 0;
    /// The floor of a descent that it is shown as.
    level::FloorContext floor = {};
    /// The pack's own kinds of objects.
    level::SharedOwnKinds kinds = {};
    /// A stroke goes on, and the next request comes soon: the level is seen (sketched()), but its
    /// steps are not worth recording.
    bool isPassing = false;
};

/// How it is to be generated, without a way to stop it.
generate::Options optionsOf(const GenerationRequest& request);

/// A finished generation: what was asked, and what came out.
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
    /// Gives up what is under way.
    void cancel() { task_.cancel(); }
    bool isBusy() const { return task_.isBusy(); }

  signals:
    /// Before each stage: its place among the recipe's switched-on stages, and how many there are.
    void progressed(int stage, int stageCount);
    void finished(const std::shared_ptr<mazeloom::widgets::Generation>& generation);
    /// The finished map of a large level, without steps: before finished(), and before what was
    /// requested meanwhile. So a level is seen anew while it is painted. Made where somebody is
    /// connected; of a passing request nothing else is told.
    void sketched(const std::shared_ptr<mazeloom::widgets::Generation>& generation);
    /// The latest request was cancelled.
    void cancelled();

  private:
    LatestTask task_;
};

}  // namespace mazeloom::widgets
