// SPDX-License-Identifier: MIT
// For Pace::Stages, the stage lists of all sides are merged into one common list that keeps the
// order of each. A stage of two sides becomes one entry if both orders allow it. The sides are
// merged one by one, along a longest common subsequence.
#include "core/compare/lockstep.h"

#include <algorithm>
#include <utility>

namespace mazeloom::compare {

namespace {

using trace::StepIndex;

/// An entry of the common list: the stage's index in each side's own list, or −1.
struct Common {
    std::string stage;
    std::vector<int> places;
};

/// Returns the table of a longest common subsequence: entry [i][j] is the greatest number of pairs
/// that `common` from i on and `stages` from j on can form in order. The table has one extra row
/// and column.
std::vector<std::vector<int>> pairable(const std::vector<Common>& common,
                                       const std::vector<Course::Stage>& stages) {
    std::vector<std::vector<int>> most(common.size() + 1, std::vector<int>(stages.size() + 1, 0));
    for (std::size_t i = common.size(); i-- > 0;) {
        for (std::size_t j = stages.size(); j-- > 0;) {
            most[i][j] = common[i].stage == stages[j].id ? most[i + 1][j + 1] + 1
                                                         : std::max(most[i + 1][j], most[i][j + 1]);
        }
    }
    return most;
}

std::vector<Common> merged(std::vector<Common> common, const std::vector<Course::Stage>& stages,
                           std::size_t side) {
    const auto most = pairable(common, stages);
    std::vector<Common> result;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < common.size() || j < stages.size()) {
        const bool isPair =
            i < common.size() && j < stages.size() && common[i].stage == stages[j].id;
        const bool fromCommon =
            isPair || j == stages.size() || (i < common.size() && most[i + 1][j] >= most[i][j + 1]);
        if (fromCommon) {
            result.push_back(std::move(common[i++]));
        } else {
            result.push_back({stages[j].id, std::vector<int>(side, -1)});
        }
        result.back().places.push_back(isPair || !fromCommon ? static_cast<int>(j++) : -1);
    }
    return result;
}

/// Returns of · share / whole, rounded down; `of` if `whole` is 0.
std::uint64_t partOf(std::uint64_t of, std::uint64_t share, std::uint64_t whole) {
    // Step counts have 32 bits, so the product does not overflow.
    return whole == 0 ? of : of * share / whole;
}

}  // namespace

Course courseOf(const trace::Trace& trace) {
    Course course{trace.stepCount(), {}};
    for (const trace::StageSpan& span : trace.stages)
        course.stages.push_back({span.stage, span.first, span.end});
    return course;
}

Lockstep::Lockstep(std::vector<Course> courses, Pace pace)
    : courses_(std::move(courses)), pace_(pace) {
    if (pace_ == Pace::Stages) {
        layOut();
    } else {
        for (const Course& course : courses_)
            length_ = std::max(length_, Moment{course.count});
    }
}

void Lockstep::layOut() {
    std::vector<Common> common;
    for (std::size_t side = 0; side < courses_.size(); ++side)
        common = merged(std::move(common), courses_[side].stages, side);
    // The steps after the last stage form one more entry, without a name.
    common.push_back({{}, std::vector<int>(courses_.size(), -1)});
    parts_.assign(courses_.size(), {});
    std::vector<StepIndex> reached(courses_.size(), 0);
    for (const Common& entry : common) {
        const bool isRest = &entry == &common.back();
        Moment longest = 0;
        for (std::size_t side = 0; side < courses_.size(); ++side) {
            const Course& course = courses_[side];
            const int place = entry.places[side];
            const StepIndex to = isRest      ? course.count
                                 : place < 0 ? reached[side]
                                             : course.stages[static_cast<std::size_t>(place)].end;
            parts_[side].push_back({reached[side], to});
            longest = std::max(longest, Moment{to} - reached[side]);
            reached[side] = to;
        }
        if (isRest && longest == 0) {
            for (auto& parts : parts_)
                parts.pop_back();
            continue;
        }
        sections_.push_back({entry.stage, length_, length_ + longest});
        length_ += longest;
    }
}

StepIndex Lockstep::positionOf(std::size_t side, Moment moment) const {
    const StepIndex count = courses_[side].count;
    if (moment >= length_) return count;
    switch (pace_) {
        case Pace::Steps:
            return static_cast<StepIndex>(std::min(moment, Moment{count}));
        case Pace::Share:
            return static_cast<StepIndex>(partOf(count, moment, length_));
        case Pace::Stages:
            break;
    }
    // The last section that has begun. It is not empty: the next one begins later.
    const auto next = std::ranges::upper_bound(sections_, moment, {}, &Section::first);
    const auto place = static_cast<std::size_t>(next - sections_.begin()) - 1;
    const Section& section = sections_[place];
    const Part part = parts_[side][place];
    return part.from + static_cast<StepIndex>(partOf(part.to - part.from, moment - section.first,
                                                     section.end - section.first));
}

Lockstep::Moment Lockstep::momentOf(std::size_t side, StepIndex position) const {
    // Positions are monotonic, so this is a binary search.
    Moment least = 0;
    Moment most = length_;
    while (least < most) {
        const Moment middle = least + (most - least) / 2;
        if (positionOf(side, middle) < position) {
            least = middle + 1;
        } else {
            most = middle;
        }
    }
    return least;
}

}  // namespace mazeloom::compare
