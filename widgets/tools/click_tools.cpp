// SPDX-License-Identifier: MIT
#include "widgets/tools/click_tools.h"

#include <algorithm>

#include "core/edit/paint/flood.h"
#include "widgets/document/edits.h"
#include "widgets/tools/context/ink_text.h"

namespace mazeloom::widgets {

BucketTool::BucketTool(EditContext& context)
    : Tool(context,
           {"bucket", tr("Bucket"), "bucket", QKeySequence(Qt::Key_G),
            tr("Fills connected cells that look the same"),
            tr("Click to fill · Shift: all such cells of the level · Ctrl: distinguish marks, too"),
            kUsesInk}) {}

void BucketTool::press(const CanvasPointer& pointer) {
    const level::PaintGrid* cells = context().paint();
    if (cells == nullptr || !cells->contains(pointer.cell)) return;
    if (!context().mayEdit(edit::Layer::Painted)) return;
    if (context().reach().isMasked(edit::Area(pointer.cell))) context().reach().noteMask();
    const edit::Area* within =
        context().reach().selection().isEmpty() ? nullptr : &context().reach().selection();
    const auto reach = (pointer.modifiers & Qt::ShiftModifier) != 0 ? edit::Reach::Everywhere
                                                                    : edit::Reach::Connected;
    // Inks that paint only marks leave the terrain as it is. For these, compare marks too:
    // otherwise a second fill could not tell the cells of the first fill from others.
    const edit::InkChoice inks = context().inks().forStroke(newGesture());
    const bool marksMatter = (pointer.modifiers & Qt::ControlModifier) != 0 ||
                             std::ranges::all_of(inks.inks(), [](const edit::Ink& ink) {
                                 return (ink.set & level::kPaintTerrain) == 0;
                             });
    const level::Paint compared = marksMatter ? edit::kSamePaint : edit::kSameTerrain;
    //: An undo command; %1 an ink
    const QString text = tr("Fill: %1").arg(paintTitle(context()));
    const bool hasImages = context().reach().symmetry().mode() != edit::PaintSymmetry::Mode::Off;
    if (!hasImages && inks.isOne() && context().isOpen(edit::Layer::Kept)) {
        // Without symmetric images, paints the cells directly: the filled area, which can be as
        // large as the level, need not be stored.
        paintCells(*context().document(), context().sheet(),
                   edit::filled(*cells, pointer.cell, compared, reach, within, inks.inks().front()),
                   text);
    } else {
        context().painting().paintArea(edit::flooded(*cells, pointer.cell, compared, reach, within),
                                       inks, text);
    }
}

EyedropperTool::EyedropperTool(EditContext& context)
    : Tool(context, {"eyedropper", tr("Eyedropper"), "eyedropper", QKeySequence(Qt::Key_I),
                     tr("Picks the ink that a cell is painted with"),
                     tr("Click a painted cell to paint with its ink"), kUsesInk}) {}

void EyedropperTool::pick(const CanvasPointer& pointer) {
    context().inks().pick(pointer.cell);
}

}  // namespace mazeloom::widgets
