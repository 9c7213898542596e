// SPDX-License-Identifier: MIT
// Surveys the same seeds at several values of one parameter of a recipe, to show its effect on the
// measures.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/analyse/survey/run.h"

namespace mazeloom::analyse {

/// The swept parameter, its values and the measures.
struct SweepOf {
    SampleOf sample;
    std::string setting;              ///< "rooms.attempts", as generate::set() takes it
    std::vector<std::string> values;  ///< each as written after the = of a setting
    std::vector<const Measure*> measures;
    std::string program;  ///< the version of the generating program
};

/// The recipe with the parameter at one value.
struct SweepPoint {
    std::string value;
    /// The reason why the recipe cannot run at this value; if set, the survey stays empty.
    std::optional<Problem> flaw;
    Survey survey;
};

class Sweep {
  public:
    /// Returns an error if the recipe does not have the parameter, or if the parameter does not
    /// accept one of the values.
    static tl::expected<Sweep, std::string> of(SweepOf of);

    const SweepOf& of() const { return of_; }
    const std::vector<SweepPoint>& points() const { return points_; }

    /// Called like Watch::look, by the thread that runs the sweep, with the results so far.
    using Look = std::function<void(const Sweep& soFar)>;

    /// Surveys these seeds at each value, except those already surveyed at that value. Surveys a
    /// few seeds at all values first, then more, so that rough results are available early and
    /// become finer. Neither a seed without a level nor a recipe that cannot run ends the sweep.
    /// Returns soon after `stop` is set; a later call with the same seeds continues. The result
    /// does not depend on the number of threads.
    void run(const SeedRange& seeds, unsigned threads, const Look& look = {},
             const std::atomic<bool>* stop = nullptr);

    /// Returns the number of surveys, each of one seed at one value, that run() needs for these
    /// seeds. Values at which the recipe cannot run do not count.
    std::uint64_t wanted(const SeedRange& seeds) const;
    /// Returns the number of seeds surveyed so far, summed over all values, for a progress display.
    std::uint64_t done() const;

  private:
    explicit Sweep(SweepOf of) : of_(std::move(of)) {}

    SweepOf of_;
    std::vector<SampleOf> samples_;  ///< one for each point
    std::vector<SweepPoint> points_;
};

}  // namespace mazeloom::analyse
