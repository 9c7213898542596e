// SPDX-License-Identifier: MIT
#include "app/domains/view_domain.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/domains/overlay_domain.h"
#include "app/theme_controller.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/minimap.h"
#include "widgets/canvas/rulers.h"

namespace mazeloom::app {

namespace {

constexpr auto kGrid = "view/grid";
constexpr auto kMotion = "view/motion";
constexpr auto kMinimap = "view/minimap";
constexpr auto kRulers = "view/rulers";

}  // namespace

ViewDomain::ViewDomain(ActionRegistry& actions, ThemeController& themes, widgets::Canvas& canvas,
                       widgets::Player& player, QMainWindow& window)
    : QObject(&window),
      actions_(actions),
      themes_(themes),
      canvas_(canvas),
      window_(window),
      overlays_(new OverlayDomain(actions, canvas, player, this)),
      zoomIn_(actions.add(
          {"view.zoom-in",
           tr("Zoom &in"),
           "zoom-in",
           {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
           tr("Show the level larger; on the canvas + or Ctrl and wheel do too")})),
      zoomOut_(actions.add({"view.zoom-out",
                            tr("Zoom &out"),
                            "zoom-out",
                            {QKeySequence(Qt::CTRL | Qt::Key_Minus)},
                            tr("Show more of the level")})),
      fit_(actions.add({"view.fit",
                        tr("&Fit level"),
                        "fit",
                        {QKeySequence(Qt::CTRL | Qt::Key_0)},
                        tr("Show the whole level")})),
      actualSize_(actions.add({"view.actual-size",
                               tr("&100 %"),
                               "actual-size",
                               {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_0)},
                               tr("Show cells at the size of the glyphs")})),
      grid_(actions.add({"view.grid",
                         tr("&Grid lines"),
                         "grid",
                         {QKeySequence(Qt::CTRL | Qt::Key_G)},
                         tr("Draw lines between cells where they are large enough"),
                         true})),
      motion_(actions.add({"view.motion",
                           tr("&Motion"),
                           "",
                           {},
                           tr("Let carved cells fade in and refused rooms fade out"),
                           true})),
      minimap_(actions.add({"view.minimap",
                            tr("Mi&nimap"),
                            "",
                            {QKeySequence(Qt::Key_N)},
                            tr("Show the whole level in a corner while only a part is in view"),
                            true})),
      rulers_(actions.add({"view.rulers",
                           tr("&Rulers"),
                           "",
                           {QKeySequence(Qt::Key_U)},
                           tr("Show columns and rows along the level's top and left"),
                           true})) {
    using widgets::Canvas;
    connect(zoomIn_, &QAction::triggered, &canvas_, &Canvas::zoomIn);
    connect(zoomOut_, &QAction::triggered, &canvas_, &Canvas::zoomOut);
    connect(fit_, &QAction::triggered, &canvas_, &Canvas::fit);
    connect(actualSize_, &QAction::triggered, &canvas_, &Canvas::actualSize);
    connect(grid_, &QAction::toggled, &canvas_, &Canvas::setGridVisible);
    connect(motion_, &QAction::toggled, &canvas_, &Canvas::setMotion);
    connect(overlays_, &OverlayDomain::changed, this, &ViewDomain::descriptionsChanged);
    const QSettings settings;
    grid_->setChecked(settings.value(kGrid, true).toBool());
    motion_->setChecked(settings.value(kMotion, true).toBool());
    rulers_->setChecked(settings.value(kRulers, true).toBool());
    if (auto* rulers = window_.findChild<widgets::RuledCanvas*>()) {
        rulers->setRulersVisible(rulers_->isChecked());
        connect(rulers_, &QAction::toggled, rulers, &widgets::RuledCanvas::setRulersVisible);
    }
    auto* minimap = new widgets::Minimap(canvas_, player);
    connect(minimap_, &QAction::toggled, minimap, &widgets::Minimap::setOn);
    minimap_->setChecked(settings.value(kMinimap, true).toBool());
    minimap->setOn(minimap_->isChecked());
    canvas_.setGridVisible(grid_->isChecked());
    canvas_.setMotion(motion_->isChecked());

    addTheme("view.theme-system", tr("As the &desktop"),
             tr("Dark or light as the desktop was when the program began"),
             static_cast<int>(ThemeChoice::System));
    addTheme("view.theme-dark", tr("D&ark"), tr("Light on dark"),
             static_cast<int>(ThemeChoice::Dark));
    addTheme("view.theme-light", tr("&Light"), tr("Dark on light"),
             static_cast<int>(ThemeChoice::Light));
    auto* group = new QActionGroup(this);
    for (QAction* action : themeActions_)
        group->addAction(action);
}

void ViewDomain::addTheme(const char* id, const QString& text, const QString& tip, int choice) {
    QAction* action = actions_.add({id, text, "", {}, tip, true});
    action->setChecked(static_cast<int>(themes_.choice()) == choice);
    connect(action, &QAction::triggered, this,
            [this, choice] { themes_.choose(static_cast<ThemeChoice>(choice)); });
    themeActions_.push_back(action);
}

void ViewDomain::fill(QMenu& menu) const {
    menu.addActions({zoomIn_, zoomOut_, fit_, actualSize_});
    menu.addSeparator();
    menu.addActions({grid_, rulers_, minimap_, motion_});
    overlays_->fill(menu);
    QMenu* theme = menu.addMenu(tr("&Theme"));
    theme->menuAction()->setStatusTip(tr("Dark, light, or as the desktop is"));
    theme->addActions(themeActions_);
}

QString ViewDomain::describe(grid::Point cell) const {
    QStringList parts{canvas_.describe(cell), overlays_->describe(cell)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void ViewDomain::save() const {
    QSettings settings;
    settings.setValue(kGrid, grid_->isChecked());
    settings.setValue(kMotion, motion_->isChecked());
    settings.setValue(kMinimap, minimap_->isChecked());
    settings.setValue(kRulers, rulers_->isChecked());
}

}  // namespace mazeloom::app
