// SPDX-License-Identifier: MIT
#include "tests/support/packs/broken_design.h"

#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"

namespace mazeloom::testing {

pack::Reading brokenDesign() {
    const std::initializer_list<std::string_view> temple{"shape", "hidden-maze", "reach", "traps",
                                                         "coins"};
    pack::Reading reading;
    level::Pack& pack = reading.pack;
    pack.id = "broken";
    pack.title = "Broken";

    level::Level hall =
        painted({"##############", "#@.....##....#", "#......##....#", "#......##....#",
                 "#......#######", "#............#", "#............#", "##############"},
                temple);
    hall.id = "hall";
    hall.title = "The hall";
    level::Object heart;
    heart.id = "heart";
    heart.kind = level::ThingKind::Heart;
    heart.at = {10, 2};
    hall.objects.push_back(heart);
    level::Trajectory patrol;
    patrol.id = "patrol";
    patrol.points = {{2, 5}, {8, 3}, {11, 6}};
    patrol.thereAndBack = true;
    hall.trajectories.push_back(patrol);
    hall.objectives.exit = true;
    hall.objectives.coins = 90;
    hall.recipe.stages[3].parameters["colour"] = std::int64_t{3};
    pack.levels.push_back(std::move(hall));

    level::Level moor = painted({"#########", "#...#...#", "#...#...#", "#########"}, temple);
    moor.id = "moor";
    moor.title = "The moor";
    pack.levels.push_back(std::move(moor));

    level::Level field = painted({"@....", "....."}, temple);
    field.id = "field";
    field.title = "The field";
    pack.levels.push_back(std::move(field));

    level::Room lair = roomOf("lair", {"#####", "#...#", "##e##"});
    lair.title = "The lair";
    lair.entrances.push_back({0, 0});
    pack.rooms.push_back(std::move(lair));
    return reading;
}

}  // namespace mazeloom::testing
