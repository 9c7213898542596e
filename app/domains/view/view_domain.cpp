// SPDX-License-Identifier: MIT
#include "app/domains/view/view_domain.h"

#include <QActionGroup>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>
#include <QSignalBlocker>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/play/play_domain.h"
#include "app/domains/view/generate_domain.h"
#include "app/domains/view/overlay_domain.h"
#include "app/theme/theme_controller.h"
#include "core/generate/generate.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/minimap.h"
#include "widgets/canvas/preview_chip.h"
#include "widgets/canvas/rulers.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::app {

namespace {

constexpr auto kGrid = "view/grid";
constexpr auto kMinimap = "view/minimap";
constexpr auto kRulers = "view/rulers";

}  // namespace

ViewDomain::ViewDomain(const WindowParts& parts, GenerateDomain& generate, const PlayDomain& play)
    : QObject(&parts.window),
      actions_(parts.actions),
      themes_(parts.themes),
      canvas_(parts.canvas),
      window_(parts.window),
      overlays_(new OverlayDomain(parts.actions, parts.canvas, parts.player, this)),
      ruled_(parts.ruled),
      overview_(new widgets::Minimap(parts.canvas, parts.player)),
      zoomIn_(parts.actions.add(
          this, {.id = "view.zoom-in",
                 .text = tr("Zoom &in"),
                 .icon = "zoom-in",
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_Plus),
                               QKeySequence(Qt::CTRL | Qt::Key_Equal)},
                 .tip = tr("Show the level larger; on the canvas + or Ctrl and wheel do too"),
                 .menu = MenuGroup::Zoom,
                 .triggered = [this] { canvas_.zoomIn(); }})),
      zoomOut_(parts.actions.add(this, {.id = "view.zoom-out",
                                        .text = tr("Zoom &out"),
                                        .icon = "zoom-out",
                                        .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_Minus)},
                                        .tip = tr("Show more of the level"),
                                        .menu = MenuGroup::Zoom,
                                        .triggered = [this] { canvas_.zoomOut(); }})),
      fit_(parts.actions.add(this, {.id = "view.fit",
                                    .text = tr("&Fit level"),
                                    .icon = "fit",
                                    .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_0)},
                                    .tip = tr("Show the whole level"),
                                    .menu = MenuGroup::Zoom,
                                    .triggered = [this] { canvas_.fit(); }})),
      actualSize_(
          parts.actions.add(this, {.id = "view.actual-size",
                                   .text = tr("&100 %"),
                                   .icon = "actual-size",
                                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_0)},
                                   .tip = tr("Actual size"),
                                   .menu = MenuGroup::Zoom,
                                   .triggered = [this] { canvas_.actualSize(); }})),
      grid_(parts.actions.add(this,
                              {.id = "view.grid",
                               .text = tr("&Grid lines"),
                               .icon = "grid",
                               .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_G)},
                               .tip = tr("Draw lines between cells where they are large enough"),
                               .checkable = true,
                               .menu = MenuGroup::Marks,
                               .toggled = [this](bool on) { canvas_.setGridVisible(on); }})),
      rulers_(parts.actions.add(this,
                                {.id = "view.rulers",
                                 .text = tr("&Rulers"),
                                 .shortcuts = {QKeySequence(Qt::Key_U)},
                                 .tip = tr("Show columns and rows along the level's top and left"),
                                 .checkable = true,
                                 .menu = MenuGroup::Marks,
                                 .toggled = [this](bool on) { ruled_.setRulersVisible(on); }})),
      minimap_(parts.actions.add(
          this, {.id = "view.minimap",
                 .text = tr("Mi&nimap"),
                 .shortcuts = {QKeySequence(Qt::Key_N)},
                 .tip = tr("Show the whole level in a corner while only a part is in view"),
                 .checkable = true,
                 .menu = MenuGroup::Marks,
                 .toggled = [this](bool on) { overview_->setOn(on); }})),
      motion_(parts.actions.add(this,
                                {.id = "view.motion",
                                 .text = tr("&Motion"),
                                 .tip = tr("Fade in carved cells and fade out rejected rooms"),
                                 .checkable = true,
                                 .menu = MenuGroup::Marks,
                                 .toggled =
                                     [this](bool on) {
                                         canvas_.setMotion(on);
                                         themes_.setMotion(on);
                                     }})),
      letters_(parts.actions.add(this, {.id = "view.letters",
                                        .text = tr("L&etters instead of pictures"),
                                        .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_6)},
                                        .tip = tr("Show objects as letters, as in text files"),
                                        .checkable = true,
                                        .menu = MenuGroup::Marks,
                                        .toggled = [this](bool on) { themes_.setLetters(on); }})),
      scanLines_(parts.actions.add(
          this, {.id = "view.scan-lines",
                 .text = tr("S&can lines of a terminal"),
                 .tip = tr("Draw dark lines across cells in the theme of a terminal"),
                 .checkable = true,
                 .menu = MenuGroup::Marks,
                 .toggled = [this](bool on) { themes_.setScanLines(on); }})) {
    new widgets::PreviewChip(parts.canvas, parts.player);  // the canvas owns it
    connect(overlays_, &OverlayDomain::changed, this, &ViewDomain::descriptionsChanged);
    const QSettings settings;
    grid_->setChecked(settings.value(kGrid, true).toBool());
    letters_->setChecked(themes_.hasLetters());
    scanLines_->setChecked(themes_.hasScanLines());
    // showMotion() shows the desktop's preference, but must not store it as the user's choice.
    showMotion(themes_.hasMotion());
    connect(&themes_, &ThemeController::motionChanged, this, &ViewDomain::showMotion);
    rulers_->setChecked(settings.value(kRulers, true).toBool());
    ruled_.setRulersVisible(rulers_->isChecked());
    minimap_->setChecked(settings.value(kMinimap, true).toBool());
    overview_->setOn(minimap_->isChecked());
    canvas_.setGridVisible(grid_->isChecked());

    addTheme("view.theme-system", tr("As the &desktop"),
             tr("Dark or light as the desktop was when the program began"),
             static_cast<int>(ThemeChoice::System));
    addTheme("view.theme-dark", tr("D&ark"), tr("Light on dark"),
             static_cast<int>(ThemeChoice::Dark));
    addTheme("view.theme-light", tr("&Light"), tr("Dark on light"),
             static_cast<int>(ThemeChoice::Light));
    addTheme("view.theme-high-contrast", tr("&High contrast"),
             tr("White and yellow on black, with clear edges"),
             static_cast<int>(ThemeChoice::HighContrast));
    const QString terminalTip = tr("As a text terminal of about 1980: blocks and characters");
    addTheme("view.theme-green-terminal", tr("&Green terminal"), terminalTip,
             static_cast<int>(ThemeChoice::GreenTerminal));
    addTheme("view.theme-amber-terminal", tr("A&mber terminal"), terminalTip,
             static_cast<int>(ThemeChoice::AmberTerminal));
    addTheme("view.theme-white-terminal", tr("&White terminal"), terminalTip,
             static_cast<int>(ThemeChoice::WhiteTerminal));
    auto* group = new QActionGroup(this);
    for (QAction* action : themeActions_)
        group->addAction(action);
    parts.actions
        .addMenu(MenuGroup::Look, tr("&Theme"),
                 tr("Dark, light, high contrast, a terminal's, or as the desktop is"))
        ->addActions(themeActions_);
    addTextSizes();
    // Deductions use the numbers that a playtest of the current level shows.
    const widgets::PlayOptions& options = play.options();
    connect(&options, &widgets::PlayOptions::changed, this,
            [this, &options] { showNumbers(options.numbers()); });
    connect(&generate.service(), &widgets::GenerationService::finished, this,
            [this, &options](const std::shared_ptr<widgets::Generation>& generation) {
                numbersOfLevel_ = generation->request.level->numbers;
                showNumbers(options.numbers());
            });
    showNumbers(options.numbers());
    connect(&themes_, &ThemeController::themeChanged, &canvas_, &widgets::Canvas::setTheme);
    canvas_.setTheme(themes_.theme());
}

