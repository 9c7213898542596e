// SPDX-License-Identifier: MIT
#include "core/analyse/drift/drift.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace mazeloom::analyse {

namespace {

/// The counts of a bin in both samples.
struct Both {
    double before = 0;
    double after = 0;
};

/// Returns the bins of both samples side by side: first the seeds without a value, then the values
/// in ascending order. The bins are coarse if one of the histograms is coarse.
std::vector<Both> sideBySide(const Histogram& before, const Histogram& after, const Both& none) {
    const bool isExact = before.isExact() && after.isExact();
    std::map<std::int64_t, Both> bins;
    const auto binOf = [isExact](std::int64_t value) {
        return isExact ? value : Histogram::coarseBinOf(value);
    };
    for (const auto& [value, times] : before.bins())
        bins[binOf(value)].before += static_cast<double>(times);
    for (const auto& [value, times] : after.bins())
        bins[binOf(value)].after += static_cast<double>(times);
    std::vector<Both> list;
    if (none.before + none.after > 0) list.push_back(none);
    for (const auto& [value, both] : bins)
        list.push_back(both);
    return list;
}

/// Returns ln Γ(halves / 2). For multiples of ½, Γ is a finite product, so the logarithm is a
/// finite sum. The result is the same on every machine; lgamma is avoided because it writes a
/// global variable.
double logGammaOfHalves(int halves) {
    double sum = halves % 2 == 0 ? 0 : 0.5 * std::log(3.14159265358979323846);
    for (int i = halves % 2 == 0 ? 2 : 1; i < halves; i += 2)
        sum += std::log(i / 2.0);
    return sum;
}

/// Returns the probability that chi-squared with `degrees` degrees of freedom is at least
/// `chiSquared`: the upper incomplete gamma function Q(n/2, x/2) by its series or its continued
/// fraction (the usual pair of numerical methods; Abramowitz and Stegun 6.5.29 and 6.5.31).
double chiSquaredTail(double chiSquared, int degrees) {
    const double a = degrees / 2.0;
    const double x = chiSquared / 2;
    if (x <= 0 || degrees == 0) return 1;
    const double front = std::exp(a * std::log(x) - x - logGammaOfHalves(degrees));
    constexpr int kMostTerms = 10'000;
    constexpr double kPrecise = 1e-14;
    if (x < a + 1) {
        double term = 1 / a;
        double sum = term;
        for (int n = 1; n < kMostTerms && term > sum * kPrecise; ++n) {
            term *= x / (a + n);
            sum += term;
        }
        return std::max(0.0, 1 - front * sum);
    }
    constexpr double kTiny = 1e-300;
    double b = x + 1 - a;
    double c = 1 / kTiny;
    double d = 1 / b;
    double fraction = d;
    for (int n = 1; n < kMostTerms; ++n) {
        const double step = -n * (n - a);
        b += 2;
        d = step * d + b;
        d = 1 / (std::abs(d) < kTiny ? kTiny : d);
        c = b + step / c;
        c = std::abs(c) < kTiny ? kTiny : c;
        fraction *= d * c;
        if (std::abs(d * c - 1) < kPrecise) break;
    }
    return front * fraction;
}

/// Returns the probability by the chi-squared test. Merges neighbouring bins until each has enough
/// values for the test to be valid.
double chiSquaredChance(const std::vector<Both>& bins, double before, double after) {
    constexpr double kEnough = 25;
    const double all = before + after;
    const double least = kEnough * all / std::min(before, after);
    std::vector<Both> groups;
    Both open;
    for (const Both& bin : bins) {
        open.before += bin.before;
        open.after += bin.after;
        if (open.before + open.after < least) continue;
        groups.push_back(open);
        open = {};
    }
    if (groups.empty()) return 1;
    groups.back().before += open.before;
    groups.back().after += open.after;
    double chiSquared = 0;
    for (const Both& group : groups) {
        const double share = (group.before + group.after) / all;
        const double first = group.before - share * before;
        const double second = group.after - share * after;
        chiSquared += first * first / (share * before) + second * second / (share * after);
    }
    return chiSquaredTail(chiSquared, static_cast<int>(groups.size()) - 1);
}

/// Returns the probability by the Kolmogorov-Smirnov test. For values with ties, such as integers,
/// the result is an upper bound on the probability.
double kolmogorovChance(const std::vector<Both>& bins, double before, double after) {
    double sumBefore = 0;
    double sumAfter = 0;
    double distance = 0;
    for (const Both& bin : bins) {
        sumBefore += bin.before;
        sumAfter += bin.after;
        distance = std::max(distance, std::abs(sumBefore / before - sumAfter / after));
    }
    const double scaled = distance * std::sqrt(before * after / (before + after));
    if (scaled < 0.3) return 1;
    double chance = 0;
    for (int k = 1; k <= 100; ++k) {
        const double term = std::exp(-2.0 * k * k * scaled * scaled);
        chance += k % 2 == 1 ? 2 * term : -2 * term;
    }
    return std::clamp(chance, 0.0, 1.0);
}

double meanOf(const Tally& tally) {
    return tally.count() == 0 ? 0
                              : static_cast<double>(tally.sum) / static_cast<double>(tally.count());
}

/// Returns a histogram that counts 1 for each seed that failed and 0 for each other seed.
Histogram failuresOf(const Survey& survey) {
    const std::uint64_t failed = survey.failures().count();
    Histogram histogram;
    histogram.add(0, survey.seeds().count() - failed);
    histogram.add(1, failed);
    return histogram;
}

/// Returns the number of seeds that gave a level but no value of the measure.
double seedsWithout(const Survey& survey, const Tally& tally) {
    const std::uint64_t levels = survey.seeds().count() - survey.failures().count();
    return levels > tally.count() ? static_cast<double>(levels - tally.count()) : 0;
}

/// Returns the result of chanceOfEqual() for histograms that differ; `none` are the seeds without a
/// value.
double chanceOfBins(const Histogram& before, const Histogram& after, const Both& none) {
    const auto first = static_cast<double>(before.count()) + none.before;
    const auto second = static_cast<double>(after.count()) + none.after;
    if (first == 0 || second == 0) return 1;
    const std::vector<Both> bins = sideBySide(before, after, none);
    const double least =
        std::min(chiSquaredChance(bins, first, second), kolmogorovChance(bins, first, second));
    return std::min(1.0, 2 * least);
}

/// Whether no seed gave a level with or without a value of the measure.
bool isEmpty(const Survey& survey, const Tally& tally) {
    return tally.count() == 0 && seedsWithout(survey, tally) == 0;
}

MeasureDrift driftOf(const std::string& measure, const Survey& before, const Tally& old,
                     const Survey& after, const Tally& now) {
    const Both none{seedsWithout(before, old), seedsWithout(after, now)};
    const bool isSame = old.histogram == now.histogram && none.before == none.after;
    return {measure,     isSame,
            false,       isSame ? 1 : chanceOfBins(old.histogram, now.histogram, none),
            meanOf(old), meanOf(now)};
}

std::optional<std::size_t> placeOf(const Survey& survey, const std::string& measure) {
    const auto& measures = survey.of().measures;
    const auto found = std::find(measures.begin(), measures.end(), measure);
    if (found == measures.end()) return std::nullopt;
    return static_cast<std::size_t>(found - measures.begin());
}

}  // namespace

