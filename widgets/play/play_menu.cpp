// SPDX-License-Identifier: MIT
#include "widgets/play/play_menu.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

PlayMenu::PlayMenu(QWidget& view, Gamepad& gamepad) : PlayOverlay(view, gamepad) {
    setAccessibleName(tr("Menu of the game"));
    connect(this, &PlayMenu::dismissed, this, &PlayMenu::resumed);
    auto* title = new PlainLabel(tr("Paused"));
    setType(*title, Type::Title);
    column().addWidget(title, 0, Qt::AlignHCenter);
    reason_ = new PlainLabel;
    reason_->setAlignment(Qt::AlignHCenter);
    reason_->hide();
    column().addWidget(reason_);
    column().addSpacing(4);
    connect(addButton(tr("Resume"), tr("Go on with the game")), &QPushButton::clicked, this,
            &PlayMenu::resumed);
    connect(addButton(tr("Restart"), tr("Begin another attempt at the level")),
            &QPushButton::clicked, this, &PlayMenu::restartWanted);
    consoles_ = addButton(tr("Consoles…"), tr("Read again what consoles have said in this level"));
    connect(consoles_, &QPushButton::clicked, this, &PlayMenu::consolesWanted);
    setHasConsoles(false);
    messages_ = addButton(tr("Messages…"), tr("Read what has happened in this run"));
    connect(messages_, &QPushButton::clicked, this, &PlayMenu::messagesWanted);
    setHasMessages(false);
    numbers_ = addButton(tr("The numbers…"), tr("See what the numbers on the cells count"));
    connect(numbers_, &QPushButton::clicked, this, &PlayMenu::numbersWanted);
    setHasNumbers(false);
    connect(addButton(tr("Controls…"), tr("See and change the keys and the gamepad buttons")),
            &QPushButton::clicked, this, &PlayMenu::controlsWanted);
    light_ = addCheck(tr("Light mode"), tr("Dark figures on a light ground"));
    connect(light_, &QCheckBox::toggled, this, &PlayMenu::lightWanted);
    flashes_ = addCheck(tr("Flashes"), tr("Explosions, beams and fire flash; without flashes they "
                                          "have still frames"));
    connect(flashes_, &QCheckBox::toggled, this, &PlayMenu::flashesWanted);
    setFlashes(true);
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
    addEntry(volume_);
    column().addLayout(row);
    connect(volume_, &QSlider::valueChanged, this, &PlayMenu::volumeWanted);
    column().addSpacing(4);
    leave_ = addButton(tr("Leave"), tr("Back to the editor"));
    connect(leave_, &QPushButton::clicked, this, &PlayMenu::leaveWanted);
}

QCheckBox* PlayMenu::addCheck(const QString& text, const QString& tip) {
    auto* check = new QCheckBox(text);
    setTips(*check, tip);
    check->setAccessibleName(text);
    column().addWidget(check);
    addEntry(check);
    return check;
}

void PlayMenu::setReason(const QString& reason) {
    reason_->setText(reason);
    reason_->setVisible(!reason.isEmpty());
    setAccessibleDescription(reason);
}

void PlayMenu::setHasConsoles(bool has) {
    consoles_->setVisible(has);
}

void PlayMenu::setHasMessages(bool has) {
    messages_->setVisible(has);
}

void PlayMenu::setHasNumbers(bool has) {
    numbers_->setVisible(has);
}

void PlayMenu::setVolume(int percent) {
    const QSignalBlocker quiet(volume_);
    volume_->setValue(percent);
}

void PlayMenu::setLight(bool light) {
    const QSignalBlocker quiet(light_);
    light_->setChecked(light);
}

void PlayMenu::setFlashes(bool hasFlashes) {
    const QSignalBlocker quiet(flashes_);
    flashes_->setChecked(hasFlashes);
}

void PlayMenu::setLeaveTip(const QString& tip) {
    setTips(*leave_, tip);
}

}  // namespace mazeloom::widgets
