// SPDX-License-Identifier: MIT
// What is this? The pointer asks: the next click on anything shows its name, what it does, its key,
// and a way to the manual, instead of doing it. Return asks about what has the focus. Escape
// leaves.
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

/// What is told of a part of the window.
struct PartWords {
    QString name;
    QString text;
    QString key;
    QString page;  ///< of the manual
    QRect place;   ///< in the widget's coordinates

    friend bool operator==(const PartWords&, const PartWords&) = default;
};

class WhatIsThis : public QObject {
    Q_OBJECT

  public:
    WhatIsThis(const ActionRegistry& actions, QObject* parent);
    ~WhatIsThis() override;

    void begin(const Manual& manual);
    /// Neither asks any longer, nor answers.
    void end();
    bool isAsking() const { return asking_; }
    /// Null while nothing is answered.
    HelpCard* card() const { return card_; }

    /// What is told of a place in a widget, which is known by itself or by what it is in.
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
    bool swallowsRelease_ = false;  ///< of the click that asked
};

}  // namespace mazeloom::app
