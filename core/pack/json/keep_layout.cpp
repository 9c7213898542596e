// SPDX-License-Identifier: MIT
#include "core/pack/json/keep_layout.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace mazeloom::pack {

namespace {

/// A member of an object, as pieces of the object's text.
struct Part {
    std::string_view key;     ///< as in the text, in quotes
    std::string_view before;  ///< text from the preceding bracket or comma to the value
    std::string_view value;
};
struct Parts {
    std::vector<Part> members;
    std::string_view begin;  ///< text up to the opening bracket
    std::string_view end;    ///< text after the last value
};

/// Splits an object into members without parsing their values. parts() returns nullopt if the text
/// is not a JSON object.
class Cutter {
  public:
    explicit Cutter(std::string_view text) : text_(text) {}

    std::optional<Parts> parts() {
        Parts parts;
        skipSpace();
        if (!take('{')) return std::nullopt;
        parts.begin = text_.substr(0, at_);
        std::size_t start = at_;
        skipSpace();
        while (at_ < text_.size() && text_[at_] != '}') {
            Part part;
            const std::size_t key = at_;
            if (!skipText()) return std::nullopt;
            part.key = text_.substr(key, at_ - key);
            skipSpace();
            if (!take(':')) return std::nullopt;
            skipSpace();
            part.before = text_.substr(start, at_ - start);
            const std::size_t value = at_;
            if (!skipValue()) return std::nullopt;
            part.value = text_.substr(value, at_ - value);
            parts.members.push_back(part);
            start = at_;
            skipSpace();
            if (!take(',')) break;
            start = at_;
            skipSpace();
        }
        parts.end = text_.substr(start);
        if (!take('}')) return std::nullopt;
        return parts;
    }

  private:
    bool take(char c) {
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    void skipSpace() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
    bool skipText() {
        if (!take('"')) return false;
        while (at_ < text_.size() && text_[at_] != '"')
            at_ += text_[at_] == '\\' ? 2 : 1;
        return take('"');
    }
    /// Skips a value. Ignores brackets inside strings.
    bool skipValue() {
        const std::size_t start = at_;
        int depth = 0;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '"') {
                if (!skipText()) return false;
                continue;
            }
            if (depth == 0 && (c == ',' || c == '}' || c == ']')) break;
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            ++at_;
        }
        // White space after a number belongs to the following part.
        while (at_ > start &&
               std::string_view(" \t\r\n").find(text_[at_ - 1]) != std::string_view::npos)
            --at_;
        return depth == 0 && at_ > start;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

/// Finds the members of an object by key. `parts` must outlive this object.
class ByKey {
  public:
    explicit ByKey(const Parts& parts) {
        for (const Part& part : parts.members)
            sorted_.push_back(&part);
        std::ranges::sort(sorted_, {}, keyOf);
    }
    /// Returns the member with the key; null if there is none.
    const Part* find(std::string_view key) const {
        const auto found = std::ranges::lower_bound(sorted_, key, {}, keyOf);
        return found == sorted_.end() || keyOf(*found) != key ? nullptr : *found;
    }
    bool hasTwice() const {
        return std::ranges::adjacent_find(sorted_, {}, keyOf) != sorted_.end();
    }

  private:
    static std::string_view keyOf(const Part* part) { return part->key; }

    std::vector<const Part*> sorted_;
};

/// Merges the members of the new text into the old text.
class Weaver {
  public:
    Weaver(const Parts& old, const ByKey& oldByKey, const Parts& before, const Parts& now)
        : old_(old), oldByKey_(oldByKey), before_(before), now_(now), nowByKey_(now) {}

    std::string woven() {
        text_ = old_.begin;
        addNewBehind(nullptr);
        for (const Part& part : old_.members) {
            const Part* was = before_.find(part.key);
            const Part* is = nowByKey_.find(part.key);
            // A member that is in neither of the program's own texts is one that the program leaves
            // out, such as a default value. It stays.
            const bool isKept =
                is != nullptr ? was != nullptr && was->value == is->value : was == nullptr;
            if (is != nullptr || isKept) add(part, isKept ? part.value : is->value);
            addNewBehind(&part);
        }
        return text_ += old_.end;
    }

  private:
    void add(const Part& part, std::string_view value) {
        if (!isFirst_) text_ += ',';
        isFirst_ = false;
        text_ += part.before;
        text_ += value;
    }

    /// Appends the new members that directly follow `part` in the new text; if `part` is null,
    /// those at its beginning.
    void addNewBehind(const Part* part) {
        const Part* next = now_.members.data();
        const Part* const end = next + now_.members.size();
        if (part != nullptr) {
            next = nowByKey_.find(part->key);
            if (next == nullptr) return;
            ++next;
        }
        for (; next != end && oldByKey_.find(next->key) == nullptr; ++next) {
            // The old text leaves this member out, which means the value that it still has.
            const Part* was = before_.find(next->key);
            if (was == nullptr || was->value != next->value) add(*next, next->value);
        }
    }

    const Parts& old_;
    const ByKey& oldByKey_;
    const ByKey before_;
    const Parts& now_;
    const ByKey nowByKey_;
    std::string text_;
    bool isFirst_ = true;
};

}  // namespace

std::string withOldLayout(std::string_view old, std::string_view oldCanonical,
                          std::string_view canonical) {
    const auto parts = Cutter(old).parts();
    const auto before = Cutter(oldCanonical).parts();
    const auto now = Cutter(canonical).parts();
    if (!parts || !before || !now) return std::string(canonical);
    const ByKey byKey(*parts);
    if (byKey.hasTwice()) return std::string(canonical);
    return Weaver(*parts, byKey, *before, *now).woven();
}

}  // namespace mazeloom::pack
