// SPDX-License-Identifier: MIT
#include <array>
#include <sstream>
#include <string>

#include "core/play/descent/runs/replay.h"
#include "core/play/descent/runs/run_text.h"
#include "core/play/descent/runs/scores.h"
#include "core/play/profile_json.h"
#include "core/play/replay.h"
#include "core/play/temple/state/buttons.h"
#include "tests/fuzz/harness.h"

namespace mazeloom::fuzz {

namespace {

void readReplays(std::string_view bytes) {
    const auto& names = play::temple::kButtonNames;
    if (const auto replay = play::readReplay(bytes, "some.jsonl", names)) {
        std::ostringstream text;
        play::writeReplay(text, *replay, names);
        const auto again = play::readReplay(text.str(), "again.jsonl", names);
        demand(again.has_value() && *again == *replay,
               "a replay is the same when it is read again");
    }
    if (const auto replay = play::descent::readReplay(bytes, "some.jsonl")) {
        std::ostringstream text;
        play::descent::writeReplay(text, *replay);
        const auto again = play::descent::readReplay(text.str(), "again.jsonl");
        demand(again.has_value() && *again == *replay, "a run is the same when it is read again");
    }
    static_cast<void>(play::gameOfReplay(bytes));
}

void readProfiles(std::string_view bytes) {
    const play::ProfilesRead read = play::readProfiles(bytes, "some.json");
    const std::string text = play::writeProfiles(read.profiles);
    const play::ProfilesRead again = play::readProfiles(text, "again.json");
    demand(again.problems.empty() && play::writeProfiles(again.profiles) == text,
           "profiles are the same when they are read again");
}

void readKeptRun(std::string_view bytes) {
    if (const auto run = play::descent::readRun(bytes, "some.jsonl"))
        demand(run->checks.size() <= bytes.size(), "a run has no more checks than bytes");
    static_cast<void>(play::descent::readScores(bytes));
}

}  // namespace

std::span<const Harness> playHarnesses() {
    static constexpr std::array kHarnesses{Harness{"replay", readReplays},
                                           Harness{"profile", readProfiles},
                                           Harness{"run", readKeptRun}};
    return kHarnesses;
}

}  // namespace mazeloom::fuzz
