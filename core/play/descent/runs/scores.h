// SPDX-License-Identifier: MIT
// The ten best runs of a pack under its rules (RULES.md D-13.2), in `highscores.txt` or beside it:
// a line each,
//   score|depth|kills|iso-date
//   730|7|3|2026-11-21T20:15:03Z
// the best first. Lines that are none of this kind are skipped; before the next score takes their
// place, the file is copied beside ("highscores.damaged-1.txt") and that is told. Whatever ends
// that before its time, the file is wholly the old or wholly the new one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/files/file_system.h"
#include "core/problem.h"

namespace mazeloom::play::descent {

struct Score {
    static constexpr std::int64_t kMost = 1'000'000'000'000;
    static constexpr std::int32_t kMostKills = 1'000'000'000;

    std::int64_t points = 0;  ///< 0–kMost, as State::score() counts them
    std::int32_t depth = 1;   ///< the greatest, 1–level::kMaxDepth
    std::int32_t kills = 0;   ///< 0–kMostKills
    std::string when;         ///< when the run ended, see isScoreDate()

    friend bool operator==(const Score&, const Score&) = default;
};

/// Those of the built-in pack under the standard rules; before, of all packs.
inline constexpr const char* kScoresFile = "highscores.txt";
/// The file of a pack's scores. `rules` is Dungeon::hash(): whoever edits the hero or the monsters
/// plays another game.
std::string scoresFileOf(std::string_view pack, std::uint64_t rules);
/// Tables' hash as names of files have it: 16 hexadecimal digits.
std::string rulesText(std::uint64_t rules);
inline constexpr std::size_t kMostScores = 10;
/// This program writes no larger file: one that is larger is renamed.
inline constexpr std::size_t kMaxScoresBytes = std::size_t{1} << 20;

/// ISO 8601: "2026-11-21", or with a time "2026-11-21T20:15:03Z".
bool isScoreDate(std::string_view text);

/// The ten best lines of a file, the best first; of equal ones that which stands first.
std::vector<Score> readScores(std::string_view text);
/// The same scores, the same bytes.
std::string writeScores(const std::vector<Score>& scores);

struct ScoreTable {
    std::vector<Score> best;  ///< at most kMostScores, the best first
    /// The place of the score that was just added; nothing when ten are better.
    std::optional<std::size_t> added = {};
    /// Warnings: that a file was set aside, and where.
    std::vector<Problem> problems = {};
};

/// What is kept, which is nothing where there is no such file. An error means that the file could
/// be neither read nor set aside: it stands as it was.
tl::expected<ScoreTable, Problem> loadScores(const std::filesystem::path& file,
                                             files::FileSystem& files);

/// Adds a run to what is kept now, after those that are as good. A row that is there already, the
/// time included, is not added twice: a run that ended as the program was killed may come again.
/// The folder is made when its parent is there. After an error the file stands as it was.
tl::expected<ScoreTable, Problem> addScore(const std::filesystem::path& file,
                                           files::FileSystem& files, const Score& score);

}  // namespace mazeloom::play::descent
