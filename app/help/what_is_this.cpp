// SPDX-License-Identifier: MIT
#include "app/help/what_is_this.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

#include "app/actions/action_registry.h"
#include "app/help/help_card.h"
#include "app/help/manual.h"
#include "app/help/manual_topics.h"
#include "widgets/text/rich_text.h"

namespace mazeloom::app {

namespace {

/// Returns the first paragraph of a page.
QString beginningOf(const ManualPage* page) {
    return page == nullptr ? QString() : page->text.section('\n', 1, 1, QString::SectionSkipEmpty);
}

QString nameOf(const QWidget& widget) {
    if (!widget.accessibleName().isEmpty()) return widget.accessibleName();
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button != nullptr ? withoutMnemonic(button->text()) : QString();
}

/// Returns a tip of the widget as plain text; empty if it has none.
QString tipOf(const QWidget& widget) {
    if (!widget.statusTip().isEmpty()) return widget.statusTip();
    if (!widget.accessibleDescription().isEmpty()) return widget.accessibleDescription();
    return widgets::isRichText(widget.toolTip()) ? QString() : widget.toolTip();
}

PartWords wordsOfAction(const QAction& action, const QString& title, const QRect& place) {
    return {title, action.statusTip(), action.shortcut().toString(QKeySequence::NativeText),
            manualPageOf(action), place};
}

QKeyEvent* pressed(QEvent& event) {
    return event.type() == QEvent::KeyPress || event.type() == QEvent::ShortcutOverride
               ? static_cast<QKeyEvent*>(&event)
               : nullptr;
}

}  // namespace

WhatIsThis::WhatIsThis(const ActionRegistry& actions, QObject* parent)
    : QObject(parent), actions_(actions) {}

WhatIsThis::~WhatIsThis() {
    stopAsking();
}

void WhatIsThis::begin(const Manual& manual) {
    end();
    manual_ = &manual;
    asking_ = true;
    QApplication::setOverrideCursor(Qt::WhatsThisCursor);
    qApp->installEventFilter(this);
}

void WhatIsThis::stopAsking() {
    if (asking_) QApplication::restoreOverrideCursor();
    asking_ = false;
}

void WhatIsThis::end() {
    stopAsking();
    swallowsRelease_ = false;
    qApp->removeEventFilter(this);
    if (card_ == nullptr) return;
    const bool hadFocus = card_->isAncestorOf(QApplication::focusWidget());
    card_->hide();
    // The card is deleted later, because the signal may come from one of its buttons.
    card_->deleteLater();
    card_.clear();
    if (hadFocus && focusBefore_ != nullptr) focusBefore_->setFocus();
}

PartWords WhatIsThis::wordsOf(const QWidget& widget, QPoint at) const {
    if (const auto* bar = qobject_cast<const QMenuBar*>(&widget)) {
        if (QAction* action = bar->actionAt(at))
            return wordsOfAction(*action, withoutMnemonic(action->text()),
                                 bar->actionGeometry(action));
    }
    PartWords words;
    words.page = manualPageOf(&widget);
    words.place = widget.rect();
    const QWidget* part = manualPartOf(&widget);
    for (const QWidget* each = &widget; each != nullptr && !each->isWindow();
         each = each->parentWidget()) {
        if (const auto* button = qobject_cast<const QToolButton*>(each)) {
            QAction* action = button->defaultAction();
            if (action != nullptr && actions_.find(ActionRegistry::idOf(action)) == action) {
                const QRect place(-widget.mapTo(each, QPoint()), each->size());
                return wordsOfAction(*action, actions_.titleOf(action), place);
            }
        }
        words.name = nameOf(*each);
        words.text = tipOf(*each);
        words.place = QRect(-widget.mapTo(each, QPoint()), each->size());
        if (!words.name.isEmpty() || each == part) break;
    }
    const ManualPage* page = manual_ != nullptr ? manual_->find(words.page) : nullptr;
    if (words.name.isEmpty() && page != nullptr) words.name = page->title;
    if (words.text.isEmpty()) words.text = beginningOf(page);
    return words;
}

void WhatIsThis::answer(QWidget& widget, QPoint at, bool byKey) {
    const PartWords words = wordsOf(widget, at);
    stopAsking();
    focusBefore_ = QApplication::focusWidget();
    QWidget* window = widget.window();
    card_ = new HelpCard(*window);
    card_->setObjectName(QStringLiteral("whatIsThisCard"));
    card_->setTexts(words.name, words.text,
                    words.key.isEmpty() ? QString() : tr("Key: %1").arg(words.key));
    QPushButton* read = card_->addButton(tr("Read more"), tr("Open the manual at its page"));
    QPushButton* close = card_->addButton(tr("Close"), tr("Close this card (Escape)"));
    connect(read, &QPushButton::clicked, this, [this, page = words.page] {
        end();
        emit manualWanted(page);
    });
    connect(close, &QPushButton::clicked, this, &WhatIsThis::end);
    const QRect place(widget.mapTo(window, words.place.topLeft()), words.place.size());
    card_->pointAt(place.intersected(window->rect()));
    if (byKey) read->setFocus();
}

bool WhatIsThis::filterWhileAsking(QWidget& widget, QEvent& event) {
    switch (event.type()) {
        case QEvent::MouseButtonPress: {
            swallowsRelease_ = true;
            const auto& press = static_cast<QMouseEvent&>(event);
            if (press.button() == Qt::LeftButton) {
                answer(widget, press.position().toPoint(), false);
            } else {
                stopAsking();
            }
            return true;
        }
        case QEvent::MouseButtonDblClick:
        case QEvent::ContextMenu:
            return true;
        default:
            break;
    }
    QKeyEvent* key = pressed(event);
    if (key == nullptr) return false;
    const bool leaves = key->key() == Qt::Key_Escape;
    const bool asks = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!leaves && !asks) return false;
    event.accept();
    if (event.type() == QEvent::ShortcutOverride) return true;
    if (leaves) {
        end();
    } else {
        answer(widget, widget.rect().center(), true);
    }
    return true;
}

bool WhatIsThis::filterWhileAnswering(QWidget& widget, QEvent& event) {
    if (event.type() == QEvent::MouseButtonPress) {
        // A click outside of the card hides the card and has its normal effect.
        if (&widget != card_ && !card_->isAncestorOf(&widget)) end();
        return false;
    }
    if (event.type() == QEvent::Resize && &widget == card_->parentWidget()) end();
    const QKeyEvent* key = pressed(event);
    if (key == nullptr || key->key() != Qt::Key_Escape) return false;
    event.accept();
    if (event.type() == QEvent::KeyPress) end();
    return true;
}

bool WhatIsThis::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr) return false;
    if (asking_) return filterWhileAsking(*widget, *event);
    if (swallowsRelease_ && event->type() == QEvent::MouseButtonRelease) {
        swallowsRelease_ = false;
        if (card_ == nullptr) end();
        return true;
    }
    if (card_ != nullptr) return filterWhileAnswering(*widget, *event);
    return false;
}

}  // namespace mazeloom::app
