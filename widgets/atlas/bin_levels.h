// SPDX-License-Identifier: MIT
// Finds the levels of a bin: the seeds of a survey whose values lie in it. A survey stores only
// their number, and the seeds with the lowest and highest values; the others are searched.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

#include "core/analyse/atlas/bars.h"
#include "widgets/atlas/kept_surveys.h"
#include "widgets/find/seed_finder.h"

namespace mazeloom::widgets {

/// A range of values of a measure.
struct Bin {
    std::string measure;  ///< its id
    analyse::Stretch values;

    friend bool operator==(const Bin&, const Bin&) = default;
};
/// A level must be in all of them: one for a histogram, two for a heat map, none for all levels.
using Bins = std::vector<Bin>;

/// Returns the seeds of a bin that the survey itself stores, each once, in rising order.
std::vector<std::uint64_t> knownSeeds(const analyse::Survey& survey, const Bins& bins);

class BinLevels : public QObject {
    Q_OBJECT

  public:
    /// The greatest number of levels shown for a bin.
    static constexpr std::uint64_t kMost = 24;

    explicit BinLevels(QObject* parent = nullptr);

    /// Searches levels of a bin that holds `count` levels; drops an earlier search.
    void look(const KeptSurvey& in, const Bins& bins, std::uint64_t count);
    void stop() { finder_.cancel(); }
    bool isBusy() const { return isBusy_; }

  signals:
    /// More seeds of the bin; first the ones known already, possibly none.
    void found(const std::vector<std::uint64_t>& seeds);
    /// The search is over.
    void ended();

  private:
    void take(const std::vector<analyse::Hit>& hits);
    void end();

    SeedFinder finder_;
    SharedSurvey survey_;
    std::vector<std::uint64_t> known_;
    std::uint64_t wanted_ = 0;
    bool isBusy_ = false;
};

}  // namespace mazeloom::widgets
