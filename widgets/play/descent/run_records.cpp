// SPDX-License-Identifier: MIT
#include "widgets/play/descent/run_records.h"
#include "widgets/problems/problem_text.h"

#include <filesystem>
#include <utility>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace mazeloom::widgets {

using namespace play::descent;

namespace {

Problem noRunIn(const QString& file) {
    Problem problem;
    problem.file = file.toStdString();
    problem.text = "there is no run any more that could be gone on with";
    return problem;
}

}  // namespace

tl::expected<std::optional<Session>, Problem> RunRecords::open(
    std::shared_ptr<const Dungeon> dungeon, const QString& file, const std::string& pack,
    bool anew) {
    close();
    isTold_ = false;
    savingProblem_.clear();
    pack_ = pack;
    QDir().mkpath(QFileInfo(file).absolutePath());
    auto kept = std::make_unique<SavedRun>(file.toStdString(), pack, files_);
    std::optional<Session> session;
    if (!anew) {
        auto resumed = kept->resume(std::move(dungeon));
        if (!resumed) return tl::unexpected(std::move(resumed.error()));
        for (const Problem& problem : resumed->problems)
            emit told(problemLine(problem));
        // If there is no run to resume, returns an error: the player did not ask for a new run.
        if (!resumed->session) {
            const Problem why = resumed->problems.empty() ? Problem() : resumed->problems.front();
            return tl::unexpected(why.text.empty() ? noRunIn(file) : why);
        }
        session = std::move(resumed->session);
    }
    kept_ = std::move(kept);
    return session;
}

tl::expected<Session, Problem> RunRecords::goBelow(const Session& arrived, const QString& file) {
    close();
    auto below = Session::withoutGoal(arrived);
    if (!below || file.isEmpty()) return below;
    if (auto opened = open(below->sharedDungeon(), file, pack_, true); !opened)
        return tl::unexpected(std::move(opened.error()));
    return below;
}

void RunRecords::save(const Session& session) {
    if (!kept_) return;
    look(kept_->save(session));
}

void RunRecords::pause(const Session& session) {
    if (!kept_) return;
    look(kept_->pause(session));
}

void RunRecords::giveUp(const Session& session) {
    if (!kept_) return;
    if (const auto done = scored(session, true); !done) tell(done.error());
}

void RunRecords::finish(const Session& session, bool isHonest) {
    scores_ = {};
    note_.clear();
    if (scoresFolder_.isEmpty()) return;
    auto table = scored(session, isHonest);
    if (!table) {
        note_.prepend(problemLine(table.error()) + u'\n');
        return;
    }
    scores_ = *std::move(table);
    for (const Problem& problem : scores_.problems)
        note_.prepend(problemLine(problem) + u'\n');
}

tl::expected<ScoreTable, Problem> RunRecords::scored(const Session& session, bool isHonest) {
    const auto file = std::filesystem::path(scoresFolder_.toStdString()) /
                      scoresFileOf(pack_, session.dungeon().hash());
    const std::string now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    if (!scoresFolder_.isEmpty()) QDir().mkpath(scoresFolder_);
    if (kept_) return kept_->finish(session, now, file);
    const State& state = session.state();
    const Start& start = session.start();
    // A run is recorded only if it began as the rules say and was never continued from an earlier
    // turn: otherwise its player had a better start, or knew what was to come.
    if (isHonest && start.depth == 1 && start.hp == 0 && start.items.empty())
        return addScore(file, files_, {state.score(), state.greatestDepth, state.kills, now});
    note_ = tr("Only complete runs that begin by the rules are recorded.") + u'\n';
    return loadScores(file, files_);
}

void RunRecords::look(const tl::expected<void, Problem>& saved) {
    savingProblem_ = saved ? QString() : problemLine(saved.error());
    if (!saved) tell(saved.error());
}

void RunRecords::tell(const Problem& problem) {
    // Reported once, because each key would cause the same report.
    if (std::exchange(isTold_, true)) return;
    emit told(problemLine(problem));
}

}  // namespace mazeloom::widgets
