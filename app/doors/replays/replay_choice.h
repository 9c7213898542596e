// SPDX-License-Identifier: MIT
// Which replay of a level is shown: what is played, what was played last, or what a file holds.
#pragma once

#include <functional>
#include <memory>

#include <QString>
#include <QWidget>

#include "app/doors/replays/played.h"

class QComboBox;

namespace mazeloom::app {

class ReplayChoice : public QWidget {
    Q_OBJECT

  public:
    explicit ReplayChoice(PlayedOffer offer, QWidget* parent = nullptr);

    /// Whether there could be one: the level can be played.
    bool canBe() const { return offer_.setup.has_value(); }
    /// What is wrong with the choice; empty where all is good.
    QString flaw() const;
    /// Gives what was chosen, on any thread, when the dialog may be gone.
    using Source =
        std::function<tl::expected<ReadPlayed, QString>(const play::LoadControl& control)>;
    Source source() const;

  signals:
    void changed();
    /// A file was chosen: it is wanted.
    void wanted();

  private:
    void browse();

    const PlayedOffer offer_;
    QComboBox* which_;
};

}  // namespace mazeloom::app
