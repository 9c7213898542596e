// SPDX-License-Identifier: MIT
// A tour of the window. At each stop a card points at a control and waits until the user uses the
// control or presses Next. The tour blocks nothing and can be left at any time. A task that the
// user did before its stop counts as done.
#pragma once

#include <functional>
#include <set>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>

#include "app/help/help_card.h"

class QPushButton;
class QWidget;

namespace mazeloom::app {

/// A part of the window: a widget, or a rectangle in a widget.
struct TourTarget {
    QWidget* widget = nullptr;
    QRect part = {};  ///< in the widget's coordinates; null: the whole widget
};

struct TourStop {
    QString id;
    QString title;
    QString text;
    /// Returns the target of the card; may show a panel so that the target is visible.
    std::function<TourTarget()> target;
};

class Tour : public QObject {
    Q_OBJECT

  public:
    Tour(QWidget& window, std::vector<TourStop> stops);
    ~Tour() override;

    void begin();
    bool isUnderWay() const { return card_ != nullptr; }
    /// Returns the index of the current stop, from 0; −1 if no tour is running.
    int stop() const { return isUnderWay() ? stop_ : -1; }
    int stopCount() const { return static_cast<int>(stops_.size()); }
    /// Returns the card; null if no tour is running.
    HelpCard* card() const { return card_; }

  public slots:
    void next();
    void leave();
    /// Reports that the task of the stop with this id was done.
    void tellDone(const QString& id);

  signals:
    /// The tour ended: at its last stop, or earlier.
    void left(bool atEnd);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeCard();
    void showStop();
    void place();
    void end(bool atEnd);

    QWidget& window_;
    std::vector<TourStop> stops_;
    std::set<QString> done_;
    QPointer<HelpCard> card_;
    QPointer<QPushButton> next_;
    QPointer<QWidget> target_;
    QRect part_;  ///< of target_
    int stop_ = 0;
};

}  // namespace mazeloom::app
