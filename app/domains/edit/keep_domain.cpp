// SPDX-License-Identifier: MIT
#include "app/domains/edit/keep_domain.h"

#include <QMainWindow>
#include <QWidget>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/generated_level.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/message_bar.h"
#include "widgets/problems/problem_text.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::app {

using widgets::EditContext;
using widgets::EditReach;
using widgets::PackDocument;

KeepDomain::KeepDomain(const WindowParts& parts)
    : QObject(&parts.window),
      context_(parts.toolBox.context()),
      messages_(parts.message),
      window_(&parts.window),
      keep_(parts.actions.add(
          this, {.id = "level.keep",
                 .text = tr("&Pin"),
                 .icon = "keep",
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_K)},
                 .tip = tr("Pin the selected cells as they are generated now: other "
                           "seeds generate around them"),
                 .menu = MenuGroup::Keep,
                 .triggered = [this] { keep(context_.reach().selection(), tr("Pin")); }})),
      keepAll_(parts.actions.add(
          this, {.id = "level.keep-all",
                 .text = tr("Pin &all"),
                 .icon = "keep-all",
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)},
                 .tip = tr("Pin every cell: the level is drawn by hand from now on"),
                 .menu = MenuGroup::Keep,
                 .triggered = [this] { keep(all(), tr("Pin all")); }})),
      letGo_(parts.actions.add(this, {.id = "level.let-go",
                                      .text = tr("Unpi&n"),
                                      .icon = "let-go",
                                      .shortcuts = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_K)},
                                      .tip = tr("Unpin the selected cells, or all when none is "
                                                "selected: they are generated again"),
                                      .menu = MenuGroup::Keep,
                                      .triggered = [this] { letGo(); }})) {
    connect(&context_, &EditContext::sheetChanged, this, &KeepDomain::update);
    connect(&context_.reach(), &EditReach::selectionChanged, this, &KeepDomain::update);
    connect(&context_, &EditContext::layersChanged, this, &KeepDomain::update);
    // Pinning cells regenerates the level, which changes the trace.
    connect(&context_, &EditContext::traceChanged, this, &KeepDomain::update);
    update();
}

edit::Area KeepDomain::all() const {
    return edit::Area(context_.paint()->bounds());
}

void KeepDomain::keep(const edit::Area& area, const QString& text) {
    PackDocument& document = *context_.document();
    const auto request = widgets::generationRequest(document);
    if (!request || refusesEdits(document)) return;
    const auto map = generatedLevel(window_, *request);
    if (map) {
        if (*map) keepCells(document, context_.sheet().id, **map, area, text);
        return;
    }
    messages_.showMessage(
        widgets::MessageBar::Kind::Warning,
        tr("Nothing can be pinned while the level cannot be generated: %1")
            .arg(widgets::generationText(map.error(), &document.pack(), request->level.get())));
}

void KeepDomain::letGo() {
    const bool some = !context_.reach().selection().isEmpty();
    letCellsGo(*context_.document(), context_.sheet().id,
               some ? context_.reach().selection() : all(), some ? tr("Unpin") : tr("Unpin all"));
}

void KeepDomain::update() {
    const PackDocument* document = context_.document();
    const level::Level* level = document == nullptr ? nullptr : currentLevel(*document);
    const bool isLevel = level != nullptr && context_.canEdit();
    const bool mayLetGo = isLevel && context_.isOpen(edit::Layer::Kept);
    const bool mayKeep = mayLetGo && context_.isOpen(edit::Layer::Generated);
    keep_->setEnabled(mayKeep && !context_.reach().selection().isEmpty());
    keepAll_->setEnabled(mayKeep);
    letGo_->setEnabled(mayLetGo && !level->kept.cells.isEmpty());
}

}  // namespace mazeloom::app
