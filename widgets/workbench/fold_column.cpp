// SPDX-License-Identifier: MIT
#include "widgets/workbench/fold_column.h"

#include <algorithm>

#include <QEvent>
#include <QPointer>
#include <QScrollBar>
#include <QSplitter>
#include <QTimer>

#include "widgets/workbench/foldable.h"

namespace mazeloom::widgets {

namespace {

constexpr int kPartGap = 4;

}  // namespace

FoldColumn::FoldColumn(QWidget* parent)
    : SteadyArea(parent), splitter_(new QSplitter(Qt::Vertical)), rest_(new QWidget) {
    splitter_->setChildrenCollapsible(false);
    splitter_->setHandleWidth(kPartGap);
    // Contents that are too wide are squeezed, not cut off at the right.
    splitter_->setMinimumWidth(1);
    splitter_->addWidget(rest_);
    splitter_->installEventFilter(this);
    setContents(splitter_);
    connect(splitter_, &QSplitter::splitterMoved, this, &FoldColumn::takeWeights);
}

void FoldColumn::insert(int index, Foldable& part) {
    parts_.insert(parts_.begin() + index, &part);
    splitter_->insertWidget(index, &part);
    connect(&part, &Foldable::foldChanged, this, [this] {
        arrange();
        emit contentsChanged();
    });
    connect(&part, &Foldable::revealWanted, this, [this, &part] { reveal(part); });
    arrange();
    emit contentsChanged();
}

void FoldColumn::remove(Foldable& part) {
    std::erase(parts_, &part);
    part.disconnect(this);
    part.hide();
    part.setParent(nullptr);
    arrange();
    emit contentsChanged();
}

bool FoldColumn::isEmpty() const {
    return std::ranges::none_of(parts_, [](const Foldable* part) { return !part->isHidden(); });
}

void FoldColumn::reveal(QWidget& part) {
    scrollTo(part);
    // Scroll again later: if the part has just unfolded, other parts have not been laid out yet.
    QTimer::singleShot(0, this, [this, later = QPointer<QWidget>(&part)] {
        if (later != nullptr && isAncestorOf(later)) scrollTo(*later);
    });
}

void FoldColumn::scrollTo(const QWidget& part) {
    QScrollBar& scroll = *verticalScrollBar();
    const int top = part.mapTo(widget(), QPoint()).y();
    const int lowest = std::max(scroll.value(), top + part.height() - viewport()->height());
    scroll.setValue(std::min(lowest, top));
}

void FoldColumn::arrange() {
    int weights = 0;
    int lines = 0;
    int count = 0;
    for (Foldable* part : parts_) {
        if (part->isHidden()) continue;
        ++count;
        lines += part->foldedHeight();
        const bool unfolded = part->isUnfolded();
        if (unfolded) weights += std::max(1, part->weight());
        part->setMinimumHeight(
            unfolded ? std::max(part->foldedHeight() + kLeastBody, part->minimumSizeHint().height())
                     : part->foldedHeight());
        part->setMaximumHeight(unfolded ? QWIDGETSIZE_MAX : part->foldedHeight());
    }
    // There is one handle between each two visible widgets; so there is one less if rest_ is
    // hidden.
    rest_->setVisible(weights == 0);
    const int handles = (count - (weights > 0 ? 1 : 0)) * splitter_->handleWidth();
    const int room =
        std::max(0, std::max(height(), splitter_->minimumSizeHint().height()) - lines - handles);
    QList<int> sizes;
    for (const Foldable* part : parts_) {
        const int body =
            part->isUnfolded() && weights > 0 ? room * std::max(1, part->weight()) / weights : 0;
        sizes << (part->isHidden() ? 0 : part->foldedHeight() + body);
    }
    sizes << (weights > 0 ? 0 : room);
    splitter_->setSizes(sizes);
    updateGeometry();
}

void FoldColumn::takeWeights() {
    const QList<int> sizes = splitter_->sizes();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        Foldable& part = *parts_[i];
        if (part.isUnfolded() && !part.isHidden())
            part.setWeight(std::max(1, sizes[static_cast<qsizetype>(i)] - part.foldedHeight()));
    }
    emit weightsChanged();
}

bool FoldColumn::eventFilter(QObject* watched, QEvent* event) {
    // The contents may need more height now.
    if (watched == splitter_ && event->type() == QEvent::LayoutRequest) arrange();
    return SteadyArea::eventFilter(watched, event);
}

void FoldColumn::resizeEvent(QResizeEvent* event) {
    SteadyArea::resizeEvent(event);
    arrange();
}

}  // namespace mazeloom::widgets
