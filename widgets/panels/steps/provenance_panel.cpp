// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/provenance_panel.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/panels/steps/step_sentence.h"
#include "widgets/panels/steps/touch_list.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/text/whole_label.h"
#include "widgets/text/wrapping_check_box.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/no_steps.h"

namespace mazeloom::widgets {

namespace {

/// Greatest number of visible rows; with more rows the list scrolls.
constexpr int kMostRows = 4;

}  // namespace

ProvenancePanel::ProvenancePanel(Player& player, QWidget* parent)
    : PlayerPanel(player, parent), touches_(new TouchModel(this)), pages_(new QStackedWidget) {
    setAccessibleName(tr("History of a cell"));
    pages_->addWidget(makeEmptyPage());
    pages_->addWidget(makeCellPage());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pages_);
    connect(&player, &Player::breakPointsChanged, this, &ProvenancePanel::takeBreakPoints);
}

QWidget* ProvenancePanel::makeEmptyPage() {
    hint_ = new WholeLabel;
    hint_->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    hint_->setForegroundRole(QPalette::PlaceholderText);
    hint_->setContentsMargins(12, 12, 12, 12);
    return hint_;
}

QWidget* ProvenancePanel::makeCellPage() {
    content_ = new WholeLabel;
    content_->setForegroundRole(QPalette::PlaceholderText);

    previous_ = newToolButton(themedIcon("up"), tr("Previous change"),
                              tr("Go back to the change of this cell before this step"));
    next_ = newToolButton(themedIcon("down"), tr("Next change"),
                          tr("Go on to the change of this cell after this step"));
    auto* close = newToolButton(themedIcon("close"), tr("Clear"), tr("Clear this cell's history"));
    connect(previous_, &QToolButton::clicked, this, [this] { jump(previousRow()); });
    connect(next_, &QToolButton::clicked, this,
            [this] { jump(touches_->countBefore(player().position())); });
    connect(close, &QToolButton::clicked, this, &ProvenancePanel::clear);

    list_ = new QListView;
    list_->setModel(touches_);
    list_->setItemDelegate(new TouchDelegate(list_));
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    list_->setFrameShape(QFrame::NoFrame);
    // Scrolling by whole rows would have no effect in a list that is lower than two rows.
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setAccessibleName(tr("Steps that changed the cell"));
    list_->setStatusTip(tr("Point at a step to see the level after it; click to go there"));
    list_->viewport()->installEventFilter(this);
    connect(list_, &QListView::entered, this,
            [this](const QModelIndex& index) { previewRow(index.row()); });
    connect(list_, &QListView::clicked, this,
            [this](const QModelIndex& index) { jump(index.row()); });
    connect(list_, &QListView::activated, this,
            [this](const QModelIndex& index) { jump(index.row()); });

    pause_ = new WrappingCheckBox(tr("Pause when it changes"));
    setTips(*pause_, tr("Playing pauses after each step that changes this cell"));
    pause_->setAccessibleName(tr("Pause when this cell changes"));
    connect(pause_, &QCheckBox::toggled, this, [this](bool on) {
        BreakPoints points = player().breakPoints();
        points.setCell(*cell_, on);
        player().setBreakPoints(std::move(points));
    });

    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 8, 0);
    head->setSpacing(0);
    head->addWidget(content_, 1);
    head->addWidget(previous_);
    head->addWidget(next_);
    head->addWidget(close);
    auto* below = new QVBoxLayout;
    below->setContentsMargins(12, 0, 12, 8);
    below->setSpacing(4);
    below->addWidget(pause_);

    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addLayout(below);
    layout->addWidget(list_, 1);
    return page;
}

void ProvenancePanel::showCell(grid::Point cell) {
    const trace::Timeline* timeline = player().timeline();
    if (timeline == nullptr || !timeline->cells().contains(cell)) return;
    setCell(cell);
}

void ProvenancePanel::clear() {
    setCell(std::nullopt);
}

void ProvenancePanel::setCell(std::optional<grid::Point> cell) {
    if (cell == cell_) return;
    cell_ = cell;
    listTouches();
    takeBreakPoints();
    emit cellChanged(cell_);
}

void ProvenancePanel::takeTimeline() {
    const trace::Timeline* timeline = player().timeline();
    hint_->setText(timeline == nullptr
                       ? noTimelineText(player())
                       : tr("Click a cell on the canvas to see which steps made it."));
    // The cell stays selected for the next generation, if the level still contains it.
    if (cell_ && (timeline == nullptr || !timeline->cells().contains(*cell_))) {
        clear();
    } else {
        listTouches();
    }
}

