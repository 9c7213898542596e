// SPDX-License-Identifier: MIT
// The medals of a level: a sign, a name and a few words for each, such as how to win it.
#pragma once

#include <vector>

#include <QString>
#include <QWidget>

#include "core/play/medals.h"

class QGridLayout;

namespace mazeloom::widgets {

/// A medal of a level, as a player sees it.
struct MedalLine {
    play::Medal medal = play::Medal::Time;
    bool isWon = false;
    bool isNew = false;  ///< won for the first time by the last attempt
    QString text;        ///< how to win it, or when it was won
};

class MedalList : public QWidget {
    Q_OBJECT

  public:
    explicit MedalList(QWidget* parent = nullptr);

    /// Shows the medals in two columns; nothing if there are none.
    void tell(const std::vector<MedalLine>& medals);
    /// Sets the font of the words; the names are bold.
    void setWordFont(const QFont& font);

  private:
    QGridLayout* grid_;
};

}  // namespace mazeloom::widgets
