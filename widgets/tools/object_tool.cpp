// SPDX-License-Identifier: MIT
#include "widgets/tools/object_tool.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <QKeyEvent>

#include "core/grid/bounds.h"
#include "core/level/laser_beam.h"
#include "core/trace/made.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/object_bar.h"
#include "widgets/tools/paint/object_paint.h"
#include "widgets/tools/tool_keys.h"

namespace mazeloom::widgets {

namespace {

using grid::Point;

/// Number of cells by which an arrow key with Shift moves objects.
constexpr int kBigNudge = 5;

bool isWith(const QKeyEvent& event, Qt::Key letter) {
    return event.key() == letter && event.modifiers() == Qt::ControlModifier;
}

edit::Area areaOf(const ObjectList& objects) {
    std::vector<edit::Run> runs;
    runs.reserve(objects.size());
    for (const level::Object& object : objects)
        runs.push_back({object.at.y, object.at.x, 1});
    return edit::Area(std::move(runs));
}

}  // namespace

QString kindTitle(level::ThingKind kind) {
    const QString text = thingText(kind);
    return text.left(1).toUpper() + text.mid(1);
}

QString objectTitle(const PackDocument& document, const level::Object& object) {
    if (object.kind != level::ThingKind::Own) return kindTitle(object.kind);
    const level::OwnKinds& kinds = document.pack().ownKinds;
    const level::OwnKind* own = level::findKind(kinds, object.own);
    return own == nullptr ? QString::fromStdString(object.own) : ownText(*own);
}

ObjectTool::ObjectTool(EditContext& context)
    : Tool(context,
           {"objects", tr("Objects"), "objects", QKeySequence(Qt::Key_T),
            tr("Places, moves and copies the hero, exits, emitters, monsters and items"),
            tr("Click to place or pick · drag to move, or to pick what is in a box · Shift: pick "
               "more · Alt: copy · arrows: nudge · Ctrl+D: duplicate · Delete: remove"),
            kGrows}) {
    connect(&context, &EditContext::sheetChanged, this, &ObjectTool::takeSheet);
    connect(&context.picked(), &Picked::changed, this, &ObjectTool::looksChanged);
}

QWidget* ObjectTool::createOptions() {
    return new ObjectBar(*this, context());
}

const ObjectList& ObjectTool::objects() const {
    return *objectsOf(*context().document(), context().sheet());
}

edit::Site ObjectTool::site() const {
    if (context().sheet().isRoom()) return edit::siteOf(*context().paint());
    edit::Site site = edit::siteOf(*currentLevel(*context().document()));
    site.grows = context().painting().isGrowing();
    return site;
}

void ObjectTool::setKind(std::optional<level::ThingKind> kind) {
    if (kind == kind_ && own_.empty()) return;
    kind_ = kind;
    own_.clear();
    emit kindChanged();
    emit looksChanged();
}

void ObjectTool::setOwnKind(const std::string& id) {
    if (kind_ == level::ThingKind::Own && own_ == id) return;
    kind_ = level::ThingKind::Own;
    own_ = id;
    emit kindChanged();
    emit looksChanged();
}

const level::OwnKind* ObjectTool::ownKindOf(const std::string& id) const {
    const PackDocument* document = context().document();
    if (document == nullptr || id.empty()) return nullptr;
    const level::OwnKinds& kinds = document->pack().ownKinds;
    return level::findKind(kinds, id);
}

void ObjectTool::takeSheet() {
    const auto kinds = edit::kindsOn(context().canvas());
    if (!own_.empty()) {
        if (ownKindOf(own_) == nullptr) setKind({});
        return;
    }
    if (kind_ && std::ranges::find(kinds, *kind_) == kinds.end()) setKind({});
}

bool ObjectTool::apply(const std::optional<edit::ObjectEdit>& edit, const QString& text,
                       Gesture gesture) {
    if (edit && isBeyond(*edit)) return applyGrowing(*edit, text);
    const bool isDone =
        edit && setObjects(*context().document(), context().sheet(), edit->objects, text, gesture);
    if (!isDone) return false;
    context().picked().setObjects(edit->picked);
    return true;
}

/// Grows the level and applies the edit, as one undo step.
bool ObjectTool::applyGrowing(edit::ObjectEdit edit, const QString& text) {
    const bool isDone = context().painting().editGrowing(areaOf(edit.objects), text, [&](Point by) {
        for (level::Object& object : edit.objects)
            object.at = object.at + by;
        setObjects(*context().document(), context().sheet(), std::move(edit.objects), text);
    });
    if (isDone) context().picked().setObjects(std::move(edit.picked));
    return isDone;
}

bool ObjectTool::isBeyond(const edit::ObjectEdit& edit) const {
    const grid::Rect sheet = context().paint()->bounds();
    return !std::ranges::all_of(edit.objects,
                                [&](const auto& object) { return sheet.contains(object.at); });
}

void ObjectTool::press(const CanvasPointer& pointer) {
    if (!context().canEdit() || !context().mayEdit(edit::Layer::Objects)) return;
    nudge_ = kNoGesture;
    anchor_ = pointer.cell;
    hovered_ = pointer.cell;
    adds_ = (pointer.modifiers & Qt::ShiftModifier) != 0;
    Picked& picked = context().picked();
    const auto under = edit::objectAt(objects(), pointer.cell);
    if (!under) {
        gesturing_ = Gesturing::Box;
        return;
    }
    const bool isPicked = std::ranges::binary_search(picked.objects(), *under);
    if (adds_) {
        edit::Picks more = picked.objects();
        isPicked ? std::erase(more, *under) : (more.push_back(*under), 0);
        picked.setObjects(std::move(more));
        return;
    }
    if (!isPicked) picked.setObjects({*under});
    gesturing_ = Gesturing::Move;
    gesture_ = newGesture();
    copies_ = (pointer.modifiers & Qt::AltModifier) != 0;
    takesAlong_ = isPicked || copies_;
    moved_ = {};
    blocked_ = false;
    before_ = objects();
    pickedBefore_ = picked.objects();
    edited_ = context().document();
    edited_->beginStroke();
}

void ObjectTool::drag(const CanvasPointer& pointer) {
    hovered_ = pointer.cell;
    if (gesturing_ == Gesturing::Move) moveTo(pointer.cell);
}

QString ObjectTool::moveText() const {
    return copies_ ? tr("Duplicate objects") : tr("Move objects");
}

void ObjectTool::moveTo(Point cell) {
    const Point by = cell - anchor_;
    blocked_ = false;
    if (by == moved_) return;
    if (by == Point{}) {
        beyond_.reset();
        apply(edit::ObjectEdit{before_, pickedBefore_}, tr("Move objects"), gesture_);
        moved_ = by;
        return;
    }
    auto edit = copies_ ? edit::duplicated(before_, site(), pickedBefore_, by)
                        : edit::moved(before_, site(), pickedBefore_, by);
    if (edit && isBeyond(*edit)) {
        blocked_ = !context().painting().canHold(areaOf(edit->objects));
        if (!blocked_) beyond_ = std::move(edit);
    } else {
        blocked_ = !apply(edit, moveText(), gesture_);
        if (!blocked_) beyond_.reset();
    }
    if (!blocked_) moved_ = by;
}

void ObjectTool::release(const CanvasPointer& pointer) {
    hovered_ = pointer.cell;
    const Gesturing was = gesturing_;
    gesturing_ = Gesturing::No;
    if (was == Gesturing::Move) {
        const bool isClick = pointer.cell == anchor_ && moved_ == Point{};
        if (blocked_) emit context().noted(obstacleText(pointer.cell - anchor_));
        if (beyond_ && edited_ != nullptr) {
            edited_->history()->cancel(gesture_);
            applyGrowing(std::move(*beyond_), moveText());
        }
        endMove();
        // A click on one of several picked objects picks only that object.
        if (isClick) {
            if (const auto under = edit::objectAt(objects(), anchor_)) {
                context().picked().setObjects({*under});
            }
        }
        return;
    }
    if (was != Gesturing::Box) return;
    if (pointer.cell == anchor_ && !adds_) {
        kind_ ? place(anchor_) : context().picked().clear();
        return;
    }
    edit::Picks picked = edit::objectsIn(objects(), grid::rectAround(anchor_, pointer.cell));
    if (adds_) {
        const edit::Picks& known = context().picked().objects();
        picked.insert(picked.end(), known.begin(), known.end());
    }
    context().picked().setObjects(std::move(picked));
}

QString ObjectTool::obstacleText(Point by) const {
    const edit::Site ground = site();
    for (std::size_t index : pickedBefore_) {
        const level::Object& object = before_[index];
        switch (ground.obstacle(object.kind, object.at + by).value_or(edit::Obstacle::Taken)) {
            case edit::Obstacle::Outside:
                return tr("It cannot stand there: that is outside of the level");
            case edit::Obstacle::Solid:
                return tr("It cannot stand there: the cell is solid");
            case edit::Obstacle::Taken:
                break;
        }
    }
    return tr("It cannot stand there: something else does");
}

void ObjectTool::place(Point cell) {
    //: An undo command; %1 a kind of thing
    apply(edit::placed(objects(), site(), *kind_, cell, own_),
          tr("Place: %1").arg(thingText(*kind_, ownKindOf(own_))));
}

void ObjectTool::endMove() {
    gesture_ = kNoGesture;
    blocked_ = false;
    beyond_.reset();
    if (edited_ != nullptr) edited_->endStroke();
    edited_ = nullptr;
}

bool ObjectTool::isBusy() const {
    return gesturing_ != Gesturing::No || !context().picked().objects().empty();
}

void ObjectTool::cancel() {
    const Gesturing was = gesturing_;
    gesturing_ = Gesturing::No;
    if (was == Gesturing::Move) {
        if (edited_ != nullptr) edited_->history()->cancel(gesture_);
        endMove();
        context().picked().setObjects(pickedBefore_);
    } else if (was == Gesturing::No) {
        context().picked().clear();
    }
}

void ObjectTool::leaveSheet() {
    gesturing_ = Gesturing::No;
    endMove();
}

void ObjectTool::hover(const std::optional<CanvasPointer>& pointer) {
    hovered_.reset();
    if (pointer) hovered_ = pointer->cell;
}

bool ObjectTool::wantsKey(const QKeyEvent& event) const {
    if (!context().canEdit() || gesturing_ != Gesturing::No) return false;
    if (!context().isOpen(edit::Layer::Objects)) return false;
    if (isWith(event, Qt::Key_A)) return true;
    if (context().picked().objects().empty()) return false;
    const auto held = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    return isDelete(event) || isWith(event, Qt::Key_D) ||
           (arrowOf(event) && held == Qt::NoModifier);
}

void ObjectTool::key(QKeyEvent& event) {
    if (isWith(event, Qt::Key_A)) {
        context().picked().setObjects(edit::objectsIn(objects(), context().paint()->bounds()));
    } else if (isDelete(event)) {
        removePicked();
    } else if (isWith(event, Qt::Key_D)) {
        duplicatePicked();
    } else if (const auto way = arrowOf(event)) {
        const bool far = (event.modifiers() & Qt::ShiftModifier) != 0;
        nudge(*way * (far ? kBigNudge : 1), event.isAutoRepeat());
    }
}

void ObjectTool::nudge(Point by, bool goesOn) {
    if (!goesOn || nudge_ == kNoGesture) nudge_ = newGesture();
    apply(edit::moved(objects(), site(), context().picked().objects(), by), tr("Move objects"),
          nudge_);
}

void ObjectTool::removePicked() {
    const edit::Picks picked = context().picked().objects();
    if (picked.empty() || refusesEdits(*context().document())) return;
    context().picked().clear();
    setObjects(*context().document(), context().sheet(), edit::without(objects(), picked),
               tr("Delete objects"));
}

void ObjectTool::duplicatePicked() {
    // Place copies inside the level, because duplicating must not grow it.
    edit::Site inside = site();
    inside.grows = false;
    apply(edit::duplicatedBeside(objects(), inside, context().picked().objects()),
          tr("Duplicate objects"));
}

void ObjectTool::paint(QPainter& painter, const CanvasScene& scene) const {
    const edit::LayerState& layer = context().layers().of(edit::Layer::Objects);
    if (!context().canEdit() || layer.isHidden()) return;
    if (layer.isDimmed()) painter.setOpacity(kDimmedOpacity);
    paintObjects(painter, scene);
    painter.setOpacity(1);
    if (!layer.isOpen()) return;
    paintGhost(painter, scene);
    if (gesturing_ == Gesturing::Box && hovered_ && (*hovered_ != anchor_ || adds_)) {
        painter.setPen(QPen(scene.theme.highlight, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(scene.view.rectOf(grid::rectAround(anchor_, *hovered_)));
    }
}

void ObjectTool::paintObjects(QPainter& painter, const CanvasScene& scene) const {
    const QRectF screen(QPointF(0, 0), scene.view.view());
    const edit::Picks& picked = context().picked().objects();
    const Sheet sheet = context().sheet();
    const level::Level* level = currentLevel(*context().document());
    const bool isPainted = sheet.isRoom() || (level != nullptr && level->paint);
    // In a room this list is empty, because the trace of a room has no generated objects.
    const std::vector<level::Object> made =
        emittersOf(trace::madeBy(scene.trace, scene.map.position).objects);
    std::vector<level::Object> emitters = emittersOf(objects());
    std::ranges::copy(made, std::back_inserter(emitters));
    const auto stops = beamStops(isPainted ? context().paint() : nullptr, context().terrains(),
                                 emitters, scene.map);
    for (const level::Object& emitter : made)
        paintBeam(painter, scene, emitter, level::beamCells(emitter, stops), true);
    for (std::size_t i = 0; i < objects().size(); ++i) {
        const level::Object& object = objects()[i];
        const QRectF cell = scene.view.rectOf(object.at);
        if (object.kind == level::ThingKind::Emitter) {
            paintBeam(painter, scene, object, level::beamCells(object, stops), true);
        }
        if (!cell.intersects(screen)) continue;
        paintThing(painter, cell, object.kind, scene.theme, 1, ownKindOf(object.own));
        if (!std::ranges::binary_search(picked, i)) continue;
        // Draw the frame over a wider one in the canvas's colour, so that it is visible on any
        // ground.
        const double line = std::clamp(cell.width() / 10, 1.0, 3.0);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(scene.theme.canvas, line + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(cell);
        painter.setPen(
            QPen(scene.theme.highlight, line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(cell);
    }
}

/// Draws the object that a click would place, the obstacles to a move, or objects that were dragged
/// beyond the level's edges.
void ObjectTool::paintGhost(QPainter& painter, const CanvasScene& scene) const {
    if (!hovered_) return;
    if (gesturing_ == Gesturing::Move && blocked_) {
        std::vector<edit::Run> runs;
        for (std::size_t index : pickedBefore_) {
            const Point at = before_[index].at + (*hovered_ - anchor_);
            runs.push_back({at.y, at.x, 1});
        }
        paintArea(painter, scene, edit::Area(std::move(runs)), scene.theme.error);
        return;
    }
    if (beyond_) {
        for (std::size_t index : beyond_->picked) {
            const level::Object& object = beyond_->objects[index];
            paintArea(painter, scene, edit::Area(object.at), scene.theme.highlight);
            paintThing(painter, scene.view.rectOf(object.at), object.kind, scene.theme, 1,
                       ownKindOf(object.own));
        }
        return;
    }
    if (!kind_ || gesturing_ != Gesturing::No) return;
    if (const auto obstacle = edit::obstacleTo(objects(), site(), *kind_, *hovered_)) {
        if (*obstacle == edit::Obstacle::Solid) {
            paintArea(painter, scene, edit::Area(*hovered_), scene.theme.error);
        }
        return;
    }
    paintThing(painter, scene.view.rectOf(*hovered_), *kind_, scene.theme, 0.5, ownKindOf(own_));
}

}  // namespace mazeloom::widgets
