// SPDX-License-Identifier: MIT
#include "app/window/top_bar.h"

#include <algorithm>
#include <array>
#include <tuple>

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include "app/actions/action_registry.h"
#include "app/window/level_button.h"
#include "app/workspace/workspace.h"
#include "widgets/canvas/canvas.h"
#include "widgets/panels/recipe/seed_bar.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/icon.h"

namespace mazeloom::app {

namespace {

constexpr int kSide = 32;
constexpr int kArrow = 20;  // width of the arrow of a button with a menu
constexpr int kNarrowLevel = 112;
constexpr int kNarrowPlay = 48;
/// Least width of the bar, in pixels, at which its buttons have texts. A narrower bar shows only
/// icons.
constexpr int kRoomForWords = 1080;
constexpr std::array kZooms{50, 200, 400};  // percent

/// Adds the action whose key operates a control that exists only in the bar.
QAction* addOwnKey(ActionRegistry& actions, TopBar& bar, const char* id, const QString& text,
                   const QKeySequence& key, const QString& tip, MenuGroup menu = MenuGroup::None) {
    // This connection precedes the control's own handlers, so that the window can show the bar on
    // used() before a handler opens or focuses the control.
    return actions.add(
        &bar,
        {.id = id, .text = text, .shortcuts = {key}, .tip = tip, .menu = menu, .triggered = [&bar] {
             emit bar.used();
         }});
}

}  // namespace

TopBar::TopBar(ActionRegistry& actions, Workspace& workspace, widgets::Canvas& canvas,
               QMenu* overlays, QWidget* parent)
    : QWidget(parent),
      actions_(actions),
      workspace_(workspace),
      canvas_(canvas),
      chooseOverlay_(addOwnKey(actions, *this, "view.choose-overlay", tr("Choose overlays"),
                               QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_O),
                               tr("Open the menu of overlays in the top bar"))),
      chooseZoom_(addOwnKey(actions, *this, "view.choose-zoom", tr("Choose a zoom"),
                            QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Z),
                            tr("Open the menu of zooms in the top bar"))),
      level_(new LevelButton(
          addOwnKey(actions, *this, "level.choose", tr("Go to anot&her level"),
                    QKeySequence(Qt::CTRL | Qt::Key_L),
                    tr("Open the menu of levels and rooms in the top bar"), MenuGroup::GoToSheet),
          actions.find("panel.levels"))),
      seedBar_(new widgets::SeedBar(
          {.draw = actions.find("generate.new-seed"),
           .previous = actions.find("generate.previous-seed"),
           .next = actions.find("generate.next-seed"),
           .type = addOwnKey(
               actions, *this, "seed.type", tr("&Type a seed"), QKeySequence(Qt::CTRL | Qt::Key_J),
               tr("Go to the seed in the top bar: a number, a word or a name"), MenuGroup::Seed),
           .history = addOwnKey(actions, *this, "seed.history", tr("Seed &history"),
                                QKeySequence(Qt::CTRL | Qt::Key_H),
                                tr("Choose among the seeds used so far"), MenuGroup::Seed),
           // This action works even while the bar is hidden.
           .copy = actions.add(this, {.id = "seed.copy",
                                      .text = tr("&Copy the seed"),
                                      .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J)},
                                      .tip = tr("Put the seed's number into the clipboard"),
                                      .menu = MenuGroup::Seed})})),
      overlays_(widgets::newTextButton(widgets::themedIcon(QStringLiteral("overlays")),
                                       tr("Overlays"), overlays->menuAction()->statusTip())) {
    setObjectName(QStringLiteral("topBar"));
    setAccessibleName(tr("Top bar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(0);
    row->addWidget(level_);
    row->addSpacing(8);
    for (const char* id : {"edit.undo", "edit.redo", "file.save"})
        addButton(*row, id);
    row->addSpacing(12);
    row->addWidget(seedBar_);
    row->addStretch(1);
    overlays_->setMenu(overlays);
    overlays_->setPopupMode(QToolButton::InstantPopup);
    row->addWidget(overlays_);
    row->addSpacing(8);
    addZoom(*row);
    row->addSpacing(8);
    addPlay(*row);
    connect(chooseOverlay_, &QAction::triggered, this, [this] { widgets::popUp(*overlays_); });
    connect(chooseZoom_, &QAction::triggered, this, [this] { widgets::popUp(*zoom_); });
    for (const QAction* action : {chooseOverlay_, chooseZoom_})
        connect(action, &QAction::changed, this, &TopBar::showTips);
    showTips();
    connect(&workspace, &Workspace::currentChanged, this, &TopBar::follow);
    follow(workspace.current());
    fit();
}

int TopBar::side() const {
    return std::max(kSide, fontMetrics().height() + 12);
}

void TopBar::fit() {
    setFixedHeight(std::max(kHeight, side() + 8));
    for (auto* button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
        button->setFixedHeight(side());
    // Make the button as wide as its longest text and the arrow of its menu.
    zoom_->setFixedWidth(fontMetrics().horizontalAdvance(tr("%1 %").arg(QStringLiteral("0.0625"))) +
                         24);
    const bool words = width() >= kRoomForWords;
    const auto style = words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    const auto widthFor = [&](const QString& a, const QString& b) {
        return std::max(fontMetrics().horizontalAdvance(a), fontMetrics().horizontalAdvance(b));
    };
    level_->setFixedWidth(words ? 168 : kNarrowLevel);
    overlays_->setToolButtonStyle(style);
    overlays_->setFixedWidth(words ? std::max(kSide + 12 + widthFor(overlays_->text(), {}) + kArrow,
                                              overlays_->sizeHint().width())
                                   : kSide + kArrow);
    play_->setToolButtonStyle(style);
    play_->setFixedWidth(words ? kSide + 20 + widthFor(tr("Play"), tr("Stop")) : kNarrowPlay);
}

void TopBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    const bool isBuilt = play_ != nullptr;
    if (isBuilt && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange))
        fit();
}

void TopBar::showTips() {
    for (const auto& [button, title, action] :
         {std::tuple{overlays_, overlays_->text(), chooseOverlay_},
          std::tuple{zoom_, tr("Zoom"), chooseZoom_}})
        widgets::setPlainToolTip(*button,
                                 widgets::titleWithKey(title, action) + '\n' + button->statusTip());
}

void TopBar::follow(widgets::PackDocument* document) {
    level_->setDocument(document);
    seedBar_->setDocument(document);
    // The welcome page has no level on which overlays could be shown or that could be zoomed.
    const bool any = document != nullptr;
    overlays_->setEnabled(any);
    zoom_->setEnabled(any);
    for (QAction* action : {chooseOverlay_, chooseZoom_, actions_.find("view.zoom-in"),
                            actions_.find("view.zoom-out")})
        action->setEnabled(any);
    showZoom();
}

void TopBar::addButton(QHBoxLayout& row, const char* id) {
    QToolButton* button = widgets::newActionButton(*actions_.find(QString::fromLatin1(id)), 20);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFixedWidth(kSide);
    row.addWidget(button);
}

void TopBar::addZoom(QHBoxLayout& row) {
    addButton(row, "view.zoom-out");
    zoom_ = widgets::newToolButton({}, tr("Zoom"), tr("Fit the level, or show it at a set size"));
    zoom_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    zoom_->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(zoom_->accessibleName(), zoom_);
    menu->menuAction()->setStatusTip(zoom_->statusTip());
    menu->addActions({actions_.find("view.fit"), actions_.find("view.actual-size")});
    menu->addSeparator();
    for (const int percent : kZooms) {
        QAction* action = menu->addAction(tr("%1 %").arg(percent), this, [this, percent] {
            const QPointF middle = QPointF(canvas_.rect().center()) * canvas_.devicePixelRatioF();
            canvas_.zoomAbout(percent / 100.0, canvas_.view().inCells(middle));
        });
        widgets::setTips(*action, tr("Show the level at this size"));
    }
    zoom_->setMenu(menu);
    row.addWidget(zoom_);
    addButton(row, "view.zoom-in");
    connect(&canvas_, &widgets::Canvas::zoomChanged, this, &TopBar::showZoom);
    showZoom();
}

void TopBar::addPlay(QHBoxLayout& row) {
    play_ = widgets::newActionButton(*actions_.find("play.start"), 20);
    play_->setObjectName(QStringLiteral("playButton"));
    play_->setAutoRaise(false);
    widgets::setProminent(*play_);
    play_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row.addWidget(play_);
}

void TopBar::showZoom() {
    if (workspace_.current() == nullptr) {
        zoom_->setText({});
        zoom_->setAccessibleName(tr("Zoom"));
        return;
    }
    const QString text = tr("%1 %").arg(QString::number(canvas_.zoom() * 100, 'g', 3));
    zoom_->setText(text);
    zoom_->setAccessibleName(tr("Zoom: %1").arg(text));
}

QSize TopBar::minimumSizeHint() const {
    // The width is computed without the texts of the buttons, even while they are visible.
    constexpr int kGaps = 8 + 8 + 12 + 8 + 8 + 8;
    constexpr int kButtons = 6 * kSide + kNarrowLevel + kArrow + kNarrowPlay;
    return {kGaps + kButtons + seedBar_->minimumSizeHint().width() + zoom_->width(), height()};
}

void TopBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace mazeloom::app
