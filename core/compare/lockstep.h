// SPDX-License-Identifier: MIT
// A common timeline for several generations, the sides. It maps each moment to a step of each side.
//
// Pace::Steps: all sides advance one step at a time, and finished sides wait. Pace::Stages: each
// stage takes as long as its slowest side needs, so that all sides begin and end the stage
// together; sides without the stage wait. Pace::Share: at each moment, all sides have made the same
// share of their steps.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/trace/trace.h"

namespace mazeloom::compare {

enum class Pace : std::uint8_t { Steps, Stages, Share };

/// The known steps of a generation.
struct Course {
    struct Stage {
        std::string id;
        trace::StepIndex first = 0;  ///< its steps are first … end − 1
        trace::StepIndex end = 0;
    };

    trace::StepIndex count = 0;
    std::vector<Stage> stages;  ///< in order; steps after the last belong to no stage
};

Course courseOf(const trace::Trace& trace);

class Lockstep {
  public:
    /// A moment of the common timeline, from 0 to length().
    using Moment = std::uint64_t;

    /// A stage on the common timeline, from one moment to another. Only Pace::Stages has sections:
    /// with another pace, the sides can be in different stages at one moment.
    struct Section {
        std::string stage;
        Moment first = 0;
        Moment end = 0;
    };

    Lockstep() = default;
    Lockstep(std::vector<Course> courses, Pace pace);

    Pace pace() const { return pace_; }
    std::size_t sides() const { return courses_.size(); }
    Moment length() const { return length_; }
    const std::vector<Section>& sections() const { return sections_; }

    /// Returns the number of steps that a side has made at a moment from 0 to length(): none at 0,
    /// all at length(), and never fewer at a later moment.
    trace::StepIndex positionOf(std::size_t side, Moment moment) const;
    /// Returns the first moment at which a side has made at least `position` steps. `position` must
    /// not exceed the side's number of steps.
    Moment momentOf(std::size_t side, trace::StepIndex position) const;

  private:
    /// The steps of one side in one section, possibly none.
    struct Part {
        trace::StepIndex from = 0;
        trace::StepIndex to = 0;
    };

    void layOut();

    std::vector<Course> courses_;
    Pace pace_ = Pace::Steps;
    Moment length_ = 0;
    std::vector<Section> sections_;
    std::vector<std::vector<Part>> parts_;  ///< by side, then in the order of sections_
};

}  // namespace mazeloom::compare
