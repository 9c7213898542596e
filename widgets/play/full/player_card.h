// SPDX-License-Identifier: MIT
// The card about a player: the name in large letters, the share of the campaign that is won, counts
// and medals.
#pragma once

#include <array>
#include <vector>

#include <QFrame>
#include <QString>

#include "core/play/medals.h"
#include "widgets/play/full/results/figure_row.h"

class QLabel;

namespace mazeloom::widgets {

class MedalList;

/// A player in the list of players, and on the card beside it.
struct PlayerInfo {
    QString name;
    QString note;  ///< the progress in a few words
    int won = 0;   ///< levels of the campaign that are won
    int of = 0;    ///< levels of the campaign; 0: there is no campaign
    std::vector<Figure> figures = {};
    /// Indexed by play::Medal: the number of levels and days at which the player has the medal.
    std::array<int, play::kMedals.size()> medals = {};
};

class PlayerCard : public QFrame {
    Q_OBJECT

  public:
    explicit PlayerCard(QWidget* parent = nullptr);

    void tell(const PlayerInfo& player);
    /// Sets the fonts of the name, of the values, and of the words.
    void setFonts(const QFont& name, const QFont& values, const QFont& words);

  private:
    class ShareBar;

    QLabel* name_;
    QLabel* note_;
    ShareBar* bar_;
    FigureRow* figures_;
    QLabel* medalsTitle_;
    MedalList* medals_;
};

}  // namespace mazeloom::widgets
