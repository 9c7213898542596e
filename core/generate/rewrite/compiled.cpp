// SPDX-License-Identifier: MIT
#include "core/generate/rewrite/compiled.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace mazeloom::generate::rewrite {

namespace {

using level::rewriting::Rule;
using level::rewriting::Value;
using level::rewriting::Values;

Answers answersOf(const Values& find, const std::optional<Value>& put) {
    Answers answers{};
    for (int number = 0; number < Value::kCount; ++number) {
        const Value value = Value::of(number);
        if (!find.contains(value)) continue;
        const bool changes = put && *put != value;
        const auto state = static_cast<std::size_t>(number);
        answers[state] = static_cast<std::uint8_t>(kFits | (changes ? kWouldChange : 0));
        answers[state | kLocked] = changes ? 0 : kFits;
    }
    return answers;
}

}  // namespace

Compiled::Compiled(const level::rewriting::Program& program, int stride)
    : Compiled(program, stride, rewrite::answersOf) {}

Compiled::Compiled(const level::rewriting::Program& program, int stride,
                   const AnswersOf& answersOf) {
    std::vector<std::pair<Values, std::optional<Value>>> known;
    const auto answersFor = [&](const Values& find, const std::optional<Value>& put) {
        const auto found = std::ranges::find(known, std::pair(find, put));
        const auto index = static_cast<std::uint16_t>(found - known.begin());
        if (found == known.end()) {
            known.emplace_back(find, put);
            answers.push_back(answersOf(find, put));
        }
        return index;
    };
    forEachRule(program, [&](const Rule& rule, const level::rewriting::Place&) {
        CompiledRule compiled{&rule, variants.size(), 0};
        for (const std::size_t symmetry : distinctSymmetries(rule)) {
            const Rule turned = transformed(rule, symmetry);
            Variant variant;
            variant.rule = static_cast<std::uint8_t>(rules.size());
            variant.symmetry = static_cast<std::uint8_t>(symmetry);
            for (grid::Point p; p.y < turned.size.height; ++p.y) {
                for (p.x = 0; p.x < turned.size.width; ++p.x) {
                    const std::ptrdiff_t offset = std::ptrdiff_t{p.y} * stride + p.x;
                    const auto& put = turned.putAt(p);
                    variant.asked.push_back({offset, answersFor(turned.findAt(p), put)});
                    if (put) variant.written.push_back({offset, static_cast<State>(put->number())});
                }
            }
            const auto fits = [&](const Variant::Asked& asked) {
                return std::ranges::count_if(answers[asked.answers],
                                             [](std::uint8_t answer) { return answer != 0; });
            };
            std::ranges::stable_sort(variant.asked, {}, fits);
            variants.push_back(std::move(variant));
            ++compiled.variantCount;
        }
        rules.push_back(compiled);
    });
}

}  // namespace mazeloom::generate::rewrite
