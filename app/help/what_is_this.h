// SPDX-License-Identifier: MIT
// "What is this?" mode: the next click on a part of the window shows its name, its function, its
// key, and a link to the manual, instead of triggering it. Return shows this for the focused
// widget. Escape ends the mode.
#pragma once

#include <QObject>
#include <QPointer>
#include <QRect>
#include <QString>

#include "app/help/help_card.h"

class QPoint;
class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class Manual;

/// The texts about a part of the window.
struct PartWords {
    QString name;
    QString text;
    QString key;
    QString page;  ///< page of the manual
    QRect place;   ///< in the widget's coordinates

    friend bool operator==(const PartWords&, const PartWords&) = default;
};

class WhatIsThis : public QObject {
    Q_OBJECT

  public:
    WhatIsThis(const ActionRegistry& actions, QObject* parent);
    ~WhatIsThis() override;

    void begin(const Manual& manual);
    /// Ends the mode and hides the answer.
    void end();
    bool isAsking() const { return asking_; }
    /// Returns null while there is no answer.
    HelpCard* card() const { return card_; }

    /// Returns the texts about a place in a widget, from it or its nearest known parent.
    PartWords wordsOf(const QWidget& widget, QPoint at) const;

  signals:
    void manualWanted(const QString& page);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool filterWhileAsking(QWidget& widget, QEvent& event);
    bool filterWhileAnswering(QWidget& widget, QEvent& event);
    void stopAsking();
    void answer(QWidget& widget, QPoint at, bool byKey);

    const ActionRegistry& actions_;
    const Manual* manual_ = nullptr;
    QPointer<HelpCard> card_;
    QPointer<QWidget> focusBefore_;
    bool asking_ = false;
    bool swallowsRelease_ = false;  ///< ignores the release of the click that asked
};

}  // namespace mazeloom::app
