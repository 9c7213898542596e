// SPDX-License-Identifier: MIT
#include <ostream>
#include <utility>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/play_run.h"
#include "app/cli/terminal.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/result.h"
#include "core/play/temple/session.h"

namespace mazeloom::app {

namespace temple = play::temple;

namespace {

/// Works like disagreement(), for the attempt. Inputs without a seed do not define an attempt
/// either.
std::optional<QString> otherAttempt(const PlayRun& run, const play::ReplayHeader& header) {
    const auto& wanted = run.options.attempt;
    if (!header.seed || !wanted || header.attempt == *wanted) return std::nullopt;
    return PlayText::tr("%1: the inputs are for attempt %2, not for %3")
        .arg(run.options.inputs)
        .arg(header.attempt)
        .arg(*wanted);
}

}  // namespace

tl::expected<TempleReplay, int> templeReplayOf(const PlayRun& run) {
    const PlayOptions& options = run.options;
    const auto replay = play::readReplay(run.inputs, run.inputsFile(), temple::kButtonNames);
    if (!replay) {
        complain(replay.error());
        return tl::unexpected(kFailed);
    }
    const play::ReplayHeader& header = replay->header;
    auto wrong = disagreement(run, header.pack, header.level, header.seed);
    if (!wrong) wrong = otherAttempt(run, header);
    if (wrong) {
        complain(*wrong);
        return tl::unexpected(kFailed);
    }
    const std::string id = options.level.isEmpty() ? header.level : options.level.toStdString();
    const auto seed = options.seed ? options.seed : header.seed;
    const std::uint64_t attempt = options.attempt.value_or(header.attempt);
    if (id.empty() || !seed) {
        complain(id.empty() ? PlayText::tr("which level? Give --level ID")
                            : PlayText::tr("which seed? Give --seed N"));
        return tl::unexpected(kWrongUsage);
    }
    const level::Level* const level = findLevel(run, id);
    if (level == nullptr) return tl::unexpected(kFailed);
    const auto field = temple::generateField(*level, run.pack().rooms, *seed, attempt,
                                             run.pack().ownKinds.share());
    if (!field) return tl::unexpected(failWith(field.error(), "levels/" + level->id + ".json"));
    auto session = temple::Session::of(*field, *replay);
    if (!session) return tl::unexpected(failWith(session.error(), run.inputsFile()));
    const std::int64_t rest = leftOut(*session, *replay);
    return TempleReplay{std::move(*session), level, *seed, attempt, rest};
}

int playTemple(const PlayRun& run) {
    const auto replay = templeReplayOf(run);
    if (!replay) return replay.error();
    Output output({});
    const bool isWritten = output.fill([&](std::ostream& out) {
        if (run.options.json) {
            temple::writeJson(out, replay->session, run.pack().id, replay->level->id, replay->seed,
                              replay->attempt);
        } else {
            temple::writeText(out, replay->session);
        }
    });
    return isWritten ? finish(run, replay->leftOut) : kFailed;
}

}  // namespace mazeloom::app
