// SPDX-License-Identifier: MIT
#include "app/domains/parts/panels.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/help/manual_topics.h"
#include "app/theme/theme_controller.h"
#include "app/workspace/workspace.h"
#include "widgets/campaign/campaign_panel.h"
#include "widgets/canvas/canvas.h"
#include "widgets/descent/dungeon_panel.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/undo_history.h"
#include "widgets/panels/data/data_panel.h"
#include "widgets/panels/history_panel.h"
#include "widgets/panels/inspector/inspector_panel.h"
#include "widgets/panels/kinds/kinds_panel.h"
#include "widgets/panels/layers_panel.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/mission/mission_panel.h"
#include "widgets/panels/promises/promises_panel.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/panels/stamps/stamps_panel.h"
#include "widgets/panels/steps/break_points_panel.h"
#include "widgets/panels/steps/explanation_panel.h"
#include "widgets/panels/steps/provenance_panel.h"
#include "widgets/panels/steps/step_list_panel.h"
#include "widgets/panels/terrains/terrains_panel.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/player.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tools/context/edit_context.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/panel_frame.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

/// The panels in reading order: from left to right, then the bottom. F6 and the menu follow this
/// order.
constexpr std::array kReadingOrder{
    "levels",    "course",   "explanation", "problems", "steps",      "mission",
    "campaign",  "dungeon",  "compare",     "gallery",  "atlas",      "recipe",
    "inspector", "selected", "layers",      "data",     "provenance", "breakPoints",
    "history",   "stamps",   "kinds",       "terrains", "promises",   "timeline",
};

auto placeInOrder(const Panel& panel) {
    return std::ranges::find_if(kReadingOrder,
                                [&panel](const char* id) { return qstrcmp(id, panel.id) == 0; });
}

/// Returns the note of a panel about the shown level or room if none is shown.
QString whyNothing(const widgets::EditContext& context) {
    return context.document() == nullptr ? Panels::tr("nothing is open")
                                         : Panels::tr("no level yet");
}

QString countText(std::size_t count) {
    return count == 0 ? QString() : widgets::numberText(static_cast<trace::StepIndex>(count));
}

}  // namespace

Panels::Panels(widgets::Workbench& workbench) : workbench_(workbench) {}

Panels::~Panels() {
    workbench_.clear();
}

void Panels::add(Panel panel) {
    setManualPage(*panel.widget, QString::fromLatin1(panel.page));
    panels_.push_back(std::move(panel));
}

