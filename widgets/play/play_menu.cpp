// SPDX-License-Identifier: MIT
#include "widgets/play/play_menu.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

PlayMenu::PlayMenu(QWidget& view, Gamepad& gamepad)
    : QWidget(&view), view_(view), card_(new QFrame(this)), navigation_(gamepad, *this) {
    hide();
    connect(&navigation_, &PadNavigation::back, this, &PlayMenu::resumed);
    setAccessibleName(tr("Menu of the game"));
    view_.installEventFilter(this);
    card_->setFrameShape(QFrame::StyledPanel);
    card_->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(card_);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(8);
    auto* title = new PlainLabel(tr("Paused"));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    title->setFont(large);
    column->addWidget(title, 0, Qt::AlignHCenter);
    column->addSpacing(4);
    resume_ = addButton(tr("Resume"), tr("Go on with the game"));
    connect(resume_, &QPushButton::clicked, this, &PlayMenu::resumed);
    connect(addButton(tr("Restart"), tr("Begin another attempt at the level")),
            &QPushButton::clicked, this, &PlayMenu::restartWanted);
    connect(addButton(tr("Controls…"), tr("See and change the keys and the buttons of the pad")),
            &QPushButton::clicked, this, &PlayMenu::controlsWanted);
    light_ = new QCheckBox(tr("Light mode"));
    setTips(*light_, tr("Dark figures on a light ground"));
    light_->setAccessibleName(light_->text());
    column->addWidget(light_);
    entries_ << light_;
    connect(light_, &QCheckBox::toggled, this, &PlayMenu::lightWanted);
    auto* row = new QHBoxLayout;
    auto* label = new PlainLabel(tr("Volume"));
    volume_ = new QSlider(Qt::Horizontal);
    volume_->setRange(0, 100);
    volume_->setSingleStep(5);
    volume_->setAccessibleName(tr("Volume of the sounds"));
    setTips(*volume_, tr("How loud the game's sounds are; all to the left is silent"));
    label->setBuddy(volume_);
    row->addWidget(label);
    row->addWidget(volume_, 1);
    entries_ << volume_;
    column->addLayout(row);
    connect(volume_, &QSlider::valueChanged, this, &PlayMenu::volumeWanted);
    column->addSpacing(4);
    leave_ = addButton(tr("Leave"), tr("Back to the editor"));
    connect(leave_, &QPushButton::clicked, this, &PlayMenu::leaveWanted);
    auto* centre = new QVBoxLayout(this);
    centre->addWidget(card_, 0, Qt::AlignCenter);
}

QPushButton* PlayMenu::addButton(const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    setTips(*button, tip);
    button->setAccessibleName(text);
    button->setAutoDefault(true);
    button->setMinimumWidth(220);
    card_->layout()->addWidget(button);
    entries_ << button;
    return button;
}

void PlayMenu::open() {
    setGeometry(view_.rect());
    show();
    raise();
    resume_->setFocus(Qt::TabFocusReason);
    navigation_.setOn(true);
}

void PlayMenu::shut() {
    navigation_.setOn(false);
    hide();
    view_.setFocus();
}

void PlayMenu::setVolume(int percent) {
    const QSignalBlocker quiet(volume_);
    volume_->setValue(percent);
}

void PlayMenu::setLight(bool light) {
    const QSignalBlocker quiet(light_);
    light_->setChecked(light);
}

void PlayMenu::setLeaveTip(const QString& tip) {
    setTips(*leave_, tip);
}

bool PlayMenu::focusNextPrevChild(bool next) {
    const auto count = entries_.size();
    const auto index = entries_.indexOf(focusWidget());
    entries_[index < 0 ? 0 : (index + (next ? 1 : count - 1)) % count]->setFocus(
        next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void PlayMenu::choose() {
    if (auto* button = qobject_cast<QAbstractButton*>(focusWidget())) button->click();
}

void PlayMenu::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Escape:
            emit resumed();
            break;
        case Qt::Key_Up:
            focusNextPrevChild(false);
            break;
        case Qt::Key_Down:
            focusNextPrevChild(true);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            choose();
            break;
        default:
            break;
    }
    // Nothing reaches what is below.
    event->accept();
}

bool PlayMenu::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &view_ && event->type() == QEvent::Resize) setGeometry(view_.rect());
    return QWidget::eventFilter(watched, event);
}

void PlayMenu::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.6F);
    painter.fillRect(rect(), veil);
}

}  // namespace mazeloom::widgets
