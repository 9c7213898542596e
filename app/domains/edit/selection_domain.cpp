// SPDX-License-Identifier: MIT
#include "app/domains/edit/selection_domain.h"

#include <QMainWindow>

#include <algorithm>
#include <limits>

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "core/edit/fragment/fragment_text.h"
#include "core/edit/fragment/stamps.h"
#include "core/edit/fragment/tiling.h"
#include "core/pack/fragment_json.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/panels/message_bar.h"
#include "widgets/panels/stamps/stamp_edits.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"
#include "widgets/tools/fragment_edits.h"
#include "widgets/tools/stamp_tool.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::app {

using widgets::MessageBar;

namespace {

const QString kMimeType = QStringLiteral("application/x-mazeloom-fragment");

level::Symmetry turned(int quarterTurns) {
    return {quarterTurns, false};
}

}  // namespace

SelectionDomain::SelectionDomain(const WindowParts& parts)
    : QObject(&parts.window),
      box_(parts.toolBox),
      messages_(parts.message),
      stamp_(qobject_cast<widgets::StampTool*>(parts.toolBox.find(QStringLiteral("stamp")))) {
    makeActions(parts.actions);
    connect(stamp_, &widgets::StampTool::letGo, this, [this] {
        if (box_.current() == stamp_) box_.setCurrent(toolBefore_);
    });
    // A stamp tool without a stamp takes the clipboard's content when the user selects the tool.
    connect(&box_, &widgets::ToolBox::currentChanged, this, [this] {
        if (box_.current() != stamp_) {
            toolBefore_ = box_.current();
        } else if (stamp_->isEmpty()) {
            paste();
        }
    });
    widgets::EditContext& context = box_.context();
    connect(&context, &widgets::EditContext::sheetChanged, this, &SelectionDomain::update);
    connect(&context.reach(), &widgets::EditReach::selectionChanged, this,
            &SelectionDomain::update);
    connect(&context, &widgets::EditContext::stampsChanged, this, &SelectionDomain::update);
    connect(&context, &widgets::EditContext::refused, this,
            [this](const QString& why) { messages_.showMessage(MessageBar::Kind::Warning, why); });
    update();
    connect(this, &SelectionDomain::told, &parts.events, &WindowEvents::told);
    connect(&parts.events, &WindowEvents::stampTaken, this, [this](const edit::Fragment& stamp) {
        takeInHand(stamp);
        box_.canvas().setFocus();
    });
}

