// SPDX-License-Identifier: MIT
// An error or warning and its place. Core functions return problems; the window and the command
// line show them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/grid/point.h"
#include "core/sentence.h"

namespace mazeloom {

enum class Severity { Warning, Error };

struct Problem {
    Severity severity = Severity::Error;
    /// One English sentence without a full stop: the problem and, if it helps, what to change.
    std::string text;
    /// The file as the user named it ("levels/ring.json"); empty if the problem has no file.
    std::string file;
    /// The place in the file or recipe ("line 3, column 7", "recipe stage 2 (rooms), attempts").
    std::string place;
    /// The cell of the level, if the problem has one.
    std::optional<grid::Point> cell;
    /// The index of the stage in the recipe, from 0, counting disabled stages; −1 if the problem
    /// has no stage.
    int recipeStage = -1;
    /// The seed of the level, if the problem occurred during the generation of a level for an
    /// export.
    std::optional<std::uint64_t> seed = {};
    /// The sentence of `text`, for translation; empty if `text` can only be shown as it is.
    Phrase phrase = {};
    /// The sentence that a window shows in place of `place`; empty if there is none.
    Phrase placePhrase = {};

    /// Return text and place as an argument of another sentence.
    Argument said() const { return phrase.isEmpty() ? Argument(text) : Argument(phrase); }
    Argument saidPlace() const {
        return placePhrase.isEmpty() ? Argument(place) : Argument(placePhrase);
    }

    /// Returns one line: "file: place: text".
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

/// Returns a problem without a place that says the phrase.
inline Problem problemSaying(Severity severity, Phrase phrase,
                             std::optional<grid::Point> cell = std::nullopt) {
    Problem problem{severity, english(phrase), {}, {}, cell};
    problem.phrase = std::move(phrase);
    return problem;
}

}  // namespace mazeloom
