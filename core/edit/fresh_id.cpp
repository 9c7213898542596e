// SPDX-License-Identifier: MIT
#include "core/edit/fresh_id.h"

#include <algorithm>
#include <utility>

#include "core/level/id.h"

namespace mazeloom::edit {

namespace {

/// Upper bound on the length of an id made from a title, so that a number can be appended.
constexpr std::size_t kLongest = level::kMaxIdLength - 16;

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string idOf(std::string_view title) {
    std::string id;
    for (char c : title) {
        if (id.size() == kLongest) break;
        if (isLetter(c) || isDigit(c)) {
            id += lower(c);
        } else if (!id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id;
}

/// Returns the id without an appended number ("ring-2" → "ring"). So a copy of a copy gets
/// "ring-3", not "ring-2-2".
std::string withoutNumber(std::string id) {
    std::size_t end = id.size();
    while (end > 0 && isDigit(id[end - 1]))
        --end;
    if (end == id.size() || end < 2 || id[end - 1] != '-') return id;
    id.resize(end - 1);
    return id;
}

}  // namespace

std::string freshId(std::string_view title, std::string_view fallback,
                    const std::function<bool(const std::string&)>& isTaken) {
    return FreshIds(isTaken).of(title, fallback);
}

bool FreshIds::contains(const std::string& id) const {
    return given_.contains(id) || (isTaken_ && isTaken_(id));
}

std::string FreshIds::of(std::string_view title, std::string_view fallback) {
    return of(title, fallback, {});
}

std::string FreshIds::of(std::string_view title, std::string_view fallback,
                         const IsTaken& isTaken) {
    const auto isFree = [&](const std::string& id) {
        return !contains(id) && !(isTaken && isTaken(id));
    };
    std::string id = idOf(title);
    if (id.empty()) id = fallback;
    if (!isFree(id)) {
        const std::string base = withoutNumber(std::move(id)) + '-';
        int& number = numbers_.try_emplace(base, 2).first->second;
        do {
            id = base + std::to_string(number++);
        } while (!isFree(id));
    }
    given_.insert(id);
    return id;
}

}  // namespace mazeloom::edit