void SelectionDomain::makeActions(ActionRegistry& actions) {
    widgets::EditContext& context = box_.context();
    const auto add = [&](const ActionSpec& spec) { return actions.add(this, spec); };
    cut_ = add({.id = "edit.cut",
                .text = tr("Cu&t"),
                .icon = "cut",
                .shortcuts = {QKeySequence::Cut},
                .tip = tr("Copy the selected cells and erase them"),
                .menu = MenuGroup::Clipboard,
                .triggered = [this, &context] {
                    if (copy()) widgets::eraseSelection(context, tr("Cut"));
                }});
    copy_ = add({.id = "edit.copy",
                 .text = tr("&Copy"),
                 .icon = "copy",
                 .shortcuts = {QKeySequence::Copy},
                 .tip = tr("Copy the selected cells as they are shown, with all that stands on "
                           "them, also as text"),
                 .menu = MenuGroup::Clipboard,
                 .triggered = [this] { copy(); }});
    copyPainted_ = add({.id = "edit.copy-painted",
                        .text = tr("C&opy what is painted"),
                        .tip = tr("Copy the selected cells without what was generated"),
                        .menu = MenuGroup::Clipboard,
                        .triggered = [this] { copyPainted(); }});
    paste_ = add({.id = "edit.paste",
                  .text = tr("&Paste"),
                  .icon = "paste",
                  .shortcuts = {QKeySequence::Paste},
                  .tip = tr("Pick up what was copied: a click places it"),
                  .menu = MenuGroup::Clipboard,
                  .triggered = [this] { paste(); }});
    pasteInPlace_ = add({.id = "edit.paste-in-place",
                         .text = tr("Past&e in place"),
                         .shortcuts = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_V)},
                         .tip = tr("Place what was copied at the cells that it was copied from"),
                         .menu = MenuGroup::Clipboard,
                         .triggered = [this] { pasteInPlace(); }});
    fill_ = add({.id = "edit.fill-pattern",
                 .text = tr("Fill &with a pattern"),
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)},
                 .tip = tr("Tile the selected cells with the current stamp or what was copied"),
                 .menu = MenuGroup::Clipboard,
                 .triggered = [this] { fillWithPattern(); }});
    delete_ = add({.id = "edit.delete",
                   .text = tr("&Delete"),
                   .icon = "delete",
                   .shortcuts = {QKeySequence(Qt::Key_Delete)},
                   .tip = tr("Erase the selected cells and what stands on them"),
                   .menu = MenuGroup::Clipboard,
                   .triggered = [&context] { widgets::eraseSelection(context, tr("Delete")); }});
    all_ = add({.id = "edit.select-all",
                .text = tr("Select &all"),
                .shortcuts = {QKeySequence::SelectAll},
                .tip = tr("Select every cell"),
                .menu = MenuGroup::Select,
                .triggered = [&context] {
                    context.reach().setSelection(edit::Area(context.paint()->bounds()));
                }});
    none_ = add({.id = "edit.select-none",
                 .text = tr("Select &nothing"),
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)},
                 .tip = tr("Clear the selection: painting works everywhere again"),
                 .menu = MenuGroup::Select,
                 .triggered = [&context] { context.reach().setSelection({}); }});
    invert_ = add({.id = "edit.select-inverse",
                   .text = tr("&Invert the selection"),
                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_I)},
                   .tip = tr("Select what is not selected"),
                   .menu = MenuGroup::Select,
                   .triggered = [&context] {
                       const grid::Rect all = context.paint()->bounds();
                       context.reach().setSelection(context.reach().selection().invertedIn(all));
                   }});
    turn_ = add({.id = "edit.turn",
                 .text = tr("Turn ri&ght"),
                 .icon = "turn",
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_T)},
                 .tip = tr("Turn the selected cells by 90°, clockwise"),
                 .menu = MenuGroup::Turn,
                 .triggered = [&context] {
                     widgets::turnSelection(context, turned(1), tr("Turn right"));
                 }});
    turnBack_ = add(
        {.id = "edit.turn-back",
         .text = tr("Turn &left"),
         .icon = "turn-back",
         .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
         .tip = tr("Turn the selected cells by 90°, counterclockwise"),
         .menu = MenuGroup::Turn,
         .triggered = [&context] { widgets::turnSelection(context, turned(3), tr("Turn left")); }});
    mirror_ = add({.id = "edit.mirror",
                   .text = tr("&Mirror"),
                   .icon = "mirror",
                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_M)},
                   .tip = tr("Swap left and right of the selected cells"),
                   .menu = MenuGroup::Turn,
                   .triggered = [&context] {
                       widgets::turnSelection(context, level::Symmetry{0, true}, tr("Mirror"));
                   }});
    flip_ = add({.id = "edit.flip",
                 .text = tr("&Flip"),
                 .icon = "flip",
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)},
                 .tip = tr("Swap top and bottom of the selected cells"),
                 .menu = MenuGroup::Turn,
                 .triggered = [&context] {
                     widgets::turnSelection(context, level::Symmetry{2, true}, tr("Flip"));
                 }});
    for (int i = 0; i < kStamps; ++i) {
        const auto place = static_cast<std::size_t>(i);
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + i);
        const QByteArray number = QByteArray::number(i + 1);
        use_[place] = add({.id = ("edit.stamp-" + number).constData(),
                           .text = tr("Stamp &%1").arg(i + 1),
                           .shortcuts = {QKeySequence(key)},
                           .tip = tr("Pick up this stamp of the pack"),
                           .triggered = [this, place] { takeStamp(place); }});
        keep_[place] = add({.id = ("edit.keep-stamp-" + number).constData(),
                            .text = tr("Save as stamp &%1").arg(i + 1),
                            .shortcuts = {QKeySequence(Qt::CTRL | key)},
                            .tip = tr("Save the selected cells as this stamp of the pack"),
                            .triggered = [this, place] { keepStamp(place); }});
    }
    const auto addStamps = [&](const QString& title, const QString& tip, const auto& stamps) {
        QMenu* menu = actions.addMenu(MenuGroup::Stamps, title, tip);
        for (QAction* action : stamps)
            menu->addAction(action);
    };
    addStamps(tr("Stamp&s"), tr("Parts of levels that are saved in the pack"), use_);
    addStamps(tr("Sa&ve as stamp"), tr("Save the selected cells for later"), keep_);
}

/// Whether there is a selection. If not, reports that Copy needs one.
bool SelectionDomain::mayCopy() {
    widgets::EditContext& context = box_.context();
    if (!context.reach().selection().isEmpty()) return true;
    emit context.noted(tr("Nothing is selected. Select the cells to copy first."));
    return false;
}

bool SelectionDomain::copy() {
    if (!mayCopy()) return false;
    const auto fragment = widgets::copied(box_.context());
    if (!fragment || fragment->isEmpty()) return false;
    toClipboard(*fragment);
    return true;
}

void SelectionDomain::copyPainted() {
    if (!mayCopy()) return;
    const edit::Fragment fragment = widgets::painted(box_.context());
    if (!fragment.isEmpty()) toClipboard(fragment);
}

void SelectionDomain::toClipboard(const edit::Fragment& fragment) {
    const level::OwnKinds& kinds = box_.context().document()->pack().ownKinds;
    auto* data = new QMimeData;
    data->setData(kMimeType, QByteArray::fromStdString(pack::writeFragment(fragment)));
    data->setText(QString::fromStdString(edit::toText(fragment, kinds)));
    QGuiApplication::clipboard()->setMimeData(data);
    const auto cells =
        std::min<std::int64_t>(fragment.mask.cellCount(), std::numeric_limits<int>::max());
    const QString text = tr("%n cell(s) copied", nullptr, static_cast<int>(cells));
    emit told(fragment.kept.cells.isEmpty() ? text
                                            //: %1 “12 cells copied”
                                            : tr("%1: pasting pins them as they are").arg(text));
}

