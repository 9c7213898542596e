// SPDX-License-Identifier: MIT
// Searches, off the GUI thread, for seeds of a level that fulfil a wish. Only the latest quest
// counts.
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
    GenerationRequest request;  ///< its seed is ignored
    analyse::Wish wish;
    analyse::SeedRange seeds;
    std::uint64_t count = 24;  ///< greatest number of hits
    unsigned threads = threadsBesideWindow();
};

/// Returns what to measure for a request's seeds.
analyse::SampleOf sampleOf(const GenerationRequest& request);

class SeedFinder : public QObject {
    Q_OBJECT

  public:
    explicit SeedFinder(QObject* parent = nullptr);

    /// Starts a quest. Drops a running one, which emits nothing more.
    void find(SeedQuest quest);
    /// Cancels the quest; cancelled() follows once its threads have ended.
    void cancel() { task_.cancel(); }
    /// Whether a quest is running, or cancelled but its threads have not ended.
    bool isBusy() const { return task_.isBusy(); }

  signals:
    /// More hits as they are found, smaller seeds first.
    void found(const std::vector<mazeloom::analyse::Hit>& hits);
    /// Progress, a few times a second, after the hits that it counts.
    void progressed(const mazeloom::analyse::SearchState& state);
    /// All seeds were tried, or enough found. `flaw`: why no seed can be a hit; else empty.
    void ended(const mazeloom::analyse::SearchState& last, const QString& flaw);
    void cancelled();

  private:
    void tell(const std::vector<analyse::Hit>& hits, const analyse::SearchState& state);

    LatestTask task_;
};

}  // namespace mazeloom::widgets
