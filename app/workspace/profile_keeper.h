// SPDX-License-Identifier: MIT
// Stores the profiles of the players in the user's data folder. If the file cannot be read or
// written, the game reports this and goes on; results that cannot be saved are kept until the
// program ends.
#pragma once

#include <cstdint>
#include <functional>

#include <QString>

#include "core/play/profile.h"

namespace mazeloom::app {

class ProfileKeeper {
  public:
    /// A message for the user; often empty.
    struct Told {
        QString text;
        bool isError = false;
    };

    /// Returns the path of the profiles in the user's data folder.
    static QString usualFile();

    /// Draws a seed for a new profile, so that the players of one machine have different seeds.
    /// This is not part of generation, so it need not be reproducible.
    static std::int64_t newSeed();

    explicit ProfileKeeper(QString file);

    /// Reads the profiles. A damaged file is set aside, and reported.
    Told load();
    /// Reads the stored profiles, changes them, and stores them again.
    Told change(const std::function<void(play::Profiles&)>& change);

    const play::Profiles& all() const { return profiles_; }
    /// Returns the profile of the current player; null if no player was chosen.
    const play::Profile* current() const { return profiles_.find(profiles_.current); }

  private:
    QString file_;
    play::Profiles profiles_;
};

}  // namespace mazeloom::app
