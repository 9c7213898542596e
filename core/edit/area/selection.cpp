// SPDX-License-Identifier: MIT
#include "core/edit/area/selection.h"

namespace mazeloom::edit {

SelectMode selectMode(bool shift, bool ctrl) {
    if (shift) return ctrl ? SelectMode::Intersect : SelectMode::Add;
    return ctrl ? SelectMode::Subtract : SelectMode::Replace;
}

Area selected(const Area& selection, const Area& drawn, SelectMode mode) {
    switch (mode) {
        case SelectMode::Add:
            return selection | drawn;
        case SelectMode::Subtract:
            return selection - drawn;
        case SelectMode::Intersect:
            return selection & drawn;
        case SelectMode::Replace:
            break;
    }
    return drawn;
}

}  // namespace mazeloom::edit
