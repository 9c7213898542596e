// SPDX-License-Identifier: MIT
// Finds the par of maps (RULES.md T-21.1) off the GUI thread, so that no move waits for a proof.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include <QObject>
#include <QString>

#include "core/play/profile.h"
#include "widgets/document/latest_task.h"
#include "widgets/play/game_setup.h"

namespace mazeloom::app {

/// What is known of the par of a map.
struct Par {
    enum class State : std::uint8_t {
        Searching,  ///< the proof runs
        Found,
        None,  ///< the proof found no play within its steps
    };

    State state = State::Searching;
    std::int64_t ticks = 0;  ///< if found

    friend bool operator==(const Par&, const Par&) = default;
};

/// Whether an attempt at a map with this par earns the medal for time.
bool isFast(const play::Attempt& attempt, const Par& par);

class ParFinder : public QObject {
    Q_OBJECT

  public:
    explicit ParFinder(QObject* parent = nullptr);

    /// Returns the par of the map of a setup's attempt. If it is not known, its search begins, the
    /// search of another map stops, and found() is emitted at the end. `pack` is the id of the
    /// level's pack.
    Par of(const std::string& pack, const widgets::GameSetup& setup);
    /// Lets the running search end before another one begins.
    void finish() { isKept_ = !running_.isEmpty(); }

  signals:
    /// Emitted when a search has ended, with or without a par.
    void found();

  private:
    void search(const QString& key, const widgets::GameSetup& setup);
    void take(const QString& key, const Par& par);

    std::map<QString, Par> known_;
    QString running_;  ///< key of the map that is searched; empty: none
    bool isKept_ = false;
    std::optional<std::pair<QString, widgets::GameSetup>> next_;
    /// Declared last, so that a search stops before the rest is destroyed.
    widgets::LatestTask task_{"par"};
};

}  // namespace mazeloom::app
