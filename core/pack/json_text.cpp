// SPDX-License-Identifier: MIT
#include "core/pack/json_text.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/pack/report.h"

namespace mazeloom::pack {

namespace {

/// "line 3, column 7" of a byte, both from 1.
std::string placeOf(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t lineStart = before.rfind('\n') + 1;  // npos + 1 = 0
    return "line " + std::to_string(line) + ", column " +
           std::to_string(before.size() - lineStart + 1);
}

/// Where well-formed text first nests deeper than kMaxDepth.
std::size_t tooDeepAt(std::string_view text) {
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
            if (++depth > kMaxDepth) return i;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return text.size();
}

/// The library's message without its number, its own idea of the place and what it read last.
std::string reasonOf(const std::string& what) {
    constexpr std::string_view kSyntax = " - ";
    std::string reason = what.substr(0, what.find("; last read"));
    std::size_t start = reason.find(kSyntax);
    start = start == std::string::npos ? reason.find("] ") + 2 : start + kSyntax.size();
    return "malformed JSON: " + reason.substr(start);
}

/// Builds the values as the parser meets them, and stops at the first bound that is passed.
class Builder final : public nlohmann::json_sax<Json> {
  public:
    Builder(std::string_view text, const std::string& file) : text_(text), file_(file) {}

    Json root;
    Problem problem;

    bool null() override { return add(nullptr) != nullptr; }
    bool boolean(bool value) override { return add(value) != nullptr; }
    bool number_integer(std::int64_t value) override { return add(value) != nullptr; }
    bool number_unsigned(std::uint64_t value) override { return add(value) != nullptr; }
    bool number_float(double value, const std::string&) override { return add(value) != nullptr; }
    bool string(std::string& value) override { return add(value) != nullptr; }
    bool binary(Json::binary_t&) override { return false; }  // JSON text has none

    bool start_object(std::size_t) override { return open(Json::object()); }
    bool key(std::string& name) override {
        const auto [entry, isNew] = open_.back()->get_ref<Json::object_t&>().emplace(name, nullptr);
        if (!isNew) return refuse("key " + inQuotes(name), "stands twice in the same object");
        slot_ = &entry->second;
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override {
        return refuse(placeOf(text_, position == 0 ? 0 : position - 1), reasonOf(error.what()));
    }

  private:
    Json* add(Json value) {
        if (++count_ > kMaxValues) {
            refuse({}, "holds more than " + std::to_string(kMaxValues) + " values");
            return nullptr;
        }
        if (open_.empty()) {
            root = std::move(value);
            return &root;
        }
        if (open_.back()->is_object()) {
            *slot_ = std::move(value);
            return slot_;
        }
        return &open_.back()->get_ref<Json::array_t&>().emplace_back(std::move(value));
    }
    bool open(Json value) {
        if (open_.size() == kMaxDepth) {
            return refuse(placeOf(text_, tooDeepAt(text_)),
                          "nests deeper than " + std::to_string(kMaxDepth) + " levels");
        }
        // A list only grows while none of its elements is open, so the pointers stay good.
        Json* added = add(std::move(value));
        if (added != nullptr) open_.push_back(added);
        return added != nullptr;
    }
    bool close() {
        open_.pop_back();
        return true;
    }
    bool refuse(std::string place, std::string text) {
        problem = problemAt(file_, std::move(place), std::move(text));
        return false;
    }

    std::string_view text_;
    const std::string& file_;
    std::vector<Json*> open_;
    Json* slot_ = nullptr;
    std::size_t count_ = 0;
};

}  // namespace

tl::expected<Json, Problem> parseJson(std::string_view text, const std::string& file) {
    Builder builder(text, file);
    if (!Json::sax_parse(text, &builder)) return tl::unexpected(std::move(builder.problem));
    return std::move(builder.root);
}

}  // namespace mazeloom::pack
