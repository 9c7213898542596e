// SPDX-License-Identifier: MIT
// The ten best runs of a pack under its rules (RULES.md D-13.2), stored in `highscores.txt` or in a
// file beside it. The file has one run per line, the best first:
//   score|depth|kills|iso-date
//   730|7|3|2026-11-21T20:15:03Z
// Lines of any other kind are skipped. Before the next score replaces them, the file is copied in
// its folder ("highscores.damaged-1.txt") and this is reported. If a save is interrupted, the file
// is still wholly the old or wholly the new one.
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
    std::int32_t depth = 1;   ///< the greatest depth, 1–level::kMaxDepth
    std::int32_t kills = 0;   ///< 0–kMostKills
    std::string when;         ///< when the run ended, see isScoreDate()

    friend bool operator==(const Score&, const Score&) = default;
};

/// The file name for the scores of the built-in pack under the default rules. Earlier versions kept
/// the scores of all packs there.
inline constexpr const char* kScoresFile = "highscores.txt";
/// Returns the name of a pack's scores file. `rules` is Dungeon::hash(). Each set of tables has a
/// file of its own, because scores under different rules cannot be compared.
std::string scoresFileOf(std::string_view pack, std::uint64_t rules);
/// Returns the hash of tables in the form used by file names: 16 hexadecimal digits.
std::string rulesText(std::uint64_t rules);
inline constexpr std::size_t kMostScores = 10;
/// Upper bound on the size of a scores file. This program never writes a larger one, so a larger
/// file is renamed.
inline constexpr std::size_t kMaxScoresBytes = std::size_t{1} << 20;

/// Whether `text` is an ISO 8601 date: "2026-11-21", or with a time "2026-11-21T20:15:03Z".
bool isScoreDate(std::string_view text);

/// Returns the ten best scores of a file, best first; equal scores keep their order.
std::vector<Score> readScores(std::string_view text);
/// Returns the text of a scores file. Equal scores give equal bytes.
std::string writeScores(const std::vector<Score>& scores);

struct ScoreTable {
    std::vector<Score> best;  ///< at most kMostScores, the best first
    /// The index in `best` of the score that was just added; nullopt if it is not among the best.
    std::optional<std::size_t> added = {};
    /// Warnings: a file was set aside under another name.
    std::vector<Problem> problems = {};
};

/// Loads the scores; none if there is no file. Returns an error if the file cannot be read, or if
/// it is too large and cannot be set aside; the file then stays as it was.
tl::expected<ScoreTable, Problem> loadScores(const std::filesystem::path& file,
                                             files::FileSystem& files);

/// Adds a run to the current scores, after equally good ones. If an identical row exists, including
/// the time, adds nothing: the program may have been killed right after it added the run. Creates
/// the folder if its parent exists. After an error the file is as it was.
tl::expected<ScoreTable, Problem> addScore(const std::filesystem::path& file,
                                           files::FileSystem& files, const Score& score);

}  // namespace mazeloom::play::descent
