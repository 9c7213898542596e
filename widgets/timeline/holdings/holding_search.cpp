// SPDX-License-Identifier: MIT
#include "widgets/timeline/holdings/holding_search.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mazeloom::widgets {

HoldingSearch::HoldingSearch(QObject* parent) : QObject(parent), task_("holdings") {}

void HoldingSearch::setTrace(SharedTrace trace) {
    if (trace == trace_) return;
    trace_ = std::move(trace);
    found_.clear();
    emit changed();
    start();
}

void HoldingSearch::setLevel(SharedTrace trace, SharedLevel level) {
    levelsTrace_ = std::move(trace);
    level_ = std::move(level);
    if (levelsTrace_ != trace_) return;
    // Drop results of expensive properties. They were computed without the level, and with it more
    // may be found.
    std::erase_if(found_, [](const auto& one) { return one.first->isDear; });
    emit changed();
    start();
}

void HoldingSearch::setChosen(Chosen chosen) {
    if (chosen == chosen_) return;
    chosen_ = std::move(chosen);
    emit changed();
    start();
}

const analyse::Holding* HoldingSearch::of(const analyse::Property& property) const {
    const auto found = found_.find(&property);
    return found == found_.end() ? nullptr : &found->second;
}

HoldingSearch::Chosen HoldingSearch::due() const {
    Chosen due;
    if (trace_ == nullptr) return due;
    std::ranges::copy_if(chosen_, std::back_inserter(due), [this](const auto* property) {
        return property->isOf(trace_->ruleset) && of(*property) == nullptr;
    });
    // Clang 14 does not compile the result of std::ranges::stable_partition.
    std::stable_partition(due.begin(), due.end(),
                          [](const auto* property) { return !property->isDear; });
    return due;
}

void HoldingSearch::start() {
    Chosen properties = due();
    if (properties.empty()) {
        task_.cancel();
        return;
    }
    const SharedTrace trace = trace_;
    const SharedLevel level = levelsTrace_ == trace_ ? level_ : nullptr;
    task_.run([this, properties = std::move(properties), trace,
               level](const LatestTask::Control& control) -> LatestTask::Call {
        const analyse::History history(trace, level.get(), &control.stop());
        for (const analyse::Property* property : properties) {
            analyse::Holding holding = property->find(history);
            if (history.isStopped()) break;
            control.report([this, property, holding = std::move(holding)]() mutable {
                found_[property] = std::move(holding);
                emit changed();
            });
        }
        return [] {};
    });
}

}  // namespace mazeloom::widgets
