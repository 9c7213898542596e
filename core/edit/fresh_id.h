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

/// An id made from a title ("The Ring" → "the-ring"), with a number behind it while `isTaken` says
/// so ("the-ring-2"). `fallback` is an id; it serves where the title has no letter that an id may
/// have.
std::string freshId(std::string_view title, std::string_view fallback,
                    const std::function<bool(const std::string&)>& isTaken);

/// Makes ids as freshId() does, for many titles. It remembers the next number of each id, so that
/// n titles which are all alike take n · log n steps.
class FreshIds {
  public:
    using IsTaken = std::function<bool(const std::string&)>;

    /// `isTaken` names ids that are taken beside those which are given here; it may be empty.
    explicit FreshIds(IsTaken isTaken = {}) : isTaken_(std::move(isTaken)) {}

    /// Returns an id that is not taken, and takes it.
    std::string of(std::string_view title, std::string_view fallback);
    /// The same for an id that `isTaken` must not refuse either.
    std::string of(std::string_view title, std::string_view fallback, const IsTaken& isTaken);
    void take(std::string id) { given_.insert(std::move(id)); }
    /// Whether the id is taken.
    bool contains(const std::string& id) const;

  private:
    IsTaken isTaken_;
    std::set<std::string> given_;
    std::map<std::string, int> numbers_;  ///< the next one, by what stands before it
};

}  // namespace mazeloom::edit
