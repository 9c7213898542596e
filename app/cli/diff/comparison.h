// SPDX-License-Identifier: MIT
// The result of `mazeloom diff`, which is written as words, JSON, a page or a picture.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "core/diff/generated.h"
#include "core/diff/part.h"
#include "core/exchange/exporter.h"

namespace mazeloom::app {

/// A level on both sides, and the difference of its seeds.
struct LevelSeeds {
    std::string before;  ///< the level's id in the old pack
    std::string after;
    diff::GeneratedDifference difference;
};

struct DiffResult {
    QString beforeName;  ///< as the user gave it
    QString afterName;
    std::vector<diff::PartDifference> parts;
    /// Files that differ, but could not be compared.
    std::vector<diff::IncomparableFile> incomparable;
    std::vector<LevelSeeds> seeds;

    bool isSame() const;
};

/// A level of both sides for pictures.
struct ShownLevel {
    std::string title;
    std::string file;
    diff::MadeFrom before;  ///< `level` is null if the side has no such level
    diff::MadeFrom after;
    diff::SeedPair seeds;
};

/// Returns a line in the user's language.
QString lineText(const diff::Line& line);
/// Returns the title of a part's paragraph, such as "levels/ring.json: The ring", in the user's
/// language.
QString partText(const diff::PartDifference& part);
/// Returns what the seeds of a level give, in the user's language.
QString seedsText(const LevelSeeds& seeds);

/// Prints the differences, at most kMostLines of each part.
void printDiff(const DiffResult& result);
inline constexpr std::size_t kMostLines = 50;

/// Returns the differences as JSON, which does not depend on the user's language.
std::string jsonOf(const DiffResult& result);

}  // namespace mazeloom::app
