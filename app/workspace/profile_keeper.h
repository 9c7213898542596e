// SPDX-License-Identifier: MIT
// The players' profiles, in the user's data folder. Whatever becomes of the file, the game goes on:
// what cannot be kept is told, and counts until the program ends.
#pragma once

#include <functional>

#include <QString>

#include "core/play/profile.h"

namespace mazeloom::app {

class ProfileKeeper {
  public:
    /// What is to be told; often nothing.
    struct Told {
        QString text;
        bool isError = false;
    };

    /// The file in the user's data folder.
    static QString usualFile();

    explicit ProfileKeeper(QString file);

    /// Reads what is kept. What of it is damaged is kept aside, and told.
    Told load();
    /// Does something to what is kept now, and keeps it.
    Told change(const std::function<void(play::Profiles&)>& change);

    const play::Profiles& all() const { return profiles_; }
    /// The current profile; null if none was chosen.
    const play::Profile* current() const { return profiles_.find(profiles_.current); }

  private:
    QString file_;
    play::Profiles profiles_;
};

}  // namespace mazeloom::app
