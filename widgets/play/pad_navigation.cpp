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
constexpr const char* kTakesPresses = "mazeloomPadPresses";

bool isDirection(PadInput input) {
    return input <= PadInput::Left;
}

bool isAcross(PadInput direction) {
    return direction == PadInput::Left || direction == PadInput::Right;
}

bool isShoulder(PadInput input) {
    return input == PadInput::LeftShoulder || input == PadInput::RightShoulder;
}

/// Whether an input moves forward; the others, up, left and the left shoulder button, move back.
bool isForward(PadInput input) {
    return input == PadInput::Down || input == PadInput::Right || input == PadInput::RightShoulder;
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

/// Sends a press and release of a key. Returns false if the widget did not use the key.
bool sendKey(QWidget& widget, Qt::Key key) {
    const QPersistentModelIndex before = [&]() -> QModelIndex {
        const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
        return view != nullptr ? view->currentIndex() : QModelIndex();
    }();
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier);
    QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier);
    QApplication::sendEvent(&widget, &down);
    QApplication::sendEvent(&widget, &up);
    // A list accepts arrow keys even at its end, so its current entry tells whether the key had an
    // effect.
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
        view != nullptr && key != Qt::Key_Return) {
        return view->currentIndex() != before;
    }
    return down.isAccepted();
}

bool takesKeys(const QWidget& widget) {
    return widget.property(kTakesKeys).toBool() ||
           qobject_cast<const QAbstractItemView*>(&widget) != nullptr;
}

/// Changes the widget's value if the direction applies to the widget. Returns whether it applies.
bool change(QWidget& widget, PadInput direction) {
    const int step = isForward(direction) ? 1 : -1;
    if (auto* slider = qobject_cast<QAbstractSlider*>(&widget)) {
        const bool isAlong = (slider->orientation() == Qt::Horizontal) == isAcross(direction);
        // In vertical sliders, up increases the value.
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
    return takesKeys(widget) && sendKey(widget, keyOf(direction));
}

bool isPopup(const QWidget& widget) {
    return widget.windowType() == Qt::Popup;
}

/// Whether `opened` is the window, or was opened by it directly or through other windows.
bool belongsTo(const QObject& opened, const QWidget& window) {
    const QObject* owner = &opened;
    while (owner != nullptr && owner != &window)
        owner = owner->parent();
    return owner != nullptr;
}

QWidget* focusedIn(QWidget& room) {
    QWidget* widget = QApplication::focusWidget();
    return widget != nullptr && (widget == &room || room.isAncestorOf(widget)) ? widget : nullptr;
}

/// Returns the widget that receives a key pressed in `room`.
QWidget& receiverIn(QWidget& room) {
    QWidget* widget = isPopup(room) ? room.focusWidget() : focusedIn(room);
    return widget != nullptr ? *widget : room;
}

void choose(QWidget& room) {
    QWidget& widget = receiverIn(room);
    if (&widget == &room && !isPopup(room) && !takesKeys(room)) return;
    if (auto* button = qobject_cast<QAbstractButton*>(&widget))
        button->click();
    else if (auto* box = qobject_cast<QComboBox*>(&widget))
        box->showPopup();
    else
        sendKey(widget, Qt::Key_Return);
}

/// Changes a value by a large step, or scrolls by a page.
void turnPage(QWidget& widget, bool forward) {
    const bool isValue = qobject_cast<QAbstractSlider*>(&widget) != nullptr ||
                         qobject_cast<QAbstractSpinBox*>(&widget) != nullptr;
    // Page up increases a value; in a list, page down moves forward.
    sendKey(widget, forward == isValue ? Qt::Key_PageUp : Qt::Key_PageDown);
}

bool canHaveFocus(const QWidget& widget) {
    // A scroll area itself gets no focus, because it only contains other widgets.
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.isVisible() &&
           widget.focusProxy() == nullptr && qobject_cast<const QScrollArea*>(&widget) == nullptr;
}

/// A widget's position relative to another widget. The direction of movement is the x axis.
struct Place {
    int along = 0;   ///< distance of the centres along the axis; 0 if neither ahead nor behind
    int beside = 0;  ///< gap between both widgets across the axis
};

/// Returns the position of `rect` relative to `start`, along the x axis.
Place placeOf(const QRect& rect, const QRect& start) {
    const int centre = start.center().x();
    const bool isApart = rect.left() >= centre || rect.right() <= centre;
    return {isApart ? rect.center().x() - centre : 0,
            std::max({0, rect.top() - start.bottom(), start.top() - rect.bottom()})};
}

QRect transposed(const QRect& rect) {
    return {rect.y(), rect.x(), rect.height(), rect.width()};
}

/// Returns the nearest widget in a direction; if there is none, wraps around to the farthest one on
/// the opposite side.
QWidget* nextOf(const QWidget& room, const QWidget* from, PadInput direction) {
    // For up and down, swaps x and y, so that all directions run along the x axis.
    const auto rectOf = [&room, direction](const QWidget& widget) {
        const QRect rect(widget.mapTo(&room, QPoint(0, 0)), widget.size());
        return isAcross(direction) ? rect : transposed(rect);
    };
    const QRect start = from != nullptr ? rectOf(*from) : QRect();
    QWidget* nearest = nullptr;
    QWidget* farthest = nullptr;
    int least = 0;
    int most = 0;
    const auto widgets = room.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (widget == from || !canHaveFocus(*widget) || widget->window() != room.window()) continue;
        if (from == nullptr || from == &room) return widget;  // the first
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
    // A connection made while a signal is being handled does not receive that signal.
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

void PadNavigation::setTakesPresses(QWidget& dialog, bool takes) {
    dialog.setProperty(kTakesPresses, takes);
}

QWidget* PadNavigation::room() const {
    const QWidget& window = *page_.window();
    const QWidget* active = QApplication::activeWindow();
    if (!page_.isVisible() || active == nullptr || !belongsTo(*active, window)) return nullptr;
    QWidget* popup = QApplication::activePopupWidget();
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* over = popup != nullptr ? popup : modal;
    if (over != nullptr && over != &window) return belongsTo(*over, window) ? over : nullptr;
    return active == &window ? &page_ : nullptr;
}

void PadNavigation::press(PadInput input) {
    QWidget* room = this->room();
    if (room == nullptr || room->property(kTakesPresses).toBool()) return;
    if (input == PadInput::A) {
        choose(*room);
    } else if (input == PadInput::B || input == PadInput::Start) {
        if (room == &page_)
            emit back();
        else
            sendKey(receiverIn(*room), Qt::Key_Escape);
    } else if (isDirection(input) || isShoulder(input)) {
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
    QWidget* room = this->room();
    if (room == nullptr) return;
    if (isShoulder(direction)) return turnPage(receiverIn(*room), isForward(direction));
    if (isPopup(*room)) {
        sendKey(receiverIn(*room), keyOf(direction));
        return;
    }
    // Makes the focus frame visible for players with a pad.
    room->window()->setAttribute(Qt::WA_KeyboardFocusChange);
    QWidget* from = focusedIn(*room);
    if (from != nullptr && change(*from, direction)) return;
    if (QWidget* to = nextOf(*room, from, direction)) to->setFocus(Qt::TabFocusReason);
}

}  // namespace mazeloom::widgets
