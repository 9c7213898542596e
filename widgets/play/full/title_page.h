// SPDX-License-Identifier: MIT
// Where the full game of a pack begins: what it is called, and what can be done.
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
    /// Whether there is a campaign, and how far its player is or why there is none; without one
    /// the levels can be played by themselves, if there are any.
    void setCampaign(bool isThere, const QString& note, bool hasLevels);
    /// Whether the pack has a descent of its own, and the depth that the kept run of it has come
    /// to; 0: there is none.
    void setDescent(bool isThere, int depth);
    /// Empty: nobody was chosen yet.
    void setPlayer(const QString& name);

    void takeFocus() override;
    QString hint() const override;

  signals:
    void campaignWanted();
    void levelsWanted();
    void challengeWanted();
    /// From the beginning, or where the kept run stands.
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
};

}  // namespace mazeloom::widgets
