// SPDX-License-Identifier: MIT
#include "core/generate/rewrite/interpreter.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/generate/rewrite/distances_to.h"

namespace mazeloom::generate::rewrite {

namespace {

using level::rewriting::Node;
using level::rewriting::NodeKind;
using level::rewriting::Program;
using level::rewriting::Value;
using level::rewriting::Values;

/// A node while it runs.
struct Running {
    const Node* node = nullptr;
    std::size_t firstRule = 0;  ///< the number of its first rule
    std::vector<Running> nodes = {};
    int done = 0;                ///< number of rewrites, passes or rounds so far
    std::vector<int> used = {};  ///< rewrites of each of its rules
    DistancesTo distances = {};  ///< for a node that grows towards something
};

/// A match of a rule, by its number in the rule's match set.
struct Found {
    std::size_t rule = 0;
    std::size_t number = 0;
};

std::uint64_t below(random::Stream& random, std::uint64_t bound) {
    if (bound <= std::numeric_limits<std::uint32_t>::max())
        return random.below(static_cast<std::uint32_t>(bound));
    const std::uint64_t mask = std::bit_ceil(bound) - 1;
    while (true) {
        const std::uint64_t high = random.bits();
        const std::uint64_t drawn = (high << 32 | random.bits()) & mask;
        if (drawn < bound) return drawn;
    }
}

class Interpreter {
  public:
    Interpreter(const Program& program, Board& board, random::Stream& random,
                const Settings& settings)
        : program_(program),
          board_(board),
          random_(random),
          settings_(settings),
          compiled_(program, board.stride()),
          matcher_(compiled_, board),
          recent_(compiled_.rules.size()) {}

    Outcome run() {
        std::size_t nextRule = 0;
        for (const Node& node : program_.nodes) {
            std::vector<std::size_t> rules;
            const std::size_t first = nextRule;
            Running running = begin(node, nextRule);
            for (std::size_t rule = first; rule < nextRule; ++rule)
                rules.push_back(rule);
            tell();
            matcher_.watch(rules, settings_.stop);
            reset(running);
            while (advance(running)) {
            }
            if (isOver()) break;
        }
        Outcome outcome{rewrites_, {}};
        if (isAtLimit()) {
            const auto most = std::ranges::max_element(recent_);
            outcome.ranOn = static_cast<std::size_t>(most - recent_.begin());
        }
        return outcome;
    }

  private:
    Running begin(const Node& node, std::size_t& nextRule) {
        Running running{&node, nextRule};
        running.used.resize(node.rules.size());
        for (int number = 0; number < Value::kCount; ++number) {
            if (node.towards.contains(Value::of(number))) wanted_.add(Value::of(number));
        }
        nextRule += node.rules.size();
        for (const Node& inner : node.nodes)
            running.nodes.push_back(begin(inner, nextRule));
        return running;
    }

    void reset(Running& running) {
        running.done = 0;
        std::ranges::fill(running.used, 0);
        for (Running& inner : running.nodes)
            reset(inner);
        running.distances.forget();
    }

    /// Does one rewrite, pass or round; returns false if there was nothing to do.
    bool advance(Running& running) {
        if (isOver()) return false;
        const Node& node = *running.node;
        if (node.times > 0 && running.done >= node.times) return false;
        const bool isDone = goRound(running);
        if (isDone) ++running.done;
        return isDone;
    }

    bool goRound(Running& running) {
        switch (running.node->kind) {
            case NodeKind::One:
                return rewriteAny(running);
            case NodeKind::Grow:
                return rewriteNearest(running);
            case NodeKind::All:
                return rewriteAll(running);
            case NodeKind::Parallel:
                return rewriteAtOnce(running);
            case NodeKind::Sequence:
                return goThrough(running);
            case NodeKind::First:
                return std::ranges::any_of(running.nodes,
                                           [&](Running& inner) { return advance(inner); });
        }
        return false;
    }

    bool goThrough(Running& running) {
        bool isDone = false;
        for (Running& inner : running.nodes) {
            reset(inner);
            while (advance(inner))
                isDone = true;
        }
        return isDone;
    }

