// SPDX-License-Identifier: MIT
// "What is this?" mode. The next click on a part of the window does not trigger the part, but shows
// a card with its name, its function, its key and a link to the manual. Return shows the card for
// the focused widget. Escape ends the mode.
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
    QString page;  ///< id of the page in the manual
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
    /// Returns the card with the answer; null while there is none.
    HelpCard* card() const { return card_; }

    /// Returns the texts about a place in a widget. The texts are those of the widget or of its
    /// nearest parent that has any.
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
    bool swallowsRelease_ = false;  ///< whether to ignore the release after the press that asked
};

}  // namespace mazeloom::app
