// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_board.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "widgets/play/descent/descent_log.h"
#include "widgets/play/descent/descent_sidebar.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/descent/inventory_overlay.h"
#include "widgets/play/descent/overlays/game_over.h"
#include "widgets/text/spoken.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

DescentBoard::DescentBoard(QWidget* parent)
    : QWidget(parent),
      view_(new DescentView),
      log_(new DescentLog),
      sidebar_(new DescentSidebar),
      inventory_(new InventoryOverlay(*this)),
      gameOver_(new GameOver(*this)) {
    setFocusPolicy(Qt::StrongFocus);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("The game"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(view_, 1);
    column->addWidget(log_);
    row->addLayout(column, 1);
    row->addWidget(sidebar_);
}

void DescentBoard::setTheme(const Theme& theme) {
    view_->setTheme(theme);
    log_->setTheme(theme);
    sidebar_->setTheme(theme);
    inventory_->setTheme(theme);
    gameOver_->setTheme(theme);
}

void DescentBoard::setGlyphs(Glyphs glyphs) {
    view_->setGlyphs(glyphs);
    inventory_->setGlyphs(glyphs);
}

bool DescentBoard::showState(const play::descent::State* state,
                             const play::descent::Dungeon* dungeon, bool isQuiet) {
    view_->showState(state, dungeon);
    sidebar_->showState(state);
    if (state == nullptr) {
        log_->clear();
        speakPlace(*this, {});
        inventory_->shut();
        return false;
    }
    log_->showLog(state->log);
    const bool isElsewhere = !isQuiet && tellPlace();
    if (play::descent::asksForItem(state->asked)) {
        inventory_->open(state->hero.inventory, state->asked);
        return true;
    }
    if (inventory_->isHidden()) return isElsewhere;
    inventory_->shut();
    if (!isElsewhere) repeatPlace(*this);
    return true;
}

bool DescentBoard::tellPlace() {
    if (!isHeard()) return false;
    const QString before = spokenPlace(*this);
    speakPlace(*this, view_->describePlace());
    return spokenPlace(*this) != before;
}

void DescentBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    sidebar_->setVisible(width() >= scaledPixels(kLeastWithSidebar));
}

}  // namespace mazeloom::widgets
