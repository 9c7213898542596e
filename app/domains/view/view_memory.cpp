// SPDX-License-Identifier: MIT
#include "app/domains/view/view_memory.h"

#include <algorithm>

#include <QMainWindow>

#include "app/domains/parts/window_parts.h"
#include "app/domains/view/generate_domain.h"
#include "app/workspace/workspace.h"
#include "widgets/timeline/player.h"
#include "widgets/tools/context/edit_context.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::app {

using widgets::PackDocument;
using widgets::Sheet;

ViewMemory::ViewMemory(const WindowParts& parts, GenerateDomain& generate)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      canvas_(parts.canvas),
      player_(parts.player),
      context_(parts.toolBox.context()) {
    connect(&generate, &GenerateDomain::sheetLeft, this, &ViewMemory::leave);
    connect(&generate, &GenerateDomain::sheetShown, this, &ViewMemory::arrive);
    connect(&workspace_, &Workspace::documentAboutToClose, this, &ViewMemory::forget);
    connect(&workspace_, &Workspace::currentChanged, this, &ViewMemory::keepSelection);
    connect(&context_, &widgets::EditContext::sheetChanged, this, &ViewMemory::giveSelectionBack);
    connect(&canvas_, &widgets::Canvas::viewMoved, this, &ViewMemory::changed);
    connect(&canvas_, &widgets::Canvas::zoomChanged, this, &ViewMemory::changed);
    connect(&player_, &widgets::Player::positionChanged, this, &ViewMemory::changed);
}

ViewMemory::Key ViewMemory::keyOf(const PackDocument* document, const Sheet& sheet) {
    return {document, (sheet.isRoom() ? "room/" : "level/") + sheet.id};
}

std::optional<SheetView> ViewMemory::viewOf(const PackDocument* document,
                                            const Sheet& sheet) const {
    const Key key = keyOf(document, sheet);
    if (shown_ == key) return present();
    const auto found = views_.find(key);
    if (found == views_.end()) return {};
    return found->second;
}

void ViewMemory::setView(const PackDocument* document, const Sheet& sheet, const SheetView& view) {
    const Key key = keyOf(document, sheet);
    if (shown_ == key) {
        lookAs(view);
    } else {
        views_[key] = view;
    }
}

SheetView ViewMemory::present() const {
    return {canvas_.place(), player_.position(), player_.count()};
}

void ViewMemory::lookAs(const SheetView& view) {
    canvas_.setPlace(view.place);
    // If the number of steps has changed, the stored position means another step now.
    if (view.count == player_.count()) player_.seek(view.position);
}

void ViewMemory::leave(PackDocument* document, const Sheet& sheet) {
    views_[keyOf(document, sheet)] = present();
}

void ViewMemory::arrive(PackDocument* document, const Sheet& sheet) {
    const Key key = keyOf(document, sheet);
    const bool isOtherPack = !shown_ || shown_->first != document;
    shown_ = key;
    const auto found = views_.find(key);
    if (found == views_.end()) {
        // Within a pack the view stays, so that levels of the same size can be compared cell by
        // cell.
        if (isOtherPack) canvas_.fit();
        return;
    }
    lookAs(found->second);
}

void ViewMemory::forget(const PackDocument* document) {
    std::erase_if(views_, [&](const auto& each) { return each.first.first == document; });
    selections_.erase(document);
    if (shown_ && shown_->first == document) shown_.reset();
}

void ViewMemory::keepSelection() {
    PackDocument* left = context_.document();
    const auto open = workspace_.documents();
    if (std::ranges::find(open, left) == open.end()) return;
    if (context_.reach().selection().isEmpty()) {
        selections_.erase(left);
    } else {
        selections_[left] = {context_.sheet(), context_.reach().selection()};
    }
}

void ViewMemory::giveSelectionBack() {
    const auto kept = selections_.extract(context_.document());
    if (kept.empty() || kept.mapped().sheet != context_.sheet() || !context_.canEdit()) return;
    context_.reach().setSelection(kept.mapped().area.clipped(context_.paint()->bounds()));
}

}  // namespace mazeloom::app
