// SPDX-License-Identifier: MIT
#include "widgets/play/descent/overlays/message_history.h"

#include <algorithm>

#include <QKeyEvent>
#include <QListWidget>
#include <QVBoxLayout>

#include "widgets/play/key_position.h"
#include "widgets/text/plain_label.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr QSize kListSize{640, 520};
/// The part of the view beside the list: margins, title and foot.
constexpr QSize kBesideList{96, 160};

}  // namespace

MessageHistory::MessageHistory(QWidget& view, Gamepad& gamepad)
    : PlayOverlay(view, gamepad), list_(new QListWidget) {
    setAccessibleName(tr("Messages of this run"));
    auto* title = new PlainLabel(tr("Messages of this run"));
    setType(*title, Type::Title);
    column().addWidget(title);
    list_->setAccessibleName(tr("Messages, the newest last"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->installEventFilter(this);
    column().addWidget(list_);
    addEntry(list_);
    auto* foot = new PlainLabel(tr("M or Esc goes back to the game."));
    setType(*foot, Type::Caption);
    column().addWidget(foot);
}

void MessageHistory::read(const QStringList& messages) {
    list_->clear();
    list_->addItems(messages);
    open();
    list_->setCurrentRow(list_->count() - 1);
    list_->scrollToBottom();
}

bool MessageHistory::eventFilter(QObject* watched, QEvent* event) {
    if (watched != list_ || event->type() != QEvent::KeyPress)
        return PlayOverlay::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const auto latin = latinKeyOf(key);
    if ((latin ? latin->key : key.key()) != Qt::Key_M) return false;
    if (!key.isAutoRepeat()) emit dismissed();
    return true;
}

void MessageHistory::resizeEvent(QResizeEvent* event) {
    PlayOverlay::resizeEvent(event);
    const QSize room = size() - kBesideList * std::max(1.0, textScale());
    list_->setFixedSize(std::clamp(room.width(), 160, scaledPixels(kListSize.width())),
                        std::clamp(room.height(), 80, scaledPixels(kListSize.height())));
}

}  // namespace mazeloom::widgets
