// SPDX-License-Identifier: MIT
// Ways to see a seed that failed a check: a link, a command, and a picture.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include <QString>

#include "core/level/level.h"
#include "core/report/report.h"

namespace mazeloom::app {

/// Returns a link that opens the level with this seed; empty if links cannot open the pack, as a
/// folder. `pack` is the pack as the user named it.
QString linkToSeed(const QString& pack, const std::string& level, std::uint64_t seed);
/// Returns a shell command that makes the level from this seed.
QString commandForSeed(const QString& pack, const std::string& level, std::uint64_t seed);

/// Draws the levels of failed seeds into a folder. Each picture is named by level, rule and seed.
class SeedPictures {
  public:
    /// Upper bound on the number of pictures of one check.
    static constexpr int kMost = 50;

    /// The folder is made when the first picture is drawn. An empty path draws nothing.
    explicit SeedPictures(const QString& folder) : folder_(folder) {}

    /// Draws the level of the entry's seed, if it has one, and sets the entry's picture. If the
    /// level cannot be generated, draws what was made until it failed. Returns false after
    /// reporting an error if the picture cannot be written.
    bool add(const level::Level& level, const level::Pack& pack, report::Entry& entry);
    /// Returns the number of pictures that were not drawn because there are enough.
    int left() const { return left_; }

  private:
    bool draw(const level::Level& level, const level::Pack& pack, std::uint64_t seed,
              const QString& file) const;

    QString folder_;
    std::set<QString> drawn_;
    int left_ = 0;
};

}  // namespace mazeloom::app
