// SPDX-License-Identifier: MIT
#include "core/json/parse.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <iterator>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/in_quotes.h"
#include "core/merge_markers.h"

namespace mazeloom::json {

namespace {

using Library = nlohmann::json;

/// Returns a byte's place as "line 3, column 7", both from 1.
std::string placeOf(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t lineStart = before.rfind('\n') + 1;  // npos + 1 = 0
    return "line " + std::to_string(line) + ", column " +
           std::to_string(before.size() - lineStart + 1);
}

/// Returns the first position at which well-formed text nests deeper than `maxDepth`.
std::size_t tooDeepAt(std::string_view text, std::size_t maxDepth) {
    std::size_t depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\') ++i;
            if (c == '"') inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > maxDepth) return i;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return text.size();
}

/// Returns the end of the string whose first byte is at `start`: the position of its closing quote,
/// or of the end of the text.
std::size_t endOfString(std::string_view text, std::size_t start) {
    for (std::size_t at = start;; ++at) {
        at = text.find('"', at);
        if (at == std::string_view::npos) return text.size();
        std::size_t slashes = at;
        while (slashes > start && text[slashes - 1] == '\\')
            --slashes;
        if ((at - slashes) % 2 == 0) return at;
    }
}

/// Returns the first flaw that the library would ignore (a NUL), or for which it would allocate
/// memory before it calls the builder (a long string).
std::optional<Error> flawOfBytes(std::string_view text, std::size_t stringBytes) {
    // The library treats NUL as the end of the text.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        return Error{placeOf(text, nul), "malformed JSON: has a NUL byte"};
    }
    for (std::size_t at = text.find('"'); at != std::string_view::npos;) {
        const std::size_t end = endOfString(text, at + 1);
        if (end - at - 1 > stringBytes) {
            return Error{placeOf(text, at), "a text has " + std::to_string(end - at - 1) +
                                                " bytes, at most " + std::to_string(stringBytes) +
                                                " are allowed"};
        }
        if (end == text.size()) break;
        at = text.find('"', end + 1);
    }
    return std::nullopt;
}

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Lists and objects with more items than this are allocated at their final size at once: a growing
/// list briefly takes twice the memory.
constexpr std::size_t kSmall = 1024;
/// The sizes of lists and objects with more than kSmall items. The key is the number of lists and
/// objects that open earlier in the text.
using Sizes = std::unordered_map<std::size_t, std::size_t>;

/// Counts the values and numbers of a text without parsing it. Does not check that the text is
/// well-formed.
class Count {
  public:
    Count(std::string_view text, const Limits& limits) : text_(text), limits_(limits) {}

    /// Returns the sizes; call it after run(). As far as the text is well-formed, no size is too
    /// small.
    Sizes takeSizes() { return std::move(sizes_); }

    /// Returns the first limit that is exceeded, if any.
    std::optional<Error> run() {
        PacedStop pace(limits_.stop);
        for (std::size_t at = 0; at < text_.size(); ++at) {
            if (pace.isAsked()) return Error{{}, kStopped};
            const char c = text_[at];
            if (isMark(c)) {
                mark_ = at;
            } else if (at - mark_ > kMostBetween) {
                return Error{placeOf(text_, mark_), "malformed JSON: has more than " +
                                                        std::to_string(kMostBetween) +
                                                        " bytes without a bracket, comma or text"};
            }
            if (isSpace(c)) continue;
            if (c == '"') {
                const std::size_t end = endOfString(text_, at + 1);
                last_ = text_.substr(at + 1, end - at - 1);
                at = end;
                mark_ = end;
            } else if (c == '[' || c == '{') {
                open_.push_back({.isNumbers = c == '[' && before_ == ':' && isNumberList(last_),
                                 .place = opened_++});
                // Counting ends here, because the parser refuses text that nests this deeply.
                if (open_.size() > limits_.depth) return std::nullopt;
                const std::size_t next = text_.find_first_not_of(" \t\n\r", at + 1);
                const bool isEmpty =
                    next == std::string_view::npos || text_[next] == ']' || text_[next] == '}';
                if (!isEmpty) add();
            } else if (c == ']' || c == '}') {
                if (!open_.empty()) close();
            } else if (c == ',') {
                add();
            }
            before_ = c;
            if (values_ > limits_.values) return passed(at, limits_.values, "values");
            if (numbers_ > limits_.numbers) return passed(at, limits_.numbers, "numbers");
        }
        return std::nullopt;
    }

