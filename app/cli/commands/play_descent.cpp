// SPDX-License-Identifier: MIT
#include <ostream>
#include <utility>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/play_run.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/play/descent/runs/result.h"
#include "core/play/descent/runs/session.h"

namespace mazeloom::app {

namespace descent = play::descent;

tl::expected<DescentReplay, int> descentReplayOf(const PlayRun& run) {
    const PlayOptions& options = run.options;
    if (options.attempt) {
        complain(PlayText::tr("a descent has no attempts: leave --attempt out"));
        return tl::unexpected(kWrongUsage);
    }
    // The run can reach any floor, so all floors must be valid.
    if (complainOfErrors(run.reading.problems)) return tl::unexpected(kFailed);
    auto replay = descent::readReplay(run.inputs, run.inputsFile());
    if (!replay) {
        complain(replay.error());
        return tl::unexpected(kFailed);
    }
    descent::ReplayHeader& header = replay->header;
    if (const auto wrong = disagreement(run, header.pack, header.level, header.seed)) {
        complain(*wrong);
        return tl::unexpected(kFailed);
    }
    if (options.seed) header.seed = options.seed;
    if (!header.seed) {
        complain(PlayText::tr("which seed? Give --seed N"));
        return tl::unexpected(kWrongUsage);
    }
    if (!options.level.isEmpty()) header.level = options.level.toStdString();
    if (!header.level.empty() && findLevel(run, header.level) == nullptr)
        return tl::unexpected(kFailed);
    // A level is played at the depth that it is designed for.
    if (!header.level.empty() && !header.depth)
        header.depth = run.pack().descent.depthOf(header.level);
    const int levelDepth = header.levelDepth.value_or(header.depth.value_or(1));
    const auto dungeon = header.level.empty()
                             ? descent::Dungeon::of(run.pack())
                             : descent::Dungeon::with(run.pack(), header.level, levelDepth);
    if (!dungeon) return tl::unexpected(failWith(dungeon.error(), "pack.json"));
    auto session = descent::Session::of(*dungeon, *replay);
    if (!session) return tl::unexpected(failWith(session.error(), run.inputsFile()));
    const std::int64_t rest = leftOut(*session, *replay);
    return DescentReplay{std::move(*session), header.level, rest};
}

int playDescent(const PlayRun& run) {
    const auto replay = descentReplayOf(run);
    if (!replay) return replay.error();
    Output output({});
    const bool isWritten = output.fill([&](std::ostream& out) {
        if (run.options.json) {
            descent::writeJson(out, replay->session, run.pack().id, replay->level);
        } else {
            descent::writeText(out, replay->session);
        }
    });
    return isWritten ? finish(run, replay->leftOut) : kFailed;
}

}  // namespace mazeloom::app
