// SPDX-License-Identifier: MIT
// Runs the benchmarks and prints one table: the measurement, the design's target, and their ratio.
// Times are processor time, judged by their value on a quiet machine according to the yardstick.
// With --all it prints Google Benchmark's own report instead. With --once it runs everything as
// briefly as possible and fails only if a figure was not measured; with --sample it does so for the
// smallest row of each group, on smaller inputs, and fails if another row names a benchmark that
// does not exist. "stops" prints how long each stage runs without a poll. "descent-bot" reports the
// results of a bot in a thousand descents. "large" and a kind of level generate that level, for a
// benchmark that measures a whole process.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/bench/descent_bot.h"
#include "tests/bench/figures.h"
#include "tests/bench/large.h"
#include "tests/bench/yardstick.h"

namespace mazeloom::bench {

namespace {

constexpr const char* kSampleVariable = "MAZELOOM_BENCH_SAMPLE";

std::vector<Figure>& allFigures() {
    static std::vector<Figure> all;
    return all;
}

/// Keeps the best repetition of each benchmark, which comes closest to an idle machine.
class Best : public benchmark::BenchmarkReporter {
  public:
    bool ReportContext(const Context& context) override {
        std::printf("%d processors at %.1f GHz\n", context.cpu_info.num_cpus,
                    context.cpu_info.cycles_per_second / 1e9);
        return true;
    }

    void ReportRuns(const std::vector<Run>& runs) override {
        const Yardstick after = Yardstick::measure();
        const double slowness = Yardstick::best(before_, after).slowness();
        before_ = after;
        for (const Run& run : runs) {
            if (run.run_type != Run::RT_Iteration || run.real_accumulated_time <= 0) continue;
            std::string name = run.run_name.function_name;
            if (!run.run_name.args.empty()) name += '/' + run.run_name.args;
            std::fprintf(stderr, "\r\033[K%s", name.c_str());
            slowness_[name] = slowness;
            auto& best = best_[name];
            const double toMs = 1e3 / benchmark::GetTimeUnitMultiplier(run.time_unit);
            const bool own = run.run_name.time_type == "manual_time";
            keep(best[""], (own ? run.GetAdjustedRealTime() : run.GetAdjustedCPUTime()) * toMs);
            for (const auto& [counter, value] : run.counters)
                keep(best[counter], value);
        }
    }

    void Finalize() override {
        std::fprintf(stderr, "\r\033[K");
        std::printf("%-58s %14s %9s %14s %8s\n", "figure", "measured", "yardstick", "target",
                    "ratio");
        for (const Figure& figure : shown_)
            print(figure);
    }

    /// Prints only these figures.
    void restrictTo(std::vector<Figure> shown) { shown_ = std::move(shown); }

    /// Whether a figure was not measured; hasMissed(): whether one misses its target.
    bool hasUnmeasured() const { return hasUnmeasured_; }
    bool hasMissed() const { return hasMissed_; }

  private:
    struct Range {
        double least = 0;
        double most = 0;
    };

    static void keep(std::optional<Range>& range, double value) {
        if (!range) range = Range{value, value};
        range->least = std::min(range->least, value);
        range->most = std::max(range->most, value);
    }

    std::optional<double> value(const std::string& benchmark, const Figure& figure) const {
        const auto counters = best_.find(benchmark);
        if (counters == best_.end()) return std::nullopt;
        const auto range = counters->second.find(figure.counter);
        if (range == counters->second.end()) return std::nullopt;
        return figure.moreIsBetter ? range->second->most : range->second->least;
    }

    void print(const Figure& figure) {
        auto measured = value(figure.benchmark, figure);
        if (!figure.peer.empty()) {
            const auto peer = value(figure.peer, figure);
            if (measured && peer) measured = *measured / *peer;
        }
        if (!measured) {
            std::printf("%-58s %14s\n", figure.what.c_str(), "not measured");
            hasUnmeasured_ = true;
            return;
        }
        const double slowness = isOfTime(figure) ? slowness_.at(figure.benchmark) : 1;
        const double quiet = figure.moreIsBetter ? *measured * slowness : *measured / slowness;
        const char* const sign = figure.moreIsBetter ? ">=" : "<=";
        const bool met = figure.moreIsBetter ? quiet >= figure.target : quiet <= figure.target;
        hasMissed_ = hasMissed_ || !met;
        const std::string yardstick =
            isOfTime(figure) ? std::to_string(slowness).substr(0, 4) : std::string("-");
        // A target of zero has no ratio.
        char ratio[16] = "-";
        if (figure.target > 0) std::snprintf(ratio, sizeof ratio, "%.2f", quiet / figure.target);
        std::printf("%-58s %9.4g %-4s %9s %s %6g %-4s %8s  %s\n", figure.what.c_str(), *measured,
                    figure.unit.c_str(), yardstick.c_str(), sign, figure.target,
                    figure.unit.c_str(), ratio, met ? "met" : "MISSED");
    }

    /// Whether the figure is a time that needs the yardstick. A ratio to a peer of the same run
    /// needs none, and bytes and shares are the same on any machine.
    static bool isOfTime(const Figure& figure) {
        return figure.peer.empty() && !figure.unit.ends_with('B') && figure.unit != "%";
    }

    std::vector<Figure> shown_ = figures();
    Yardstick before_ = Yardstick::measure();
    std::map<std::string, double> slowness_;  ///< slowness during each benchmark
    bool hasUnmeasured_ = false;
    bool hasMissed_ = false;

