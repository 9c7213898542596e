// SPDX-License-Identifier: MIT
// The usual values of measures for a level: their ranges over the level's first seeds. The seeds
// are measured off the GUI thread; cheap measures at once, expensive ones on request.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QTimer>

#include "core/analyse/facts/measure.h"
#include "core/analyse/survey/tally.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"

namespace mazeloom::widgets {

struct UsualRange {
    std::uint64_t count = 0;  ///< number of seeds with a value; if 0, ignore the other members
    std::int64_t least = 0;
    std::int64_t lower = 0;  ///< first quartile: a quarter of the seeds have at most this value
    std::int64_t upper = 0;  ///< third quartile
    std::int64_t most = 0;

    friend bool operator==(const UsualRange&, const UsualRange&) = default;
};

UsualRange usualRange(const analyse::Tally& tally);

class UsualRanges : public QObject {
    Q_OBJECT

  public:
    using Measures = std::vector<const analyse::Measure*>;

    /// Number of seeds that are measured, beginning with seed 1.
    static constexpr std::uint64_t kSeeds = 256;

    explicit UsualRanges(QObject* parent = nullptr);

    /// Sets another level, or none; drops all known values. After a pause, measures the usual
    /// measures of the level's ruleset.
    void setRequest(std::optional<GenerationRequest> request);
    /// Requests the ranges of more measures, which are measured after the running work.
    void ask(const Measures& measures);
    /// Cancels running and waiting work. Finished ranges stay; unfinished ones are dropped.
    void stop();

    /// Returns a measure's range, or its range so far while it is being measured. Returns null if
    /// no value is known.
    const UsualRange* of(const analyse::Measure& measure) const;
    /// Whether the measure is being measured or waiting to be measured.
    bool isComing(const analyse::Measure& measure) const;
    bool isBusy() const { return !running_.empty(); }
    /// Returns the number of seeds measured in the running work.
    std::uint64_t done() const { return done_; }
    /// Returns the reason why the level cannot be measured; empty if it can.
    const QString& flaw() const { return flaw_; }

  signals:
    void changed();

  private:
    void begin();
    void start(Measures measures);
    void end();

    std::optional<GenerationRequest> request_;
    std::map<const analyse::Measure*, UsualRange> known_;
    Measures running_;
    Measures waiting_;
    std::uint64_t done_ = 0;
    QString flaw_;
    QTimer pause_;  ///< debounces changes of a level that is being painted
    LatestTask task_;
};

}  // namespace mazeloom::widgets