  private:
    /// Upper bound on the bytes between two marks (see isMark()), because the library allocates
    /// memory for these bytes, even for blanks.
    static constexpr std::size_t kMostBetween = std::size_t{1} << 20;
    static bool isMark(char c) {
        return c == '"' || c == '[' || c == ']' || c == '{' || c == '}' || c == ',' || c == ':';
    }

    bool isNumberList(std::string_view key) const {
        return std::ranges::find(limits_.numberLists, key) != limits_.numberLists.end();
    }
    void add() {
        ++(!open_.empty() && open_.back().isNumbers ? numbers_ : values_);
        if (!open_.empty()) ++open_.back().size;
    }
    void close() {
        const Open& closed = open_.back();
        if (closed.size > kSmall) sizes_.emplace(closed.place, closed.size);
        open_.pop_back();
    }
    Error passed(std::size_t at, std::size_t most, std::string_view what) const {
        return {placeOf(text_, at),
                "holds more than " + std::to_string(most) + ' ' + std::string(what), true};
    }

    std::string_view text_;
    const Limits& limits_;
    /// An open list or object.
    struct Open {
        bool isNumbers = false;
        std::size_t place = 0;  ///< how many lists and objects opened before this one
        std::size_t size = 0;   ///< items counted so far
    };
    std::vector<Open> open_;
    std::size_t opened_ = 0;
    Sizes sizes_;
    std::string_view last_;  ///< the last string, which may be a key
    char before_ = '\0';
    std::size_t mark_ = 0;  ///< position of the last bracket, comma, colon or quote
    std::size_t values_ = 1;
    std::size_t numbers_ = 0;
};

/// Iterates over text. Checks a Stop every kStopPace bytes; once it is set, the text appears to
/// end.
class Bytes {
  public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Bytes() = default;
    Bytes(std::string_view text, const Stop& stop)
        : at_(text.data()), end_(text.data() + text.size()), stop_(&stop) {}
    static Bytes endOf(const Bytes& bytes) {
        Bytes end = bytes;
        end.at_ = end.end_;
        return end;
    }

    reference operator*() const { return *at_; }
    Bytes& operator++() {
        ++at_;
        if (++count_ % kStopPace == 0 && stop_->isAsked()) at_ = end_;
        return *this;
    }
    Bytes operator++(int) {
        Bytes before = *this;
        ++*this;
        return before;
    }
    bool operator==(const Bytes& other) const { return at_ == other.at_; }

  private:
    const char* at_ = nullptr;
    const char* end_ = nullptr;
    const Stop* stop_ = nullptr;
    std::uint64_t count_ = 0;
};

/// Returns the library's message without its number, its place and the last token.
std::string reasonOf(const std::string& what) {
    constexpr std::string_view kSyntax = " - ";
    std::string reason = what.substr(0, what.find("; last read"));
    std::size_t start = reason.find(kSyntax);
    start = start == std::string::npos ? reason.find("] ") + 2 : start + kSyntax.size();
    return "malformed JSON: " + reason.substr(start);
}

/// Builds the values as the parser reads them, and stops at the first limit that is exceeded.
class Builder final : public nlohmann::json_sax<Library> {
  public:
    Builder(std::string_view text, const Limits& limits, Sizes sizes)
        : text_(text), limits_(limits), sizes_(std::move(sizes)), memory_(text.size()) {}

    Value root;
    Error error;

