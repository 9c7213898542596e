// SPDX-License-Identifier: MIT
#include "core/play/descent/runs/saved_run.h"

#include <algorithm>
#include <cstddef>
#include <system_error>
#include <utility>

#include "core/play/descent/runs/run_text.h"
#include "core/play/kept_file.h"

namespace mazeloom::play::descent {

namespace {

/// A line with the state's hash is due when this many keys have followed the previous one.
constexpr std::size_t kCheckEvery = 100;

Problem problem(std::string text) {
    Problem result;
    result.text = std::move(text);
    return result;
}

/// Plays the keys and checks each state line on the way.
tl::expected<Session, Problem> play(std::shared_ptr<const Dungeon> dungeon, const RunText& run) {
    auto session = Session::of(std::move(dungeon), {run.replay.header, {}});
    if (!session) return session;
    auto check = run.checks.begin();
    for (std::int64_t played = 0;; ++played) {
        for (; check != run.checks.end() && check->keys == played; ++check) {
            if (check->hash == hash(session->state())) continue;
            return tl::unexpected(problem(
                "after key " + std::to_string(played) +
                " the run differs from the saved one: the pack or the file was changed since"));
        }
        const auto next = static_cast<std::size_t>(played);
        if (next == run.replay.keys.size()) return session;
        if (session->press(run.replay.keys[next])) continue;
        return tl::unexpected(problem("the run is over after key " + std::to_string(played)));
    }
}

/// Whether there are more keys than readRun() accepts.
bool isTooLong(const Session& session) {
    return session.keys().size() > ReplayLimits::kMostInputs;
}

Problem warning(Problem problem) {
    problem.severity = Severity::Warning;
    return problem;
}

}  // namespace

tl::expected<ResumedRun, Problem> SavedRun::resume(std::shared_ptr<const Dungeon> dungeon) {
    dungeon_.reset();
    const auto kept = readKept(file_, kMaxRunBytes, files_);
    if (!kept) return tl::unexpected(kept.error());
    if (!*kept) return ResumedRun();
    if ((*kept)->tooLarge) return setAside(*(*kept)->tooLarge);
    auto run = readRun((*kept)->bytes, file_.string());
    if (!run) return setAside(run.error());
    const std::string& pack = run->replay.header.pack;
    if (pack != pack_) return setAside(problem("the run is of another pack, \"" + pack + '"'));
    auto session = play(std::move(dungeon), *run);
    if (!session) return leaveAlone(session.error());

    ResumedRun resumed;
    if (run->isTorn) {
        resumed.problems.push_back(
            warning(problemAt(file_.string(), {},
                              "the end of the saved run was lost: it goes on after key " +
                                  std::to_string(session->length()))));
    } else if (run->ended.empty()) {
        remember(*session);
        sum_ = run->sum;
        checkedAt_ = run->checks.empty() ? 0 : static_cast<std::size_t>(run->checks.back().keys);
        checkedDepth_ = session->state().depth;
    }
    resumed.ended = std::move(run->ended);
    resumed.session = std::move(*session);
    return resumed;
}

tl::expected<ResumedRun, Problem> SavedRun::setAside(const Problem& why) {
    const auto aside = keepAside(file_, "aside", files_);
    if (!aside) return tl::unexpected(aside.error());
    ResumedRun resumed;
    resumed.problems.push_back(warning(problemAt(
        file_.string(), {},
        "the saved run cannot be continued: it was kept as " + aside->filename().string())));
    Problem reason = warning(why);
    if (reason.file.empty()) reason.file = file_.string();
    resumed.problems.push_back(std::move(reason));
    return resumed;
}

ResumedRun SavedRun::leaveAlone(const Problem& why) const {
    ResumedRun resumed;
    resumed.isOthers = true;
    resumed.problems.push_back(
        warning(problemAt(file_.string(), {},
                          "this saved run does not fit the pack as it is now: the file stays as it "
                          "was, and the run can be continued in the pack that it fits")));
    Problem reason = warning(why);
    if (reason.file.empty()) reason.file = file_.string();
    resumed.problems.push_back(std::move(reason));
    return resumed;
}

tl::expected<void, Problem> SavedRun::save(const Session& session) {
    return write(session, false);
}

tl::expected<void, Problem> SavedRun::pause(const Session& session) {
    return write(session, true);
}

tl::expected<void, Problem> SavedRun::write(const Session& session, bool isPause) {
    if (isTooLong(session)) {
        return tl::unexpected(
            problemAt(file_.string(), {}, "the run is too long to be saved any further"));
    }
    if (!canAppend(session)) return replace(session);
    std::string text;
    for (std::size_t i = keys_.size(); i < session.keys().size(); ++i)
        appendKeyLine(text, session.keys()[i], sum_);
    const std::size_t count = session.keys().size();
    // A state line describes the state after the last key, so it is written only if the session
    // stands there.
    const bool isDue = isPause || session.state().isOver() || count >= checkedAt_ + kCheckEvery ||
                       session.state().depth != checkedDepth_;
    const bool isChecked = isDue && session.isAtEnd() && count > checkedAt_;
    if (isChecked) appendStateLine(text, hash(session.state()));
    if (text.empty()) return {};
    if (auto done = append(text, isChecked); !done) return done;
    remember(session);
    if (isChecked) {
        checkedAt_ = count;
        checkedDepth_ = session.state().depth;
    }
    return {};
}

bool SavedRun::canAppend(const Session& session) {
    if (dungeon_ != session.sharedDungeon() || start_ != session.start()) return false;
    const std::vector<Key>& keys = session.keys();
    if (keys.size() < keys_.size() || !std::equal(keys_.begin(), keys_.end(), keys.begin()))
        return false;
    const auto info = files_.look(file_);
    return info && *info && (*info)->size == size_ && (*info)->modified == modified_;
}

void SavedRun::remember(const Session& session) {
    const auto info = files_.look(file_);
    if (!info || !*info) return;
    dungeon_ = session.sharedDungeon();
    start_ = session.start();
    keys_ = session.keys();
    size_ = (*info)->size;
    modified_ = (*info)->modified;
}

tl::expected<void, Problem> SavedRun::append(const std::string& text, bool isFlushed) {
    if (const auto error = files_.append(file_, text, isFlushed)) {
        dungeon_.reset();
        return fileFailed(file_, "cannot be written", error);
    }
    return {};
}

tl::expected<void, Problem> SavedRun::replace(const Session& session) {
    dungeon_.reset();
    ReplayHeader header = session.replay().header;
    header.pack = pack_;
    std::string text = headLine(std::move(header));
    sum_ = RunSum(std::string_view(text).substr(0, text.size() - 1));
    for (const Key key : session.keys())
        appendKeyLine(text, key, sum_);
    if (session.isAtEnd()) appendStateLine(text, hash(session.state()));
    if (const auto error = replaceKept(file_, text, files_))
        return fileFailed(file_, "cannot be written", error);
    remember(session);
    checkedAt_ = session.isAtEnd() ? keys_.size() : 0;
    checkedDepth_ = session.state().depth;
    return {};
}

tl::expected<ScoreTable, Problem> SavedRun::finish(const Session& session, const std::string& when,
                                                   const std::filesystem::path& scores) {
    const State& state = session.state();
    if (!state.isOver()) {
        return tl::unexpected(problemAt(file_.string(), {}, "the run is not over yet"));
    }
    tl::expected<ScoreTable, Problem> table;
    if (state.outcome == Outcome::Died || state.outcome == Outcome::Arrived) {
        if (auto done = noteEnd(session, when); !done) return tl::unexpected(done.error());
        table = addScore(scores, files_, {state.score(), state.greatestDepth, state.kills, when});
    } else {
        table = loadScores(scores, files_);
    }
    if (!table) return table;
    if (auto done = forget(); !done) return tl::unexpected(done.error());
    return table;
}

tl::expected<void, Problem> SavedRun::noteEnd(const Session& session, const std::string& when) {
    if (isTooLong(session)) return {};
    if (auto done = save(session); !done) return done;
    std::string text;
    appendEndLine(text, when);
    auto done = append(text, true);
    dungeon_.reset();
    return done;
}

tl::expected<void, Problem> SavedRun::forget() {
    dungeon_.reset();
    const auto info = files_.look(file_);
    if (info && !*info) return {};
    std::error_code error = files_.remove(file_);
    if (!error) error = files_.sync(file_.parent_path());
    if (error) return fileFailed(file_, "cannot be removed", error);
    return {};
}

}  // namespace mazeloom::play::descent
