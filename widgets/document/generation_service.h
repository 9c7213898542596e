// SPDX-License-Identifier: MIT
// Generates off the GUI thread. Of several requests only the latest counts: an older one is told to
// stop, and its result is dropped.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QThread>

#include "core/generate/generate.h"
#include "core/level/level.h"
#include "core/trace/timeline.h"

namespace mazeloom::widgets {

/// What to generate. The level and rooms are snapshots: the document may change meanwhile.
struct GenerationRequest {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    std::uint64_t seed = 0;
    /// The floor of a descent that it is shown as.
    level::FloorContext floor = {};
};

/// A finished generation: what was asked, and what came out.
struct Generation {
    GenerationRequest request;
    generate::Recorded recorded;
    std::unique_ptr<trace::Timeline> timeline;  ///< for whoever takes it first
};

class GenerationService : public QObject {
    Q_OBJECT

  public:
    explicit GenerationService(QObject* parent = nullptr);
    /// Stops the generation under way and waits for it.
    ~GenerationService() override;

    void request(GenerationRequest request);
    /// Gives up what is under way.
    void cancel();
    bool isBusy() const { return busy_; }

  signals:
    void started();
    /// Before each stage: its place among the recipe's switched-on stages, and how many there are.
    void progressed(int stage, int stageCount);
    void finished(const std::shared_ptr<mazeloom::widgets::Generation>& generation);
    /// The latest request was cancelled.
    void cancelled();

  private:
    void start(GenerationRequest request);
    void done(int ticket, const std::shared_ptr<Generation>& generation);

    QThread thread_;
    QObject* worker_;  ///< lives on the thread
    std::shared_ptr<std::atomic<bool>> stop_;
    std::optional<GenerationRequest> next_;
    int ticket_ = 0;
    bool busy_ = false;
};

}  // namespace mazeloom::widgets
