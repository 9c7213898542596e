// SPDX-License-Identifier: MIT
#include "core/pack/journal/spans.h"

#include <algorithm>
#include <charconv>

namespace mazeloom::pack {

namespace {

char letterOf(unsigned half) {
    return static_cast<char>('A' + half);
}
bool isLetter(char letter) {
    return letter >= 'A' && letter <= 'P';
}

/// Removes a number from the front of a text.
bool takeNumber(std::string_view& text, int& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

bool takeMark(std::string_view& text, char mark) {
    if (!text.starts_with(mark)) return false;
    text.remove_prefix(1);
    return true;
}

void appendRuns(std::string& out, std::span<const level::Paint> cells) {
    for (std::size_t i = 0; i < cells.size();) {
        const level::Paint paint = cells[i];
        std::size_t end = i + 1;
        while (end < cells.size() && cells[end] == paint)
            ++end;
        if (end - i > 1) out += std::to_string(end - i);
        out += letterOf(paint >> 4U);
        out += letterOf(paint & 15U);
        i = end;
    }
}

}  // namespace

std::vector<document::Span> merged(std::vector<document::Span> spans, const grid::Rect& bounds) {
    std::erase_if(spans, [&](document::Span& span) {
        const int end = std::min(span.at.x + span.count, bounds.x + bounds.width);
        span.at.x = std::max(span.at.x, bounds.x);
        span.count = end - span.at.x;
        return span.count <= 0 || span.at.y < bounds.y || span.at.y > bounds.bottom();
    });
    std::ranges::sort(spans, [](const document::Span& a, const document::Span& b) {
        return a.at.y < b.at.y || (a.at.y == b.at.y && a.at.x < b.at.x);
    });
    std::vector<document::Span> all;
    for (const document::Span& span : spans) {
        const bool continues = !all.empty() && all.back().at.y == span.at.y &&
                               span.at.x <= all.back().at.x + all.back().count;
        if (!continues) {
            all.push_back(span);
            continue;
        }
        document::Span& last = all.back();
        last.count = std::max(last.count, span.at.x + span.count - last.at.x);
    }
    return all;
}

std::vector<document::Span> rowsOf(const grid::Rect& cells) {
    std::vector<document::Span> all;
    if (cells.isEmpty()) return all;
    all.reserve(static_cast<std::size_t>(cells.height));
    for (int y = cells.y; y <= cells.bottom(); ++y)
        all.push_back({{cells.x, y}, cells.width});
    return all;
}

std::int64_t cellsOf(const std::vector<document::Span>& spans) {
    std::int64_t cells = 0;
    for (const document::Span& span : spans)
        cells += span.count;
    return cells;
}

void appendSpans(std::string& out, const level::PaintGrid& paint,
                 const std::vector<document::Span>& spans) {
    for (const document::Span& span : spans) {
        out += std::to_string(span.at.x) + ',' + std::to_string(span.at.y) + ' ';
        appendRuns(out, paint.row(span.at.y).subspan(static_cast<std::size_t>(span.at.x),
                                                     static_cast<std::size_t>(span.count)));
        out += '\n';
    }
}

bool readSpans(std::string_view text, level::PaintGrid& paint) {
    while (!text.empty()) {
        grid::Point at;
        if (!takeNumber(text, at.x) || !takeMark(text, ',') || !takeNumber(text, at.y) ||
            !takeMark(text, ' ')) {
            return false;
        }
        while (!takeMark(text, '\n')) {
            int count = 1;
            takeNumber(text, count);
            if (text.size() < 2 || !isLetter(text[0]) || !isLetter(text[1])) return false;
            if (count < 1 || count > paint.width() || !paint.contains(at) ||
                !paint.contains({at.x + count - 1, at.y})) {
                return false;
            }
            const auto value = static_cast<level::Paint>((text[0] - 'A') * 16 + (text[1] - 'A'));
            text.remove_prefix(2);
            std::ranges::fill(paint.row(at.y).subspan(static_cast<std::size_t>(at.x),
                                                      static_cast<std::size_t>(count)),
                              value);
            at.x += count;
        }
    }
    return true;
}

}  // namespace mazeloom::pack