bool Drift::hasDrifted() const {
    return !missing.empty() || std::any_of(measures.begin(), measures.end(),
                                           [](const MeasureDrift& one) { return one.hasDrifted; });
}

double chanceOfEqual(const Histogram& before, const Histogram& after) {
    return before == after ? 1 : chanceOfBins(before, after, {});
}

Drift driftBetween(const Survey& before, const Survey& after, double alpha) {
    Drift drift;
    drift.seedsBefore = before.seeds().count();
    drift.seedsAfter = after.seeds().count();
    for (std::size_t i = 0; i < before.of().measures.size(); ++i) {
        const std::string& measure = before.of().measures[i];
        const auto other = placeOf(after, measure);
        if (!other) {
            drift.missing.push_back(measure);
            continue;
        }
        const Tally& old = before.tallies()[i];
        const Tally& now = after.tallies()[*other];
        // Nothing can be compared with a survey that has no level.
        if (isEmpty(before, old) != isEmpty(after, now)) {
            (isEmpty(after, now) ? drift.missing : drift.added).push_back(measure);
            continue;
        }
        drift.measures.push_back(driftOf(measure, before, old, after, now));
    }
    for (const std::string& measure : after.of().measures) {
        if (!placeOf(before, measure)) drift.added.push_back(measure);
    }
    const Histogram failedBefore = failuresOf(before);
    const Histogram failedAfter = failuresOf(after);
    const auto share = [](const Survey& survey) {
        const std::uint64_t seeds = survey.seeds().count();
        return seeds == 0
                   ? 0
                   : static_cast<double>(survey.failures().count()) / static_cast<double>(seeds);
    };
    drift.measures.push_back({kFailures, failedBefore == failedAfter, false,
                              chanceOfEqual(failedBefore, failedAfter), share(before),
                              share(after)});
    for (MeasureDrift& one : drift.measures)
        one.hasDrifted = one.chance < alpha / static_cast<double>(drift.measures.size());
    return drift;
}

}  // namespace mazeloom::analyse
