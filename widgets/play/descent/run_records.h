// SPDX-License-Identifier: MIT
// Records of runs: the kept run, which can be resumed, and the ten best runs.
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

    /// Sets the folder in which the table of the ten best runs is kept; empty: no table is kept.
    void setScoresFolder(const QString& folder) { scoresFolder_ = folder; }
    /// Sets the pack whose runs are played; open() sets it too.
    void setPack(const std::string& pack) { pack_ = pack; }

    /// Keeps the pack's run in `file` from now on. Returns the run stored there, which can be
    /// unfinished or over; with `anew`, returns nullopt. If there is no run to resume or the file
    /// cannot be read, returns an error and keeps nothing.
    tl::expected<std::optional<Session>, Problem> open(
        std::shared_ptr<const play::descent::Dungeon> dungeon, const QString& file,
        const std::string& pack, bool anew);
    /// Returns the run that goes on below from one that has arrived (RULES.md D-13.5), and keeps it
    /// in `file` from now on; if `file` is empty, keeps nothing. After a problem, which says why
    /// the hero cannot go on, nothing is kept.
    tl::expected<Session, Problem> goBelow(const Session& arrived, const QString& file);
    /// Stops keeping the run.
    void close() { kept_.reset(); }
    bool isKeeping() const { return kept_ != nullptr; }

    /// Saves the kept run; called after each key that does not end it.
    void save(const Session& session);
    /// Saves the kept run when the player leaves it.
    void pause(const Session& session);
    /// Deletes a run that was quit; it gets no score.
    void giveUp(const Session& session);
    /// Records a finished run in the table. `isHonest`: as returned by DescentRun::isHonest().
    void finish(const Session& session, bool isHonest);

    /// Returns why the run could not be saved the last time; empty if it could.
    const QString& savingProblem() const { return savingProblem_; }

    /// Returns the table of the ten best runs, as of the last finish().
    const play::descent::ScoreTable& scores() const { return scores_; }
    /// Returns remarks about the scores, one per line, each ending with a line break; may be empty.
    const QString& note() const { return note_; }

  signals:
    /// Emitted with a remark about the kept run, such as that its file was damaged and has been
    /// renamed, or that the run cannot be kept. The latter is reported once per open().
    void told(const QString& text);

  private:
    tl::expected<play::descent::ScoreTable, Problem> scored(const Session& session, bool isHonest);
    void look(const tl::expected<void, Problem>& saved);
    void tell(const Problem& problem);

    files::DiskFiles files_;
    std::unique_ptr<play::descent::SavedRun> kept_;  ///< null: no run is kept
    QString scoresFolder_;
    std::string pack_;
    play::descent::ScoreTable scores_;
    QString note_;
    QString savingProblem_;
    bool isTold_ = false;
};

}  // namespace mazeloom::widgets
