// SPDX-License-Identifier: MIT
// What the games of `mazeloom play` have in common, and each of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <QString>

#include "app/cli/play_options.h"
#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::app {

/// What is to be played: the command line, and what it names.
struct PlayRun {
    PlayOptions options;
    level::Pack pack;
    std::string inputs;  ///< the text of the inputs

    std::string inputsFile() const { return options.inputs.toStdString(); }
};

/// Each returns the exit code.
int playTemple(const PlayRun& run);
int playDescent(const PlayRun& run);

/// What inputs were recorded on and what the command line says must agree; else what does not.
std::optional<QString> disagreement(const PlayRun& run, const std::string& pack,
                                    const std::string& level, std::optional<std::uint64_t> seed);
/// The level, or null after a complaint.
const level::Level* findLevel(const PlayRun& run, std::string_view id);
/// Complains, with `file` where the problem names none.
int failWith(Problem problem, const std::string& file);

}  // namespace mazeloom::app
