// SPDX-License-Identifier: MIT
// What measures usually say of a level: of its first seeds, measured off the GUI thread. What is
// cheap is measured at once, what is dear when somebody asks.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QTimer>

#include "core/analyse/measure/measure.h"
#include "core/analyse/survey/tally.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"

namespace mazeloom::widgets {

struct UsualRange {
    std::uint64_t count = 0;  ///< seeds that have a value; where none has, the rest says nothing
    std::int64_t least = 0;
    std::int64_t lower = 0;  ///< a quarter of them have this or less
    std::int64_t upper = 0;  ///< three quarters have this or less
    std::int64_t most = 0;

    friend bool operator==(const UsualRange&, const UsualRange&) = default;
};

UsualRange usualRange(const analyse::Tally& tally);

class UsualRanges : public QObject {
    Q_OBJECT

  public:
    using Measures = std::vector<const analyse::Measure*>;

    /// From seed 1 on.
    static constexpr std::uint64_t kSeeds = 256;

    explicit UsualRanges(QObject* parent = nullptr);

    /// Of another level, or none. What is known of the one before is forgotten.
    void setRequest(std::optional<GenerationRequest> request);
    /// Measures these too, after what is under way.
    void ask(const Measures& measures);
    /// Gives up what is under way and what waits; what is known stays.
    void stop();

    /// Null as long as nothing is known. Of what is being measured, what is known so far.
    const UsualRange* of(const analyse::Measure& measure) const;
    /// Whether it is being measured, or will be.
    bool isComing(const analyse::Measure& measure) const;
    bool isBusy() const { return !running_.empty(); }
    /// How many of the seeds are measured, of what is under way.
    std::uint64_t done() const { return done_; }
    /// Why nothing can be measured; empty otherwise.
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
    QTimer pause_;  ///< a level that is being painted is another one with each stroke
    LatestTask task_;
};

}  // namespace mazeloom::widgets