void Panels::addSimple(const WindowParts& parts) {
    using enum widgets::PanelPlace;
    widgets::EditContext& context = parts.toolBox.context();
    widgets::Player& player = parts.player;
    const Workspace& workspace = parts.workspace;
    add({.id = "levels",
         .title = tr("Levels"),
         .picture = "level",
         .widget = &parts.levels,
         .place = LeftTop,
         .isUnfolded = true,
         .page = "levels"});

    auto* explanation = new widgets::ExplanationPanel(player);
    connect(&parts.cell, &widgets::ProvenancePanel::reasonChanged, explanation,
            &widgets::ExplanationPanel::setCellReason);
    add({.id = "explanation",
         .title = tr("Explanation"),
         .picture = "explain",
         .widget = explanation,
         .place = LeftTabs,
         .page = "explanation"});
    add({.id = "steps",
         .title = tr("Steps"),
         .picture = "steps",
         .widget = new widgets::StepListPanel(player),
         .place = LeftTabs,
         .page = "steps"});

    auto* mission = new widgets::MissionPanel(player);
    connect(&parts.themes, &ThemeController::themeChanged, mission,
            &widgets::MissionPanel::setTheme);
    mission->setTheme(parts.themes.theme());
    connect(mission, &widgets::MissionPanel::areaPointed, &parts.canvas,
            &widgets::Canvas::setHighlightedArea);
    add({.id = "mission",
         .title = tr("Mission"),
         .picture = "lock",
         .widget = mission,
         .place = LeftTabs,
         .page = "mission"});

    auto* campaign = new widgets::CampaignPanel(context);
    connect(&parts.events, &WindowEvents::nodeWanted, campaign,
            [this, campaign](const QString& node) {
                workbench_.show("campaign");
                campaign->showNode(node);
            });
    connect(campaign, &widgets::CampaignPanel::dungeonWanted, this,
            [this] { workbench_.show("dungeon"); });
    add({.id = "campaign",
         .title = tr("Campaign"),
         .picture = "temple",
         .widget = campaign,
         .place = Middle,
         .isOpen = false,
         .page = "campaign"});
    add({.id = "dungeon",
         .title = tr("Dungeon"),
         .picture = "descent",
         .widget = new widgets::DungeonPanel(context),
         .place = Middle,
         .isOpen = false,
         .page = "dungeon"});
    add({.id = "recipe",
         .title = tr("Recipe"),
         .picture = "recipe",
         .widget = &parts.recipe,
         .place = Right,
         .isUnfolded = true,
         .page = "recipe",
         .words = [&workspace]() -> PanelWords {
             const PackDocument* document = workspace.current();
             if (document == nullptr) return {.note = tr("nothing is open"), .subject = {}};
             const bool hasLevel = currentLevel(*document) != nullptr;
             const bool isRoom = document->currentSheet().isRoom();
             return {.note = hasLevel ? QString()
                             : isRoom ? tr("a room has none")
                                      : tr("no level yet"),
                     .subject = {}};
         }});

    using widgets::InspectorPanel;
    auto* inspector = new InspectorPanel(context, InspectorPanel::Subject::Sheet);
    connect(&parts.events, &WindowEvents::needsKnown, inspector, &InspectorPanel::setNeeds);
    add({.id = "inspector",
         .title = tr("Properties"),
         .picture = "level",
         .widget = inspector,
         .place = Right,
         .height = 240,
         .page = "inspector",
         .words = [inspector, &context]() -> PanelWords {
             return {.note = context.canEdit() ? QString() : whyNothing(context),
                     .subject = inspector->heading()};
         }});
    // The panel unfolds as soon as something is picked.
    auto* selected = new InspectorPanel(context, InspectorPanel::Subject::Selected);
    add({.id = "selected",
         .title = tr("Selected"),
         .picture = "inspect",
         .widget = selected,
         .place = Right,
         .height = 240,
         .isUnfolded = true,
         .page = "inspector",
         .words = [selected]() -> PanelWords {
             const QString picked = selected->heading();
             return {.note = picked.isEmpty() ? tr("nothing selected") : QString(),
                     .subject = picked};
         }});
    add({.id = "layers",
         .title = tr("Layers"),
         .picture = "overlays",
         .widget = new widgets::LayersPanel(context),
         .place = Right,
         .height = 200,
         .page = "layers",
         .words = [&context]() -> PanelWords {
             if (!context.canEdit()) return {.note = whyNothing(context), .subject = {}};
             const bool isUsual = context.layers() == edit::Layers();
             //: Layers: some are hidden, dimmed or locked
             return {.note = {}, .subject = isUsual ? QString() : tr("changed")};
         }});
    add({.id = "data",
         .title = tr("Data"),
         .picture = "data",
         .widget = new widgets::DataPanel(context),
         .place = Right,
         .height = 200,
         .page = "data"});
    // The panel unfolds as soon as a cell is chosen.
    connect(&parts.cell, &widgets::ProvenancePanel::cellChanged, this, &Panels::tell);
    add({.id = "provenance",
         .title = tr("Cell"),
         .picture = "provenance",
         .widget = &parts.cell,
         .place = Right,
         .height = 160,
         .isUnfolded = true,
         .page = "cell",
         .words = [&panel = parts.cell, &player]() -> PanelWords {
             const auto cell = panel.cell();
             if (player.timeline() == nullptr)
                 return {.note = player.isAwaiting() ? tr("generating…") : tr("no level shown"),
                         .subject = {}};
             if (!cell) return {.note = tr("click one on the level"), .subject = {}};
             return {.note = {}, .subject = widgets::cellText(*cell)};
         }});

    auto* breakPoints = new widgets::BreakPointsPanel(player);
    connect(breakPoints, &widgets::BreakPointsPanel::cellChosen, &parts.events,
            &WindowEvents::cellWanted);
    add({.id = "breakPoints",
         .title = tr("Break points"),
         .picture = "break-point",
         .widget = breakPoints,
         .place = Right,
         .height = 160,
         .page = "break-points",
         .words = [&player]() -> PanelWords {
             return {.note = {},
                     .subject = player.breakPoints().isEmpty() ? tr("none") : QString()};
         }});

    auto* history = new widgets::HistoryPanel;
    connect(&workspace, &Workspace::currentChanged, history, [history](PackDocument* document) {
        history->setHistory(document == nullptr ? nullptr : document->history());
    });
    add({.id = "history",
         .title = tr("History"),
         .picture = "history",
         .widget = history,
         .place = Right,
         .height = 160,
         .page = "history",
         .words = [&workspace]() -> PanelWords {
             PackDocument* document = workspace.current();
             const int count = document == nullptr ? 0 : document->history()->count();
             return {.note = count > 0 ? QString() : tr("no changes yet"),
                     .subject = countText(static_cast<std::size_t>(count))};
         }});

    // The next panels show contents of the whole pack, independent of the shown level.
    auto* stamps = new widgets::StampsPanel(context);
    connect(stamps, &widgets::StampsPanel::taken, &parts.events, &WindowEvents::stampTaken);
    add({.id = "stamps",
         .title = tr("Stamps"),
         .picture = "stamp",
         .widget = stamps,
         .place = RightTabs,
         .page = "stamps",
         .words = [&workspace]() -> PanelWords {
             const PackDocument* document = workspace.current();
             if (document == nullptr) return {.note = tr("nothing is open"), .subject = {}};
             return {.note = {}, .subject = countText(document->pack().stamps.size())};
         }});
    add({.id = "kinds",
         .title = tr("Kinds of objects"),
         .picture = "objects",
         .widget = new widgets::KindsPanel(context),
         .place = RightTabs,
         .page = "kinds"});
    add({.id = "terrains",
         .title = tr("Terrains"),
         .picture = "bucket",
         .widget = new widgets::TerrainsPanel(context),
         .place = RightTabs,
         .page = "terrains"});
    auto* promises = new widgets::PromisesPanel(context);
    connect(promises, &widgets::PromisesPanel::brokenSeedWanted, &parts.events,
            [&events = parts.events] {
                emit events.seedWanted(QStringLiteral("broken-promises >= 1"));
            });
    add({.id = "promises",
         .title = tr("Promises"),
         .picture = "proof",
         .widget = promises,
         .place = RightTabs,
         .page = "promises"});
    add({.id = "timeline",
         .title = tr("Timeline"),
         .picture = "play",
         .widget = &parts.timeline,
         .place = Bottom,
         .height = 1,
         .isUnfolded = true,
         .page = "timeline"});
}

