// SPDX-License-Identifier: MIT
// Ids for new levels, rooms and objects.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace mazeloom::edit {

/// Returns an id made from a title ("The Ring" → "the-ring"). If `isTaken` returns true for it, a
/// number is appended ("the-ring-2"). `fallback` is used for titles that contain no character that
/// an id allows.
std::string freshId(std::string_view title, std::string_view fallback,
                    const std::function<bool(const std::string&)>& isTaken);

/// Makes ids like freshId() for many titles. It remembers the next number for each id, so n equal
/// titles take n · log n steps.
class FreshIds {
  public:
    using IsTaken = std::function<bool(const std::string&)>;

    /// `isTaken` reports ids that are taken in addition to those returned by of() and those passed
    /// to take(); it may be empty.
    explicit FreshIds(IsTaken isTaken = {}) : isTaken_(std::move(isTaken)) {}

    /// Returns an id that is not taken, and takes it.
    std::string of(std::string_view title, std::string_view fallback);
    /// Returns an id that is neither taken nor reported by the argument `isTaken`, and takes it.
    std::string of(std::string_view title, std::string_view fallback, const IsTaken& isTaken);
    void take(std::string id) { given_.insert(std::move(id)); }
    /// Whether the id is taken.
    bool contains(const std::string& id) const;

  private:
    IsTaken isTaken_;
    std::set<std::string> given_;
    std::map<std::string, int> numbers_;  ///< by id without a number: the next number to append
};

}  // namespace mazeloom::edit
