// SPDX-License-Identifier: MIT
#include "app/domains/course/course_domain.h"

#include <algorithm>
#include <optional>

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/domains/course/stage_of_stop.h"
#include "app/domains/look/layout_domain.h"
#include "app/domains/parts/panels.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/workspace.h"
#include "core/level/level.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/course/course_panel.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/tools/context/edit_context.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

/// Setting: whether the stops of a course arrange the panels.
constexpr auto kArranges = "course/arranges";
/// Setting: the panels' arrangement before the course; empty if no course is open.
constexpr auto kBefore = "course/before";
/// Setting: the stop that arranged the panels last. If the program is restarted at this stop, the
/// panels are not arranged again, so that the user's changes stay.
constexpr auto kStop = "course/stop";

/// Converts a panel's id from the window's form to the form in packs: "breakPoints" becomes
/// "break-points".
QString packId(const QString& id) {
    QString words;
    for (const QChar letter : id) {
        if (letter.isUpper()) words += '-';
        words += letter.toLower();
    }
    return words;
}

/// Converts a panel's id from the form in packs to the window's.
QString windowId(const std::string& id) {
    QString joined;
    bool isHead = false;
    for (const QChar letter : QString::fromStdString(id)) {
        if (letter != '-') joined += isHead ? letter.toUpper() : letter;
        isHead = letter == '-';
    }
    return joined;
}

/// Returns the name by which the settings identify a stop.
QString nameOf(const PackDocument& document, const QString& levelId) {
    return document.name() + '\n' + levelId;
}

/// Returns the stop after (`by` > 0) or before the level `from`, which need not be a stop itself.
/// Without `from`, returns the first or the last stop.
std::optional<std::size_t> stopFrom(const level::Pack& pack, std::optional<std::size_t> from,
                                    int by) {
    const std::vector<std::size_t> stops = level::stopsOf(pack);
    if (stops.empty()) return std::nullopt;
    if (!from) return by > 0 ? stops.front() : stops.back();
    if (by > 0) {
        const auto next = std::ranges::upper_bound(stops, *from);
        return next == stops.end() ? std::nullopt : std::optional(*next);
    }
    const auto here = std::ranges::lower_bound(stops, *from);
    return here == stops.begin() ? std::nullopt : std::optional(*(here - 1));
}

std::optional<std::size_t> shownLevel(const PackDocument& document) {
    const widgets::Sheet sheet = document.currentSheet();
    if (sheet.isRoom() || widgets::findLevel(document, sheet.id) == nullptr) return std::nullopt;
    return widgets::placeOf(document, sheet);
}

}  // namespace

CourseDomain::CourseDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      context_(parts.toolBox.context()),
      workbench_(parts.workbench),
      previous_(parts.actions.add(this, {.id = "level.previous-stop",
                                         .text = tr("Previous lesson"),
                                         .icon = "arrow-left",
                                         .tip = tr("Go back to the previous level that has notes"),
                                         .menu = MenuGroup::GoToSheet,
                                         .triggered = [this] { go(-1); }})),
      next_(parts.actions.add(this, {.id = "level.next-stop",
                                     .text = tr("Next lesson"),
                                     .icon = "arrow-right",
                                     .tip = tr("Go on to the next level that has notes"),
                                     .menu = MenuGroup::GoToSheet,
                                     .triggered = [this] { go(1); }})) {
    connect(&workspace_, &Workspace::currentChanged, this, &CourseDomain::follow);
    addPanel(parts.panels);
    follow(workspace_.current());
    connect(this, &CourseDomain::stageWanted, &parts.recipe, &widgets::RecipePanel::unfoldOnly);
}

void CourseDomain::addPanel(Panels& panels) {
    using widgets::CoursePanel;
    panel_ = new CoursePanel(context_, *previous_, *next_);
    panel_->setArranging(QSettings().value(kArranges, true).toBool());
    connect(panel_, &CoursePanel::arrangingChanged, this, [this](bool arranges) {
        QSettings().setValue(kArranges, arranges);
        // Arrange the panels again, even if this stop has arranged them already.
        QSettings().remove(kStop);
        arrange();
    });
    connect(panel_, &CoursePanel::keepWanted, this,
            [this] { keep(openPanels(), tr("Save the panels of a lesson")); });
    connect(panel_, &CoursePanel::forgetWanted, this,
            [this] { keep({}, tr("Remove the panels of a lesson")); });
    connect(panel_, &CoursePanel::labWanted, this,
            [this] { workspace_.open(QStringLiteral("builtin:lab")); });
    panels.add({.id = "course",
                .title = tr("Course"),
                .picture = "course",
                .widget = panel_,
                .place = widgets::PanelPlace::LeftTop,
                .isOpen = false,
                .page = "course"});
}

