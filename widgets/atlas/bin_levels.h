// SPDX-License-Identifier: MIT
// Finds levels of a bin: seeds of a survey whose values lie in the bin. A survey stores only the
// number of these seeds, and the seeds with the lowest and highest values of a measure. Other seeds
// are found by generating and measuring levels again.
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
    std::string measure;  ///< the measure's id
    analyse::Stretch values;

    friend bool operator==(const Bin&, const Bin&) = default;
};
/// Bins that a level must all be in: one for a bar of a histogram, two for a cell of a heat map,
/// none if any level will do.
using Bins = std::vector<Bin>;

/// Returns seeds whose levels are known to be in all bins, without duplicates, in ascending order.
/// For one bin, these are seeds that the survey stores; for two bins, no seeds are known. Without
/// bins, these are the survey's first BinLevels::kMost seeds.
std::vector<std::uint64_t> knownSeeds(const analyse::Survey& survey, const Bins& bins);

class BinLevels : public QObject {
    Q_OBJECT

  public:
    /// The maximum number of levels that are shown for a bin.
    static constexpr std::uint64_t kMost = 24;

    explicit BinLevels(QObject* parent = nullptr);

    /// Searches for levels that are in all bins; `count` is the number of such levels in the
    /// survey. Drops an earlier search.
    void look(const KeptSurvey& in, const Bins& bins, std::uint64_t count);
    void stop() { finder_.cancel(); }
    bool isBusy() const { return isBusy_; }

  signals:
    /// More seeds were found. The first signal has the seeds of knownSeeds(), possibly none.
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
