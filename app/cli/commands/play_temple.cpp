// SPDX-License-Identifier: MIT
#include <ostream>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/play_run.h"
#include "app/cli/terminal.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/result.h"
#include "core/play/temple/session.h"

namespace mazeloom::app {

namespace temple = play::temple;

namespace {

/// As disagreement(), of the attempt: inputs that name no seed say nothing of it either.
std::optional<QString> otherAttempt(const PlayRun& run, const play::ReplayHeader& header) {
    const auto& wanted = run.options.attempt;
    if (!header.seed || !wanted || header.attempt == *wanted) return std::nullopt;
    return PlayText::tr("%1: the inputs are for attempt %2, not for %3")
        .arg(run.options.inputs)
        .arg(header.attempt)
        .arg(*wanted);
}

}  // namespace

int playTemple(const PlayRun& run) {
    const PlayOptions& options = run.options;
    const auto replay = play::readReplay(run.inputs, run.inputsFile(), temple::kButtonNames);
    if (!replay) {
        complain(replay.error());
        return kFailed;
    }
    const play::ReplayHeader& header = replay->header;
    auto wrong = disagreement(run, header.pack, header.level, header.seed);
    if (!wrong) wrong = otherAttempt(run, header);
    if (wrong) {
        complain(*wrong);
        return kFailed;
    }
    const std::string id = options.level.isEmpty() ? header.level : options.level.toStdString();
    const auto seed = options.seed ? options.seed : header.seed;
    const std::uint64_t attempt = options.attempt.value_or(header.attempt);
    if (id.empty() || !seed) {
        complain(id.empty() ? PlayText::tr("which level? Give --level ID")
                            : PlayText::tr("which seed? Give --seed N"));
        return kWrongUsage;
    }
    const level::Level* const level = findLevel(run, id);
    if (level == nullptr) return kFailed;
    const auto field = temple::generateField(*level, run.pack().rooms, *seed, attempt,
                                             run.pack().ownKinds.share());
    if (!field) return failWith(field.error(), "levels/" + level->id + ".json");
    const auto session = temple::Session::of(*field, *replay);
    if (!session) return failWith(session.error(), run.inputsFile());
    Output output({});
    const bool isWritten = output.fill([&](std::ostream& out) {
        if (options.json) {
            temple::writeJson(out, *session, run.pack().id, level->id, *seed, attempt);
        } else {
            temple::writeText(out, *session);
        }
    });
    return isWritten ? finish(run, leftOut(*session, *replay)) : kFailed;
}

}  // namespace mazeloom::app
