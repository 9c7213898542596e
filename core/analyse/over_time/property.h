// SPDX-License-Identifier: MIT
// A property: a boolean of the map, which may change with every step of its generation. Each is
// defined in a file of its own in core/analyse/properties and listed once (properties.cpp). The
// lane along the timeline reads that list.
//
// A moment is a number of steps: the map after so many steps. Step s leads from moment s to s + 1.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "core/analyse/over_time/history.h"

namespace mazeloom::analyse {

/// All moments first … last.
struct HoldingSpan {
    trace::StepIndex first = 0;
    trace::StepIndex last = 0;

    friend bool operator==(const HoldingSpan&, const HoldingSpan&) = default;
};

/// The moments at which a property holds.
struct Holding {
    /// In order. If every moment is known, spans do not touch.
    std::vector<HoldingSpan> spans;
    /// Whether every moment is known. If not, only those in `looked` are known, each span is one of
    /// them, and nothing is known of the others.
    bool isWhole = true;
    std::vector<trace::StepIndex> looked = {};

    friend bool operator==(const Holding&, const Holding&) = default;
};

struct Property {
    std::string_view id;        ///< unique ("connected"); settings store it
    std::string_view title;     ///< in English ("All connected")
    std::string_view sentence;  ///< when it holds, in English
    /// Whether it is expensive: it is computed for few moments only, and may take seconds.
    bool isDear = false;
    /// Whether it applies to a level with these rules.
    bool (*isOf)(level::Ruleset ruleset) = [](level::Ruleset) { return true; };
    /// The result is meaningless once the history is stopped.
    Holding (*find)(const History& history);
};

/// Collects the spans of a property while the moments are gone through in order.
class HoldingBuilder {
  public:
    /// Records whether the property holds from `moment` on; moments must not decrease.
    void tell(trace::StepIndex moment, bool holds) {
        if (holds == isOpen_) return;
        if (holds) {
            holding_.spans.push_back({moment, moment});
        } else if (holding_.spans.back().first == moment) {
            holding_.spans.pop_back();
        } else {
            holding_.spans.back().last = moment - 1;
        }
        isOpen_ = holds;
    }
    /// Returns all spans; `count` is the last moment.
    Holding end(trace::StepIndex count) {
        if (isOpen_) holding_.spans.back().last = count;
        isOpen_ = false;
        return std::move(holding_);
    }

  private:
    Holding holding_;
    bool isOpen_ = false;
};

}  // namespace mazeloom::analyse
