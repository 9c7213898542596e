// SPDX-License-Identifier: MIT
// Collects what is wrong with one file of a pack.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/in_quotes.h"
#include "core/problem.h"

namespace mazeloom::pack {

class Report {
  public:
    /// A file with more problems than this only has the rest counted.
    static constexpr std::size_t kMost = 20;

    explicit Report(std::string file) : file_(std::move(file)) {}

    const std::string& file() const { return file_; }
    /// What the file holds cannot be kept as it is.
    void add(std::string place, std::string text, std::optional<grid::Point> cell = std::nullopt);
    /// What the file holds can be kept and shown, but is at odds with a rule: it is still an error,
    /// of the design and not of the file.
    void addFlaw(std::string place, std::string text,
                 std::optional<grid::Point> cell = std::nullopt);
    bool isClean() const { return problems_.empty(); }
    /// Whether there are no problems but flaws.
    bool isWhole() const { return whole_; }
    /// The problems, oldest first.
    std::vector<Problem> take();

  private:
    std::string file_;
    std::vector<Problem> problems_;
    std::size_t untold_ = 0;
    bool whole_ = true;
};

/// "30 × 20"
std::string describe(grid::Size size);

}  // namespace mazeloom::pack
