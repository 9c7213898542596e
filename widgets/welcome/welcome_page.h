// SPDX-License-Identifier: MIT
// The page that is shown while no pack is open: first steps, the built-in packs, and recent packs.
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
    /// `actions` are alternatives to opening a listed pack; the page has a button for each. The
    /// page requests previews when it is shown.
    WelcomePage(const QList<QAction*>& actions, const QStringList& builtIn, PackPreviews& previews,
                QWidget* parent = nullptr);

    void setRecent(const QStringList& names);
    /// Sets whether the user can leave the page, because there is something to return to.
    void setCanLeave(bool can);
    /// Moves the focus to the first pack.
    void focusFirst();

    /// Sets whether the level behind the page is generated step by step, as an animation. If not,
    /// the finished level is shown.
    void setMotion(bool wanted);
    /// Shows or hides the offer of the tour.
    void offerTour(bool offered);

    QSize minimumSizeHint() const override;

    CardGrid* builtIn() { return builtIn_; }
    CardGrid* recent() { return recent_; }
    const LiveBackdrop& backdrop() const { return *backdrop_; }

  signals:
    void openRequested(const QString& name);
    void removeRequested(const QString& name);
    /// The user wants to create a pack from this template.
    void newRequested(mazeloom::edit::PackTemplate begin);
    /// The user accepted or declined the tour.
    void tourAnswered(bool taken);
    /// The user wants to leave the page.
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
