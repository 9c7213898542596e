// SPDX-License-Identifier: MIT
#include "core/document/change.h"

#include <iterator>
#include <utility>

namespace mazeloom::document {

void Change::add(Change more) {
    whole = whole || more.whole;
    sheets.insert(sheets.end(), std::make_move_iterator(more.sheets.begin()),
                  std::make_move_iterator(more.sheets.end()));
    structure = structure || more.structure;
    campaign = campaign || more.campaign;
    descent = descent || more.descent;
    stamps = stamps || more.stamps;
    rooms = rooms || more.rooms;
    kinds = kinds || more.kinds;
    terrains = terrains || more.terrains;
    tiles = tiles || more.tiles;
    recipes = recipes || more.recipes;
    promises = promises || more.promises;
    recipeProblems = recipeProblems || more.recipeProblems;
    shown = shown || more.shown;
}

bool Change::mayConcernEveryLevel() const {
    return whole || rooms || kinds || terrains || descent || recipes || promises;
}

}  // namespace mazeloom::document
