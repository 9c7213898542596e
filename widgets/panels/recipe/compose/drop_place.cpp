// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/compose/drop_place.h"

#include <algorithm>
#include <chrono>

#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kMarkHeight = 4;
constexpr int kScrollEdge = 24;
constexpr int kScrollStep = 8;
constexpr std::chrono::milliseconds kScrollInterval{16};

class DropMark final : public QWidget {
  public:
    explicit DropMark(QWidget* parent) : QWidget(parent) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(themeOf(*this).accent);
        painter.drawRoundedRect(QRectF(rect()), 2, 2);
    }
};

/// Returns by how much an area scrolls for this pointer position: negative up, positive down; 0 if
/// the area need not or cannot scroll.
int scrollOf(const QScrollArea& area, const QPoint& pointer) {
    const int y = area.viewport()->mapFromGlobal(pointer).y();
    const QScrollBar& bar = *area.verticalScrollBar();
    if (y < kScrollEdge && bar.value() > bar.minimum()) return -kScrollStep;
    if (y > area.viewport()->height() - kScrollEdge && bar.value() < bar.maximum())
        return kScrollStep;
    return 0;
}

}  // namespace

DropPlace::DropPlace(QWidget& column) : column_(column), mark_(new DropMark(&column)) {
    timer_.setInterval(kScrollInterval);
    connect(&timer_, &QTimer::timeout, this, &DropPlace::scroll);
}

void DropPlace::show(const std::vector<QWidget*>& cards, const QPoint& pointer) {
    cards_ = cards;
    pointer_ = pointer;
    place();
    timer_.start();
}

void DropPlace::hide() {
    timer_.stop();
    mark_->hide();
    cards_.clear();
}

void DropPlace::place() {
    const int y = column_.mapFromGlobal(pointer_).y();
    const auto below = std::ranges::find_if(
        cards_, [y](const QWidget* card) { return y < card->geometry().center().y(); });
    gap_ = static_cast<std::size_t>(below - cards_.begin());
    if (cards_.empty()) return;
    const QRect first = cards_.front()->geometry();
    int middle = first.top() - kMarkHeight / 2;
    if (gap_ > 0) {
        const QRect above = cards_[gap_ - 1]->geometry();
        middle = gap_ < cards_.size() ? (above.bottom() + cards_[gap_]->geometry().top()) / 2
                                      : above.bottom() + kMarkHeight / 2;
    }
    mark_->setGeometry(first.left(), std::max(0, middle - kMarkHeight / 2 + 1), first.width(),
                       kMarkHeight);
    mark_->raise();
    mark_->show();
}

void DropPlace::scroll() {
    // Scrolls the innermost area that can scroll further.
    for (QWidget* around = column_.parentWidget(); around != nullptr;
         around = around->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(around);
        const int by = area == nullptr ? 0 : scrollOf(*area, pointer_);
        if (by == 0) continue;
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->value() + by);
        place();
        return;
    }
    timer_.stop();
}

}  // namespace mazeloom::widgets
