// SPDX-License-Identifier: MIT
#include "widgets/play/pad_navigation.h"

#include <algorithm>
#include <cstdlib>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QRect>
#include <QScrollArea>
#include <QTabBar>
#include <QWidget>

namespace mazeloom::widgets {

namespace {

constexpr int kMillisecondsToRepeat = 400;
constexpr int kMillisecondsBetween = 110;

constexpr const char* kTakesKeys = "mazeloomPadKeys";

bool isDirection(PadInput input) {
    return input <= PadInput::Left;
}

bool isAcross(PadInput direction) {
    return direction == PadInput::Left || direction == PadInput::Right;
}

/// Up and left are back.
bool isForward(PadInput direction) {
    return direction == PadInput::Down || direction == PadInput::Right;
}

Qt::Key keyOf(PadInput direction) {
    switch (direction) {
        case PadInput::Up:
            return Qt::Key_Up;
        case PadInput::Right:
            return Qt::Key_Right;
        case PadInput::Down:
            return Qt::Key_Down;
        default:
            return Qt::Key_Left;
    }
}

/// False when the widget has no use for it.
bool sendKey(QWidget& widget, Qt::Key key) {
    const QPersistentModelIndex before = [&]() -> QModelIndex {
        const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
        return view != nullptr ? view->currentIndex() : QModelIndex();
    }();
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier);
    QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier);
    QApplication::sendEvent(&widget, &down);
    QApplication::sendEvent(&widget, &up);
    // A list takes arrows even where it ends.
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
        view != nullptr && key != Qt::Key_Return) {
        return view->currentIndex() != before;
    }
    return down.isAccepted();
}

/// Whether the direction meant the widget's value.
bool change(QWidget& widget, PadInput direction) {
    const int step = isForward(direction) ? 1 : -1;
    if (auto* slider = qobject_cast<QAbstractSlider*>(&widget)) {
        const bool isAlong = (slider->orientation() == Qt::Horizontal) == isAcross(direction);
        // Up is more.
        const bool isMore = isAcross(direction) ? step > 0 : step < 0;
        if (isAlong) {
            slider->triggerAction(isMore ? QAbstractSlider::SliderSingleStepAdd
                                         : QAbstractSlider::SliderSingleStepSub);
        }
        return isAlong;
    }
    if (isAcross(direction)) {
        if (auto* box = qobject_cast<QComboBox*>(&widget)) {
            const int index = box->currentIndex() + step;
            if (index >= 0 && index < box->count()) box->setCurrentIndex(index);
            return true;
        }
        if (auto* box = qobject_cast<QAbstractSpinBox*>(&widget)) {
            box->stepBy(step);
            return true;
        }
        if (auto* tabs = qobject_cast<QTabBar*>(&widget)) {
            const int index = tabs->currentIndex() + step;
            if (index >= 0 && index < tabs->count()) tabs->setCurrentIndex(index);
            return true;
        }
    }
    const bool takesKeys = widget.property(kTakesKeys).toBool() ||
                           qobject_cast<QAbstractItemView*>(&widget) != nullptr;
    return takesKeys && sendKey(widget, keyOf(direction));
}

bool canHaveFocus(const QWidget& widget) {
    // A scrolled page is no more than the room in which things stand.
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.isVisible() &&
           widget.focusProxy() == nullptr && qobject_cast<const QScrollArea*>(&widget) == nullptr;
}

/// Where a widget is, seen from another one.
struct Place {
    int along = 0;   ///< from centre to centre; 0 for what is neither before nor behind
    int beside = 0;  ///< how far off the way
};

/// `rect` from `start`, along their x.
Place placeOf(const QRect& rect, const QRect& start) {
    const int centre = start.center().x();
    const bool isApart = rect.left() >= centre || rect.right() <= centre;
    return {isApart ? rect.center().x() - centre : 0,
            std::max({0, rect.top() - start.bottom(), start.top() - rect.bottom()})};
}

