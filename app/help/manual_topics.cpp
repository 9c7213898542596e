// SPDX-License-Identifier: MIT
#include "app/help/manual_topics.h"

#include <algorithm>
#include <array>

#include <QWidget>

#include "app/help/manual.h"

namespace mazeloom::app {

namespace {

struct Topic {
    const char* name;
    const char* page;
};

/// Pages by the class of a part. The innermost part counts: a form within the inspector takes
/// precedence over the inspector.
constexpr std::array kParts{
    Topic{"mazeloom::widgets::LevelList", "levels"},
    Topic{"mazeloom::widgets::PackTabs", "packs"},
    Topic{"mazeloom::widgets::ExplanationPanel", "explanation"},
    Topic{"mazeloom::widgets::ProblemsPanel", "problems"},
    Topic{"mazeloom::widgets::CampaignPanel", "campaign"},
    Topic{"mazeloom::app::TopBar", "top-bar"},
    Topic{"mazeloom::widgets::RecipePanel", "recipe"},
    Topic{"mazeloom::widgets::ObjectForm", "objects"},
    Topic{"mazeloom::widgets::PathForm", "paths"},
    Topic{"mazeloom::widgets::RoomForm", "rooms"},
    Topic{"mazeloom::widgets::InspectorPanel", "inspector"},
    Topic{"mazeloom::widgets::LayersPanel", "layers"},
    Topic{"mazeloom::widgets::StampsPanel", "stamps"},
    Topic{"mazeloom::widgets::DataPanel", "data"},
    Topic{"mazeloom::widgets::KindsPanel", "kinds"},
    Topic{"mazeloom::widgets::TerrainsPanel", "terrains"},
    Topic{"mazeloom::widgets::DungeonPanel", "dungeon"},
    Topic{"mazeloom::widgets::ComparePanel", "compare"},
    Topic{"mazeloom::widgets::GalleryPanel", "gallery"},
    Topic{"mazeloom::widgets::AtlasPanel", "atlas"},
    Topic{"mazeloom::widgets::SurveyDialog", "atlas"},
    Topic{"mazeloom::widgets::FindForm", "finding"},
    Topic{"mazeloom::widgets::StepListPanel", "steps"},
    Topic{"mazeloom::widgets::MissionPanel", "mission"},
    Topic{"mazeloom::widgets::CoursePanel", "course"},
    Topic{"mazeloom::widgets::ProvenancePanel", "cell"},
    Topic{"mazeloom::widgets::BreakPointsPanel", "break-points"},
    Topic{"mazeloom::widgets::HistoryPanel", "history"},
    Topic{"mazeloom::widgets::TimelinePanel", "timeline"},
    Topic{"mazeloom::widgets::ObjectBar", "objects"},
    Topic{"mazeloom::widgets::PathBar", "paths"},
    Topic{"mazeloom::widgets::InkPalette", "inks"},
    Topic{"mazeloom::widgets::OptionsBar", "tools"},
    Topic{"mazeloom::widgets::ToolStrip", "tools"},
    Topic{"mazeloom::widgets::Canvas", "canvas"},
    Topic{"mazeloom::widgets::RuledCanvas", "canvas"},
    Topic{"mazeloom::widgets::WelcomePage", "welcome"},
    Topic{"mazeloom::widgets::TemplePage", "playing-temple"},
    Topic{"mazeloom::widgets::DescentPage", "playing-descent"},
    Topic{"mazeloom::widgets::FullGameWindow", "full-game"},
    Topic{"mazeloom::app::TilesDialog", "tiles"},
};

constexpr std::array kPanels{
    Topic{"levels", "levels"},
    Topic{"course", "course"},
    Topic{"explanation", "explanation"},
    Topic{"problems", "problems"},
    Topic{"campaign", "campaign"},
    Topic{"recipe", "recipe"},
    Topic{"inspector", "inspector"},
    Topic{"selected", "inspector"},
    Topic{"layers", "layers"},
    Topic{"stamps", "stamps"},
    Topic{"data", "data"},
    Topic{"dungeon", "dungeon"},
    Topic{"compare", "compare"},
    Topic{"gallery", "gallery"},
    Topic{"atlas", "atlas"},
    Topic{"steps", "steps"},
    Topic{"mission", "mission"},
    Topic{"provenance", "cell"},
    Topic{"breakPoints", "break-points"},
    Topic{"history", "history"},
    Topic{"kinds", "kinds"},
    Topic{"terrains", "terrains"},
    Topic{"timeline", "timeline"},
};

/// Pages by the prefix of an action's id; the first match counts.
constexpr std::array kActions{
    Topic{"tool.select", "selecting"},
    Topic{"tool.lasso", "selecting"},
    Topic{"tool.wand", "selecting"},
    Topic{"tool.move", "selecting"},
    Topic{"tool.stamp", "stamps"},
    Topic{"tool.objects", "objects"},
    Topic{"tool.paths", "paths"},
    Topic{"tool.", "tools"},
    Topic{"symmetry.", "tools"},
    Topic{"mix.", "inks"},
    Topic{"edit.undo", "history"},
    Topic{"edit.redo", "history"},
    Topic{"edit.shortcuts", "keys"},
    Topic{"edit.stamp", "stamps"},
    Topic{"edit.keep-stamp", "stamps"},
    Topic{"edit.", "selecting"},
    Topic{"level.new-room", "rooms"},
    Topic{"level.keep", "keeping"},
    Topic{"level.let-go", "keeping"},
    Topic{"level.", "levels"},
    Topic{"file.export-comparison", "compare"},
    Topic{"file.export-sheet", "gallery"},
    Topic{"file.export-atlas", "atlas"},
    Topic{"file.export", "exporting"},
    Topic{"file.welcome", "welcome"},
    Topic{"file.", "packs"},
    Topic{"view.", "canvas"},
    Topic{"overlay.", "overlays"},
    Topic{"layer.", "layers"},
    Topic{"tiles.", "tiles"},
    Topic{"problems.", "problems"},
    Topic{"generate.reset-recipe", "recipe"},
    Topic{"generate.compare", "compare"},
    Topic{"generate.gallery", "gallery"},
    Topic{"generate.survey", "atlas"},
    Topic{"generate.open-survey", "atlas"},
    Topic{"generate.find-seed", "finding"},
    Topic{"generate.", "top-bar"},
    Topic{"timeline.", "timeline"},
    Topic{"play.full-game", "full-game"},
    Topic{"play.start-at-depth", "playing-descent"},
    Topic{"play.other-dungeon", "playing-descent"},
    Topic{"play.emoji", "playing-descent"},
    Topic{"play.", "playing-temple"},
    Topic{"help.keys", "keys"},
};

const char* pageOfClass(const QWidget& widget) {
    for (const QMetaObject* type = widget.metaObject(); type != nullptr;
         type = type->superClass()) {
        const auto found = std::ranges::find_if(kParts, [type](const Topic& topic) {
            return qstrcmp(topic.name, type->className()) == 0;
        });
        if (found != kParts.end()) return found->page;
    }
    return nullptr;
}

}  // namespace

const QWidget* manualPartOf(const QWidget* widget) {
    while (widget != nullptr && pageOfClass(*widget) == nullptr)
        widget = widget->parentWidget();
    return widget;
}

QString manualPageOf(const QWidget* widget) {
    const QWidget* part = manualPartOf(widget);
    return QString::fromLatin1(part != nullptr ? pageOfClass(*part) : Manual::kFirstPage);
}

QString manualPageOfPanel(const QString& panel) {
    const auto found = std::ranges::find_if(
        kPanels, [&panel](const Topic& topic) { return panel == QLatin1String(topic.name); });
    return QString::fromLatin1(found != kPanels.end() ? found->page : Manual::kFirstPage);
}

QString manualPageOfAction(const QString& action) {
    if (action.startsWith(QLatin1String("panel."))) return manualPageOfPanel(action.mid(6));
    const auto found = std::ranges::find_if(kActions, [&action](const Topic& topic) {
        return action.startsWith(QLatin1String(topic.name));
    });
    return QString::fromLatin1(found != kActions.end() ? found->page : Manual::kFirstPage);
}

}  // namespace mazeloom::app
