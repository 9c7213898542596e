// SPDX-License-Identifier: MIT
#include "widgets/scroll/steady_area.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QGridLayout>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitterHandle>
#include <QWheelEvent>

#include "widgets/scroll/column_area.h"

namespace mazeloom::widgets {

namespace {

constexpr int kAbove = 0;
constexpr int kContents = 1;
constexpr int kBelow = 2;
/// Upper bound on the number of rounds of layouts, in case each layout requests another one.
constexpr int kMostRounds = 64;

}  // namespace

/// Filters the events of all widgets of the program: events are sent to the innermost widget, and
/// the area does not know which widgets are added to its contents.
class SteadyArea::Watch : public QObject {
  public:
    explicit Watch(SteadyArea& area) : area_(area) { qApp->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (area_.contents_ == nullptr || !watched->isWidgetType()) return false;
        auto& widget = *static_cast<QWidget*>(watched);
        if (event->type() == QEvent::LayoutRequest) return area_.layOut(widget, *event);
        area_.look(widget, *event);
        return false;
    }

  private:
    SteadyArea& area_;
};

SteadyArea::SteadyArea(QWidget* parent)
    : QScrollArea(parent), bar_(new QScrollBar(Qt::Vertical, this)) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    bar_->hide();
    // Connect both scroll bars in both directions, because the wheel and revealInAreas() move the
    // area's own bar, which is hidden.
    connect(bar_, &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, bar_, &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &SteadyArea::placeBar);
    auto* holder = new QWidget;
    rows_ = new QGridLayout(holder);
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(0);
    rows_->setRowStretch(kContents, 1);
    // Contents that are too wide are squeezed, not cut off at the right.
    holder->setMinimumWidth(1);
    setWidget(holder);
    setWidgetResizable(true);
    const QScrollBar* bar = verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar](int, int most) {
        isClamping_ = bar->value() > most;
        adjustLater();
    });
    connect(bar, &QScrollBar::valueChanged, this, &SteadyArea::noticeScroll);
    watch_ = std::make_unique<Watch>(*this);
    placeBar();
}

SteadyArea::~SteadyArea() = default;

void SteadyArea::setContents(QWidget* contents) {
    contents_ = contents;
    rows_->addWidget(contents, kContents, 0);
}

void SteadyArea::look(const QWidget& on, const QEvent& event) {
    const auto point = [&](const QPointF& global) {
        if (!isAncestorOf(&on)) return;
        pointer_ = global.toPoint();
        notice(Touch::Pointer);
    };
    switch (event.type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseMove:
            point(static_cast<const QMouseEvent&>(event).globalPosition());
            break;
        case QEvent::Enter:
            point(static_cast<const QEnterEvent&>(event).globalPosition());
            break;
        case QEvent::Wheel:
            point(static_cast<const QWheelEvent&>(event).globalPosition());
            break;
        case QEvent::KeyPress:
        case QEvent::ShortcutOverride:
            if (contents_->isAncestorOf(&on)) notice(Touch::Keys);
            break;
        case QEvent::FocusIn:
            if (touch_ == Touch::Keys && on.window() == window() && !isAncestorOf(&on)) release();
            break;
        case QEvent::Move:
        case QEvent::Hide:
            if (std::ranges::any_of(places_,
                                    [&](const Place& place) { return place.widget == &on; }))
                adjustLater();
            break;
        case QEvent::UpdateRequest:
            // A widget that is shown or hidden is laid out at once, but its ancestors are not:
            // perform their layouts before the window is repainted.
            if (isAdjustAwaited_ && &on == window()) layOutRest();
            break;
        default:
            break;
    }
}

bool SteadyArea::event(QEvent* event) {
    // Ignore a leaving pointer while a popup is open: the pointer will return.
    if (event->type() == QEvent::Leave && touch_ == Touch::Pointer &&
        QApplication::activePopupWidget() == nullptr)
        release();
    return QScrollArea::event(event);
}

void SteadyArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    if (contents_ != nullptr) adjustLater();
    placeBar();
}

void SteadyArea::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    // A new style, such as one with larger text, can change the width of the bar.
    if (event->type() == QEvent::StyleChange) placeBar();
}

void SteadyArea::placeBar() {
    const QScrollBar& own = *verticalScrollBar();
    // Block the signals of bar_: if the new range is smaller, its value is clamped. The area would
    // take that for scrolling by the user, and remember a wrong place of the touched widget.
    const QSignalBlocker blocker(bar_);
    bar_->setRange(own.minimum(), own.maximum());
    bar_->setPageStep(own.pageStep());
    bar_->setSingleStep(own.singleStep());
    bar_->setValue(own.value());
    const int width = bar_->sizeHint().width();
    setViewportMargins(0, 0, width, 0);
    bar_->setGeometry(this->width() - width, 0, width, height());
    bar_->setVisible(own.maximum() > own.minimum());
    bar_->raise();
}

