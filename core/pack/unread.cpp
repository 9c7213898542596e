// SPDX-License-Identifier: MIT
#include "core/pack/unread.h"

#include <set>

#include "core/pack/names.h"

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

}  // namespace mazeloom::pack
