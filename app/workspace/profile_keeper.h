// SPDX-License-Identifier: MIT
// Stores the players' profiles in the user's data folder. The game continues whatever happens to
// the file: errors are reported, and unsaved results count until the program ends.
#pragma once

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

    /// Returns the path in the user's data folder.
    static QString usualFile();

    explicit ProfileKeeper(QString file);

    /// Reads the profiles. A damaged file is set aside, and reported.
    Told load();
    /// Changes the profiles as stored now, and stores them.
    Told change(const std::function<void(play::Profiles&)>& change);

    const play::Profiles& all() const { return profiles_; }
    /// Returns the current profile; null if none was chosen.
    const play::Profile* current() const { return profiles_.find(profiles_.current); }

  private:
    QString file_;
    play::Profiles profiles_;
};

}  // namespace mazeloom::app
