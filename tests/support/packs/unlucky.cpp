// SPDX-License-Identifier: MIT
#include "tests/support/packs/unlucky.h"

#include <QtGlobal>

#include "core/generate/generate.h"
#include "tests/support/handcrafted.h"

namespace mazeloom::testing {

std::uint64_t addUnlucky(level::Pack& dungeons) {
    level::Room cell = roomOf("unlucky-cell", {"###", "#.e", "###"});
    // The weight 0 keeps it out of the pack's other levels.
    cell.title = cell.id;
    cell.weight = 0;
    cell.tags = {cell.id};
    cell.symmetries = allSymmetries();
    dungeons.rooms.push_back(std::move(cell));
    const level::Level* tomb = dungeons.findLevel("the-tomb");
    if (tomb == nullptr) qFatal("there is no level the-tomb");
    level::Level level = *tomb;
    level.id = level.title = kUnlucky;
    level.recipe.stages.front().parameters["grammar"] = std::string(
        "start -> half | tomb; half -> quarter | tomb; quarter -> eighth | tomb; "
        "eighth -> unlucky-cell | tomb; tomb -> gate hall+ (shrine | armoury) hall boss");
    dungeons.levels.push_back(level);
    const auto isMade = [&](std::uint64_t seed) {
        return generate::generate(level, dungeons.rooms, seed).has_value();
    };
    for (std::uint64_t seed = 300; seed < 1300; ++seed) {
        if (isMade(seed - 1) && !isMade(seed) && isMade(seed + 1) && isMade(seed + 2)) return seed;
    }
    qFatal("no seed fails between seeds that generate the level");
}

}  // namespace mazeloom::testing
