// SPDX-License-Identifier: MIT
// What is wrong, and where: a value that core returns and that window and command line show.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/grid/point.h"

namespace mazeloom {

enum class Severity { Warning, Error };

struct Problem {
    Severity severity = Severity::Error;
    /// One sentence, without final stop: what is wrong and, where it helps, what to change.
    std::string text;
    /// The file as the user named it ("levels/ring.json"); empty when no file is to blame.
    std::string file;
    /// The place in the file or recipe ("line 3, column 7", "recipe stage 2 (rooms), attempts").
    std::string place;
    /// The cell of the level, where one is to blame.
    std::optional<grid::Point> cell;
    /// The recipe's stage, from 0, switched-off ones counted; −1 when none is to blame.
    int recipeStage = -1;
    /// The level's seed, where the problem came up while a level was made to be written.
    std::optional<std::uint64_t> seed = {};

    /// One line: "file: place: text".
    std::string describe() const {
        std::string line;
        if (!file.empty()) line += file + ": ";
        if (!place.empty()) line += place + ": ";
        return line + text;
    }
};

inline Problem problemAt(std::string file, std::string place, std::string text) {
    return {Severity::Error, std::move(text), std::move(file), std::move(place), std::nullopt};
}

}  // namespace mazeloom