void ViewDomain::addTheme(const char* id, const QString& text, const QString& tip, int choice) {
    QAction* action = actions_.add(
        this, {.id = id, .text = text, .tip = tip, .checkable = true, .triggered = [this, choice] {
                   themes_.choose(static_cast<ThemeChoice>(choice));
               }});
    action->setChecked(static_cast<int>(themes_.choice()) == choice);
    themeActions_.push_back(action);
}

void ViewDomain::addTextSizes() {
    auto* group = new QActionGroup(this);
    for (const int percent : widgets::kTextPercents) {
        QAction* action = actions_.add(
            this, {.id = QByteArray("view.text-") + QByteArray::number(percent),
                   //: A size of text, in percent of the desktop's
                   .text = tr("Text at %1 %").arg(QLocale().toString(percent)),
                   .tip = tr("Show text, and the space around it, at this share of its usual size"),
                   .checkable = true,
                   .triggered = [this, percent] { themes_.setTextPercent(percent); }});
        action->setChecked(themes_.textPercent() == percent);
        connect(&themes_, &ThemeController::textPercentChanged, action,
                [action, percent](int now) { action->setChecked(now == percent); });
        group->addAction(action);
    }
    actions_.addMenu(MenuGroup::Look, tr("Text &size"), tr("How large the program's text is"))
        ->addActions(group->actions());
}

void ViewDomain::showMotion(bool hasMotion) {
    const QSignalBlocker quiet(motion_);
    motion_->setChecked(hasMotion);
    canvas_.setMotion(hasMotion);
}

QString ViewDomain::describe(grid::Point cell) const {
    QStringList parts{canvas_.describe(cell), overlays_->describe(cell)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void ViewDomain::showNumbers(play::temple::Numbers usual) {
    overlays_->setNumbers(numbersOfLevel_.value_or(usual));
}

QMenu* ViewDomain::overlayMenu() const {
    return overlays_->menu();
}

void ViewDomain::save() const {
    QSettings settings;
    settings.setValue(kGrid, grid_->isChecked());
    settings.setValue(kMinimap, minimap_->isChecked());
    settings.setValue(kRulers, rulers_->isChecked());
}

}  // namespace mazeloom::app
