// SPDX-License-Identifier: MIT
// The games of `mazeloom play`, and the code that they share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <QCoreApplication>
#include <QString>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/pack/read.h"
#include "core/play/descent/runs/session.h"
#include "core/play/temple/session.h"
#include "core/problem.h"

namespace mazeloom::app {

/// Translation context of the subcommand.
struct PlayText {
    Q_DECLARE_TR_FUNCTIONS(PlayText)
};

struct PlayOptions {
    QString pack;
    QString level;                      ///< empty: the level that the inputs name
    std::optional<std::uint64_t> seed;  ///< nullopt: the seed of the inputs
    /// Counts from 0; nullopt: the attempt that the inputs name, or the first.
    std::optional<std::uint64_t> attempt;
    QString inputs;  ///< a file; "-": stdin
    bool json = false;
};

/// The data to play: the options of the command line, and the files that they name.
struct PlayRun {
    PlayOptions options;
    pack::Reading reading;
    std::string inputs;  ///< the text of the inputs

    const level::Pack& pack() const { return reading.pack; }
    std::string inputsFile() const { return options.inputs.toStdString(); }
};

/// Play the inputs, print the result and return the exit code.
int playTemple(const PlayRun& run);
int playDescent(const PlayRun& run);

/// A replay played to its end.
struct TempleReplay {
    play::temple::Session session;
    const level::Level* level = nullptr;
    std::uint64_t seed = 0;
    std::uint64_t attempt = 0;
    std::int64_t leftOut = 0;  ///< number of inputs after the end, which are ignored
};
struct DescentReplay {
    play::descent::Session session;
    std::string level;  ///< empty: the pack's descent
    std::int64_t leftOut = 0;
};
/// Plays the inputs; after an error, reports it and returns the exit code.
tl::expected<TempleReplay, int> templeReplayOf(const PlayRun& run);
tl::expected<DescentReplay, int> descentReplayOf(const PlayRun& run);

/// Reads the pack and the inputs; after an error, reports it and returns the exit code.
tl::expected<PlayRun, int> playRunOf(const PlayOptions& options);
/// Returns whether a descent is played. The level's ruleset decides it; without a level, the inputs
/// do. Returns nullopt, after reporting an error, if the level cannot be played.
std::optional<bool> isDescent(const PlayRun& run);

/// Returns a message if the command line names another pack, level or seed than the recorded
/// inputs.
std::optional<QString> disagreement(const PlayRun& run, const std::string& pack,
                                    const std::string& level, std::optional<std::uint64_t> seed);
/// Returns the level. Returns null, after reporting the error, if there is no such level or its
/// files cannot be read. Ignores problems of other levels.
const level::Level* findLevel(const PlayRun& run, std::string_view id);
/// Reads a pack that a person plays: all of it, or only `level` if it is named. Returns nullopt
/// after reporting why it cannot be played.
std::optional<PlayRun> packToPlay(const QString& pack, const QString& level);
/// Reports a problem and returns the exit code; `file` is used if the problem names no file.
int failWith(Problem problem, const std::string& file);
/// Reports inputs after the end of the run, if any, and returns the exit code.
int finish(const PlayRun& run, std::int64_t leftOut);

}  // namespace mazeloom::app
