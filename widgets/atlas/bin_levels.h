// SPDX-License-Identifier: MIT
// The levels of a bin: which seeds of a survey have such values. A survey keeps how many they are,
// and the seeds of either end; the others are looked for.
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

/// Some values of a measure.
struct Bin {
    std::string measure;  ///< its id
    analyse::Stretch values;

    friend bool operator==(const Bin&, const Bin&) = default;
};
/// A map is in all of them: one of a histogram, two of a heat map, none of all levels.
using Bins = std::vector<Bin>;

/// The seeds that a survey itself knows to be in a bin, each once, in rising order.
std::vector<std::uint64_t> knownSeeds(const analyse::Survey& survey, const Bins& bins);

class BinLevels : public QObject {
    Q_OBJECT

  public:
    /// So many levels are shown of a bin.
    static constexpr std::uint64_t kMost = 24;

    explicit BinLevels(QObject* parent = nullptr);

    /// Looks for the levels of a bin that holds `count`; what was looked for before is dropped.
    void look(const KeptSurvey& in, const Bins& bins, std::uint64_t count);
    void stop() { finder_.cancel(); }
    bool isBusy() const { return isBusy_; }

  signals:
    /// More seeds of the bin. At first those that are known, perhaps none.
    void found(const std::vector<std::uint64_t>& seeds);
    /// Nothing is looked for any more.
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