void Panels::place(const WindowParts& parts) {
    std::ranges::stable_sort(panels_, {}, placeInOrder);
    for (const Panel& panel : panels_) {
        widgets::PanelFrame& frame =
            workbench_.add(QString::fromLatin1(panel.id), panel.title, panel.widget, panel.place,
                           widgets::themedIcon(QString::fromLatin1(panel.picture)));
        frame.setWeight(panel.height);
        frame.setUnfoldWanted(panel.isUnfolded);
    }
    for (const Panel& panel : panels_)
        if (!panel.isOpen)
            workbench_.setOpen(*workbench_.find(QString::fromLatin1(panel.id)), false);
    const widgets::EditContext& context = parts.toolBox.context();
    connect(&parts.workspace, &Workspace::currentChanged, this, &Panels::follow);
    for (const auto signal :
         {&widgets::EditContext::sheetChanged, &widgets::EditContext::stampsChanged,
          &widgets::EditContext::layersChanged})
        connect(&context, signal, this, &Panels::tell);
    connect(&context.picked(), &widgets::Picked::changed, this, &Panels::tell);
    connect(&parts.player, &widgets::Player::timelineChanged, this, &Panels::tell);
    connect(&parts.player, &widgets::Player::awaitingChanged, this, &Panels::tell);
    connect(&parts.player, &widgets::Player::breakPointsChanged, this, &Panels::tell);
    follow(parts.workspace.current());
}

void Panels::follow(PackDocument* document) {
    if (document_ != nullptr) {
        document_->disconnect(this);
        document_->history()->disconnect(this);
    }
    document_ = document;
    if (document != nullptr) {
        for (const auto signal :
             {&PackDocument::structureChanged, &PackDocument::currentLevelChanged,
              &PackDocument::descentChanged})
            connect(document, signal, this, &Panels::tell);
        connect(document->history(), &widgets::UndoHistory::indexChanged, this, &Panels::tell);
    }
    tell();
}

void Panels::tell() {
    for (const Panel& panel : panels_) {
        if (!panel.words) continue;
        const PanelWords words = panel.words();
        widgets::PanelFrame& frame = *workbench_.find(QString::fromLatin1(panel.id));
        frame.setNote(words.note);
        frame.setSubject(words.subject);
    }
}

}  // namespace mazeloom::app
