// SPDX-License-Identifier: MIT
// Chooses, adds, renames and deletes player profiles, and shows what each player has won.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QStringList>

#include "widgets/play/full/full_page.h"
#include "widgets/play/full/player_card.h"

class QFrame;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace mazeloom::widgets {

class ProfilePage : public FullPage {
    Q_OBJECT

  public:
    explicit ProfilePage(QWidget* parent = nullptr);

    /// `current` is the name of the player who plays; empty: none.
    void setPlayers(std::vector<PlayerInfo> players, const QString& current);
    const std::vector<PlayerInfo>& players() const { return players_; }
    /// Returns a name for a new player that no other one has.
    QString proposedName() const;
    /// Sets the function that returns whether a name is valid and not yet taken.
    void setNameCheck(std::function<bool(const QString&)> isFree) { isFree_ = std::move(isFree); }

    void takeFocus() override;

  signals:
    void chosen(const QString& name);
    void added(const QString& name);
    void renamed(const QString& from, const QString& to);
    void removed(const QString& name);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    enum class Asking { Nothing, NewName, OtherName, Deletion };

    void ask(Asking asking);
    void answer();
    void updateButtons();
    void showCard();
    /// Lets the large letters grow with the page.
    void fit();
    void checkName();
    QString selected() const;

    std::function<bool(const QString&)> isFree_;
    Asking asking_ = Asking::Nothing;
    std::vector<PlayerInfo> players_;
    QStringList names_;
    PlayerCard* card_;
    QLabel* title_;
    QListWidget* list_;
    QLabel* empty_;
    QPushButton* choose_;
    QPushButton* add_;
    QPushButton* rename_;
    QPushButton* remove_;
    QWidget* buttons_;
    QFrame* question_;
    QLabel* asked_;
    QLineEdit* name_;
    QLabel* wrong_;
    QPushButton* yes_;
};

}  // namespace mazeloom::widgets
