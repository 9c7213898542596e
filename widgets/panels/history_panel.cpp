// SPDX-License-Identifier: MIT
#include "widgets/panels/history_panel.h"

#include <algorithm>

#include <QApplication>
#include <QListView>
#include <QPainter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "widgets/panels/history_model.h"
#include "widgets/text/tool_tip.h"
#include "widgets/text/whole_label.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kEditHeight = 24;
constexpr int kEditGap = 8;

/// Draws a row of the history: the beads of done steps are filled, undone steps are dim and italic,
/// the saved state is marked.
class HistoryDelegate final : public QStyledItemDelegate {
  public:
    HistoryDelegate(QListView* view, const HistoryModel& model)
        : QStyledItemDelegate(view), view_(view), model_(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const UndoHistory* history = model_.history();
        if (history == nullptr) return;
        const Theme theme = themeOf(*view_);
        const bool isNow = index.row() == history->index();
        const bool isUndone = index.row() > history->index();
        QStyleOptionViewItem ground = option;
        initStyleOption(&ground, index);
        ground.text.clear();
        ground.icon = {};
        view_->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, view_);

        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool onAccent = option.state.testFlag(QStyle::State_Selected);
        const QColor quiet = onAccent ? theme.onAccent : theme.mutedText;
        QRect space = option.rect.adjusted(kEditGap, 0, -kEditGap, 0);
        drawBead(*painter, space, isNow, isUndone, quiet);
        space.setLeft(space.left() + 8 + kEditGap);

        if (index.row() == history->cleanIndex()) {
            const QString saved = HistoryPanel::tr("saved");
            const int width = painter->fontMetrics().horizontalAdvance(saved);
            painter->setPen(quiet);
            painter->drawText(space, Qt::AlignVCenter | Qt::AlignRight, saved);
            space.setRight(space.right() - width - kEditGap);
        }
        painter->setPen(onAccent ? theme.onAccent : isUndone ? theme.mutedText : theme.text);
        QFont font = option.font;
        font.setItalic(isUndone);
        painter->setFont(font);
        painter->drawText(space, Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                            space.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {120, std::max(kEditHeight, option.fontMetrics.height() + 8)};
    }

  private:
    static void drawBead(QPainter& painter, const QRect& space, bool isNow, bool isUndone,
                         const QColor& ink) {
        const double radius = isNow ? 4 : 2.5;
        const QPointF middle(space.left() + 4.5, QRectF(space).center().y());
        painter.setPen(QPen(ink, 1));
        painter.setBrush(isUndone ? QBrush(Qt::NoBrush) : QBrush(ink));
        painter.drawEllipse(middle, radius, radius);
    }

    QListView* view_;
    const HistoryModel& model_;
};

}  // namespace

HistoryPanel::HistoryPanel(QWidget* parent)
    : QWidget(parent),
      model_(new HistoryModel(this)),
      pages_(new QStackedWidget),
      view_(new QListView),
      empty_(new WholeLabel) {
    setAccessibleName(tr("History"));
    view_->setAccessibleName(tr("Changes to this pack"));
    setTips(*view_, tr("Click a change to go back to it, or forward"));
    view_->setFrameShape(QFrame::NoFrame);
    view_->setUniformItemSizes(true);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setItemDelegate(new HistoryDelegate(view_, *model_));
    view_->setModel(model_);

    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMargin(16);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    pages_->addWidget(view_);
    pages_->addWidget(empty_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_);

    connect(model_, &HistoryModel::changed, this, &HistoryPanel::update);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HistoryPanel::goTo);
    update();
}

void HistoryPanel::update() {
    const UndoHistory* history = model_->history();
    const bool any = history != nullptr && history->count() > 0;
    empty_->setText(history == nullptr ? tr("Nothing is open")
                                       : tr("No changes yet.\nEvery change that you make is listed "
                                            "here: a click goes back to it."));
    pages_->setCurrentWidget(any ? static_cast<QWidget*>(view_) : empty_);
    if (history != nullptr) view_->setCurrentIndex(model_->index(history->index()));
}

void HistoryPanel::setHistory(UndoHistory* history) {
    model_->setHistory(history);
}

void HistoryPanel::goTo(const QModelIndex& row) {
    UndoHistory* history = model_->history();
    // While rows are added or removed, the view selects another row by itself, which must not undo
    // or redo anything.
    const bool isWhole = history != nullptr && model_->rowCount() == history->count() + 1;
    if (isWhole && row.isValid()) history->setIndex(row.row());
}

}  // namespace mazeloom::widgets
