// SPDX-License-Identifier: MIT
#include "widgets/text/spoken.h"

#include <array>
#include <cstddef>
#include <vector>

#include <QAbstractSlider>
#include <QAccessibleObject>
#include <QAccessibleWidget>
#include <QEvent>
#include <QLabel>
#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace mazeloom::widgets {

namespace {

SpeechListener& listener() {
    static SpeechListener set = nullptr;
    return set;
}

/// An accessible child of a widget. It has a text, which only screen readers get.
class SpokenPart : public QObject {
  public:
    SpokenPart(QWidget& owner, QAccessible::Role role)
        : QObject(&owner), owner_(owner), role_(role) {}

    QWidget& owner() const { return owner_; }
    QAccessible::Role role() const { return role_; }
    const QString& text() const { return text_; }
    void setText(const QString& text) { text_ = text; }

    void tell(QAccessible::Event what) {
        // Screen readers cache a name until an event reports its change, so send that event first.
        for (const QAccessible::Event told : {QAccessible::NameChanged, what}) {
            QAccessibleEvent event(this, told);
            tellReaders(event);
        }
    }

  private:
    QWidget& owner_;
    QAccessible::Role role_;
    QString text_;
};

/// The announcements of a widget: its hint, its place, and its latest messages.
class Voice : public QObject {
  public:
    Voice(QWidget& widget, QAccessible::Role role)
        : QObject(&widget), widget_(widget), role_(role) {
        for (SpokenPart*& place : places_)
            place = new SpokenPart(widget, QAccessible::StaticText);
        for (SpokenPart*& message : messages_)
            message = new SpokenPart(widget, QAccessible::Notification);
        flush_.setSingleShot(true);
        flush_.setInterval(0);
        connect(&flush_, &QTimer::timeout, this, &Voice::flush);
        again_.setSingleShot(true);
        again_.setInterval(0);
        connect(&again_, &QTimer::timeout, this, &Voice::tellPlace);
        widget.installEventFilter(this);
    }

    static Voice* of(const QWidget& widget) {
        for (QObject* child : widget.children()) {
            if (auto* voice = dynamic_cast<Voice*>(child)) return voice;
        }
        return nullptr;
    }

    QAccessible::Role role() const { return role_; }
    void setRole(QAccessible::Role role) { role_ = role; }
    void setHint(const QString& hint) { hint_ = hint; }

    /// Returns the part that holds the place; null if there is no place.
    SpokenPart* place() const {
        return places_[place_]->text().isEmpty() ? nullptr : places_[place_];
    }
    /// Returns all parts that have a text.
    std::vector<SpokenPart*> parts() const {
        std::vector<SpokenPart*> parts;
        if (place() != nullptr) parts.push_back(place());
        for (SpokenPart* message : messages_) {
            if (!message->text().isEmpty()) parts.push_back(message);
        }
        return parts;
    }

    void setPlace(const QString& text) {
        if (text != places_[place_]->text()) putPlace(text);
    }
    void repeatPlace() {
        if (place() != nullptr) putPlace(QString(place()->text()));
    }

    void putPlace(const QString& text) {
        const bool hadPlace = place() != nullptr;
        // Alternate between two parts, because screen readers ignore a focus event of an object
        // that has the focus already.
        places_[place_]->setText({});
        place_ = 1 - place_;
        places_[place_]->setText(text);
        if (place() != nullptr) {
            tellPlace();
        } else if (hadPlace && widget_.hasFocus()) {
            QAccessibleEvent event(&widget_, QAccessible::Focus);
            tellReaders(event);
        }
    }

    void add(const QString& text) {
        if (text.isEmpty()) return;
        // The text of a banner begins with the game's last message: do not announce the message
        // twice.
        if (!pending_.isEmpty() && text.startsWith(pending_.last())) pending_.removeLast();
        pending_ << text;
        flush_.start();
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FocusIn) {
            // Announce the place later: Qt sends the accessible focus event of the widget itself
            // after this event, and the widget may compute its place only now that it has the
            // focus.
            again_.start();
            add(hint_);
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    void tellPlace() {
        // Do not announce the place now: the announcement that waits for Qt's own focus event
        // includes it.
        if (again_.isActive()) return;
        if (place() != nullptr && widget_.hasFocus()) place()->tell(QAccessible::Focus);
    }

    void flush() {
        if (again_.isActive()) return flush_.start();
        // Use another part for each message: a screen reader requests a message's text only after
        // the event, when the next message may have been set already.
        SpokenPart& message = *messages_[message_];
        message_ = (message_ + 1) % messages_.size();
        message.setText(pending_.join(u' '));
        pending_.clear();
        message.tell(QAccessible::ObjectShow);
    }

    QWidget& widget_;
    QAccessible::Role role_;
    QString hint_;
    std::array<SpokenPart*, 2> places_{};
    std::size_t place_ = 0;
    std::array<SpokenPart*, 8> messages_{};
    std::size_t message_ = 0;
    QStringList pending_;
    QTimer flush_;
    QTimer again_;
};

class PartFace : public QAccessibleObject {
  public:
    explicit PartFace(SpokenPart* part) : QAccessibleObject(part) {}

    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(&part().owner());
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QWindow* window() const override { return part().owner().window()->windowHandle(); }

    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name ? part().text() : QString();
    }
    QAccessible::Role role() const override { return part().role(); }
    QRect rect() const override {
        const QWidget& owner = part().owner();
        return {owner.mapToGlobal(QPoint(0, 0)), owner.size()};
    }
    QAccessible::State state() const override {
        const QWidget& owner = part().owner();
        const Voice* voice = Voice::of(owner);
        QAccessible::State state;
        state.readOnly = true;
        state.invisible = part().text().isEmpty() || !owner.isVisible();
        if (voice != nullptr && voice->place() == &part()) {
            state.focusable = true;
            state.focused = owner.hasFocus();
        }
        return state;
    }

