// SPDX-License-Identifier: MIT
#include "core/check/findings/sentence.h"

#include <algorithm>

#include "core/generate/stages/stages.h"
#include "core/grid/point_text.h"

namespace mazeloom::check {

namespace {

struct InEnglish {
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(grid::Point cell) const { return english(cell); }
    std::string operator()(level::ThingKind kind) const { return english(kind); }
    std::string operator()(const std::string& name) const { return name; }
    std::string operator()(const StageName& name) const {
        const generate::Stage* stage = generate::findStage(name.id);
        return stage == nullptr ? name.id : std::string(stage->title);
    }
    std::string operator()(const Word& word) const { return std::string(word.text); }
};

}  // namespace

std::string english(grid::Point cell) {
    return grid::textOf(cell);
}

std::string english(level::ThingKind kind) {
    std::string text(level::info(kind).id);
    std::ranges::replace(text, '-', ' ');
    return text;
}

std::string english(const Sentence& sentence, std::span<const Argument> arguments) {
    std::string text;
    for (std::size_t i = 0; i < sentence.text.size(); ++i) {
        const char next = i + 1 < sentence.text.size() ? sentence.text[i + 1] : '\0';
        if (sentence.text[i] != '%' || next < '1' || next > '9') {
            text += sentence.text[i];
            continue;
        }
        const auto place = static_cast<std::size_t>(next - '1');
        if (place < arguments.size()) text += std::visit(InEnglish(), arguments[place]);
        ++i;
    }
    return text;
}

}  // namespace mazeloom::check