    /// Calls visit(the rule's number, its index in the node) for the rules that may still be used.
    template <typename Visit>
    void forEachRule(const Running& running, const Visit& visit) const {
        for (std::size_t i = 0; i < running.node->rules.size(); ++i) {
            const int most = running.node->rules[i].most;
            if (most == 0 || running.used[i] < most) visit(running.firstRule + i, i);
        }
    }

    bool rewriteAny(Running& running) {
        std::uint64_t sum = 0;
        forEachRule(running, [&](std::size_t rule, std::size_t place) {
            sum += std::uint64_t{matcher_.matches(rule).count()} * weight(running, place);
        });
        if (sum == 0) return false;
        std::uint64_t pick = below(random_, sum);
        Found found;
        bool isFound = false;
        forEachRule(running, [&](std::size_t rule, std::size_t place) {
            if (isFound) return;
            const std::uint64_t each = weight(running, place);
            const std::uint64_t here = matcher_.matches(rule).count() * each;
            if (pick >= here) {
                pick -= here;
                return;
            }
            const auto n = static_cast<std::uint32_t>(pick / each);
            found = {rule, matcher_.matches(rule).nth(n)};
            isFound = true;
        });
        use(running, found);
        return true;
    }

    /// Returns the weight of each match of a rule. If the node has a single rule, all matches have
    /// weight 1, whatever the rule's chance, so that the draw needs few bits.
    static std::uint64_t weight(const Running& running, std::size_t place) {
        const auto& rules = running.node->rules;
        if (rules.size() == 1) return 1;
        return static_cast<std::uint64_t>(rules[place].chance);
    }

    bool rewriteNearest(Running& running) {
        if (running.node->stray > 0 && random_.chance(running.node->stray))
            return rewriteAny(running);
        if (!running.distances.isMeasured(changedWanted_)) {
            running.distances.measure(board_, running.node->towards, changedWanted_,
                                      settings_.stop);
            spend(board_.storage().size() / kCellsForOne);
            if (isOver()) return false;
        }
        nearest_.clear();
        // A match counts only if steps over writable cells lead from it to a cell that the node
        // grows towards.
        int least = DistancesTo::kFar - 1;
        std::size_t looked = 0;
        forEachRule(running, [&](std::size_t rule, std::size_t) {
            matcher_.matches(rule).forEachWhile([&](std::size_t number) {
                if (++looked % kMatchesPerCheck == 0 && isStopped()) return false;
                const int distance = distanceOf(running, matcher_.matchOf(rule, number));
                if (distance > least) return true;
                if (distance < least) nearest_.clear();
                least = distance;
                nearest_.push_back({rule, number});
                return true;
            });
        });
        spend(looked / kLookedAtForOne);
        if (isOver()) return false;
        if (nearest_.empty()) return false;
        const auto count = static_cast<std::uint32_t>(nearest_.size());
        use(running, nearest_[random_.below(count)]);
        return true;
    }

    /// Returns the distance of a match from the cells that the node grows towards: the least
    /// distance of the cells that the match writes.
    int distanceOf(const Running& running, const Match& match) const {
        int least = DistancesTo::kFar;
        for (const Variant::Written& written : compiled_.variants[match.variant].written) {
            least = std::min(least, running.distances.at(at(match.anchor, written.offset)));
        }
        return least;
    }

    bool rewriteAll(Running& running) {
        gather(running);
        if (found_.empty()) return false;
        shuffleFound();
        startPass();
        for (const std::uint32_t code : found_) {
            if (isOver()) break;
            const Found found = foundOf(code);
            if (!isLeft(running, found) || !isDrawn(found)) continue;
            const Match match = matcher_.matchOf(found.rule, found.number);
            const Variant& variant = compiled_.variants[match.variant];
            // Wildcards that a rule leaves unchanged may also belong to other matches.
            const auto counts = [&](const Variant::Asked& asked) {
                return !isUnasked_[asked.answers];
            };
            const bool overlaps = std::ranges::any_of(variant.asked, [&](const auto& asked) {
                return counts(asked) && taken_[at(match.anchor, asked.offset)] == pass_;
            });
            if (overlaps) continue;
            for (const Variant::Asked& asked : variant.asked) {
                if (counts(asked)) taken_[at(match.anchor, asked.offset)] = pass_;
            }
            use(running, found);
        }
        return true;
    }

