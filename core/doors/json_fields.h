// SPDX-License-Identifier: MIT
// Members of JSON objects that strangers wrote: what is not of the wanted type is refused, and a
// default takes its place.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/doors/budget/budgets.h"
#include "core/json/parse.h"
#include "core/json/value.h"
#include "core/stop.h"

namespace mazeloom::doors {

/// Keys of the tiles of Tiled's layers, of the numbers of LDtk's grids, and of what LDtk says of
/// each tile and is not read.
inline constexpr std::array<std::string_view, 4> kNumberLists{"data", "intGridCsv", "src", "d"};
/// The bounds of all JSON documents of other programs, for json::parse.
inline constexpr json::Limits kForeignLimits{.depth = 64,
                                             .values = kMaxValues,
                                             .stringBytes = kMaxStringBytes,
                                             .numberLists = kNumberLists,
                                             .numbers = kMaxNumbers,
                                             .memory = kMaxDocumentBytes};
/// The document; an error says what to do where it is too large. Looks at `stop` as json::parse
/// does.
tl::expected<json::Value, json::Error> parseForeign(std::string_view text, const Stop& stop = {});

/// A list of numbers, however it is held; empty for what is no list.
class NumberList {
  public:
    NumberList() = default;
    explicit NumberList(const json::Value& value) : value_(&value) {}

    std::size_t size() const { return value_ == nullptr ? 0 : value_->size(); }
    /// Nothing where it is no whole number.
    std::optional<std::int64_t> operator[](std::size_t place) const {
        if (value_->isNumbers()) return value_->numbers()[place];
        return (*value_)[place].integer();
    }

  private:
    const json::Value* value_ = nullptr;
};

class JsonFields {
  public:
    using Refuse = std::function<void(const std::string& place, std::string text)>;
    explicit JsonFields(Refuse refuse) : refuse_(std::move(refuse)) {}

    /// Empty where it is not there.
    const json::Value::List& list(const json::Value& object, std::string_view key,
                                  const std::string& place) const;
    /// The same of numbers.
    NumberList numbers(const json::Value& object, std::string_view key,
                       const std::string& place) const;
    std::string text(const json::Value& object, std::string_view key,
                     const std::string& place) const;
    static bool isTrue(const json::Value& object, std::string_view key);
    /// It must be there.
    std::int64_t whole(const json::Value& object, std::string_view key,
                       const std::string& place) const;
    /// 0 where it is not there.
    std::int64_t natural(const json::Value& object, std::string_view key,
                         const std::string& place) const;
    /// Finite; 0 where it is not there.
    double number(const json::Value& object, std::string_view key, const std::string& place) const;

    void wrong(const std::string& place, std::string_view key, std::string_view wanted) const;

  private:
    Refuse refuse_;
};

}  // namespace mazeloom::doors