void ProvenancePanel::setPainted(bool painted) {
    if (painted == isPainted_) return;
    isPainted_ = painted;
    takeMoment();
}

void ProvenancePanel::listTouches() {
    const trace::Timeline* timeline = player().timeline();
    pages_->setCurrentIndex(cell_ ? 1 : 0);
    if (!cell_ || timeline == nullptr) {
        touches_->setTouches(nullptr, {}, {});
        fitList();
        emit reasonChanged({});
        return;
    }
    touches_->setTouches(timeline->sharedTrace(), *cell_, timeline->touchesOf(*cell_));
    revealed_ = -1;
    fitList();
    takeMoment();
}

void ProvenancePanel::fitList() {
    const int rows = std::min(touches_->rowCount(), kMostRows);
    const int height = rows == 0 ? 0 : rows * list_->sizeHintForRow(0);
    if (height == list_->minimumHeight()) return;
    list_->setMinimumHeight(height);
}

void ProvenancePanel::revealCurrent() {
    revealed_ = touches_->countBefore(player().position()) - 1;
    if (revealed_ >= 0) list_->scrollTo(touches_->index(revealed_));
}

QString ProvenancePanel::reason() const {
    const trace::Timeline& timeline = *player().timeline();
    const QString now =
        cellContent(timeline.trace(), *cell_, timeline.cells().at(*cell_), player().position());
    const bool isChanged = !touches_->touches().empty();
    if (timeline.trace().kept.at(*cell_).isKept()) {
        //: %1 what a cell is now; the designer has pinned the cell
        return isChanged ? tr("%1, pinned").arg(now)
                         : tr("%1: you pinned it; no step changed it").arg(now);
    }
    if (!isPainted_) return isChanged ? now : tr("%1: no step changed it").arg(now);
    //: What a cell is now, %1
    if (!isChanged) return tr("%1: painted by hand; no step changed it").arg(now);
    //: What a cell is now, %1, and what was painted there, %2
    return tr("%1; painted by hand: %2")
        .arg(now, cellContent(timeline.trace(), *cell_, timeline.trace().initial.at(*cell_), 0));
}

void ProvenancePanel::takeMoment() {
    const trace::Timeline* timeline = player().timeline();
    if (!cell_ || timeline == nullptr) return;
    const trace::StepIndex position = player().position();
    const QString why = reason();
    content_->setText(why);
    touches_->setPosition(position);
    const int current = touches_->countBefore(position) - 1;
    previous_->setEnabled(previousRow() >= 0);
    next_->setEnabled(current + 1 < touches_->rowCount());
    // Scrolls only if the row has changed, so that a user who scrolls the list is not moved back.
    if (current != revealed_) revealCurrent();
    //: %1 a cell such as "(12, 7)", %2 what it is and why
    emit reasonChanged(tr("%1: %2").arg(cellText(*cell_), why));
}

void ProvenancePanel::takeBreakPoints() {
    const QSignalBlocker quiet(pause_);
    pause_->setChecked(cell_ && player().breakPoints().hasCell(*cell_));
}

int ProvenancePanel::previousRow() const {
    const trace::StepIndex position = player().position();
    return position == 0 ? -1 : touches_->countBefore(position - 1) - 1;
}

void ProvenancePanel::jump(int row) {
    if (row < 0 || row >= touches_->rowCount()) return;
    player().pause();
    player().seek(touches_->touches()[static_cast<std::size_t>(row)].step + 1);
}

void ProvenancePanel::previewRow(int row) {
    if (player().isPlaying()) return;
    previews_ = true;
    player().preview(touches_->touches()[static_cast<std::size_t>(row)].step + 1);
}

void ProvenancePanel::endPreview() {
    if (std::exchange(previews_, false)) player().preview(std::nullopt);
}

bool ProvenancePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_->viewport()) {
        if (event->type() == QEvent::Leave) endPreview();
        if (event->type() == QEvent::Resize) revealCurrent();
    }
    return PlayerPanel::eventFilter(watched, event);
}

void ProvenancePanel::hideEvent(QHideEvent* event) {
    PlayerPanel::hideEvent(event);
    endPreview();
}

}  // namespace mazeloom::widgets
