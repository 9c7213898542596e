// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/adding/stage_picker.h"

#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QVBoxLayout>

#include "widgets/panels/recipe/adding/stage_offer_rows.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_line.h"
#include "widgets/theme/flat_style.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kPickerWidth = 440;
constexpr int kPickerHeight = 560;

bool movesInStages(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
           key == Qt::Key_PageDown;
}

}  // namespace

StagePicker::StagePicker(QWidget* parent)
    : QFrame(parent, Qt::Popup),
      heading_(new PlainLabel),
      line_(new QLineEdit),
      list_(new QListView),
      nothing_(new PlainLabel(tr("No matching stage"))) {
    setObjectName(QStringLiteral("stagePicker"));
    setAccessibleName(tr("Stages to add"));
    setFrameShape(QFrame::Box);
    setLineWidth(1);
    heading_->setWordWrap(true);
    makeSearchLine(*line_, tr("Search for a stage"));
    line_->setPlaceholderText(tr("Search: rooms, water, monsters…"));
    line_->installEventFilter(this);
    list_->setModel(&model_);
    list_->setItemDelegate(new StageOfferRows(list_));
    list_->setAccessibleName(tr("Stages"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QListView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    list_->setMouseTracking(true);
    // The text field keeps the focus, so that the user can continue typing.
    list_->setFocusPolicy(Qt::NoFocus);
    nothing_->setForegroundRole(QPalette::PlaceholderText);
    nothing_->setContentsMargins(4, 0, 4, 0);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(heading_);
    column->addWidget(line_);
    column->addWidget(list_, 1);
    column->addWidget(nothing_);
    setFocusProxy(line_);

    connect(line_, &QLineEdit::textChanged, this, &StagePicker::search);
    connect(list_, &QListView::clicked, this, &StagePicker::pick);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StagePicker::tell);
}

void StagePicker::open(const level::Level& level, std::size_t at, const QWidget& anchor) {
    focusBefore_ = QApplication::focusWidget();
    const auto& stages = level.recipe.stages;
    at_ = std::min(at, stages.size());
    if (at_ == 0) {
        heading_->setText(tr("Add a stage at the beginning"));
    } else {
        //: %1 is a stage of the recipe
        heading_->setText(tr("Add a stage after “%1”").arg(stageTitle(stages[at_ - 1].stage)));
    }
    model_.setOffers(stageOffers(level, at_));
    line_->clear();
    place(anchor);
    show();
    search();
    line_->setFocus(Qt::PopupFocusReason);
}

void StagePicker::place(const QWidget& anchor) {
    const QRect screen = anchor.screen()->availableGeometry();
    resize(std::min(scaledPixels(kPickerWidth), screen.width()),
           std::min(scaledPixels(kPickerHeight), screen.height()));
    const QPoint below = anchor.mapToGlobal(QPoint(0, anchor.height()));
    // Opens left of the anchor, so that the recipe stays visible; if there is no space, over the
    // anchor.
    const int beside = anchor.mapToGlobal(QPoint()).x() - width() - 8;
    const int left = beside >= screen.left() ? beside : below.x();
    move(std::clamp(left, screen.left(), screen.right() + 1 - width()),
         std::clamp(below.y() - height() / 2, screen.top(), screen.bottom() + 1 - height()));
}

void StagePicker::search() {
    model_.setQuery(line_->text());
    nothing_->setVisible(model_.rowCount() == 0);
    const QModelIndex first = model_.best();
    list_->setCurrentIndex(first);
    if (line_->text().isEmpty() || !first.isValid()) list_->scrollToTop();
}

void StagePicker::tell(const QModelIndex& index) {
    if (!index.isValid() || !QAccessible::isActive()) return;
    // The focus stays in the text field, so a screen reader must be told of the row separately.
    QAccessibleEvent event(list_, QAccessible::Focus);
    event.setChild(index.row());
    QAccessible::updateAccessibility(&event);
}

void StagePicker::pick(const QModelIndex& index) {
    const StageOffer* offer = model_.offerAt(index);
    if (offer == nullptr) return;
    const std::string id(offer->stage->id);
    hide();
    emit picked(at_, id);
}

bool StagePicker::eventFilter(QObject* watched, QEvent* event) {
    if (watched != line_ || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (movesInStages(key->key())) {
        QApplication::sendEvent(list_, event);
        return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        pick(list_->currentIndex());
        return true;
    }
    if (key->key() == Qt::Key_Escape) {
        hide();
        return true;
    }
    return false;
}

void StagePicker::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    if (focusBefore_ != nullptr && focusBefore_->isVisible())
        focusBefore_->setFocus(Qt::PopupFocusReason);
    focusBefore_ = nullptr;
}

}  // namespace mazeloom::widgets
