// SPDX-License-Identifier: MIT
#include "core/generate/rewrite/matcher.h"

#include <algorithm>

namespace mazeloom::generate::rewrite {

namespace {

constexpr auto kValues = static_cast<std::size_t>(level::rewriting::Value::kCount);

}  // namespace

Matcher::Matcher(const Compiled& compiled, const Board& board)
    : compiled_(compiled),
      board_(board),
      sets_(compiled.rules.size()),
      places_(kValues * kValues) {}

void Matcher::watch(std::span<const std::size_t> rules, const std::atomic<bool>* stop) {
    for (const std::size_t rule : watched_)
        sets_[rule] = {};
    watched_.assign(rules.begin(), rules.end());
    std::ranges::fill(places_, 0U);
    touched_.clear();
    const State* const states = board_.storage().data();
    for (const std::size_t rule : watched_) {
        const auto variants = compiled_.variantsOf(rule);
        MatchSet& set = sets_[rule];
        set = MatchSet(board_.storage().size() * variants.size());
        for (int y = -Board::kFrame; y < board_.height(); ++y) {
            if (stop != nullptr && stop->load(std::memory_order_relaxed)) return;
            for (int x = -Board::kFrame; x < board_.width(); ++x) {
                const grid::Index anchor = board_.index({x, y});
                for (std::size_t v = 0; v < variants.size(); ++v) {
                    if (compiled_.matches(variants[v], states + anchor))
                        set.set(anchor * variants.size() + v, true);
                }
            }
        }
    }
}

const std::vector<Matcher::Touched>& Matcher::touchedBy(State before, State after) {
    std::uint32_t& place = places_[before * kValues + after];
    if (place != 0) return touched_[place - 1];
    std::vector<Touched>& list = touched_.emplace_back();
    place = static_cast<std::uint32_t>(touched_.size());
    for (const std::size_t rule : watched_) {
        const std::size_t first = compiled_.rules[rule].firstVariant;
        const std::size_t end = first + compiled_.rules[rule].variantCount;
        for (std::size_t variant = first; variant < end; ++variant) {
            for (const Variant::Asked& asked : compiled_.variants[variant].asked) {
                const Answers& answers = compiled_.answers[asked.answers];
                if (answers[before] == answers[after]) continue;
                list.push_back({static_cast<std::uint32_t>(variant),
                                static_cast<std::int32_t>(asked.offset), answers[after] != 0});
            }
        }
    }
    return list;
}

void Matcher::update(std::span<const Change> changes) {
    const State* const states = board_.storage().data();
    for (const Change& change : changes) {
        for (const Touched& touched : touchedBy(change.before, change.after)) {
            const Variant& variant = compiled_.variants[touched.variant];
            const CompiledRule& rule = compiled_.rules[variant.rule];
            const auto anchor =
                static_cast<std::size_t>(std::ptrdiff_t{change.cell} - touched.offset);
            const std::size_t number =
                anchor * rule.variantCount + (touched.variant - rule.firstVariant);
            sets_[variant.rule].set(
                number, touched.stillFits && compiled_.matches(variant, states + anchor));
        }
    }
}

}  // namespace mazeloom::generate::rewrite
