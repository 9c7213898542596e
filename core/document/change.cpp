// SPDX-License-Identifier: MIT
#include "core/document/change.h"

namespace mazeloom::document {

void Change::add(const Change& more) {
    sheets.insert(sheets.end(), more.sheets.begin(), more.sheets.end());
    structure = structure || more.structure;
    campaign = campaign || more.campaign;
    descent = descent || more.descent;
    rooms = rooms || more.rooms;
    recipeProblems = recipeProblems || more.recipeProblems;
    shown = shown || more.shown;
}

}  // namespace mazeloom::document
