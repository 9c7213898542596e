// SPDX-License-Identifier: MIT
// What is seen while no pack is open: what to do first, the built-in packs, and those that were
// open before.
#pragma once

#include <QScrollArea>
#include <QStringList>

#include "core/edit/new_pack.h"

class QAction;
class QLabel;
class QPushButton;

namespace mazeloom::widgets {

class CardGrid;
class LiveBackdrop;
class PackCard;
class PackPreviews;

class WelcomePage : public QScrollArea {
    Q_OBJECT

  public:
    /// `actions` become buttons: what can be done instead of choosing a pack. Previews are asked
    /// for when the page is seen.
    WelcomePage(const QList<QAction*>& actions, const QStringList& builtIn, PackPreviews& previews,
                QWidget* parent = nullptr);

    void setRecent(const QStringList& names);
    /// Whether there is something to go back to.
    void setCanLeave(bool can);
    /// Gives the focus to the first pack.
    void focusFirst();

    /// Whether a level is generated behind the page; else it is a finished one.
    void setMotion(bool wanted);
    /// Shows an offer of the tour, or takes it away.
    void offerTour(bool offered);

    QSize minimumSizeHint() const override;

    CardGrid* builtIn() { return builtIn_; }
    CardGrid* recent() { return recent_; }
    const LiveBackdrop& backdrop() const { return *backdrop_; }

  signals:
    void openRequested(const QString& name);
    void removeRequested(const QString& name);
    /// A new pack is to begin with this.
    void newRequested(mazeloom::edit::PackTemplate begin);
    /// The offer of the tour was taken, or refused.
    void tourAnswered(bool taken);
    /// The user is done with the page.
    void left();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QLabel* newHeading(const QString& text);
    QWidget* newTemplates();
    QWidget* newOffer();
    void watch(PackCard* card);
    void ask(const PackCard* card);
    void askForAll();

    PackPreviews& previews_;
    CardGrid* builtIn_;
    CardGrid* recent_;
    QLabel* recentHeading_;
    QPushButton* back_;
    LiveBackdrop* backdrop_;
    QWidget* offer_;
};

}  // namespace mazeloom::widgets
