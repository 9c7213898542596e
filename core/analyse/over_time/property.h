// SPDX-License-Identifier: MIT
// A property: a boolean of the map, which may change with every step of its generation. Each
// property is defined in a file of its own in core/analyse/properties and listed once
// (properties.cpp). The lanes along the timeline read that list.
//
// Moment m is the map after m steps. Step s leads from moment s to moment s + 1.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "core/analyse/over_time/history.h"

namespace mazeloom::analyse {

/// The moments first … last, both included.
struct HoldingSpan {
    trace::StepIndex first = 0;
    trace::StepIndex last = 0;

    friend bool operator==(const HoldingSpan&, const HoldingSpan&) = default;
};

/// The moments at which a property holds.
struct Holding {
    /// The spans in order. If every moment is known, spans do not touch.
    std::vector<HoldingSpan> spans;
    /// Whether every moment is known. If not, only the moments in `looked` are known, and each span
    /// is one of these moments.
    bool isWhole = true;
    std::vector<trace::StepIndex> looked = {};

    friend bool operator==(const Holding&, const Holding&) = default;
};

struct Property {
    std::string_view id;        ///< unique ("connected"); settings store it
    std::string_view title;     ///< in English ("All connected")
    std::string_view sentence;  ///< when the property holds, in English
    /// Whether the property is expensive: it is computed for few moments only, and the computation
    /// may take seconds.
    bool isDear = false;
    /// Whether the property applies to a level with these rules.
    bool (*isOf)(level::Ruleset ruleset) = [](level::Ruleset) { return true; };
    /// Finds the moments at which the property holds. The result is meaningless once the history is
    /// stopped.
    Holding (*find)(const History& history);
};

/// Collects the spans of a property, which the caller reports moment by moment, in order.
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
