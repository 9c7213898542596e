// SPDX-License-Identifier: MIT
// Looks, off the GUI thread, for seeds of a level that fulfil a wish. Of several quests only the
// latest counts.
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
    GenerationRequest request;  ///< its seed does not matter
    analyse::Wish wish;
    analyse::SeedRange seeds;
    std::uint64_t count = 24;  ///< so many hits at most
    unsigned threads = threadsBesideWindow();
};

/// What is measured of a request's seeds.
analyse::SampleOf sampleOf(const GenerationRequest& request);

class SeedFinder : public QObject {
    Q_OBJECT

  public:
    explicit SeedFinder(QObject* parent = nullptr);

    /// Gives up the quest that is under way, of which nothing comes any more.
    void find(SeedQuest quest);
    /// Gives up; cancelled() comes once the threads have ended.
    void cancel() { task_.cancel(); }
    /// Whether a quest is under way; one that was given up, too, until its threads have ended.
    bool isBusy() const { return task_.isBusy(); }

  signals:
    /// More hits, as they come, the smaller seeds first.
    void found(const std::vector<mazeloom::analyse::Hit>& hits);
    /// A few times a second, after the hits that it counts.
    void progressed(const mazeloom::analyse::SearchState& state);
    /// All seeds were looked at, or enough hits found. `flaw`: why no seed can be a hit, or the
    /// recipe cannot run; else empty.
    void ended(const mazeloom::analyse::SearchState& last, const QString& flaw);
    void cancelled();

  private:
    void tell(const std::vector<analyse::Hit>& hits, const analyse::SearchState& state);

    LatestTask task_;
};

}  // namespace mazeloom::widgets
