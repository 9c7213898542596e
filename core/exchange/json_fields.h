// SPDX-License-Identifier: MIT
// Reads members of untrusted JSON objects: a value of a wrong type is refused, and a default takes
// its place.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/exchange/budget/budgets.h"
#include "core/json/parse.h"
#include "core/json/value.h"
#include "core/sentence.h"
#include "core/stop.h"

namespace mazeloom::exchange {

/// The keys of long lists of numbers: "data" in Tiled's layers, "intGridCsv" in LDtk's layers, and
/// "src" and "d" in each of LDtk's tiles (these two are not read).
inline constexpr std::array<std::string_view, 4> kNumberLists{"data", "intGridCsv", "src", "d"};
/// The limits of other programs' JSON documents, for json::parse.
inline constexpr json::Limits kForeignLimits{.depth = 64,
                                             .values = kMaxValues,
                                             .stringBytes = kMaxStringBytes,
                                             .numberLists = kNumberLists,
                                             .numbers = kMaxNumbers,
                                             .memory = kMaxDocumentBytes};
/// Parses a document. If the document is too large, the error also says what to do. Checks `stop`
/// like json::parse.
tl::expected<json::Value, json::Error> parseForeign(std::string_view text, const Stop& stop = {});

/// Returns the text of a member; empty if the member is missing or is no text.
std::string_view textAt(const json::Value& object, std::string_view key);

/// A list of numbers, in either of its two representations; empty for a value that is no list.
class NumberList {
  public:
    NumberList() = default;
    explicit NumberList(const json::Value& value) : value_(&value) {}

    std::size_t size() const { return value_ == nullptr ? 0 : value_->size(); }
    /// Returns nothing if the element is not a whole number.
    std::optional<std::int64_t> operator[](std::size_t place) const {
        if (value_->isNumbers()) return value_->numbers()[place];
        return (*value_)[place].integer();
    }

  private:
    const json::Value* value_ = nullptr;
};

class JsonFields {
  public:
    using Refuse = std::function<void(const std::string& place, Phrase text)>;
    explicit JsonFields(Refuse refuse) : refuse_(std::move(refuse)) {}

    /// Returns an empty list if the member is missing.
    const json::Value::List& list(const json::Value& object, std::string_view key,
                                  const std::string& place) const;
    /// Like list(), for a list of numbers.
    NumberList numbers(const json::Value& object, std::string_view key,
                       const std::string& place) const;
    std::string text(const json::Value& object, std::string_view key,
                     const std::string& place) const;
    static bool isTrue(const json::Value& object, std::string_view key);
    /// Returns a required whole number; 0 if the member is missing or wrong, which is reported.
    std::int64_t whole(const json::Value& object, std::string_view key,
                       const std::string& place) const;
    /// Returns a natural number; 0 if the member is missing.
    std::int64_t natural(const json::Value& object, std::string_view key,
                         const std::string& place) const;
    /// Returns a finite number; 0 if the member is missing.
    double number(const json::Value& object, std::string_view key, const std::string& place) const;

    /// Refuses a member that is not `wanted`: one of kWanted, or a phrase.
    void wrong(const std::string& place, std::string_view key, Argument wanted) const;

  private:
    Refuse refuse_;
};

}  // namespace mazeloom::exchange
