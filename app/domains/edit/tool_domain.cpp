// SPDX-License-Identifier: MIT
#include "app/domains/edit/tool_domain.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/view/generate_domain.h"
#include "app/workspace/workspace.h"
#include "widgets/canvas/canvas.h"
#include "widgets/text/tool_tip.h"
#include "widgets/tools/context/ink_text.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::app {

using widgets::Tool;

namespace {

constexpr auto kGrow = "tools/grow";

}  // namespace

ToolDomain::ToolDomain(const WindowParts& parts, GenerateDomain& generate)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      box_(parts.toolBox),
      group_(new QActionGroup(this)) {
    const auto add = [&](ActionSpec spec, Tool* tool) {
        spec.checkable = true;
        spec.menu = MenuGroup::Tools;
        spec.triggered = [this, tool] {
            box_.setCurrent(tool);
            // After the user selected a tool, keys should apply to the canvas.
            if (box_.canvas().isVisible()) box_.canvas().setFocus(Qt::ShortcutFocusReason);
        };
        QAction* action = parts.actions.add(this, spec);
        group_->addAction(action);
        actions_.append(action);
        connect(&box_, &widgets::ToolBox::currentChanged, this,
                [this, action, tool] { action->setChecked(box_.current() == tool); });
        action->setChecked(box_.current() == tool);
    };
    add({.id = "tool.inspect",
         .text = tr("&Look"),
         .icon = "inspect",
         .shortcuts = {QKeySequence(Qt::Key_V)},
         .tip = tr("Click a cell to see the steps that made it; drag an object to move it")},
        nullptr);
    for (Tool* tool : box_.tools()) {
        const widgets::ToolInfo& info = tool->info();
        const QByteArray id = QByteArray("tool.") + info.id;
        add({.id = id.constData(),
             .text = info.title,
             .icon = info.icon,
             .shortcuts = {info.shortcut},
             .tip = info.tip},
            tool);
    }
    addQuestion(parts.actions);
    addSymmetries(parts.actions);
    addGrowing(parts.actions);
    addBrushSizes(parts.actions);
    connect(&box_, &widgets::ToolBox::currentChanged, this, &ToolDomain::hintChanged);
    connect(&box_.canvas(), &widgets::Canvas::cursorShown, this, &ToolDomain::hintChanged);
    connect(&box_.context().inks(), &widgets::Inks::mixChanged, this, &ToolDomain::hintChanged);
    connect(&box_.context(), &widgets::EditContext::sheetChanged, this, &ToolDomain::hintChanged);
    connect(&workspace_, &Workspace::currentChanged, &box_.context(),
            &widgets::EditContext::setDocument);
    connect(&box_.context(), &widgets::EditContext::sheetChanged, this, &ToolDomain::update);
    update();
    connect(this, &ToolDomain::whyWanted, &parts.events, &WindowEvents::whyWanted);
    connect(&generate.service(), &widgets::GenerationService::finished, this,
            [this](const std::shared_ptr<widgets::Generation>& generation) {
                box_.settle(*generation);
            });
    connect(&generate, &GenerateDomain::sketchShown, this,
            [this](const widgets::Generation& sketch) { box_.settle(sketch); });
}

void ToolDomain::addQuestion(ActionRegistry& actions) {
    actions.add(this, {.id = "tool.why",
                       .text = tr("&Why is this cell like this?"),
                       .icon = "provenance",
                       .shortcuts = {QKeySequence(Qt::Key_Question)},
                       .tip = tr("Show the steps that made the cell under the pointer, or under "
                                 "the cell cursor"),
                       .menu = MenuGroup::Ask,
                       .triggered = [this] {
                           if (const auto cell = box_.canvas().hoveredCell()) emit whyWanted(*cell);
                       }});
}

void ToolDomain::addBrushSizes(ActionRegistry& actions) {
    widgets::EditContext& context = box_.context();
    const auto add = [&](const char* id, const QString& text, const QString& tip, int key, int by) {
        sizes_ << actions.add(this, {.id = id,
                                     .text = text,
                                     .shortcuts = {QKeySequence(key)},
                                     .tip = tip,
                                     .menu = MenuGroup::BrushSize,
                                     .triggered = [&context, by] {
                                         edit::Brush brush = context.reach().brush();
                                         brush.size += by;
                                         context.reach().setBrush(brush);
                                     }});
    };
    add("tool.brush-smaller", tr("S&maller brush"), tr("Paint one cell less wide"),
        Qt::Key_BracketLeft, -1);
    add("tool.brush-larger", tr("La&rger brush"), tr("Paint one cell wider"), Qt::Key_BracketRight,
        1);
}