    bool null() override { return add({}) != nullptr; }
    bool boolean(bool value) override { return add(value) != nullptr; }
    bool number_integer(std::int64_t value) override { return add(value) != nullptr; }
    bool number_unsigned(std::uint64_t value) override {
        if (open_.empty() || !open_.back()->isNumbers() || !std::in_range<std::uint32_t>(value))
            return add(value) != nullptr;
        if (!isCounted_.back() && !take(sizeof(std::uint32_t))) return false;
        open_.back()->numbers().push_back(static_cast<std::uint32_t>(value));
        return true;
    }
    bool number_float(double value, const std::string&) override { return add(value) != nullptr; }
    bool string(std::string& value) override { return add(takenFrom(value)) != nullptr; }
    bool binary(Library::binary_t&) override { return false; }  // JSON text has none

    bool start_object(std::size_t) override {
        if (!openIn(Value::Object())) return false;
        begins_.push_back(pending_.size());
        return true;
    }
    bool key(std::string& name) override {
        key_ = takenFrom(name);
        if (open_.size() == 1) outermost_ = key_;
        return true;
    }
    bool end_object() override {
        Value::Object& members = open_.back()->members();
        takePending();
        begins_.pop_back();
        std::ranges::sort(members, {}, &Member::key);
        const auto twice = std::ranges::adjacent_find(members, {}, &Member::key);
        close();
        if (twice == members.end()) return true;
        return refuse("key " + inQuotes(twice->key), "appears twice in the same object");
    }
    bool start_array(std::size_t) override {
        const bool isOfNumbers =
            !open_.empty() && open_.back()->isObject() &&
            std::ranges::find(limits_.numberLists, key_) != limits_.numberLists.end();
        return isOfNumbers ? openIn(Value::Numbers()) : openIn(Value::List());
    }
    bool end_array() override {
        if (open_.back()->isNumbers() && open_.back()->numbers().empty())
            *open_.back() = Value::List();
        close();
        return true;
    }

    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& why) override {
        if (limits_.stop.isAsked()) return refuse({}, kStopped);
        return refuse(placeOf(text_, position == 0 ? 0 : position - 1), reasonOf(why.what()));
    }

  private:
    Value* add(Value value) {
        if (!open_.empty() && open_.back()->isNumbers()) unpack(*open_.back());
        if (++count_ > limits_.values) {
            refuse({}, "holds more than " + std::to_string(limits_.values) + " values");
            error.isTooLarge = true;
            return nullptr;
        }
        if (open_.empty()) {
            if (!take(besideOf(value))) return nullptr;
            root = std::move(value);
            return &root;
        }
        const bool isMember = open_.back()->isObject();
        const std::size_t place = isMember ? sizeof(Member) : sizeof(Value);
        if (!take((isCounted_.back() ? 0 : place) + besideOf(value) +
                  (isMember ? besideOf(key_) : 0)))
            return nullptr;
        if (isMember) {
            // No value in this object is open, so moving its members invalidates no pointer in
            // open_.
            if (pending_.size() - begins_.back() == kSmall) takePending();
            pending_.push_back({std::move(key_), std::move(value)});
            return &pending_.back().value;
        }
        return &open_.back()->list().emplace_back(std::move(value));
    }
    /// Opens a list, an object or a list of numbers.
    bool openIn(Value value) {
        if (open_.size() == limits_.depth) {
            return refuse(placeOf(text_, tooDeepAt(text_, limits_.depth)),
                          "nests deeper than " + std::to_string(limits_.depth) + " levels");
        }
        // The pointers in open_ stay valid: a list only grows while no value in it is open, and a
        // deque never moves its elements.
        Value* added = add(std::move(value));
        if (added == nullptr) return false;
        open_.push_back(added);
        const auto known = sizes_.find(opened_++);
        isCounted_.push_back(known != sizes_.end());
        return !isCounted_.back() || reserve(*added, known->second);
    }
    /// Counts the memory of all `size` items of a list or object, and allocates it.
    bool reserve(Value& value, std::size_t size) {
        const std::size_t item = value.isNumbers()  ? sizeof(std::uint32_t)
                                 : value.isObject() ? sizeof(Member)
                                                    : sizeof(Value);
        if (!take(size * item)) return false;
        if (value.isNumbers()) value.numbers().reserve(size);
        if (value.isList()) value.list().reserve(size);
        if (value.isObject()) value.members().reserve(size);
        return true;
    }
    void close() {
        open_.pop_back();
        isCounted_.pop_back();
    }
    /// Moves the pending members of the innermost object into it.
    void takePending() {
        Value::Object& members = open_.back()->members();
        const auto first = pending_.begin() + static_cast<std::ptrdiff_t>(begins_.back());
        // Allocates only as much as needed: a document has many objects, most of them small.
        members.insert(members.end(), std::make_move_iterator(first),
                       std::make_move_iterator(pending_.end()));
        pending_.erase(first, pending_.end());
    }

    /// Returns a text that the parser has read. The parser's buffer may be twice as large, so a
    /// short text is copied, and the parser reuses the buffer. A long text is moved out.
    static std::string takenFrom(std::string& text) {
        constexpr std::size_t kShort = std::size_t{1} << 16;
        return text.size() <= kShort ? text : std::move(text);
    }

    /// Overhead of an allocation, in bytes.
    static constexpr std::size_t kHeapBytes = 16;
    /// Returns the bytes that are allocated outside of the value itself.
    static std::size_t besideOf(const std::string& text) {
        static const std::size_t kWithin = std::string().capacity();
        return text.capacity() > kWithin ? text.capacity() + kHeapBytes : 0;
    }
    static std::size_t besideOf(const Value& value) {
        if (value.isText()) return besideOf(value.text());
        return value.isList() || value.isObject() || value.isNumbers() ? kHeapBytes : 0;
    }
    /// Counts memory; refuses the whole text if the total exceeds Limits::memory.
    bool take(std::size_t bytes) {
        memory_ += bytes;
        if (memory_ <= limits_.memory) return true;
        refuse(outermost_.empty() ? "" : "key " + inQuotes(outermost_),
               "takes more than " + std::to_string(limits_.memory >> 20) + " MiB of memory");
        error.isTooLarge = true;
        return false;
    }
    bool refuse(std::string place, std::string text) {
        error = {std::move(place), std::move(text)};
        return false;
    }
    /// Converts a list of numbers to a list of values, because its next element does not fit into
    /// Value::Numbers.
    void unpack(Value& numbers) {
        count_ += numbers.size();
        memory_ += numbers.size() * sizeof(Value);
        isCounted_.back() = false;
        Value::List list;
        if (count_ < limits_.values && memory_ <= limits_.memory)
            list.assign(numbers.numbers().begin(), numbers.numbers().end());
        numbers = std::move(list);
    }

    std::string_view text_;
    const Limits& limits_;
    std::vector<Value*> open_;
    std::vector<bool> isCounted_;  ///< by open value: whether the memory of all items is counted
    std::deque<Member> pending_;   ///< members of all open objects, the innermost one's last
    /// For each open object, the index of its first member in pending_.
    std::vector<std::size_t> begins_;
    std::string key_;
    std::string outermost_;  ///< the last key of the outermost object
    std::size_t count_ = 0;
    Sizes sizes_;
    std::size_t opened_ = 0;  ///< lists and objects opened so far
    std::size_t memory_;      ///< bytes of the text and all values so far
};

}  // namespace

tl::expected<Value, Error> parse(std::string_view text, const Limits& limits) {
    if (auto flaw = flawOfBytes(text, limits.stringBytes)) return tl::unexpected(std::move(*flaw));
    Count count(text, limits);
    if (auto many = count.run()) return tl::unexpected(std::move(*many));
    Builder builder(text, limits, count.takeSizes());
    const Bytes bytes(text, limits.stop);
    if (Library::sax_parse(bytes, Bytes::endOf(bytes), &builder)) return std::move(builder.root);
    if (const auto line = mergeConflictLine(text, limits.stop)) {
        return tl::unexpected(Error{"line " + std::to_string(*line), std::string(kMergeConflict)});
    }
    return tl::unexpected(std::move(builder.error));
}

}  // namespace mazeloom::json
