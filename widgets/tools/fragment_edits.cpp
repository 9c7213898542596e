// SPDX-License-Identifier: MIT
#include "widgets/tools/fragment_edits.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/edit/area/outline.h"
#include "core/edit/fragment/paste.h"
#include "core/edit/fragment/shown.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/paint/selection_layer.h"

namespace mazeloom::widgets {

namespace {

const TrajectoryList& trajectoriesOf(const EditContext& context) {
    static const TrajectoryList none;
    const level::Level* level = currentLevel(*context.document());
    return level == nullptr ? none : level->trajectories;
}

const level::Kept& keptOf(const EditContext& context) {
    static const level::Kept none;
    const level::Level* level = currentLevel(*context.document());
    return level == nullptr ? none : level->kept;
}

void setThings(EditContext& context, edit::Things things, const QString& text) {
    PackDocument& document = *context.document();
    if (context.isOpen(edit::Layer::Objects))
        setObjects(document, context.sheet(), std::move(things.objects), text);
    if (!context.sheet().isRoom() && context.isOpen(edit::Layer::Paths)) {
        setTrajectories(document, context.sheet().id, std::move(things.trajectories), text);
    }
}

void eraseArea(EditContext& context, const edit::Area& area, const QString& text) {
    PackDocument& document = *context.document();
    const Sheet sheet = context.sheet();
    const edit::Area open = context.reach().openCells(area);
    paintCells(document, sheet,
               edit::deltaOf(*context.paint(), open, edit::eraser(context.canvas())), text,
               kNoGesture, open);
    setThings(context,
              {edit::outside(*objectsOf(document, sheet), area),
               edit::outside(trajectoriesOf(context), area)},
              text);
}

void placeFragment(EditContext& context, const edit::Fragment& given, grid::Point at,
                   const QString& text) {
    edit::Fragment fragment =
        context.sheet().isRoom() ? edit::fittedToRoom(given) : edit::fittedToLevel(given);
    if (!context.isOpen(edit::Layer::Objects)) fragment.objects.clear();
    if (!context.isOpen(edit::Layer::Paths)) fragment.trajectories.clear();
    PackDocument& document = *context.document();
    const Sheet sheet = context.sheet();
    const level::PaintGrid& cells = *context.paint();
    const grid::Size size = cells.size();
    const edit::Area mask = fragment.mask.moved(at).clipped(cells.bounds());
    const edit::Area open = context.reach().openCells(mask);
    paintCells(document, sheet, edit::deltaOf(cells, fragment.paint, at, open), text, kNoGesture,
               open);
    const level::Level* level = currentLevel(document);
    if (level != nullptr && context.isOpen(edit::Layer::Kept)) {
        setKept(document, sheet.id, edit::pasted(*level, fragment.kept, at, mask), text);
    }
    setThings(
        context,
        edit::pasted({*objectsOf(document, sheet), trajectoriesOf(context)}, fragment, at, size),
        text);
    context.reach().setSelection(mask);
}

/// Whether the contents of at least one layer (objects, paths or paint) can be edited. If not,
/// reports the reason.
bool mayEditCells(EditContext& context) {
    return context.isOpen(edit::Layer::Objects) || context.isOpen(edit::Layer::Paths) ||
           context.mayEdit(edit::Layer::Painted);
}

/// Performs several edits as one undo step, after which the level is generated once.
template <typename Edits>
void asOne(EditContext& context, const QString& text, const Edits& edits) {
    PackDocument& document = *context.document();
    document.beginStroke();
    document.history()->beginStep(text);
    edits();
    document.history()->endStep();
    document.endStroke();
}

/// Erases the selection and places a fragment at `at`. If the level cannot grow, clips the fragment
/// to the sheet.
bool replaceSelection(EditContext& context, const edit::Fragment& fragment, grid::Point at,
                      const QString& text) {
    const edit::Area before = context.reach().selection();
    const auto replace = [&](grid::Point by) {
        eraseArea(context, before.moved(by), text);
        placeFragment(context, fragment, at + by, text);
    };
    if (context.painting().isGrowing() && !context.sheet().isRoom()) {
        return context.painting().editGrowing(fragment.mask.moved(at), text, replace);
    }
    asOne(context, text, [&] { replace({}); });
    return true;
}

/// Whether the canvas shows generated contents besides painted and pinned ones.
bool showsGenerated(const EditContext& context) {
    const trace::Trace* trace = context.trace();
    if (trace == nullptr || context.sheet().isRoom()) return false;
    if (context.layers().of(edit::Layer::Generated).isHidden()) return false;
    return !trace->changedCells.isEmpty() || !trace->placements.empty();
}

}  // namespace

edit::Fragment painted(const EditContext& context) {
    const level::PaintGrid* cells = context.paint();
    if (cells == nullptr) return {};
    const edit::Area area = context.reach().selection().isEmpty() ? edit::Area(cells->bounds())
                                                                  : context.reach().selection();
    return edit::copyOf(*cells, *objectsOf(*context.document(), context.sheet()),
                        trajectoriesOf(context), area, keptOf(context), context.terrains());
}

std::optional<edit::Fragment> copied(const EditContext& context) {
    edit::Fragment fragment = painted(context);
    edit::leaveOutHidden(fragment, context.layers());
    if (fragment.isEmpty() || !showsGenerated(context)) return fragment;
    const auto map = context.makeShown();
    if (!map) return std::nullopt;
    const level::Level& level = *currentLevel(*context.document());
    if (map->size() == level.size) {
        const edit::Area area = fragment.mask.moved(fragment.from);
        edit::keepGenerated(
            fragment, {level, context.document()->pack().rooms, *map, context.trace()->initial},
            area);
    }
    return fragment;
}

bool eraseSelection(EditContext& context, const QString& text) {
    if (!context.canEdit() || context.reach().selection().isEmpty()) return false;
    if (refusesEdits(*context.document()) || !mayEditCells(context)) return false;
    asOne(context, text, [&] { eraseArea(context, context.reach().selection(), text); });
    return true;
}

bool place(EditContext& context, const edit::Fragment& fragment, grid::Point at,
           const QString& text) {
    if (!context.canEdit() || fragment.isEmpty()) return false;
    if (refusesEdits(*context.document()) || !mayEditCells(context)) return false;
    asOne(context, text, [&] {
        const grid::Point by = context.painting().growToHold(fragment.mask.moved(at), text);
        placeFragment(context, fragment, at + by, text);
    });
    return true;
}

bool moveSelection(EditContext& context, grid::Point by) {
    if (!context.canEdit() || context.reach().selection().isEmpty()) return false;
    if (by == grid::Point{}) return true;
    if (refusesEdits(*context.document()) || !mayEditCells(context)) return false;
    const edit::Fragment fragment = painted(context);
    const grid::Point at = context.reach().selection().bounds().topLeft() + by;
    return replaceSelection(context, fragment, at, EditContext::tr("Move the selection"));
}

bool turnSelection(EditContext& context, level::Symmetry symmetry, const QString& text) {
    if (!context.canEdit() || context.reach().selection().isEmpty()) return false;
    if (refusesEdits(*context.document()) || !mayEditCells(context)) return false;
    const edit::Fragment fragment = edit::transformed(painted(context), symmetry);
    const grid::Rect before = context.reach().selection().bounds();
    // Keep the middle of the selection in place, as far as whole cells allow.
    const grid::Point at{before.x + (before.width - fragment.paint.width()) / 2,
                         before.y + (before.height - fragment.paint.height()) / 2};
    return replaceSelection(context, fragment, at, text);
}

void paintFragment(QPainter& painter, const CanvasScene& scene, const edit::Fragment& fragment,
                   grid::Point at) {
    const ColourTable colours(scene.theme, scene.map.ruleset, scene.tileLook);
    const QRectF screen(QPointF(0, 0), scene.view.view());
    const bool hasKept = !fragment.kept.cells.isEmpty();
    for (const edit::Run& run : fragment.mask.runs()) {
        const auto row = fragment.paint.row(run.y);
        // A pinned cell shows its pinned contents instead of its paint.
        const auto looksAt = [&](int column) {
            const auto kept = hasKept ? fragment.kept.cells.at({column, run.y}) : level::KeptCell();
            if (kept.isKept())
                return std::pair(kept.cell(), static_cast<std::uint8_t>(kept.marks()));
            return std::pair(level::Cell(level::terrainOf(row[static_cast<std::size_t>(column)])),
                             std::uint8_t{0});
        };
        for (int x = run.x; x < run.end();) {
            const auto [cell, marks] = looksAt(x);
            int end = x + 1;
            while (end < run.end() && looksAt(end) == std::pair(cell, marks))
                ++end;
            const QRectF rect = scene.view.rectOf(grid::Rect{at.x + x, at.y + run.y, end - x, 1});
            if (rect.intersects(screen))
                painter.fillRect(rect, QColor(colours.colour(cell, marks)));
            x = end;
        }
    }
    const auto paintObject = [&](const level::Object& object) {
        const QRectF rect = scene.view.rectOf(at + object.at);
        if (rect.width() < 6) return;
        QFont font(QStringLiteral("JetBrains Mono"));
        font.setPixelSize(std::max(6, static_cast<int>(rect.height() * 0.8)));
        painter.setFont(font);
        painter.setPen(colourOf(symbolOf(object.kind), scene.theme));
        painter.drawText(rect, Qt::AlignCenter, QString(glyphOf(symbolOf(object.kind))));
    };
    std::ranges::for_each(fragment.kept.objects, paintObject);
    std::ranges::for_each(fragment.objects, paintObject);
    paintOutline(painter, scene, edit::outlineOf(fragment.mask.moved(at)));
}

}  // namespace mazeloom::widgets
