// SPDX-License-Identifier: MIT
// The first page of a pack's full game: shows its title and the ways to play it.
#pragma once

#include "widgets/play/full/full_page.h"

class QLabel;
class QPushButton;

namespace mazeloom::widgets {

class TitlePage : public FullPage {
    Q_OBJECT

  public:
    explicit TitlePage(QWidget* parent = nullptr);

    void setPack(const QString& title, const QString& description);
    /// Sets whether there is a campaign, and a note: the player's progress in the campaign, or why
    /// there is none. Without a campaign, single levels can be played if `hasLevels`.
    void setCampaign(bool isThere, const QString& note, bool hasLevels);
    /// Sets whether the pack has a descent, and the depth of the kept run; 0: no run is kept.
    void setDescent(bool isThere, int depth);
    /// Sets the player's name; empty: none has been chosen yet.
    void setPlayer(const QString& name);

    /// Says that leaving ends the program: the game runs without the editor.
    void setAlone();

    void takeFocus() override;
    QString hint() const override;

  signals:
    void campaignWanted();
    void levelsWanted();
    void challengeWanted();
    /// Emitted to start a new descent (`anew`), or to resume the kept run.
    void descentWanted(bool anew);
    void playersWanted();
    void optionsWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QLabel* title_;
    QLabel* description_;
    QPushButton* campaign_;
    QLabel* note_;
    QPushButton* levels_;
    QPushButton* goOn_;
    QPushButton* descend_;
    QPushButton* players_;
    QPushButton* back_;
    bool isAlone_ = false;
};

}  // namespace mazeloom::widgets
