// SPDX-License-Identifier: MIT
#include "core/play/descent/runs/find_run.h"

#include <algorithm>
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

std::vector<std::string> runsOfOtherTables(const std::filesystem::path& folder,
                                           std::string_view pack, std::uint64_t rules,
                                           files::FileSystem& files) {
    auto names = files.names(folder);
    if (!names) return {};
    const std::string own = rulesText(rules);
    std::erase_if(*names, [&](const std::string& name) {
        const std::size_t at = std::string("run-").size() + pack.size() + 1;
        if (name.size() < at + own.size()) return true;
        const std::string hash = name.substr(at, own.size());
        if (hash == own || hash.find_first_not_of("0123456789abcdef") != std::string::npos)
            return true;
        // Compares whole names, because another pack's id may begin with this one.
        for (int number = 1; number <= kMostRunFiles; ++number) {
            std::string known = runFileOf(pack, rules, number);
            if (name == known.replace(at, own.size(), hash)) return false;
        }
        return true;
    });
    std::ranges::sort(*names);
    return *std::move(names);
}

}  // namespace mazeloom::play::descent
