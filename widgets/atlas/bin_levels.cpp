// SPDX-License-Identifier: MIT
#include "widgets/atlas/bin_levels.h"

#include <algorithm>
#include <utility>

#include "core/analyse/atlas/bin_wish.h"
#include "core/analyse/wish/wish.h"

namespace mazeloom::widgets {

namespace {

std::string wishFor(const Bins& bins) {
    if (bins.size() == 1) return analyse::wishFor(bins[0].measure, bins[0].values);
    return analyse::wishFor(bins[0].measure, bins[0].values, bins[1].measure, bins[1].values);
}

/// Returns the first BinLevels::kMost seeds, whatever their values.
std::vector<std::uint64_t> firstSeeds(const analyse::SeedRanges& ranges) {
    std::vector<std::uint64_t> seeds;
    for (const analyse::SeedRange& range : ranges.ranges()) {
        for (std::uint64_t seed = range.first; seeds.size() < BinLevels::kMost; ++seed) {
            seeds.push_back(seed);
            if (seed == range.last) break;
        }
    }
    return seeds;
}

}  // namespace

std::vector<std::uint64_t> knownSeeds(const analyse::Survey& survey, const Bins& bins) {
    if (bins.empty()) return firstSeeds(survey.seeds());
    // The survey stores seeds for single measures only, not for pairs.
    if (bins.size() != 1) return {};
    const auto& measures = survey.of().measures;
    const auto at = std::ranges::find(measures, bins[0].measure) - measures.begin();
    const analyse::Tally& tally = survey.tallies()[static_cast<std::size_t>(at)];
    std::vector<std::uint64_t> seeds;
    for (const auto* end : {&tally.lowest, &tally.highest}) {
        for (const analyse::Measured& one : *end)
            if (one.value >= bins[0].values.first && one.value <= bins[0].values.last)
                seeds.push_back(one.seed);
    }
    std::ranges::sort(seeds);
    seeds.erase(std::unique(seeds.begin(), seeds.end()), seeds.end());
    return seeds;
}

BinLevels::BinLevels(QObject* parent) : QObject(parent) {
    connect(&finder_, &SeedFinder::found, this, &BinLevels::take);
    connect(&finder_, &SeedFinder::ended, this, &BinLevels::end);
    connect(&finder_, &SeedFinder::cancelled, this, &BinLevels::end);
}

void BinLevels::look(const KeptSurvey& in, const Bins& bins, std::uint64_t count) {
    stop();
    survey_ = in.survey;
    known_ = knownSeeds(*survey_, bins);
    if (known_.size() > kMost) known_.resize(kMost);
    wanted_ = std::min(count, kMost) - std::min<std::uint64_t>(known_.size(), count);
    isBusy_ = false;
    emit found(known_);
    const auto seeds = spanOf(*survey_);
    auto wish = bins.empty() ? tl::expected<analyse::Wish, analyse::WishFlaw>()
                             : analyse::readWish(wishFor(bins));
    if (bins.empty() || wanted_ == 0 || !in.request || !seeds || !wish) {
        emit ended();
        return;
    }
    isBusy_ = true;
    // The finder cannot end after a number of levels, because some that it finds do not count:
    // known seeds, and seeds that a stopped survey left out. So take() ends the search when there
    // are enough levels; otherwise the search ends at the survey's last seed.
    finder_.find({.request = *in.request,
                  .wish = std::move(*wish),
                  .seeds = *seeds,
                  .count = seeds->last - seeds->first + 1,
                  .threads = threadsBesideWindow()});
}

void BinLevels::take(const std::vector<analyse::Hit>& hits) {
    std::vector<std::uint64_t> seeds;
    for (const analyse::Hit& hit : hits) {
        if (seeds.size() == wanted_) break;
        if (std::ranges::binary_search(known_, hit.seed)) continue;
        if (!survey_->seeds().firstCommon({hit.seed, hit.seed})) continue;
        seeds.push_back(hit.seed);
    }
    wanted_ -= seeds.size();
    if (!seeds.empty()) emit found(seeds);
    if (wanted_ == 0) finder_.cancel();
}

void BinLevels::end() {
    if (!isBusy_) return;
    isBusy_ = false;
    emit ended();
}

}  // namespace mazeloom::widgets
