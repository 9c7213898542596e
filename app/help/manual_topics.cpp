// SPDX-License-Identifier: MIT
#include "app/help/manual_topics.h"

#include <algorithm>
#include <array>

#include <QWidget>

#include "app/actions/action_registry.h"
#include "app/help/manual.h"

namespace mazeloom::app {

namespace {

struct Topic {
    const char* name;
    const char* page;
};

/// Pages by the class of a part of the window that is not a panel. The innermost known part counts:
/// a form in the inspector takes precedence over the inspector.
constexpr std::array kParts{
    Topic{"mazeloom::widgets::PackTabs", "packs"},
    Topic{"mazeloom::app::TopBar", "top-bar"},
    Topic{"mazeloom::widgets::ObjectForm", "objects"},
    Topic{"mazeloom::widgets::PathForm", "paths"},
    Topic{"mazeloom::widgets::RoomForm", "rooms"},
    Topic{"mazeloom::widgets::SurveyDialog", "atlas"},
    Topic{"mazeloom::widgets::FindForm", "finding"},
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

/// Name of the property that contains the page of a part.
constexpr auto kPageProperty = "manualPage";

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

/// Returns the page about this part itself, not about a part that contains it; empty if there is
/// none.
QString ownPage(const QWidget& widget) {
    if (const QString page = widget.property(kPageProperty).toString(); !page.isEmpty())
        return page;
    for (const QMetaObject* type = widget.metaObject(); type != nullptr;
         type = type->superClass()) {
        const auto found = std::ranges::find_if(kParts, [type](const Topic& topic) {
            return qstrcmp(topic.name, type->className()) == 0;
        });
        if (found != kParts.end()) return QString::fromLatin1(found->page);
    }
    return {};
}

}  // namespace

void setManualPage(QObject& part, const QString& page) {
    part.setProperty(kPageProperty, page);
}

const QWidget* manualPartOf(const QWidget* widget) {
    while (widget != nullptr && ownPage(*widget).isEmpty())
        widget = widget->parentWidget();
    return widget;
}

QString manualPageOf(const QWidget* widget) {
    const QWidget* part = manualPartOf(widget);
    return part != nullptr ? ownPage(*part) : QString::fromLatin1(Manual::kFirstPage);
}

QString manualPageOf(const QAction& action) {
    if (const QString page = action.property(kPageProperty).toString(); !page.isEmpty())
        return page;
    const QString id = ActionRegistry::idOf(&action);
    const auto found = std::ranges::find_if(
        kActions, [&id](const Topic& topic) { return id.startsWith(QLatin1String(topic.name)); });
    return QString::fromLatin1(found != kActions.end() ? found->page : Manual::kFirstPage);
}

}  // namespace mazeloom::app
