// SPDX-License-Identifier: MIT
#include "core/play/descent/runs/find_run.h"

#include <iterator>
#include <utility>
#include <vector>

#include "core/play/descent/runs/scores.h"
#include "core/play/kept_file.h"

namespace mazeloom::play::descent {

std::string runFileOf(std::string_view pack, std::uint64_t rules, int number) {
    std::string name = "run-" + std::string(pack) + '-' + rulesText(rules);
    if (number > 1) name += '-' + std::to_string(number);
    return name + ".jsonl";
}

std::string oldRunFileOf(std::string_view pack) {
    return "run-" + std::string(pack) + ".jsonl";
}

tl::expected<FoundRun, Problem> findRun(const std::filesystem::path& folder,
                                        const std::string& pack,
                                        const std::shared_ptr<const Dungeon>& dungeon,
                                        files::FileSystem& files) {
    std::vector<std::filesystem::path> places;
    for (int number = 1; number <= kMostRunFiles; ++number)
        places.push_back(folder / runFileOf(pack, dungeon->hash(), number));
    places.push_back(folder / oldRunFileOf(pack));

    FoundRun found;
    std::vector<Problem> problems;
    for (const std::filesystem::path& place : places) {
        auto resumed = SavedRun(place, pack, files).resume(dungeon);
        if (!resumed) return tl::unexpected(std::move(resumed.error()));
        problems.insert(problems.end(), std::make_move_iterator(resumed->problems.begin()),
                        std::make_move_iterator(resumed->problems.end()));
        if (resumed->session) {
            found.file = place;
            found.run = *std::move(resumed);
            break;
        }
        // The last place is the old file name: it is read, but not used for a new run.
        const bool isFree = !resumed->isOthers && place != places.back();
        if (isFree && found.file.empty()) found.file = place;
    }
    if (found.file.empty()) {
        return tl::unexpected(
            problemAt(places.front().string(), {},
                      "no other run can be kept: " + std::to_string(kMostRunFiles) +
                          " files hold runs of packs with this id; remove some of them"));
    }
    found.run.problems = std::move(problems);
    return found;
}

}  // namespace mazeloom::play::descent
