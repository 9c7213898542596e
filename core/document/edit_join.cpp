// SPDX-License-Identifier: MIT
#include "core/document/edit.h"

#include <algorithm>
#include <utility>

namespace mazeloom::document {

namespace {

std::vector<Edit*> partsOf(Edit& edit) {
    std::vector<Edit*> parts;
    if (auto* several = std::get_if<Several>(&edit.what)) {
        for (Edit& part : several->edits)
            parts.push_back(&part);
    } else {
        parts.push_back(&edit);
    }
    return parts;
}

/// Returns the level or room whose cells an edit paints or pins; kNoSheet for other edits.
SheetKey sheetOfCells(const Edit& edit) {
    if (const auto* paint = std::get_if<PaintCells>(&edit.what)) return paint->sheet;
    if (const auto* kept = std::get_if<SetKept>(&edit.what)) return kept->sheet;
    return kNoSheet;
}

/// Whether two inverses restore the same part of the same thing.
bool areOfTheSame(const Edit& a, const Edit& b) {
    if (a.what.index() != b.what.index()) return false;
    if (sheetOfCells(a) != kNoSheet) return sheetOfCells(a) == sheetOfCells(b);
    if (const auto* x = std::get_if<SetLevelPart>(&a.what)) {
        const auto& y = std::get<SetLevelPart>(b.what);
        return x->sheet == y.sheet && x->part->index() == y.part->index();
    }
    if (const auto* x = std::get_if<SetSeed>(&a.what))
        return x->sheet == std::get<SetSeed>(b.what).sheet;
    if (const auto* x = std::get_if<SetRoom>(&a.what))
        return x->sheet == std::get<SetRoom>(b.what).sheet;
    if (const auto* x = std::get_if<SetPackPart>(&a.what))
        return x->part->index() == std::get<SetPackPart>(b.what).part->index();
    return false;
}

/// Merges `later`, an inverse that restores the same part, into `inverse`. Appends the deltas of
/// edits of cells; other edits hold a whole value, and the value of `inverse` stays, because it
/// restores the older state.
void takeIn(Edit& inverse, Edit& later) {
    const auto append = [](auto& delta, const auto& more) {
        delta.insert(delta.end(), more.begin(), more.end());
    };
    if (auto* paint = std::get_if<PaintCells>(&inverse.what)) {
        append(paint->delta, std::get<PaintCells>(later.what).delta);
    } else if (auto* kept = std::get_if<SetKept>(&inverse.what)) {
        auto& more = std::get<SetKept>(later.what);
        append(kept->delta, more.delta);
        if (!kept->things) kept->things = std::move(more.things);
    }
}

/// Returns the stamp that the edit gives to pack.json; null for edits that cannot be joined or that
/// have no such stamp.
Stamp* packStampOf(Edit& edit) {
    if (auto* part = std::get_if<SetLevelPart>(&edit.what)) return &part->packStamp;
    if (auto* room = std::get_if<SetRoom>(&edit.what)) return &room->packStamp;
    if (auto* part = std::get_if<SetPackPart>(&edit.what)) return &part->packStamp;
    return nullptr;
}

/// Returns the stamp that pack.json has after these inverses; kNoStamp if none of them sets it.
Stamp packStampAfter(const std::vector<Edit*>& edits) {
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
        const Stamp* stamp = packStampOf(**edit);
        if (stamp != nullptr && *stamp != kNoStamp) return *stamp;
    }
    return kNoStamp;
}

}  // namespace

bool join(Edit& inverse, Edit& later) {
    const std::vector<Edit*> held = partsOf(inverse);
    const auto partnerOf = [&](const Edit& edit) -> Edit* {
        const auto found =
            std::ranges::find_if(held, [&](const Edit* one) { return areOfTheSame(*one, edit); });
        return found == held.end() ? nullptr : *found;
    };
    std::vector<Edit> alone;
    const std::vector<Edit*> more = partsOf(later);
    // Painting and pinning in one sheet belong together: a stroke unpins the pinned cells it
    // crosses.
    const auto goesAlong = [&](const Edit& edit) {
        const SheetKey sheet = sheetOfCells(edit);
        return sheet != kNoSheet && std::ranges::any_of(held, [&](const Edit* one) {
                   return sheetOfCells(*one) == sheet;
               });
    };
    if (std::ranges::none_of(
            more, [&](Edit* edit) { return partnerOf(*edit) != nullptr || goesAlong(*edit); })) {
        return false;
    }
    for (Edit* edit : more) {
        const bool canJoin = partnerOf(*edit) != nullptr || goesAlong(*edit) ||
                             std::holds_alternative<SetPackPart>(edit->what);
        if (!canJoin) return false;
    }
    const Stamp heldStamp = packStampAfter(held);
    const Stamp packStamp = heldStamp != kNoStamp ? heldStamp : packStampAfter(more);
    for (Edit* edit : more) {
        Edit* partner = partnerOf(*edit);
        if (partner != nullptr) {
            takeIn(*partner, *edit);
        } else {
            alone.push_back(std::move(*edit));
        }
    }
    if (!alone.empty() && !std::holds_alternative<Several>(inverse.what)) {
        Several several;
        if (const auto* part = std::get_if<SetLevelPart>(&inverse.what))
            several.about = part->sheet;
        if (sheetOfCells(inverse) != kNoSheet) several.about = sheetOfCells(inverse);
        several.edits.push_back(std::exchange(inverse, {}));
        inverse.what = std::move(several);
    }
    for (Edit& edit : alone) {
        // Several leaves a sheet with the stamp of the sheet's last edit. That must be the inverse
        // that was made first, so later edits of cells are inserted at the front.
        std::vector<Edit>& edits = std::get<Several>(inverse.what).edits;
        edits.insert(sheetOfCells(edit) == kNoSheet ? edits.end() : edits.begin(), std::move(edit));
    }
    for (Edit* edit : partsOf(inverse)) {
        if (Stamp* stamp = packStampOf(*edit)) *stamp = packStamp;
    }
    return true;
}

}  // namespace mazeloom::document
