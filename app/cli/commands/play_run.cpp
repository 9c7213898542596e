// SPDX-License-Identifier: MIT
#include "app/cli/commands/play_run.h"

#include <utility>

#include "app/cli/commands/command_line.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "app/workspace/input_file.h"
#include "core/pack/disk/unread.h"

namespace mazeloom::app {

tl::expected<PlayRun, int> playRunOf(const PlayOptions& options) {
    auto reading = readWhatIsGood(options.pack);
    if (!reading) return tl::unexpected(kFailed);
    const auto inputs = readReplayFile(options.inputs);
    if (!inputs) {
        complain(options.inputs + ": " + inputs.error());
        return tl::unexpected(kFailed);
    }
    return PlayRun{options, std::move(*reading), inputs->toStdString()};
}

std::optional<bool> isDescent(const PlayRun& run) {
    if (run.options.level.isEmpty()) return play::gameOfReplay(run.inputs) == "descent";
    const level::Level* const level = findLevel(run, run.options.level.toStdString());
    if (level == nullptr) return std::nullopt;
    return level->ruleset == level::Ruleset::Descent;
}

std::optional<QString> disagreement(const PlayRun& run, const std::string& pack,
                                    const std::string& level, std::optional<std::uint64_t> seed) {
    const PlayOptions& options = run.options;
    const auto text = [](const std::string& utf8) { return QString::fromStdString(utf8); };
    if (!pack.empty() && pack != run.pack().id) {
        return PlayText::tr("%1: the inputs are for the pack \"%2\", not for \"%3\"")
            .arg(options.inputs, text(pack), text(run.pack().id));
    }
    if (!level.empty() && !options.level.isEmpty() && text(level) != options.level) {
        return PlayText::tr("%1: the inputs are for the level \"%2\", not for \"%3\"")
            .arg(options.inputs, text(level), options.level);
    }
    if (seed && options.seed && *seed != *options.seed) {
        return PlayText::tr("%1: the inputs are for the seed %2, not for %3")
            .arg(options.inputs)
            .arg(*seed)
            .arg(*options.seed);
    }
    return std::nullopt;
}

const level::Level* findLevel(const PlayRun& run, std::string_view id) {
    if (complainOfErrors(pack::errorsOfLevel(run.reading, id))) return nullptr;
    const level::Level* const level = run.pack().findLevel(id);
    if (level == nullptr) {
        complain(
            PlayText::tr(
                "%1: there is no level \"%2\"; mazeloom generate %1 --list-levels lists the levels")
                .arg(run.options.pack, QString::fromStdString(std::string(id))));
    }
    return level;
}

std::optional<PlayRun> packToPlay(const QString& pack, const QString& level) {
    auto reading = readWhatIsGood(pack);
    if (!reading) return std::nullopt;
    PlayOptions options;
    options.pack = pack;
    options.level = level;
    PlayRun run{std::move(options), std::move(*reading), {}};
    // A descent can reach any floor, so all of them must be valid; a level alone needs only itself.
    const bool hasErrors = level.isEmpty() ? complainOfErrors(run.reading.problems)
                                           : findLevel(run, level.toStdString()) == nullptr;
    if (hasErrors) return std::nullopt;
    return run;
}

int failWith(Problem problem, const std::string& file) {
    if (problem.file.empty()) problem.file = file;
    complain(problem);
    return kFailed;
}

int finish(const PlayRun& run, std::int64_t leftOut) {
    if (leftOut == 0) return kDone;
    complain(PlayText::tr("%1: %n input(s) come after the end and were not played", nullptr,
                          static_cast<int>(leftOut))
                 .arg(run.options.inputs));
    return kFailed;
}

}  // namespace mazeloom::app
