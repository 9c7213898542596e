// SPDX-License-Identifier: MIT
// One timeline for several generations: at which step each of them stands at a moment of it.
//
// By steps, all go on by one step at a time, and who is done waits. By stages, each stage takes as
// long as it takes whoever needs most steps for it, so that all begin and end it together; who does
// not have the stage waits. By share, all begin and end together.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/trace/trace.h"

namespace mazeloom::compare {

enum class Pace : std::uint8_t { Steps, Stages, Share };

/// What is known of a generation's steps.
struct Course {
    struct Stage {
        std::string id;
        trace::StepIndex first = 0;  ///< its steps are first … end − 1
        trace::StepIndex end = 0;
    };

    trace::StepIndex count = 0;
    std::vector<Stage> stages;  ///< in order; what lies behind the last belongs to none
};

Course courseOf(const trace::Trace& trace);

class Lockstep {
  public:
    /// From 0 to length(): moments of the common timeline.
    using Moment = std::uint64_t;

    /// A stage on the common timeline, from one moment to another. By steps there is none: each
    /// generation is in another one.
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

    /// How many steps of a side are made at a moment, which is at most length(). At 0 none are, at
    /// length() all, and no later moment has fewer.
    trace::StepIndex positionOf(std::size_t side, Moment moment) const;
    /// The first moment at which a side has made so many steps, of which there are as many.
    Moment momentOf(std::size_t side, trace::StepIndex position) const;

  private:
    /// Of one side in one section: it goes from one position to another, which may be the same.
    struct Part {
        trace::StepIndex from = 0;
        trace::StepIndex to = 0;
    };

    void layOut();

    std::vector<Course> courses_;
    Pace pace_ = Pace::Steps;
    Moment length_ = 0;
    std::vector<Section> sections_;
    std::vector<std::vector<Part>> parts_;  ///< by side, then as sections_
};

}  // namespace mazeloom::compare