void ToolDomain::addSymmetries(ActionRegistry& actions) {
    using Mode = edit::PaintSymmetry::Mode;
    auto* group = new QActionGroup(this);
    const auto add = [&](const char* id, const QString& text, const QString& tip, Mode mode) {
        widgets::EditContext& context = box_.context();
        QAction* action = actions.add(
            this,
            {.id = id, .text = text, .tip = tip, .checkable = true, .triggered = [&context, mode] {
                 context.reach().setSymmetry(mode);
             }});
        group->addAction(action);
        symmetries_.append(action);
        action->setChecked(context.reach().symmetry().mode() == mode);
        connect(&context.reach(), &widgets::EditReach::brushChanged, action,
                [&context, action, mode] {
                    action->setChecked(context.reach().symmetry().mode() == mode);
                });
    };
    add("symmetry.off", tr("No &symmetry"), tr("Paint just where the pointer is"), Mode::Off);
    add("symmetry.left-right", tr("&Left and right"), tr("Paint the mirror image beside, too"),
        Mode::LeftRight);
    add("symmetry.top-bottom", tr("&Top and bottom"), tr("Paint the mirror image below, too"),
        Mode::TopBottom);
    add("symmetry.both", tr("&Both axes"), tr("Paint three mirror images, too"), Mode::Both);
    add("symmetry.half-turn", tr("&Rotate 180°"), tr("Paint it turned by 180°, too"),
        Mode::HalfTurn);
    add("symmetry.quarter-turns", tr("Rotate &90°"),
        tr("Paint it turned by 90°, 180° and 270°, too"), Mode::QuarterTurns);
    widgets::EditContext& context = box_.context();
    centreAxis_ = actions.add(this, {.id = "symmetry.centre",
                                     .text = tr("Axis to the &middle"),
                                     .tip = tr("Put the axis back to the level's middle; a double "
                                               "click on its handle does too"),
                                     .triggered = [&context] { context.reach().centreAxis(); }});
    const auto update = [this, &context] {
        centreAxis_->setEnabled(context.canEdit() &&
                                context.reach().symmetry().mode() != Mode::Off);
    };
    connect(&context.reach(), &widgets::EditReach::brushChanged, this, update);
    connect(&context, &widgets::EditContext::sheetChanged, this, update);
    update();
    auto* gap = new QAction(this);
    gap->setSeparator(true);
    symmetries_ << gap << centreAxis_;
    actions.addMenu(MenuGroup::Symmetry, tr("S&ymmetry"), tr("Paint at several places at once"))
        ->addActions(symmetries_);
}

void ToolDomain::addGrowing(ActionRegistry& actions) {
    widgets::EditContext& context = box_.context();
    grow_ = actions.add(
        this, {.id = "tool.grow",
               .text = tr("Expand level when &painting past its edge"),
               .icon = "grow",
               .tip = tr("Let a level grow to hold what is painted, drawn or placed outside of it"),
               .checkable = true,
               .menu = MenuGroup::Grow,
               .toggled = [&context](bool on) {
                   context.painting().setGrowing(on);
                   QSettings().setValue(kGrow, on);
               }});
    context.painting().setGrowing(QSettings().value(kGrow, false).toBool());
    grow_->setChecked(context.painting().isGrowing());
    connect(&context.painting(), &widgets::Painting::growingChanged, this, [this, &context] {
        if (grow_->isChecked() == context.painting().isGrowing()) return;
        grow_->setChecked(context.painting().isGrowing());
    });
}

QString ToolDomain::title() const {
    const QAction* checked = group_->checkedAction();
    return checked == nullptr ? QString() : withoutMnemonic(checked->text());
}

QString ToolDomain::hint() const {
    const Tool* tool = box_.current();
    const bool paints = tool != nullptr && (tool->info().options & widgets::kUsesInk) != 0;
    if (!paints || !box_.context().inks().isMixing()) return hintOfTool();
    //: %1 the mix that the tool paints with, "Floor 75 % · Water 25 %", %2 the hint on the tool's
    //: keys
    return tr("Mix: %1 · %2")
        .arg(widgets::mixText(box_.context().inks().mixHere(), box_.context().terrains()),
             hintOfTool());
}

QString ToolDomain::hintOfTool() const {
    const Tool* tool = box_.current();
    if (box_.canvas().hasCursor()) {
        return tool == nullptr
                   ? tr("Arrows: another cell · Shift: eight cells · Enter: what made it · Escape: "
                        "no cell cursor · Space plays · , and . step")
                   : tr("Arrows: another cell · Shift: eight cells · Enter: click, or begin and "
                        "end a drag · ?: what made the cell · Escape: no cell cursor");
    }
    return tool == nullptr ? tr("Click a cell to see what made it · drag an object to move it · "
                                "arrows go from cell to cell · Space plays · , and . step")
                           : tool->info().hint;
}

void ToolDomain::update() {
    const bool canEdit = box_.context().canEdit();
    for (QAction* action : actions_)
        action->setEnabled(canEdit || action == actions_.front());
    for (QAction* action : sizes_)
        action->setEnabled(canEdit);
    if (!canEdit) box_.setCurrent(nullptr);
}

}  // namespace mazeloom::app
