// SPDX-License-Identifier: MIT
#include "app/domains/edit/extent_domain.h"

#include <QMainWindow>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "core/edit/offset.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/inspector/offset_dialog.h"
#include "widgets/panels/inspector/resize_dialog.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::app {

using widgets::EditContext;
using widgets::EditReach;
using widgets::PackDocument;

ExtentDomain::ExtentDomain(const WindowParts& parts)
    : QObject(&parts.window),
      context_(parts.toolBox.context()),
      window_(parts.window),
      resize_(parts.actions.add(
          this, {.id = "level.resize",
                 .text = tr("Resi&ze…"),
                 .tip = tr("Crop or extend the level or room, and see what would be lost"),
                 .menu = MenuGroup::Extent,
                 .triggered =
                     [this] {
                         widgets::askToResize(*context_.document(), context_.sheet(), &window_);
                     }})),
      toSelection_(parts.actions.add(
          this, {.id = "level.crop-to-selection",
                 .text = tr("Crop to the &selection"),
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
                 .tip = tr("Make the level or room as large as the selection"),
                 .menu = MenuGroup::Extent,
                 .triggered =
                     [this] {
                         crop(context_.reach().selection().bounds(), tr("Crop to the selection"));
                     }})),
      toPainted_(parts.actions.add(
          this,
          {.id = "level.crop-to-painted",
           .text = tr("&Crop to what is painted"),
           .shortcuts = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C)},
           .tip = tr(
               "Remove rows and columns at the edges where nothing is painted, pinned or placed"),
           .menu = MenuGroup::Extent,
           .triggered = [this] { crop(painted(), tr("Crop to what is painted")); }})),
      offset_(parts.actions.add(
          this, {.id = "level.offset",
                 .text = tr("Offse&t…"),
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)},
                 .tip = tr("Move everything in the level or room, with or without wrapping around"),
                 .menu = MenuGroup::Extent,
                 .triggered = [this] { offset(); }})) {
    settle_.setSingleShot(true);
    settle_.setInterval(200);
    connect(&settle_, &QTimer::timeout, this, &ExtentDomain::update);
    connect(&context_, &EditContext::sheetChanged, this, &ExtentDomain::follow);
    connect(&context_.reach(), &EditReach::selectionChanged, this, &ExtentDomain::updateSelected);
    follow();
    connect(this, &ExtentDomain::told, &parts.events, &WindowEvents::told);
}

void ExtentDomain::follow() {
    if (PackDocument* document = context_.document()) {
        connect(document, &PackDocument::sheetChanged, &settle_, qOverload<>(&QTimer::start),
                Qt::UniqueConnection);
    }
    update();
}

grid::Rect ExtentDomain::all() const {
    const level::PaintGrid* cells = context_.paint();
    return cells == nullptr ? grid::Rect{} : cells->bounds();
}

grid::Rect ExtentDomain::painted() const {
    if (!context_.canEdit()) return {};
    const PackDocument& document = *context_.document();
    const widgets::Sheet sheet = context_.sheet();
    if (sheet.isRoom()) return edit::paintedBounds(*findRoom(document, sheet.id));
    return edit::paintedBounds(*findLevel(document, sheet.id));
}

void ExtentDomain::crop(const grid::Rect& to, const QString& text) {
    if (to.isEmpty() || to == all()) return;
    if (!resizeSheet(*context_.document(), context_.sheet(), to, text)) return;
    emit told(tr("Cropped to %1 × %2 cells").arg(to.width).arg(to.height));
}

void ExtentDomain::offset() {
    PackDocument& document = *context_.document();
    if (refusesEdits(document)) return;
    const widgets::Sheet sheet = context_.sheet();
    const auto losses = [&](const grid::Rect& staying) {
        return widgets::lossesOf(document, sheet, staying);
    };
    widgets::OffsetDialog dialog({all().width, all().height}, losses, &window_);
    if (dialog.exec() != QDialog::Accepted) return;
    offsetSheet(document, sheet, dialog.by(), dialog.pastEdge(), tr("Offset"));
}

void ExtentDomain::update() {
    settle_.stop();
    const grid::Rect whole = all();
    const grid::Rect used = painted();
    toPainted_->setEnabled(!used.isEmpty() && used != whole);
    resize_->setEnabled(!whole.isEmpty());
    offset_->setEnabled(!whole.isEmpty());
    updateSelected();
}

void ExtentDomain::updateSelected() {
    const grid::Rect selected = context_.reach().selection().bounds();
    toSelection_->setEnabled(!selected.isEmpty() && selected != all());
}

}  // namespace mazeloom::app
