// SPDX-License-Identifier: MIT
#include "widgets/play/full/profile_page.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/play/profile.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

constexpr int kPlayersWidth = 460;

}  // namespace

ProfilePage::ProfilePage(QWidget* parent)
    : FullPage(0, parent),
      card_(new PlayerCard),
      title_(newHeading(tr("Player"))),
      list_(newList(tr("Players"), tr("Double-click a player, or press Enter, to play as them"))),
      empty_(
          newNote(tr("There is no player yet. Add yourself, or begin the campaign: it adds one."))),
      choose_(newMainButton(tr("Play as this player"), tr("Save wins for the selected player"))),
      add_(newButton(tr("New player…"), tr("Add a player"))),
      rename_(newButton(tr("Rename…"), tr("Give the selected player another name"))),
      remove_(newButton(tr("Delete…"), tr("Delete the selected player, and all their wins"))),
      buttons_(new QWidget),
      question_(new QFrame),
      asked_(new PlainLabel),
      name_(new QLineEdit),
      wrong_(newNote()),
      yes_(newButton({}, tr("Confirm"))) {
    setObjectName(QStringLiteral("profilePage"));
    auto* left = new QWidget;
    limitWidth(*left, kPlayersWidth);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(title_);
    column->addWidget(empty_);
    column->addSpacing(4);
    column->addWidget(list_, 8);

    auto* buttons = new QVBoxLayout(buttons_);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(8);
    buttons->addWidget(choose_);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(add_);
    row->addWidget(rename_);
    row->addWidget(remove_);
    buttons->addLayout(row);
    auto* back = newButton(tr("Back"), tr("Back to the title"));
    buttons->addWidget(back);
    column->addWidget(buttons_);

    // Questions are part of the page rather than dialogs, so that keys and pads work.
    question_->setFrameShape(QFrame::StyledPanel);
    question_->setAccessibleName(tr("Question"));
    auto* inside = new QVBoxLayout(question_);
    inside->setContentsMargins(20, 16, 20, 16);
    inside->setSpacing(8);
    asked_->setWordWrap(true);
    asked_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    inside->addWidget(asked_);
    name_->setMinimumHeight(36);
    name_->setAccessibleName(tr("Name"));
    setPlainToolTip(*name_, tr("A name that no other player has"));
    inside->addWidget(name_);
    inside->addWidget(wrong_);
    auto* answers = new QHBoxLayout;
    answers->setSpacing(8);
    auto* no = newButton(tr("Cancel"), tr("Change nothing"));
    answers->addWidget(yes_);
    answers->addWidget(no);
    inside->addLayout(answers);
    question_->hide();
    column->addWidget(question_);
    column->addStretch(1);
    this->column().addWidget(left, 2);
    this->column().addSpacing(24);
    this->column().addWidget(card_, 3);
    this->column().addStretch(0);

    const auto chooseSelected = [this] {
        if (!selected().isEmpty()) emit chosen(selected());
    };
    connect(list_, &QListWidget::itemDoubleClicked, this, chooseSelected);
    connect(list_, &QListWidget::currentRowChanged, this, [this] {
        updateButtons();
        showCard();
    });
    connect(choose_, &QPushButton::clicked, this, chooseSelected);
    connect(add_, &QPushButton::clicked, this, [this] { ask(Asking::NewName); });
    connect(rename_, &QPushButton::clicked, this, [this] { ask(Asking::OtherName); });
    connect(remove_, &QPushButton::clicked, this, [this] { ask(Asking::Deletion); });
    connect(back, &QPushButton::clicked, this, &ProfilePage::backWanted);
    connect(no, &QPushButton::clicked, this, [this] { ask(Asking::Nothing); });
    connect(yes_, &QPushButton::clicked, this, &ProfilePage::answer);
    connect(name_, &QLineEdit::textChanged, this, &ProfilePage::checkName);
    connect(name_, &QLineEdit::returnPressed, this, &ProfilePage::answer);
}

void ProfilePage::setPlayers(std::vector<PlayerInfo> players, const QString& current) {
    const bool hadFocus = isAncestorOf(focusWidget()) && isVisible();
    players_ = std::move(players);
    names_.clear();
    {
        const QSignalBlocker quiet(list_);
        list_->clear();
        for (const PlayerInfo& player : players_) {
            names_ << player.name;
            list_->addItem(QStringLiteral("%1   ·   %2").arg(player.name, player.note));
        }
        list_->setCurrentRow(std::max(0, static_cast<int>(names_.indexOf(current))));
    }
    list_->setVisible(!names_.isEmpty());
    for (QPushButton* button : {choose_, rename_, remove_})
        button->setVisible(!names_.isEmpty());
    empty_->setVisible(names_.isEmpty());
    showCard();
    ask(Asking::Nothing);
    if (!hadFocus) return;
    takeFocus();
}