    bool rewriteAtOnce(Running& running) {
        gather(running);
        if (found_.empty()) return false;
        startPass();
        for (const std::uint32_t code : found_) {
            if (isOver()) break;
            const Found found = foundOf(code);
            if (!isLeft(running, found) || !isDrawn(found)) continue;
            use(running, found, true);
        }
        return true;
    }

    /// Returns a number for a match, in the order of the rules and their places. isSmallEnough()
    /// ensures that it fits.
    std::uint32_t codeOf(const Found& found) const {
        return static_cast<std::uint32_t>(firstCodeOf(found.rule) + found.number);
    }
    Found foundOf(std::uint32_t code) const {
        std::size_t rule = compiled_.rules.size() - 1;
        while (firstCodeOf(rule) > code)
            --rule;
        return {rule, code - firstCodeOf(rule)};
    }
    std::size_t firstCodeOf(std::size_t rule) const {
        return compiled_.rules[rule].firstVariant * board_.storage().size();
    }

    /// Collects all matches, in the order of the rules and their places.
    void gather(const Running& running) {
        found_.clear();
        forEachRule(running, [&](std::size_t rule, std::size_t) {
            matcher_.matches(rule).forEachWhile([&](std::size_t number) {
                if (found_.size() % kMatchesPerCheck == 0 && isStopped()) return false;
                found_.push_back(codeOf({rule, number}));
                return true;
            });
        });
        spend(1 + found_.size() / kTriedForOne);
    }

    /// Shuffles as random::Stream::shuffle() does, but ends early once the run is stopped.
    void shuffleFound() {
        for (std::size_t i = found_.size(); i > 1; --i) {
            if (i % kMatchesPerCheck == 0 && isStopped()) return;
            std::swap(found_[i - 1], found_[random_.below(static_cast<std::uint32_t>(i))]);
        }
    }

    void startPass() {
        if (isUnasked_.empty()) {
            for (const Answers& answers : compiled_.answers)
                isUnasked_.push_back(isOfNoAccount(answers));
            taken_ = grid::Grid<std::uint32_t, Board::kFrame>(board_.size(), 0);
        }
        ++pass_;
    }
    /// Whether these are the answers of a wildcard that the rule leaves unchanged.
    static bool isOfNoAccount(const Answers& answers) {
        const auto outside = static_cast<std::size_t>(level::rewriting::Value::outside().number());
        return std::all_of(answers.begin(), answers.begin() + static_cast<std::ptrdiff_t>(outside),
                           [](std::uint8_t answer) { return answer == kFits; });
    }

    bool isLeft(const Running& running, const Found& found) const {
        const std::size_t place = found.rule - running.firstRule;
        const int most = running.node->rules[place].most;
        return most == 0 || running.used[place] < most;
    }
    bool isDrawn(const Found& found) {
        return random_.chance(compiled_.rules[found.rule].rule->chance);
    }

    /// Rewrites a match; with `once`, skips cells that this pass has already written.
    void use(Running& running, const Found& found, bool once = false) {
        const Match match = matcher_.matchOf(found.rule, found.number);
        const Variant& variant = compiled_.variants[match.variant];
        changes_.clear();
        for (const Variant::Written& written : variant.written) {
            const grid::Index cell = at(match.anchor, written.offset);
            if (once && std::exchange(taken_[cell], pass_) == pass_) continue;
            const State before = board_[cell];
            if (shown(before) == shown(written.state)) continue;
            board_[cell] = written.state;
            changes_.push_back({cell, before, written.state});
        }
        if (changes_.empty()) return;
        noteWanted();
        ++running.used[found.rule - running.firstRule];
        count(found.rule);
        matcher_.update(changes_);
        settings_.rewritten({found.rule, variant.symmetry,
                             at(match.anchor, variant.written.front().offset), changes_});
        if (settings_.updated) settings_.updated(matcher_);
    }

