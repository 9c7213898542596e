// SPDX-License-Identifier: MIT
#include "widgets/canvas/rulers.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QGridLayout>
#include <QPainter>

#include "widgets/canvas/canvas.h"

namespace mazeloom::widgets {

namespace {

// All sizes are in Qt's pixels.
constexpr int kTopHeight = 18;
constexpr int kLeftWidth = 32;
constexpr int kLabelSize = 10;
constexpr double kLeastAcross = 48;  ///< between labels along the top
constexpr double kLeastDown = 32;    ///< between labels along the left side
constexpr double kLeastTick = 5;
/// Least cell size at which a label stands in the middle of its cell, not at the cell's edge.
constexpr double kRoomyCell = 26;

/// The corner where the rulers meet.
class Corner : public QWidget {
  public:
    explicit Corner(const Canvas& canvas) : canvas_(canvas) {
        setAttribute(Qt::WA_OpaquePaintEvent);
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.fillRect(rect(), canvas_.theme().base);
    }

  private:
    const Canvas& canvas_;
};

}  // namespace

int rulerStep(double scale, double leastPixels) {
    for (int power = 1;; power *= 10) {
        for (const int factor : {1, 2, 5}) {
            const int step = factor * power;
            if (step * scale >= leastPixels || step >= 500'000'000) return step;
        }
    }
}

int rulerTick(int step, double scale) {
    int digit = step;
    while (digit % 10 == 0)
        digit /= 10;
    // Distances between ticks are 1, 2 or 5 × 10^k too: between the labels 0 and 20 there is a tick
    // at every 1, 5 or 10 cells.
    const std::array<int, 3> parts = digit == 2 ? std::array{20, 4, 2} : std::array{10, 5, 5};
    for (const int part : parts) {
        if (step % part == 0 && step / part * scale >= kLeastTick) return step / part;
    }
    return step;
}

Ruler::Ruler(const Canvas& canvas, Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent), canvas_(canvas), orientation_(orientation) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(isHorizontal() ? tr("Columns") : tr("Rows"));
    setSizePolicy(isHorizontal() ? QSizePolicy::Expanding : QSizePolicy::Fixed,
                  isHorizontal() ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    const auto redraw = QOverload<>::of(&QWidget::update);
    connect(&canvas, &Canvas::viewMoved, this, redraw);
    connect(&canvas, &Canvas::cellHovered, this, redraw);
}

QSize Ruler::sizeHint() const {
    return isHorizontal() ? QSize(0, kTopHeight) : QSize(kLeftWidth, 0);
}

void Ruler::setSelection(int first, int count) {
    selectionFirst_ = first;
    selectionCount_ = count;
    update();
}

std::pair<double, double> Ruler::extentOf(int first, int count) const {
    const QRectF from = canvas_.rectOf(grid::Point{first, first});
    const double start = isHorizontal() ? from.left() : from.top();
    return {start, start + from.width() * count};
}

QRectF Ruler::bandOf(int first, int count) const {
    auto [from, to] = extentOf(first, count);
    const double missing = std::max(0.0, 2 - (to - from)) / 2;
    from -= missing;
    to += missing;
    return isHorizontal() ? QRectF(from, 0, to - from, height())
                          : QRectF(0, from, width(), to - from);
}

void Ruler::paintEvent(QPaintEvent*) {
    const Theme& theme = canvas_.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.base);
    const grid::Size level = canvas_.view().level();
    if (level.isEmpty()) return;
    const int cells = isHorizontal() ? level.width : level.height;
    const int across = isHorizontal() ? height() : width();
    const double unit = canvas_.view().scale() / devicePixelRatioF();

    if (selectionCount_ > 0) {
        QColor tint = theme.accent;
        tint.setAlphaF(0.28F);
        painter.fillRect(bandOf(selectionFirst_, selectionCount_), tint);
    }
    if (const auto cell = canvas_.hoveredCell()) {
        QColor tint = theme.text;
        tint.setAlphaF(0.3F);
        painter.fillRect(bandOf(isHorizontal() ? cell->x : cell->y, 1), tint);
    }

    const int step = rulerStep(unit, isHorizontal() ? kLeastAcross : kLeastDown);
    const int tick = rulerTick(step, unit);
    const int length = isHorizontal() ? width() : height();
    const double start = extentOf(0, 1).first;
    const auto cellAt = [&](double place) {
        return static_cast<int>(std::floor((place - start) / unit));
    };
    const int first = std::max(0, cellAt(0)) / tick * tick;
    const int last = std::min(cells, cellAt(length) + 1);
    QFont font = this->font();
    font.setPixelSize(kLabelSize);
    painter.setFont(font);
    for (int i = first; i <= last; i += tick) {
        const double place = std::round(start + i * unit);
        const bool isLabelled = i % step == 0 && i < cells;
        const double size = isLabelled ? across * 0.4 : across * 0.2;
        painter.fillRect(isHorizontal() ? QRectF(place, across - size, 1, size)
                                        : QRectF(across - size, place, size, 1),
                         theme.mutedText);
        if (!isLabelled) continue;
        painter.setPen(theme.mutedText);
        const QString label = QString::number(i);
        const bool isRoomy = unit >= kRoomyCell && step == 1;
        if (isHorizontal()) {
            const QRectF box = isRoomy ? QRectF(place, 0, unit, across)
                                       : QRectF(place + 3, 0, step * unit, across);
            const Qt::Alignment horizontal = isRoomy ? Qt::AlignHCenter : Qt::AlignLeft;
            painter.drawText(box, static_cast<int>(horizontal | Qt::AlignVCenter), label);
        } else {
            const QRectF box = isRoomy ? QRectF(0, place, across - 4, unit)
                                       : QRectF(0, place + 2, across - 4, kLabelSize + 4);
            painter.drawText(box, Qt::AlignVCenter | Qt::AlignRight, label);
        }
    }
    if (selectionCount_ > 0) {
        // A bar along the level's edge, so that its form differs from the ticks and the pointer's
        // mark.
        const QRectF band = bandOf(selectionFirst_, selectionCount_);
        painter.fillRect(isHorizontal() ? QRectF(band.left(), across - 3, band.width(), 3)
                                        : QRectF(across - 3, band.top(), 3, band.height()),
                         theme.accent);
    }
}

RuledCanvas::RuledCanvas(Canvas& canvas, QWidget* parent)
    : QWidget(parent),
      top_(new Ruler(canvas, Qt::Horizontal)),
      left_(new Ruler(canvas, Qt::Vertical)),
      corner_(new Corner(canvas)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(corner_, 0, 0);
    grid->addWidget(top_, 0, 1);
    grid->addWidget(left_, 1, 0);
    grid->addWidget(&canvas, 1, 1);
    grid->setRowStretch(1, 1);
    grid->setColumnStretch(1, 1);
    setFocusProxy(&canvas);
}

void RuledCanvas::setRulersVisible(bool visible) {
    top_->setVisible(visible);
    left_->setVisible(visible);
    corner_->setVisible(visible);
}

void RuledCanvas::setSelection(const grid::Rect& cells) {
    top_->setSelection(cells.x, cells.isEmpty() ? 0 : cells.width);
    left_->setSelection(cells.y, cells.isEmpty() ? 0 : cells.height);
}

}  // namespace mazeloom::widgets
