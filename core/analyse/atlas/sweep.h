// SPDX-License-Identifier: MIT
// One parameter of a recipe at several values, and a survey of the same seeds at each: what the
// parameter does to the measures.
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

/// What is swept, and what is measured.
struct SweepOf {
    SampleOf sample;
    std::string setting;              ///< "rooms.attempts", as generate::set() takes it
    std::vector<std::string> values;  ///< each as it stands behind the = of a setting
    std::vector<const Measure*> measures;
    std::string program;  ///< the version that generates
};

/// The recipe with the parameter at one value.
struct SweepPoint {
    std::string value;
    /// Why the recipe cannot run; its survey stays empty then.
    std::optional<Problem> flaw;
    Survey survey;
};

class Sweep {
  public:
    /// Says what is wrong where the recipe does not have the parameter, or it does not take a
    /// value.
    static tl::expected<Sweep, std::string> of(SweepOf of);

    const SweepOf& of() const { return of_; }
    const std::vector<SweepPoint>& points() const { return points_; }

    /// Called by the thread that runs the sweep, with what is done so far, as Watch::look.
    using Look = std::function<void(const Sweep& soFar)>;

    /// Surveys these seeds at each value, but for those that it has. A few seeds come at all values
    /// first, then more: what can be looked at meanwhile is rough at once and becomes finer. Seeds
    /// that give no level end nothing, nor does a recipe that cannot run. Once `stop` is set it
    /// returns soon; the same call later goes on. The number of threads changes nothing of what
    /// comes out.
    void run(const SeedRange& seeds, unsigned threads, const Look& look = {},
             const std::atomic<bool>* stop = nullptr);

    /// All seeds of all values that can run, and how many of these are done: for progress.
    std::uint64_t wanted(const SeedRange& seeds) const;
    std::uint64_t done() const;

  private:
    explicit Sweep(SweepOf of) : of_(std::move(of)) {}

    SweepOf of_;
    std::vector<SampleOf> samples_;  ///< of each point
    std::vector<SweepPoint> points_;
};

}  // namespace mazeloom::analyse