bool SteadyArea::layOut(QWidget& on, QEvent& event) {
    ++layouts_;
    if (isLayingOut_ || !isVisible() || !isAncestorOf(&on)) return false;
    const QPointer<SteadyArea> self(this);
    isLayingOut_ = true;
    QCoreApplication::sendEvent(&on, &event);
    if (self != nullptr) layOutRest();
    return true;
}

void SteadyArea::layOutRest() {
    const QPointer<SteadyArea> self(this);
    isLayingOut_ = true;
    int seen = layouts_ - 1;
    for (int i = 0; i < kMostRounds && self != nullptr && seen != layouts_; ++i) {
        seen = layouts_;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
    if (self == nullptr) return;
    isLayingOut_ = false;
    adjust();
}

void SteadyArea::notice(Touch touch) {
    touch_ = touch;
    note();
}

/// Remembers the touched widget and its position.
void SteadyArea::note() {
    places_.clear();
    const QWidget* touched = nullptr;
    if (touch_ == Touch::Pointer) {
        touched = contents_->childAt(contents_->mapFromGlobal(pointer_));
    } else if (touch_ == Touch::Keys) {
        touched = window()->focusWidget();
    }
    if (touched == nullptr || !contents_->isAncestorOf(touched)) return;
    // A splitter handle must be free to move when it is dragged.
    if (qobject_cast<const QSplitterHandle*>(touched) != nullptr) return;
    for (const QWidget* widget = touched; widget != contents_; widget = widget->parentWidget()) {
        // The contents of an area that never shrinks are replaced by the program, not by the user.
        // To keep one of them in its place would move all that is around the area.
        const auto* area = qobject_cast<const ColumnArea*>(widget);
        if (area != nullptr && area->neverShrinks()) places_.clear();
        places_.push_back({const_cast<QWidget*>(widget), inContents(*widget).y() - offset_});
    }
}

void SteadyArea::release() {
    touch_ = Touch::None;
    places_.clear();
    if (contents_ != nullptr) place(offset_, false);
}

void SteadyArea::noticeScroll() {
    if (isAdjusting_ || contents_ == nullptr) return;
    if (std::exchange(isClamping_, false)) return adjustLater();
    // The user scrolled, or a widget was revealed: drop empty space that is out of view now.
    place(verticalScrollBar()->value() - above_, true);
    note();
}

void SteadyArea::adjustLater() {
    if (isAdjusting_ || std::exchange(isAdjustAwaited_, true)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            isAdjustAwaited_ = false;
            adjust();
        },
        Qt::QueuedConnection);
}

/// Scrolls by the distance that the touched widget has moved; if that widget is gone or hidden, by
/// that of its nearest remaining ancestor.
void SteadyArea::adjust() {
    if (contents_ == nullptr) return;
    for (const Place& kept : places_) {
        if (kept.widget == nullptr || !kept.widget->isVisible()) continue;
        if (!contents_->isAncestorOf(kept.widget)) continue;
        const int offset = inContents(*kept.widget).y() - kept.top;
        const bool isInnermost = &kept == &places_.front();
        place(offset, isInnermost && isTouched(*kept.widget, offset));
        return;
    }
    place(offset_, false);
}

void SteadyArea::place(int offset, bool mayLeaveContents) {
    const int most = range();
    offset_ = mayLeaveContents ? offset : std::clamp(offset, 0, most);
    above_ = std::max(0, -offset_);
    below_ = std::max(0, offset_ - most);
    isAdjusting_ = true;
    const bool hasRoom = above_ > 0 || below_ > 0;
    if (rows_->rowMinimumHeight(kAbove) != above_ || rows_->rowMinimumHeight(kBelow) != below_ ||
        hasRoom) {
        rows_->setRowMinimumHeight(kAbove, above_);
        rows_->setRowMinimumHeight(kBelow, below_);
        // The contents stay at least as high as the viewport. The empty space is outside of them.
        rows_->setRowMinimumHeight(kContents, hasRoom ? viewport()->height() : 0);
        widget()->resize(widget()->width(), above_ + most + viewport()->height() + below_);
        rows_->activate();
    }
    verticalScrollBar()->setValue(above_ + offset_);
    isAdjusting_ = false;
    isClamping_ = false;
}

bool SteadyArea::isTouched(const QWidget& widget, int offset) const {
    const QRect seen = viewport()->rect();
    const QRect place(inContents(widget) - QPoint(0, offset), widget.size());
    if (touch_ == Touch::Keys) return place.intersects(seen);
    const QPoint pointer = viewport()->mapFromGlobal(pointer_);
    return place.contains(pointer) && seen.contains(pointer);
}

QPoint SteadyArea::inContents(const QWidget& widget) const {
    return widget.mapTo(contents_, QPoint());
}

int SteadyArea::range() const {
    return std::max(0, contents_->height() - viewport()->height());
}

}  // namespace mazeloom::widgets