  private:
    const SpokenPart& part() const { return static_cast<const SpokenPart&>(*object()); }
};

/// The accessible value of a slider, like that of Qt's own accessible interface of sliders.
class SliderValue : public QAccessibleValueInterface {
  public:
    explicit SliderValue(QWidget* widget) : slider_(qobject_cast<QAbstractSlider*>(widget)) {}

    bool isThere() const { return slider_ != nullptr; }
    QVariant currentValue() const override { return slider_->value(); }
    void setCurrentValue(const QVariant& value) override { slider_->setValue(value.toInt()); }
    QVariant maximumValue() const override { return slider_->maximum(); }
    QVariant minimumValue() const override { return slider_->minimum(); }
    QVariant minimumStepSize() const override { return slider_->singleStep(); }

  private:
    QAbstractSlider* slider_;
};

/// The accessible interface of a widget that speaks. Its children are the child widgets, followed
/// by the spoken parts.
class SpeakingFace : public QAccessibleWidget {
  public:
    SpeakingFace(QWidget* widget, const Voice& voice)
        : QAccessibleWidget(widget, voice.role()), voice_(voice), value_(widget) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface && value_.isThere())
            return static_cast<QAccessibleValueInterface*>(&value_);
        return QAccessibleWidget::interface_cast(type);
    }

    int childCount() const override {
        return QAccessibleWidget::childCount() + static_cast<int>(voice_.parts().size());
    }
    QAccessibleInterface* child(int index) const override {
        const int widgets = QAccessibleWidget::childCount();
        if (index < widgets) return QAccessibleWidget::child(index);
        const auto parts = voice_.parts();
        const auto part = static_cast<std::size_t>(index - widgets);
        return part < parts.size() ? QAccessible::queryAccessibleInterface(parts[part]) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto parts = voice_.parts();
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (child != nullptr && child->object() == parts[i])
                return QAccessibleWidget::childCount() + static_cast<int>(i);
        }
        return QAccessibleWidget::indexOfChild(child);
    }
    QAccessibleInterface* focusChild() const override {
        if (voice_.place() != nullptr && widget()->hasFocus())
            return QAccessible::queryAccessibleInterface(voice_.place());
        return QAccessibleWidget::focusChild();
    }
    QAccessible::Role role() const override { return voice_.role(); }

  private:
    const Voice& voice_;
    SliderValue value_;
};

QAccessibleInterface* newFace(const QString&, QObject* object) {
    if (auto* part = dynamic_cast<SpokenPart*>(object)) return new PartFace(part);
    auto* widget = qobject_cast<QWidget*>(object);
    const Voice* voice = widget == nullptr ? nullptr : Voice::of(*widget);
    return voice == nullptr ? nullptr : new SpeakingFace(widget, *voice);
}

}  // namespace

void setSpokenRole(QWidget& widget, QAccessible::Role role) {
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(newFace);
        return true;
    }();
    if (Voice* voice = Voice::of(widget))
        voice->setRole(role);
    else
        new Voice(widget, role);
}

void setSpokenHint(QWidget& widget, const QString& text) {
    if (Voice* voice = Voice::of(widget)) voice->setHint(text);
}

void speakPlace(QWidget& widget, const QString& text) {
    if (Voice* voice = Voice::of(widget)) voice->setPlace(text);
}

QString spokenPlace(const QWidget& widget) {
    const Voice* voice = Voice::of(widget);
    return voice == nullptr || voice->place() == nullptr ? QString() : voice->place()->text();
}

void repeatPlace(QWidget& widget) {
    if (Voice* voice = Voice::of(widget)) voice->repeatPlace();
}

void speakMessage(QWidget& widget, const QString& text) {
    if (Voice* voice = Voice::of(widget)) voice->add(text);
}

QString labelTexts(const QWidget& part) {
    QStringList texts;
    for (const auto* label : part.findChildren<QLabel*>()) {
        if (label->buddy() == nullptr && label->isVisibleTo(&part)) texts << label->text();
    }
    texts.removeAll(QString());
    return texts.join(u'\n');
}

void tellReaders(QAccessibleEvent& event) {
    if (listener() != nullptr)
        listener()(event);
    else
        QAccessible::updateAccessibility(&event);
}

bool isHeard() {
    return listener() != nullptr || QAccessible::isActive();
}

void setSpeechListener(SpeechListener to) {
    listener() = to;
}

}  // namespace mazeloom::widgets
