// SPDX-License-Identifier: MIT
#include "app/window/panels.h"

#include "widgets/theme/icon.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::PanelPlace;

Panels::Panels(widgets::Workbench& workbench, const PanelWidgets& panels,
               const PanelNotes::Sources& sources)
    : workbench_(workbench) {
    // In reading order: left to right, then the bottom. The weight is a share of height, in pixels.
    const auto add = [&](const char* id, const QString& title, const char* picture, QWidget* panel,
                         PanelPlace home, int weight, bool unfolded) {
        widgets::PanelFrame& frame =
            workbench_.add(QString::fromLatin1(id), title, panel, home,
                           widgets::themedIcon(QString::fromLatin1(picture)));
        frame.setWeight(weight);
        frame.setUnfoldWanted(unfolded);
    };
    using enum PanelPlace;
    add("levels", tr("Levels"), "level", panels.levels, LeftTop, 300, true);
    add("course", tr("Course"), "course", panels.course, LeftTop, 300, false);
    add("explanation", tr("Explanation"), "explain", panels.explanation, LeftTabs, 300, false);
    add("problems", tr("Problems"), "warning", panels.problems, LeftTabs, 300, false);
    add("steps", tr("Steps"), "steps", panels.steps, LeftTabs, 300, false);
    add("mission", tr("Mission"), "lock", panels.mission, LeftTabs, 300, false);
    add("campaign", tr("Campaign"), "temple", panels.campaign, Middle, 300, false);
    add("dungeon", tr("Dungeon"), "descent", panels.dungeon, Middle, 300, false);
    add("compare", tr("Compare"), "compare", panels.compare, Middle, 300, false);
    add("gallery", tr("Gallery"), "gallery", panels.gallery, Middle, 300, false);
    add("atlas", tr("Atlas"), "atlas", panels.atlas, Middle, 300, false);
    add("recipe", tr("Recipe"), "recipe", panels.recipe, Right, 300, true);
    add("inspector", tr("Properties"), "level", panels.inspector, Right, 240, false);
    // Unfolds as soon as something is picked.
    add("selected", tr("Selected"), "inspect", panels.selected, Right, 240, true);
    add("layers", tr("Layers"), "overlays", panels.layers, Right, 200, false);
    add("data", tr("Data"), "data", panels.data, Right, 200, false);
    // Unfolds as soon as a cell is chosen.
    add("provenance", tr("Cell"), "provenance", panels.provenance, Right, 160, true);
    add("breakPoints", tr("Break points"), "break-point", panels.breakPoints, Right, 160, false);
    add("history", tr("History"), "history", panels.history, Right, 160, false);
    // The whole pack's contents, whatever level is shown.
    add("stamps", tr("Stamps"), "stamp", panels.stamps, RightTabs, 300, false);
    add("kinds", tr("Kinds of objects"), "objects", panels.kinds, RightTabs, 300, false);
    add("terrains", tr("Terrains"), "bucket", panels.terrains, RightTabs, 300, false);
    add("timeline", tr("Timeline"), "play", panels.timeline, Bottom, 1, true);
    // Large or rarely used panels are closed at first.
    for (const char* id : {"course", "campaign", "dungeon", "compare", "gallery", "atlas"})
        workbench_.setOpen(*workbench_.find(QString::fromLatin1(id)), false);
    notes_ = std::make_unique<PanelNotes>(workbench_, sources, this);
}

Panels::~Panels() {
    notes_.reset();
    workbench_.clear();
}

}  // namespace mazeloom::app
