// SPDX-License-Identifier: MIT
// Choice of a replay of the level: the running game, the last game, or a replay in a file.
#pragma once

#include <functional>
#include <memory>

#include <QString>
#include <QWidget>

#include "app/exchange/replays/played.h"

class QComboBox;

namespace mazeloom::app {

class ReplayChoice : public QWidget {
    Q_OBJECT

  public:
    explicit ReplayChoice(PlayedOffer offer, QWidget* parent = nullptr);

    /// Whether the level can be played; otherwise there can be no replay.
    bool canBe() const { return offer_.setup.has_value(); }
    /// Returns the error in the choice; empty if there is none.
    QString flaw() const;
    /// Returns the chosen replay. May be called on any thread, and after the dialog is gone.
    using Source =
        std::function<tl::expected<ReadPlayed, QString>(const play::LoadControl& control)>;
    Source source() const;

  signals:
    void changed();
    /// Emitted when the user chose a file.
    void wanted();

  private:
    void browse();

    const PlayedOffer offer_;
    QComboBox* which_;
};

}  // namespace mazeloom::app
