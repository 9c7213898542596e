// SPDX-License-Identifier: MIT
#include "widgets/welcome/live_backdrop.h"

#include <algorithm>
#include <chrono>

#include <QDate>
#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

#include "core/edit/new_pack.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr std::chrono::milliseconds kFrame{80};
constexpr trace::StepIndex kStepsAFrame = 4;
constexpr int kRestFrames = 10'000 / 80;

level::Level backdropLevel() {
    level::Level level =
        edit::newLevel("Backdrop", {LiveBackdrop::kColumns, LiveBackdrop::kRows}, "temple");
    // Paint all cells as floor, so that the maze extends to the edges.
    level.paint->fill(static_cast<level::Paint>(level::Terrain::Floor));
    return level;
}

QRgb mixed(const QColor& ground, const QColor& with, int percent) {
    const auto part = [percent](int a, int b) { return (a * (100 - percent) + b * percent) / 100; };
    return qRgb(part(ground.red(), with.red()), part(ground.green(), with.green()),
                part(ground.blue(), with.blue()));
}

}  // namespace

LiveBackdrop::LiveBackdrop(QWidget* parent)
    : QWidget(parent),
      picture_(kColumns, kRows, QImage::Format_RGB32),
      seed_(static_cast<std::uint64_t>(QDateTime::currentDateTimeUtc().date().toJulianDay())) {
    timer_.setInterval(kFrame);
    connect(&timer_, &QTimer::timeout, this, &LiveBackdrop::goOn);
    connect(&service_, &GenerationService::finished, this,
            [this](const std::shared_ptr<Generation>& generation) { take(*generation); });
    drawAll();
}

void LiveBackdrop::setMotion(bool wanted) {
    if (motion_ == wanted) return;
    motion_ = wanted;
    if (timeline_ && !motion_) {
        timeline_->seek(timeline_->count());
        drawAll();
    }
    follow();
}

void LiveBackdrop::follow() {
    if (!isVisible()) {
        timer_.stop();
        return;
    }
    if (timeline_ == nullptr && !service_.isBusy()) generate();
    const bool runs = motion_ && timeline_ != nullptr && isActiveWindow();
    if (runs == timer_.isActive()) return;
    if (runs) {
        timer_.start();
    } else {
        timer_.stop();
    }
}

void LiveBackdrop::generate() {
    service_.request({std::make_shared<const level::Level>(backdropLevel()),
                      std::make_shared<const std::vector<level::Room>>(), seed_});
}

void LiveBackdrop::take(Generation& generation) {
    if (generation.timeline == nullptr) return;
    timeline_ = std::move(generation.timeline);
    timeline_->seek(motion_ ? 0 : timeline_->count());
    rest_ = kRestFrames;
    drawAll();
    follow();
}

void LiveBackdrop::goOn() {
    if (timeline_->position() == timeline_->count()) {
        if (--rest_ > 0) return;
        timer_.stop();
        ++seed_;
        timeline_.reset();
        generate();
        return;
    }
    const trace::StepIndex from = timeline_->position();
    const trace::StepIndex to = std::min(from + kStepsAFrame, timeline_->count());
    timeline_->seek(to);
    for (trace::StepIndex step = from; step < to; ++step) {
        for (const trace::CellChange& change : timeline_->changesOf(step))
            draw(change.cell);
    }
}

QRgb LiveBackdrop::colourOf(level::Cell cell) const {
    if (cell.hasCoin()) return colours_.coin;
    if (cell.isAisle()) return colours_.aisle;
    if (cell.isTrap()) return colours_.trap;
    return cell.isWalkable() ? colours_.floor : colours_.ground;
}

void LiveBackdrop::draw(grid::Point cell) {
    picture_.setPixel(cell.x, cell.y, colourOf(timeline_->cells().at(cell)));
    const int side = cellSide();
    update(cell.x * side, cell.y * side, side, side);
}

void LiveBackdrop::drawAll() {
    const Theme theme = themeOf(*this);
    colours_ = {.ground = theme.window.rgb(),
                .floor = mixed(theme.window, theme.mutedText, 3),
                .aisle = mixed(theme.window, theme.mutedText, 10),
                .trap = mixed(theme.window, theme.trap, 6),
                .coin = mixed(theme.window, theme.coin, 14)};
    if (timeline_ == nullptr) {
        picture_.fill(theme.window);
    } else {
        for (int y = 0; y < kRows; ++y) {
            for (int x = 0; x < kColumns; ++x)
                picture_.setPixel(x, y, colourOf(timeline_->cells().at({x, y})));
        }
    }
    update();
}

int LiveBackdrop::cellSide() const {
    return std::max({1, (width() + kColumns - 1) / kColumns, (height() + kRows - 1) / kRows});
}

bool LiveBackdrop::event(QEvent* event) {
    const bool isDone = QWidget::event(event);
    switch (event->type()) {
        case QEvent::Show:
        case QEvent::Hide:
        case QEvent::WindowActivate:
        case QEvent::WindowDeactivate:
            follow();
            break;
        case QEvent::PaletteChange:
            drawAll();
            break;
        default:
            break;
    }
    return isDone;
}

void LiveBackdrop::paintEvent(QPaintEvent* event) {
    const int side = cellSide();
    QPainter painter(this);
    const QRect wanted = event->rect();
    const QRect cells(QPoint(wanted.left() / side, wanted.top() / side),
                      QPoint(wanted.right() / side, wanted.bottom() / side));
    painter.drawImage(QRect(cells.topLeft() * side, cells.size() * side), picture_, cells);
}

}  // namespace mazeloom::widgets
