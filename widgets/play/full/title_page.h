// SPDX-License-Identifier: MIT
// The first page of a pack's full game: shows its title and the ways to play it, beside a level
// that is being generated.
#pragma once

#include <array>
#include <vector>

#include "widgets/play/full/full_page.h"
#include "widgets/play/game_setup.h"

class QLabel;
class QPushButton;

namespace mazeloom::widgets {

class TitleScene;

class TitlePage : public FullPage {
    Q_OBJECT

  public:
    explicit TitlePage(QWidget* parent = nullptr);

    void setPack(const QString& title, const QString& description);
    /// Sets whether there is a campaign, and a note: the player's progress in the campaign, or why
    /// there is none. If `hasLevels`, there are levels outside a campaign that can be played.
    void setCampaign(bool isThere, const QString& note, bool hasLevels);
    /// Sets whether the campaign has a story to read.
    void setStory(bool isThere);
    /// Sets whether the pack has a descent, and the depth of the kept run; 0: no run is kept.
    void setDescent(bool isThere, int depth);
    /// Sets a note about the player's daily challenges; empty: none.
    void setChallenge(const QString& note);
    /// Sets the player's name; empty: none has been chosen yet.
    void setPlayer(const QString& name);
    /// Sets the levels that are generated beside the title.
    void setScene(std::vector<GameSetup> levels);
    /// Sets whether their generation is animated.
    void setMotion(bool wanted);
    TitleScene& scene() { return *scene_; }

    /// Says that leaving ends the program: the game runs without the editor.
    void setAlone();

    void takeFocus() override;
    QString hint() const override;

  signals:
    void campaignWanted();
    void levelsWanted();
    void storyWanted();
    void challengeWanted();
    /// Emitted to start a new descent (`anew`), or to resume the kept run.
    void descentWanted(bool anew);
    void playersWanted();
    void optionsWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// Sets sizes and distances that depend on the page's size.
    void fit();
    /// Returns the entries that begin a game, from the top.
    std::array<QPushButton*, 4> games() const;
    /// Makes the first game that the pack has the default button, where a stranger begins. Hides
    /// the campaign of a pack that has other games only.
    void chooseMain();

    TitleScene* scene_;
    QWidget* texts_;
    QLabel* title_;
    QLabel* description_;
    QPushButton* campaign_;
    QLabel* note_;
    QPushButton* story_;
    QPushButton* levels_;
    QPushButton* goOn_;
    QPushButton* descend_;
    QLabel* dayNote_;
    QPushButton* players_;
    QPushButton* back_;
    bool isAlone_ = false;
};

}  // namespace mazeloom::widgets
