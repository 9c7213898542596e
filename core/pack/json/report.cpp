// SPDX-License-Identifier: MIT
#include "core/pack/json/report.h"

#include <utility>

namespace mazeloom::pack {

void Report::add(std::string place, std::string text, std::optional<grid::Point> cell) {
    whole_ = false;
    addFlaw(std::move(place), std::move(text), cell);
}

void Report::addFlaw(std::string place, std::string text, std::optional<grid::Point> cell) {
    if (problems_.size() == kMost) {
        ++untold_;
        return;
    }
    problems_.push_back({Severity::Error, std::move(text), file_, std::move(place), cell});
}

void Report::countUnknown(const std::string& place, std::size_t values) {
    const bool wereTooMany = unknown_ > kMostUnknown;
    unknown_ += values;
    if (wereTooMany || unknown_ <= kMostUnknown) return;
    add(place, "the pack holds more than " + std::to_string(kMostUnknown) +
                   " values under unknown keys: keep them in files of their own");
}

std::vector<Problem> Report::take() {
    if (untold_ > 0) {
        const std::string text =
            "has " + std::to_string(untold_) + (untold_ == 1 ? " more problem" : " more problems");
        problems_.push_back({Severity::Error, text, file_, {}, std::nullopt});
    }
    return std::exchange(problems_, {});
}

std::string describe(grid::Size size) {
    return std::to_string(size.width) + " × " + std::to_string(size.height);
}

}  // namespace mazeloom::pack
