// SPDX-License-Identifier: MIT
#include "widgets/find/usual_ranges.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "core/analyse/measures/measures.h"
#include "core/analyse/survey/run.h"
#include "widgets/document/seeds.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

constexpr std::chrono::milliseconds kPause{300};

/// Returns a quartile, from 1 to 3: the smallest value that at least `quarters` quarters of all
/// values do not exceed.
std::int64_t quarterOf(const analyse::Histogram& histogram, std::uint64_t quarters) {
    const std::uint64_t wanted = (histogram.count() * quarters + 3) / 4;
    std::uint64_t before = 0;
    for (const auto& [value, times] : histogram.bins()) {
        before += times;
        if (before >= wanted) return value;
    }
    return 0;
}

analyse::Survey surveyOf(const GenerationRequest& request, const UsualRanges::Measures& measures) {
    analyse::SurveyOf of{
        .program = {}, .level = request.level->id, .recipe = {}, .measures = {}, .hasPairs = false};
    for (const analyse::Measure* measure : measures)
        of.measures.emplace_back(measure->id);
    return analyse::Survey(std::move(of));
}

}  // namespace

UsualRange usualRange(const analyse::Tally& tally) {
    if (tally.count() == 0) return {};
    return {.count = tally.count(),
            .least = tally.least(),
            .lower = quarterOf(tally.histogram, 1),
            .upper = quarterOf(tally.histogram, 3),
            .most = tally.most()};
}

UsualRanges::UsualRanges(QObject* parent) : QObject(parent), task_("usual ranges") {
    pause_.setSingleShot(true);
    pause_.setInterval(kPause);
    connect(&pause_, &QTimer::timeout, this, &UsualRanges::begin);
}

void UsualRanges::setRequest(std::optional<GenerationRequest> request) {
    task_.cancel();
    pause_.stop();
    request_ = std::move(request);
    known_.clear();
    waiting_.clear();
    running_.clear();
    done_ = 0;
    flaw_.clear();
    if (request_) {
        // These measures count as running already, so that the list shows that values are coming.
        running_ = analyse::usualMeasures(request_->level->ruleset);
        pause_.start();
    }
    emit changed();
}

void UsualRanges::begin() {
    start(std::exchange(running_, {}));
}

void UsualRanges::ask(const Measures& measures) {
    if (!request_) return;
    for (const analyse::Measure* measure : measures) {
        const bool isOf = measure->isOf(request_->level->ruleset);
        if (isOf && of(*measure) == nullptr && !isComing(*measure)) waiting_.push_back(measure);
    }
    if (!isBusy() && !waiting_.empty()) start(std::exchange(waiting_, {}));
    emit changed();
}

void UsualRanges::stop() {
    pause_.stop();
    task_.cancel();
    waiting_.clear();
    // Drop unfinished ranges: the values of a few seeds would look like those of all seeds.
    for (const analyse::Measure* measure : running_)
        known_.erase(measure);
    running_.clear();
    done_ = 0;
    emit changed();
}

void UsualRanges::start(Measures measures) {
    running_ = std::move(measures);
    done_ = 0;
    task_.run([this, measures = running_,
               request = *request_](const LatestTask::Control& control) -> LatestTask::Call {
        const analyse::Sampler sampler(sampleOf(request), measures);
        if (sampler.flaw()) {
            return [this, why = qstring(sampler.flaw()->text)] {
                flaw_ = why;
                end();
            };
        }
        analyse::Survey survey = surveyOf(request, measures);
        const auto look = [&](const analyse::Survey& soFar) {
            std::map<const analyse::Measure*, UsualRange> ranges;
            for (std::size_t i = 0; i < measures.size(); ++i)
                ranges[measures[i]] = usualRange(soFar.tallies()[i]);
            const std::uint64_t done = soFar.seeds().count();
            QString why;
            if (soFar.failures().count() == kSeeds)
                why = qstring(soFar.failures().reasons().begin()->first.text);
            control.report([this, ranges = std::move(ranges), done, why] {
                for (const auto& [measure, range] : ranges)
                    known_[measure] = range;
                done_ = done;
                flaw_ = why;
                emit changed();
            });
        };
        // Use only one thread: usual values are not essential, and searches need the other threads.
        analyse::surveySeeds(survey, sampler, measures, {1, kSeeds}, 1, {.look = look},
                             &control.stop());
        return [this] { end(); };
    });
}

void UsualRanges::end() {
    running_.clear();
    if (!waiting_.empty() && flaw_.isEmpty()) {
        start(std::exchange(waiting_, {}));
    } else {
        waiting_.clear();
    }
    emit changed();
}

const UsualRange* UsualRanges::of(const analyse::Measure& measure) const {
    const auto found = known_.find(&measure);
    return found == known_.end() ? nullptr : &found->second;
}

bool UsualRanges::isComing(const analyse::Measure& measure) const {
    const auto has = [&](const Measures& list) {
        return std::ranges::find(list, &measure) != list.end();
    };
    return has(running_) || has(waiting_);
}

}  // namespace mazeloom::widgets
