// SPDX-License-Identifier: MIT
// What the games of `mazeloom play` have in common, and each of them.
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

/// The words of the subcommand, for translation.
struct PlayText {
    Q_DECLARE_TR_FUNCTIONS(PlayText)
};

struct PlayOptions {
    QString pack;
    QString level;                      ///< empty: what the inputs say
    std::optional<std::uint64_t> seed;  ///< nothing: what the inputs say
    /// From 0; nothing: what the inputs say, or the first.
    std::optional<std::uint64_t> attempt;
    QString inputs;  ///< a file; "-": stdin
    bool json = false;
};

/// What is to be played: the command line, and what it names.
struct PlayRun {
    PlayOptions options;
    pack::Reading reading;
    std::string inputs;  ///< the text of the inputs

    const level::Pack& pack() const { return reading.pack; }
    std::string inputsFile() const { return options.inputs.toStdString(); }
};

/// Each returns the exit code.
int playTemple(const PlayRun& run);
int playDescent(const PlayRun& run);

/// What the inputs are, played to their end.
struct TempleReplay {
    play::temple::Session session;
    const level::Level* level = nullptr;
    std::uint64_t seed = 0;
    std::uint64_t attempt = 0;
    std::int64_t leftOut = 0;  ///< inputs after the end
};
struct DescentReplay {
    play::descent::Session session;
    std::string level;  ///< empty: the pack's descent
    std::int64_t leftOut = 0;
};
/// Else the exit code, after a complaint.
tl::expected<TempleReplay, int> templeReplayOf(const PlayRun& run);
tl::expected<DescentReplay, int> descentReplayOf(const PlayRun& run);

/// The pack and the inputs; else the exit code, after a complaint.
tl::expected<PlayRun, int> playRunOf(const PlayOptions& options);
/// Whether the descent is played: the level says so itself, and else the inputs do. Nothing where
/// the level cannot be played, after a complaint.
std::optional<bool> isDescent(const PlayRun& run);

/// What inputs were recorded on and what the command line says must agree; else what does not.
std::optional<QString> disagreement(const PlayRun& run, const std::string& pack,
                                    const std::string& level, std::optional<std::uint64_t> seed);
/// The level, or null after a complaint: there is none, or its files cannot be read. What is wrong
/// with other levels is no matter.
const level::Level* findLevel(const PlayRun& run, std::string_view id);
/// Complains, with `file` where the problem names none.
int failWith(Problem problem, const std::string& file);
/// The exit code of a run that was told, after a complaint where inputs came after its end.
int finish(const PlayRun& run, std::int64_t leftOut);

}  // namespace mazeloom::app
