// SPDX-License-Identifier: MIT
#include "core/pack/disk/unread.h"

#include <algorithm>
#include <set>

#include "core/generate/stages/stages.h"
#include "core/pack/json/names.h"

namespace mazeloom::pack {

std::vector<Problem> problemsOfUnread(const Reading& reading) {
    std::set<std::string> read;
    for (const level::Level& level : reading.pack.levels)
        read.insert(levelFile(level.id));
    for (const level::Room& room : reading.pack.rooms)
        read.insert(roomFile(room.id));
    std::vector<Problem> problems = reading.problems;
    std::erase_if(problems, [&](const Problem& problem) { return read.contains(problem.file); });
    return problems;
}

std::vector<Problem> errorsOfLevel(const Reading& reading, std::string_view level) {
    const std::string own = levelFile(level);
    const level::Level* const read = reading.pack.findLevel(level);
    const bool takesRooms =
        read != nullptr && std::ranges::any_of(read->recipe.stages, [](const auto& stage) {
            return stage.enabled && generate::usesPackRooms(stage.stage);
        });
    std::vector<Problem> problems = reading.problems;
    std::erase_if(problems, [&](const Problem& problem) {
        const bool isOtherLevel = problem.file.starts_with("levels/") && problem.file != own;
        const bool isRoom = problem.file.starts_with("rooms/");
        return problem.severity != Severity::Error || isOtherLevel || (isRoom && !takesRooms);
    });
    return problems;
}

}  // namespace mazeloom::pack