    std::map<std::string, std::map<std::string, std::optional<Range>>> best_;
};

/// Returns the product of the numbers in a benchmark's name ("carve/off/64") as its size.
double sizeOf(const std::string& benchmark) {
    static const std::regex number("[0-9]+");
    double size = 1;
    for (std::sregex_iterator at(benchmark.begin(), benchmark.end(), number), end; at != end; ++at)
        size *= std::stod(at->str());
    return size;
}

/// Returns the smallest benchmark's figure of each group; a name's first part is its group.
std::vector<Figure> smallestOfEachGroup() {
    std::map<std::string, Figure> smallest;
    for (const Figure& figure : figures()) {
        const std::string group = figure.benchmark.substr(0, figure.benchmark.find('/'));
        const auto [at, isNew] = smallest.emplace(group, figure);
        if (!isNew && sizeOf(figure.benchmark) < sizeOf(at->second.benchmark)) at->second = figure;
    }
    std::vector<Figure> sample;
    for (const auto& [group, figure] : smallest)
        sample.push_back(figure);
    return sample;
}

/// Returns a regular expression for Google Benchmark's names of these figures' benchmarks and
/// peers; it may add options, as in "carve/off/64/repeats:3".
std::string patternOf(const std::vector<Figure>& figures) {
    static const std::regex special(R"([.+*?()\[\]{}|^$\\])");
    std::string pattern;
    for (const Figure& figure : figures) {
        for (const std::string& name : {figure.benchmark, figure.peer}) {
            if (name.empty()) continue;
            if (!pattern.empty()) pattern += '|';
            pattern += std::regex_replace(name, special, R"(\$&)");
        }
    }
    return "^(" + pattern + ")(/[a-z_]+(:[0-9.]+)?)*$";
}

/// Names each figure on stderr whose benchmark or peer is not in `names`. Returns their number.
int countFiguresWithout(const std::set<std::string>& names) {
    int count = 0;
    for (const Figure& figure : figures()) {
        for (const std::string& name : {figure.benchmark, figure.peer}) {
            if (name.empty()) continue;
            Figure one;
            one.benchmark = name;
            const std::regex pattern(patternOf({one}));
            const auto matches = [&pattern](const std::string& other) {
                return std::regex_match(other, pattern);
            };
            if (std::ranges::any_of(names, matches)) continue;
            std::fprintf(stderr, "\"%s\": there is no benchmark %s\n", figure.what.c_str(),
                         name.c_str());
            ++count;
        }
    }
    return count;
}

void initialise(std::vector<std::string> words) {
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    int count = static_cast<int>(pointers.size());
    pointers.push_back(nullptr);
    benchmark::Initialize(&count, pointers.data());
}

/// Measures the smallest row of each group briefly. Returns the exit code.
int runSample() {
    setenv(kSampleVariable, "1", 1);
    initialise({"mazeloom_bench", "--benchmark_list_tests=true"});
    std::stringstream list;
    benchmark::ConsoleReporter lister;
    lister.SetOutputStream(&list);
    benchmark::RunSpecifiedBenchmarks(&lister, nullptr, ".");
    std::set<std::string> names;
    for (std::string name; std::getline(list, name);)
        names.insert(name);
    const int missing = countFiguresWithout(names);

    initialise({"mazeloom_bench", "--benchmark_list_tests=false", "--benchmark_min_time=0"});
    Best best;
    const std::vector<Figure> sample = smallestOfEachGroup();
    best.restrictTo(sample);
    benchmark::RunSpecifiedBenchmarks(&best, nullptr, patternOf(sample));
    std::printf(
        "a sample on smaller inputs, measured once: whether targets are met is not shown\n");
    return missing > 0 || best.hasUnmeasured() ? 1 : 0;
}

}  // namespace

bool isSample() {
    return std::getenv(kSampleVariable) != nullptr;
}

bool addFigure(Figure figure) {
    allFigures().push_back(std::move(figure));
    return true;
}

const std::vector<Figure>& figures() {
    return allFigures();
}

}  // namespace mazeloom::bench

int main(int argc, char** argv) {
    constexpr int kDescents = 1'000;
    if (argc == 2 && std::strcmp(argv[1], "descent-bot") == 0)
        return mazeloom::bench::playDescents(kDescents);
    if (argc == 3 && std::strcmp(argv[1], "large") == 0)
        return mazeloom::bench::generateLarge(argv[2]);
    const auto lone =
        argc > 1 ? mazeloom::bench::loneWorks().find(argv[1]) : mazeloom::bench::loneWorks().end();
    if (lone != mazeloom::bench::loneWorks().end())
        return lone->second(std::vector<std::string>(argv + 2, argv + argc));
    if (argc == 2 && std::strcmp(argv[1], "--sample") == 0) return mazeloom::bench::runSample();
    const bool all = argc > 1 && std::strcmp(argv[1], "--all") == 0;
    const bool once = argc > 1 && std::strcmp(argv[1], "--once") == 0;
    std::string briefly = "--benchmark_min_time=0";
    std::vector<char*> words(argv, argv + argc);
    if (all) words.erase(words.begin() + 1);
    if (once) words[1] = briefly.data();
    int count = static_cast<int>(words.size());
    words.push_back(nullptr);
    benchmark::Initialize(&count, words.data());
    if (benchmark::ReportUnrecognizedArguments(count, words.data())) return 2;
    if (all) {
        benchmark::RunSpecifiedBenchmarks();
    } else {
        mazeloom::bench::Best best;
        benchmark::RunSpecifiedBenchmarks(&best);
        if (once) return best.hasUnmeasured() ? 1 : 0;
        return best.hasMissed() ? 1 : 0;
    }
    return 0;
}