    /// Marks the distances as outdated if cells that nodes grow towards appeared or disappeared.
    void noteWanted() {
        const auto matters = [&](const Change& change) {
            return wanted_.contains(shown(change.before)) || wanted_.contains(shown(change.after));
        };
        if (std::ranges::any_of(changes_, matters)) ++changedWanted_;
    }

    void count(std::size_t rule) {
        // Counts anew for the last tenth of the rewrites: earlier ones do not explain why the limit
        // was reached.
        if (rewrites_ == settings_.limit - settings_.limit / 10)
            std::ranges::fill(recent_, std::uint64_t{0});
        ++recent_[rule];
        ++rewrites_;
        tell();
    }

    /// Counts work other than rewrites, in rewrites.
    void spend(std::uint64_t work) {
        spent_ += work;
        tell();
    }

    /// Reports the progress if enough has been done since the last report.
    void tell() {
        const std::uint64_t done = rewrites_ + spent_;
        if (done < nextTold_ || !settings_.progress) return;
        settings_.progress(std::min(done, settings_.limit), settings_.limit);
        nextTold_ = done + std::max(kLeastReported, settings_.limit / kReports);
    }

    /// Whether the run must end. The bound includes passes and searches for the nearest match, so
    /// that every run ends, even one that rewrites nothing.
    bool isOver() const { return isAtLimit() || isStopped(); }
    bool isStopped() const {
        return settings_.stop != nullptr && settings_.stop->load(std::memory_order_relaxed);
    }
    bool isAtLimit() const {
        return rewrites_ >= settings_.limit || rewrites_ + spent_ >= kMostSpent + settings_.limit;
    }

    static grid::Index at(grid::Index anchor, std::ptrdiff_t offset) {
        return static_cast<grid::Index>(std::ptrdiff_t{anchor} + offset);
    }

    /// The work of passes and searches that no limit on the rewrites bounds, for small levels.
    static constexpr std::uint64_t kMostSpent = 1'000'000;
    // Each of these takes about as long as a rewrite (RULES.md G-84.1).
    static constexpr std::uint32_t kTriedForOne = 8;      ///< matches of a pass
    static constexpr std::uint32_t kLookedAtForOne = 16;  ///< matches whose distances are compared
    static constexpr std::uint32_t kCellsForOne = 64;     ///< cells whose distances are measured
    static constexpr std::uint64_t kReports = 1000;       ///< of the progress, up to the limit
    static constexpr std::uint64_t kLeastReported = 50'000;  ///< work between two reports
    static constexpr std::size_t kMatchesPerCheck = 1
                                                    << 16;  ///< between two looks at the stop flag

    const Program& program_;
    Board& board_;
    random::Stream& random_;
    const Settings& settings_;
    const Compiled compiled_;
    Matcher matcher_;
    /// For each cell, the number of the last pass that took the cell. Empty before the first pass.
    grid::Grid<std::uint32_t, Board::kFrame> taken_;
    std::uint32_t pass_ = 0;
    /// Indexed by Variant::Asked::answers: whether these are the answers of a wildcard that the
    /// rule leaves unchanged.
    std::vector<bool> isUnasked_;
    std::vector<std::uint32_t> found_;  ///< codes of the matches of a pass
    std::vector<Found> nearest_;
    std::vector<Change> changes_;
    std::vector<std::uint64_t> recent_;  ///< recent rewrites by rule
    Values wanted_;                      ///< the values that nodes grow towards
    /// How often cells with values of wanted_ appeared or disappeared.
    std::uint64_t changedWanted_ = 0;
    std::uint64_t rewrites_ = 0;
    std::uint64_t spent_ = 0;     ///< work other than rewrites, in rewrites
    std::uint64_t nextTold_ = 0;  ///< the work at which the progress is reported next
};

}  // namespace

std::size_t mostVariants(const Board& board) {
    constexpr std::size_t kMost = std::size_t{1} << 31;
    return kMost / board.storage().size();
}

bool isSmallEnough(const Compiled& compiled, const Board& board) {
    return compiled.variants.size() <= mostVariants(board);
}

Outcome run(const Program& program, Board& board, random::Stream& random,
            const Settings& settings) {
    return Interpreter(program, board, random, settings).run();
}

}  // namespace mazeloom::generate::rewrite
