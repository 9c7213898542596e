// SPDX-License-Identifier: MIT
// Members of JSON objects that strangers wrote: what is not of the wanted type is refused, and a
// default takes its place.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/json/value.h"

namespace mazeloom::doors {

class JsonFields {
  public:
    using Refuse = std::function<void(const std::string& place, std::string text)>;
    explicit JsonFields(Refuse refuse) : refuse_(std::move(refuse)) {}

    /// Empty where it is not there.
    const json::Value::List& list(const json::Value& object, std::string_view key,
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