void SelectionDomain::paste() {
    if (auto fragment = copied()) takeInHand(std::move(*fragment));
}

std::optional<edit::Fragment> SelectionDomain::copied() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const auto refuse = [this](const Problem& problem) -> std::optional<edit::Fragment> {
        messages_.showMessage(
            MessageBar::Kind::Warning,
            tr("The clipboard cannot be pasted: %1").arg(widgets::problemLine(problem)));
        return std::nullopt;
    };
    if (data != nullptr && data->hasFormat(kMimeType)) {
        widgets::EditContext& context = box_.context();
        auto fragment = pack::readFragment(data->data(kMimeType).toStdString(), context.terrains());
        if (!fragment) return refuse(fragment.error().front());
        // A fragment from another pack may use terrains that the current pack does not have yet.
        if (context.document() != nullptr && fragment->terrains != context.terrains()) {
            widgets::setOwnTerrains(*context.document(), fragment->terrains.own(),
                                    tr("Add terrains from another pack"));
        }
        return std::move(*fragment);
    }
    const QString text = data != nullptr && data->hasText() ? data->text() : QString();
    if (text.isEmpty()) {
        messages_.showMessage(
            MessageBar::Kind::Note,
            tr("There is nothing to paste: copy selected cells first, or cells as text."));
        return std::nullopt;
    }
    const widgets::PackDocument* const document = box_.context().document();
    const level::OwnKinds kinds =
        document == nullptr ? level::OwnKinds() : level::OwnKinds(document->pack().ownKinds);
    auto fragment = edit::fromText(text.toStdString(), kinds, box_.context().terrains());
    return fragment ? std::move(*fragment) : refuse(fragment.error());
}

/// Fills the selection with a pattern: the stamp if the stamp tool is active, else the clipboard's
/// content.
void SelectionDomain::fillWithPattern() {
    const bool isStamp = box_.current() == stamp_ && !stamp_->isEmpty();
    const auto pattern = isStamp ? std::optional(stamp_->fragment()) : copied();
    if (!pattern) return;
    widgets::EditContext& context = box_.context();
    const edit::Area region = context.reach().selection();
    widgets::place(context, edit::tiled(*pattern, region), region.bounds().topLeft(),
                   tr("Fill with a pattern"));
    // Select the whole region again: if the pattern has gaps, not all cells of the region were
    // painted.
    context.reach().setSelection(region);
}

void SelectionDomain::pasteInPlace() {
    const auto fragment = copied();
    if (!fragment || fragment->isEmpty()) return;
    widgets::EditContext& context = box_.context();
    const edit::Area cells = fragment->mask.moved(fragment->from);
    const bool reaches = !cells.clipped(context.paint()->bounds()).isEmpty();
    if (!reaches && !context.painting().canHold(cells)) {
        messages_.showMessage(MessageBar::Kind::Note,
                              tr("The cells that this was copied from lie beyond this level or "
                                 "room: paste it and click where to place it."));
        return;
    }
    widgets::place(context, *fragment, fragment->from, tr("Paste in place"));
}

void SelectionDomain::takeInHand(edit::Fragment fragment) {
    if (fragment.isEmpty()) return;
    stamp_->setFragment(std::move(fragment));
    box_.setCurrent(stamp_);
}

void SelectionDomain::takeStamp(std::size_t number) {
    const level::Stamps& stamps = stampsOf(box_.context());
    if (number < stamps.size()) takeInHand(edit::fragmentOf(stamps[number]));
}

void SelectionDomain::keepStamp(std::size_t number) {
    const auto kept = widgets::keepStamp(box_.context(), number);
    if (!kept) return;
    const QString title = widgets::qstring(stampsOf(box_.context())[*kept].title);
    const QString key = use_[*kept]->shortcut().toString(QKeySequence::NativeText);
    emit told(key.isEmpty() ? tr("Saved as “%1”").arg(title)
                            //: %1 the name of a stamp, %2 a key
                            : tr("Saved as “%1”: %2 picks it up").arg(title, key));
}

void SelectionDomain::update() {
    const bool canEdit = box_.context().canEdit();
    const bool any = canEdit && !box_.context().reach().selection().isEmpty();
    for (QAction* action : {cut_, fill_, delete_, none_, turn_, turnBack_, mirror_, flip_})
        action->setEnabled(any);
    for (QAction* action : {copy_, copyPainted_, paste_, pasteInPlace_, all_, invert_})
        action->setEnabled(canEdit);
    const std::size_t stamps = stampsOf(box_.context()).size();
    for (std::size_t i = 0; i < use_.size(); ++i) {
        use_[i]->setEnabled(canEdit && i < stamps);
        keep_[i]->setEnabled(any);
    }
}

}  // namespace mazeloom::app
