// SPDX-License-Identifier: MIT
#include "core/sentence.h"

#include <algorithm>
#include <cstddef>

#include "core/grid/point_text.h"

namespace mazeloom {

namespace {

struct InEnglish {
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(grid::Point cell) const { return english(cell); }
    std::string operator()(ThingName kind) const { return english(kind); }
    std::string operator()(const StageName& name) const {
        return name.title.empty() ? name.id : std::string(name.title);
    }
    std::string operator()(const Word& word) const { return std::string(word.text); }
    std::string operator()(const std::string& name) const { return name; }
    std::string operator()(const Phrase& phrase) const { return english(phrase); }
};

}  // namespace

bool operator==(const Phrase& a, const Phrase& b) {
    return a.sentence.text == b.sentence.text && a.arguments == b.arguments;
}

std::string english(grid::Point cell) {
    return grid::textOf(cell);
}

std::string english(ThingName kind) {
    std::string text(kind.id);
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
        if (place < arguments.size()) text += std::visit(InEnglish(), arguments[place].value());
        ++i;
    }
    return text;
}

std::string english(const Phrase& phrase) {
    return english(phrase.sentence, phrase.arguments);
}

}  // namespace mazeloom
