// SPDX-License-Identifier: MIT
// Searches for seeds of a level that fulfil a wish, off the GUI thread. A new quest replaces the
// running one.
#pragma once

#include <cstdint>
#include <vector>

#include <QObject>
#include <QString>

#include "core/analyse/wish/search.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"

namespace mazeloom::widgets {

struct SeedQuest {
    GenerationRequest request;  ///< the level; the seed in it is ignored
    analyse::Wish wish;
    analyse::SeedRange seeds;
    std::uint64_t count = 24;  ///< maximum number of hits
    unsigned threads = threadsBesideWindow();
};

class SeedFinder : public QObject {
    Q_OBJECT

  public:
    explicit SeedFinder(QObject* parent = nullptr);

    /// Starts a quest. Drops a running quest, which then emits no more signals.
    void find(SeedQuest quest);
    /// Cancels the quest. cancelled() is emitted once its threads have ended.
    void cancel() { task_.cancel(); }
    /// Whether a quest is running, including a cancelled one whose threads have not ended yet.
    bool isBusy() const { return task_.isBusy(); }

  signals:
    /// More hits were found; seeds ascend.
    void found(const std::vector<mazeloom::analyse::Hit>& hits);
    /// Reports the progress a few times a second. The hits that `state` counts have been reported
    /// by found() before.
    void progressed(const mazeloom::analyse::SearchState& state);
    /// All seeds were tried, or enough hits were found. `flaw` is the reason if no seed can be a
    /// hit; otherwise it is empty.
    void ended(const mazeloom::analyse::SearchState& last, const QString& flaw);
    void cancelled();

  private:
    void tell(const std::vector<analyse::Hit>& hits, const analyse::SearchState& state);

    LatestTask task_;
};

}  // namespace mazeloom::widgets
