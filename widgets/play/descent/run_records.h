// SPDX-License-Identifier: MIT
// What stays of the runs that are played: the one that can be gone on with, and the ten best.
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

    /// The folder that the ten best are kept in; empty: they are not.
    void setScoresFolder(const QString& folder) { scoresFolder_ = folder; }
    /// Whose runs are played; open() says it as well.
    void setPack(const std::string& pack) { pack_ = pack; }

    /// From now on the pack's run is kept in a file. The one that is kept there, to be gone on with
    /// or to be finished; nothing when `anew`. An error: there is none to be gone on with, or it
    /// cannot be read; nothing is kept.
    tl::expected<std::optional<Session>, Problem> open(
        std::shared_ptr<const play::descent::Dungeon> dungeon, const QString& file,
        const std::string& pack, bool anew);
    /// From now on no run is kept.
    void close() { kept_.reset(); }
    bool isKeeping() const { return kept_ != nullptr; }

    /// After each key of a run that goes on.
    void save(const Session& session);
    /// When it is left.
    void pause(const Session& session);
    /// When it was quit: it is gone, without a score.
    void giveUp(const Session& session);
    /// When it is over. `isHonest`: nobody looked back.
    void finish(const Session& session, bool isHonest);

    /// As the last finish() left them.
    const play::descent::ScoreTable& scores() const { return scores_; }
    /// What there is to say of them, a line each; ends with a line break unless it is empty.
    const QString& note() const { return note_; }

  signals:
    /// A run was set aside, or cannot be kept; the latter is said once for each that is opened.
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
