// SPDX-License-Identifier: MIT
// Records of the runs played: the kept run that can be resumed, and the ten best.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <QObject>
#include <QString>
#include <tl/expected.hpp>

#include "core/files/file_system.h"
#include "core/play/descent/runs/saved_run.h"
#include "core/play/descent/runs/scores.h"
#include "core/play/descent/runs/session.h"
#include "core/problem.h"

namespace mazeloom::widgets {

class RunRecords : public QObject {
    Q_OBJECT

  public:
    using Session = play::descent::Session;

    using QObject::QObject;

    /// Sets the folder of the table of the ten best; empty: no table is kept.
    void setScoresFolder(const QString& folder) { scoresFolder_ = folder; }
    /// Sets the pack whose runs are played; open() sets it too.
    void setPack(const std::string& pack) { pack_ = pack; }

    /// Keeps the pack's run in `file` from now on. Returns the run stored there, unfinished or just
    /// ended; nullopt with `anew`. Returns an error, and keeps nothing, if there is no run to
    /// resume or the file cannot be read.
    tl::expected<std::optional<Session>, Problem> open(
        std::shared_ptr<const play::descent::Dungeon> dungeon, const QString& file,
        const std::string& pack, bool anew);
    /// Stops keeping the run.
    void close() { kept_.reset(); }
    bool isKeeping() const { return kept_ != nullptr; }

    /// Saves the run; called after each key that does not end it.
    void save(const Session& session);
    /// Saves the run when the player leaves it.
    void pause(const Session& session);
    /// Deletes a run that was quit; it gets no score.
    void giveUp(const Session& session);
    /// Records a finished run. `isHonest`: the player never looked back.
    void finish(const Session& session, bool isHonest);

    /// Returns the table as of the last finish().
    const play::descent::ScoreTable& scores() const { return scores_; }
    /// Remarks about the scores, one per line; ends with a line break unless empty.
    const QString& note() const { return note_; }

  signals:
    /// A run was set aside, or cannot be kept; the latter is reported once per open().
    void told(const QString& text);

  private:
    tl::expected<play::descent::ScoreTable, Problem> scored(const Session& session, bool isHonest);
    void tell(const Problem& problem);

    files::DiskFiles files_;
    std::unique_ptr<play::descent::SavedRun> kept_;  ///< null: no run is kept
    QString scoresFolder_;
    std::string pack_;
    play::descent::ScoreTable scores_;
    QString note_;
    bool isTold_ = false;
};

}  // namespace mazeloom::widgets