void CourseDomain::begin(LayoutDomain& layouts) {
    layouts_ = &layouts;
}

void CourseDomain::follow(PackDocument* document) {
    if (document_ != nullptr) document_->disconnect(this);
    document_ = document;
    if (document != nullptr) {
        for (const auto signal :
             {&PackDocument::currentLevelChanged, &PackDocument::structureChanged,
              &PackDocument::loadProblemsChanged})
            connect(document, signal, this, &CourseDomain::update);
        // Painted cells do not affect stops.
        connect(document, &PackDocument::sheetChanged, this,
                [this](const widgets::Sheet&, widgets::SheetPart part) {
                    if (part == widgets::SheetPart::Head) update();
                });
    }
    update();
}

void CourseDomain::go(int by) {
    if (document_ == nullptr) return;
    const auto stop = stopFrom(document_->pack(), shownLevel(*document_), by);
    if (!stop) return;
    widgets::setCurrentLevel(*document_,
                             QString::fromStdString(document_->pack().levels[*stop].id));
}

void CourseDomain::update() {
    const auto canGo = [this](int by) {
        return document_ != nullptr &&
               stopFrom(document_->pack(), shownLevel(*document_), by).has_value();
    };
    previous_->setEnabled(canGo(-1));
    next_->setEnabled(canGo(1));
    arrange();
}

void CourseDomain::arrange() {
    if (layouts_ == nullptr || panel_ == nullptr) return;
    if (document_ == nullptr || !level::isCourse(document_->pack())) return giveBack();
    const level::Level* level = widgets::currentLevel(*document_);
    if (level == nullptr || level->lesson.panels.empty() || !panel_->isArranging()) return;
    QSettings settings;
    const QString stop = nameOf(*document_, QString::fromStdString(level->id));
    if (settings.value(kStop).toString() == stop) return;
    if (settings.value(kBefore).toByteArray().isEmpty())
        settings.setValue(kBefore, workbench_.saveState());
    settings.setValue(kStop, stop);
    QStringList panels;
    for (const std::string& id : level->lesson.panels)
        panels << windowId(id);
    // The focus is restored afterwards, because a panel loses it when it is closed and reopened.
    const QPointer<QWidget> focus = QApplication::focusWidget();
    layouts_->arrange(panels);
    const auto place = shownLevel(*document_);
    if (place) emit stageWanted(stageOfStop(document_->pack(), *place));
    if (focus != nullptr && focus != QApplication::focusWidget())
        focus->setFocus(Qt::OtherFocusReason);
}

void CourseDomain::giveBack() {
    QSettings settings;
    settings.remove(kStop);
    const QByteArray before = settings.value(kBefore).toByteArray();
    if (before.isEmpty()) return;
    settings.remove(kBefore);
    workbench_.restoreState(before);
}

void CourseDomain::keep(const QStringList& panels, const QString& text) {
    if (document_ == nullptr) return;
    const QString id = widgets::currentLevelId(*document_);
    widgets::LevelHead head = widgets::headOf(*document_, id);
    head.lesson.panels.clear();
    for (const QString& panel : panels)
        head.lesson.panels.push_back(packId(panel).toStdString());
    // Mark this stop as the one that arranged the panels, because they have this arrangement
    // already.
    QSettings().setValue(kStop, nameOf(*document_, id));
    widgets::setHead(*document_, id, std::move(head), text);
}

QStringList CourseDomain::openPanels() const {
    QStringList first;
    QStringList others;
    for (const widgets::PanelFrame* frame : workbench_.panels()) {
        if (!workbench_.isOpen(*frame)) continue;
        if (frame->isInFront()) {
            first << frame->id();
        } else if (frame->isUnfoldWanted()) {
            others << frame->id();
        }
    }
    return first + others;
}

}  // namespace mazeloom::app