QRect transposed(const QRect& rect) {
    return {rect.y(), rect.x(), rect.height(), rect.width()};
}

}  // namespace

PadNavigation::PadNavigation(Gamepad& gamepad, QWidget& page, QObject* parent)
    : QObject(parent), gamepad_(gamepad), page_(page) {
    connect(&repeat_, &QTimer::timeout, this, [this] {
        repeat_.setInterval(kMillisecondsBetween);
        if (held_) go(*held_);
    });
}

void PadNavigation::setOn(bool on) {
    if (on == isOn_) return;
    isOn_ = on;
    held_.reset();
    repeat_.stop();
    // A connection that is made while a press is told of does not hear of that press.
    if (on) {
        connect(&gamepad_, &Gamepad::pressed, this, &PadNavigation::press);
        connect(&gamepad_, &Gamepad::released, this, &PadNavigation::release);
    } else {
        gamepad_.disconnect(this);
    }
}

void PadNavigation::setTakesKeys(QWidget& widget) {
    widget.setProperty(kTakesKeys, true);
}

bool PadNavigation::isSeen() const {
    if (!page_.isVisible() || !page_.isActiveWindow()) return false;
    const QWidget* modal = QApplication::activeModalWidget();
    return QApplication::activePopupWidget() == nullptr &&
           (modal == nullptr || modal == page_.window());
}

QWidget* PadNavigation::focused() const {
    QWidget* widget = QApplication::focusWidget();
    return widget != nullptr && (widget == &page_ || page_.isAncestorOf(widget)) ? widget : nullptr;
}

void PadNavigation::press(PadInput input) {
    if (!isSeen()) return;
    if (input == PadInput::A) {
        choose();
    } else if (input == PadInput::B || input == PadInput::Start) {
        emit back();
    } else if (isDirection(input)) {
        held_ = input;
        repeat_.start(kMillisecondsToRepeat);
        go(input);
    }
}

void PadNavigation::release(PadInput input) {
    if (held_ != input) return;
    held_.reset();
    repeat_.stop();
}

void PadNavigation::go(PadInput direction) {
    if (!isSeen()) return;
    QWidget* from = focused();
    if (from != nullptr && change(*from, direction)) return;
    if (QWidget* to = nextOf(from, direction)) to->setFocus(Qt::TabFocusReason);
}

void PadNavigation::choose() {
    QWidget* widget = focused();
    if (widget == nullptr) return;
    if (auto* button = qobject_cast<QAbstractButton*>(widget))
        button->click();
    else
        sendKey(*widget, Qt::Key_Return);
}

QWidget* PadNavigation::nextOf(const QWidget* from, PadInput direction) const {
    // As if all directions led along x.
    const auto rectOf = [this, direction](const QWidget& widget) {
        const QRect rect(widget.mapTo(&page_, QPoint(0, 0)), widget.size());
        return isAcross(direction) ? rect : transposed(rect);
    };
    const QRect start = from != nullptr ? rectOf(*from) : QRect();
    QWidget* nearest = nullptr;
    QWidget* farthest = nullptr;
    int least = 0;
    int most = 0;
    const auto widgets = page_.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (widget == from || !canHaveFocus(*widget)) continue;
        if (from == nullptr || from == &page_) return widget;  // the first
        const Place place = placeOf(rectOf(*widget), start);
        const int ahead = isForward(direction) ? place.along : -place.along;
        const int score = std::abs(ahead) + 2 * place.beside;
        if (ahead > 0 && (nearest == nullptr || score < least)) {
            nearest = widget;
            least = score;
        }
        const int behind = -ahead - 2 * place.beside;
        if (ahead < 0 && behind > 0 && (farthest == nullptr || behind > most)) {
            farthest = widget;
            most = behind;
        }
    }
    return nearest != nullptr ? nearest : farthest;
}

}  // namespace mazeloom::widgets