void ProfilePage::showCard() {
    const auto row = static_cast<std::size_t>(std::max(0, list_->currentRow()));
    card_->setVisible(row < players_.size());
    if (row >= players_.size()) return;
    card_->tell(players_[row]);
    fit();
}

void ProfilePage::fit() {
    const QFont body = QApplication::font(this);
    const double room = sizeShare();
    title_->setFont(titleFont());
    QFont name = enlarged(body, std::clamp(headShare() * 3.2, 1.8, 5.0));
    name.setBold(true);
    card_->setFonts(name, enlarged(body, std::clamp(headShare() * 1.9, 1.3, 2.6)),
                    enlarged(body, std::clamp(room, 0.9, 1.35)));
}

void ProfilePage::resizeEvent(QResizeEvent* event) {
    FullPage::resizeEvent(event);
    fit();
}

void ProfilePage::changeEvent(QEvent* event) {
    FullPage::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

QString ProfilePage::selected() const {
    return names_.value(list_->currentRow());
}

QString ProfilePage::proposedName() const {
    for (int number = 1;; ++number) {
        const QString name = tr("Player %1").arg(number);
        if (!names_.contains(name)) return name;
    }
}

void ProfilePage::updateButtons() {
    const bool hasSelected = !selected().isEmpty();
    for (QPushButton* button : {choose_, rename_, remove_})
        button->setEnabled(hasSelected);
}

void ProfilePage::ask(Asking asking) {
    const Asking before = asking_;
    asking_ = asking;
    // If the focused button is hidden, Qt moves the focus to another widget, which may not have its
    // texts yet. So no widget gets the focus at first.
    QWidget* focus = focusWidget();
    if (asking != before && focus != nullptr && isAncestorOf(focus)) focus->clearFocus();
    const bool isAsked = asking != Asking::Nothing;
    const bool isName = isAsked && asking != Asking::Deletion;
    question_->setVisible(isAsked);
    buttons_->setVisible(!isAsked);
    list_->setEnabled(!isAsked);
    name_->setVisible(isName);
    updateButtons();
    switch (asking) {
        case Asking::Nothing:
            if (before != Asking::Nothing) takeFocus();
            return;
        case Asking::NewName:
            asked_->setText(tr("What is the new player called?"));
            yes_->setText(tr("Add"));
            name_->setText(proposedName());
            break;
        case Asking::OtherName:
            asked_->setText(tr("New name of “%1”").arg(selected()));
            yes_->setText(tr("Rename"));
            name_->setText(selected());
            break;
        case Asking::Deletion:
            asked_->setText(
                tr("Delete “%1”? All wins of this player, in every pack, are lost for good.")
                    .arg(selected()));
            yes_->setText(tr("Delete"));
            break;
    }
    yes_->setAccessibleName(yes_->text());
    checkName();
    name_->selectAll();
    if (isName)
        name_->setFocus(Qt::TabFocusReason);
    else  // focuses Cancel, so that a surplus key press deletes nothing
        question_->findChildren<QPushButton*>().back()->setFocus(Qt::TabFocusReason);
}

void ProfilePage::checkName() {
    const bool isName = asking_ == Asking::NewName || asking_ == Asking::OtherName;
    const QString name = name_->text().trimmed();
    const bool isSame = asking_ == Asking::OtherName && name == selected();
    const bool isGood = !isName || isSame || !isFree_ || isFree_(name);
    yes_->setEnabled(isGood);
    wrong_->setText(
        isGood           ? QString()
        : name.isEmpty() ? tr("Enter a name.")
        : names_.contains(name)
            ? tr("Another player has this name.")
            : tr("A name has at most %1 characters, in one line.").arg(play::kMaxProfileName));
    wrong_->setVisible(!isGood);
}

void ProfilePage::answer() {
    if (!yes_->isEnabled()) return;
    const QString name = name_->text().trimmed();
    const QString who = selected();
    switch (std::exchange(asking_, Asking::Nothing)) {
        case Asking::NewName:
            emit added(name);
            break;
        case Asking::OtherName:
            emit renamed(who, name);
            break;
        case Asking::Deletion:
            emit removed(who);
            break;
        case Asking::Nothing:
            break;
    }
}

void ProfilePage::takeFocus() {
    if (names_.isEmpty())
        add_->setFocus(Qt::TabFocusReason);
    else
        list_->setFocus(Qt::TabFocusReason);
}

bool ProfilePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !selected().isEmpty()) {
            emit chosen(selected());
            return true;
        }
        if (key == Qt::Key_Delete && !selected().isEmpty()) {
            ask(Asking::Deletion);
            return true;
        }
    }
    return FullPage::eventFilter(watched, event);
}

void ProfilePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && asking_ != Asking::Nothing)
        ask(Asking::Nothing);
    else
        FullPage::keyPressEvent(event);
}

}  // namespace mazeloom::widgets
