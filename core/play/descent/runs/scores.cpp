// SPDX-License-Identifier: MIT
#include "core/play/descent/runs/scores.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <system_error>
#include <utility>

#include "core/level/descent.h"
#include "core/play/descent/state/dungeon.h"
#include "core/play/kept_file.h"

namespace mazeloom::play::descent {

namespace {

using files::FileSystem;
using Path = std::filesystem::path;

/// Reads a whole text as a number from `least` to `most`.
template <typename Number>
std::optional<Number> numberIn(std::string_view text, Number least, Number most) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end || number < least || number > most) return std::nullopt;
    return number;
}

/// Returns the score in a line; nullopt if the line is no score.
std::optional<Score> scoreOf(std::string_view line) {
    constexpr std::size_t kFields = 4;
    std::array<std::string_view, kFields> fields;
    for (std::size_t i = 0; i < kFields; ++i) {
        const std::size_t end = line.find('|');
        if ((end == std::string_view::npos) != (i + 1 == kFields)) return std::nullopt;
        fields[i] = line.substr(0, end);
        line.remove_prefix(std::min(fields[i].size() + 1, line.size()));
    }
    const auto points = numberIn<std::int64_t>(fields[0], 0, Score::kMost);
    const auto depth = numberIn<std::int32_t>(fields[1], 1, level::kMaxDepth);
    const auto kills = numberIn<std::int32_t>(fields[2], 0, Score::kMostKills);
    if (!points || !depth || !kills || !isScoreDate(fields[3])) return std::nullopt;
    return Score{*points, *depth, *kills, std::string(fields[3])};
}

void sortAndCut(std::vector<Score>& scores) {
    std::stable_sort(scores.begin(), scores.end(),
                     [](const Score& a, const Score& b) { return a.points > b.points; });
    if (scores.size() > kMostScores) scores.resize(kMostScores);
}

bool isTime(std::string_view text) {
    constexpr std::size_t kLongest = 24;
    return !text.empty() && text.size() <= kLongest &&
           text.find_first_not_of("0123456789:.+-Z") == text.npos;
}

/// Whether some line is neither a score nor empty.
bool hasOtherLines(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (!line.empty() && !scoreOf(line)) return true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

/// If a file has lines that are not scores, which the next save would lose, copies the file in its
/// folder and returns a warning. Returns an error if the file cannot be copied.
tl::expected<std::optional<Problem>, Problem> keepUnread(const Path& file, FileSystem& files) {
    const auto kept = readKept(file, kMaxScoresBytes, files);
    if (!kept) return tl::unexpected(kept.error());
    if (!*kept || (*kept)->tooLarge || !hasOtherLines((*kept)->bytes)) return std::nullopt;
    const auto aside = copyAside(file, (*kept)->bytes, "damaged", files);
    if (!aside) return tl::unexpected(aside.error());
    Problem problem =
        problemAt(file.string(), {},
                  "some lines are not scores: the file was kept as " + aside->filename().string());
    problem.severity = Severity::Warning;
    return problem;
}

/// The packs whose runs with the rules' own numbers are in the file of the first versions: the
/// built-in one, and the id that it had until the toll stair got numbers of its own.
constexpr std::array<std::string_view, 2> kStandardPacks{"classic", "descent"};

}  // namespace

std::string scoresFileOf(std::string_view pack, std::uint64_t rules) {
    const bool isStandard = std::ranges::find(kStandardPacks, pack) != kStandardPacks.end();
    if (isStandard && rules == hashOfTables(level::DescentTables())) return kScoresFile;
    return "highscores-" + std::string(pack) + '-' + rulesText(rules) + ".txt";
}

std::string rulesText(std::uint64_t rules) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[(rules >> shift) & 15u];
    return text;
}

bool isScoreDate(std::string_view text) {
    constexpr std::size_t kDate = 10;  // "2026-11-21"
    if (text.size() < kDate || text[4] != '-' || text[7] != '-') return false;
    const auto year = numberIn(text.substr(0, 4), 0, 9999);
    const auto month = numberIn(text.substr(5, 2), 1, 12);
    const auto day = numberIn(text.substr(8, 2), 1, 31);
    if (!year || !month || !day) return false;
    const std::chrono::year_month_day date(std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day)));
    if (!date.ok()) return false;
    return text.size() == kDate || (text[kDate] == 'T' && isTime(text.substr(kDate + 1)));
}

std::vector<Score> readScores(std::string_view text) {
    std::vector<Score> scores;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (auto score = scoreOf(line)) scores.push_back(std::move(*score));
        text.remove_prefix(std::min(end + 1, text.size()));
        // Bounds the memory for a file full of scores.
        if (scores.size() >= 100 * kMostScores) sortAndCut(scores);
    }
    sortAndCut(scores);
    return scores;
}

std::string writeScores(const std::vector<Score>& scores) {
    std::string text;
    for (const Score& score : scores) {
        text.append(std::to_string(score.points)).append("|");
        text.append(std::to_string(score.depth)).append("|");
        text.append(std::to_string(score.kills)).append("|");
        text.append(score.when).append("\n");
    }
    return text;
}

tl::expected<ScoreTable, Problem> loadScores(const Path& file, FileSystem& files) {
    const auto kept = readKept(file, kMaxScoresBytes, files);
    if (!kept) return tl::unexpected(kept.error());
    ScoreTable table;
    if (!*kept) return table;
    if (!(*kept)->tooLarge) {
        table.best = readScores((*kept)->bytes);
        return table;
    }
    const auto aside = keepAside(file, "damaged", files);
    if (!aside) return tl::unexpected(aside.error());
    Problem problem = *(*kept)->tooLarge;
    problem.severity = Severity::Warning;
    problem.text += ": it was kept as " + aside->filename().string();
    table.problems.push_back(std::move(problem));
    return table;
}

tl::expected<ScoreTable, Problem> addScore(const Path& file, FileSystem& files,
                                           const Score& score) {
    if (!isScoreDate(score.when)) {
        return tl::unexpected(
            problemAt(file.string(), {}, "\"" + score.when + "\" is no date of a score"));
    }
    auto table = loadScores(file, files);
    if (!table) return table;
    std::vector<Score>& best = table->best;
    const auto placeOf = [&]() -> std::optional<std::size_t> {
        const auto at = std::find(best.begin(), best.end(), score);
        if (at == best.end()) return std::nullopt;
        return static_cast<std::size_t>(at - best.begin());
    };
    if ((table->added = placeOf())) return table;
    best.push_back(score);
    sortAndCut(best);
    table->added = placeOf();
    if (!table->added) return table;
    if (auto kept = keepUnread(file, files); !kept)
        return tl::unexpected(std::move(kept.error()));
    else if (*kept)
        table->problems.push_back(std::move(**kept));
    if (const auto error = replaceKept(file, writeScores(best), files)) {
        return fileFailed(file, "cannot be written", error);
    }
    return table;
}

}  // namespace mazeloom::play::descent
