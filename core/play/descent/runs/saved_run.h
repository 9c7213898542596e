// SPDX-License-Identifier: MIT
// The run of a pack that is being played, kept in a file so that it can be gone on with.
//
// A run is saved as what was pressed, and resumed by pressing it again. Saving after each key adds
// a line to the file, which costs next to nothing: a program that is killed at any moment loses no
// key that was saved, and at most half a line is left, which is left out when the run is resumed.
// Each line has a checksum of all before it: damage is noticed at the first key that it meets.
// Every hundred keys, with each floor and at each pause, a line says what state the keys lead to,
// and the file is flushed: that is all that a loss of power can take back. What cannot be done by
// adding (the beginning, a run that was rewound, a file with a torn end, or that another window has
// written to) replaces the file in one step.
//
// A damaged file is renamed beside ("run-temple-….aside-1.jsonl"), never deleted, and told. A whole
// file that does not lead where it led when it was saved is not touched: the pack was changed, or
// the run is of another pack with the same id, where it can be gone on with.
//
// A run that is over is marked with the time of its end before its score is added, and removed
// after that: killed in between, finish() does the rest the next time, and the score stands there
// once.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/files/file_system.h"
#include "core/play/descent/runs/run_text.h"
#include "core/play/descent/runs/scores.h"
#include "core/play/descent/runs/session.h"
#include "core/problem.h"

namespace mazeloom::play::descent {

struct ResumedRun {
    /// Nothing: there is no run to go on with. It may be over: then it is to be finished.
    std::optional<Session> session;
    /// When the run ended; empty: it goes on, or nobody noted it.
    std::string ended;
    /// The file is whole, but its run does not fit the dungeon: it must not be written to.
    bool isOthers = false;
    /// Warnings: that a file was set aside or does not fit, and why; that a torn end was left out.
    std::vector<Problem> problems;
};

class SavedRun {
  public:
    /// `file` in the user's data folder; `pack` is the id that is said in it. `files` must live
    /// longer.
    SavedRun(std::filesystem::path file, std::string pack, files::FileSystem& files)
        : file_(std::move(file)), pack_(std::move(pack)), files_(files) {}

    /// Plays what is saved. An error means that the file could be neither read nor set aside: it
    /// stands as it was.
    tl::expected<ResumedRun, Problem> resume(std::shared_ptr<const Dungeon> dungeon);

    /// To be called after each key. The folder is made when its parent is there. After an error the
    /// file holds the run as it was saved before, and the next save tries all of it again.
    tl::expected<void, Problem> save(const Session& session);
    /// The same, and returns when it is on the disk: when the window is closed or the game paused.
    tl::expected<void, Problem> pause(const Session& session);

    /// A run that is over: adds its score to the table, unless it was quit, and removes the file.
    /// `when` is a date, see isScoreDate(). After an error all of it can be tried again.
    tl::expected<ScoreTable, Problem> finish(const Session& session, const std::string& when,
                                             const std::filesystem::path& scores);
    /// Gives the run up: nothing can be resumed any more.
    tl::expected<void, Problem> forget();

  private:
    tl::expected<ResumedRun, Problem> setAside(const Problem& why);
    ResumedRun leaveAlone(const Problem& why) const;
    tl::expected<void, Problem> write(const Session& session, bool isPause);
    /// Takes what the file now is for what this program has written.
    void remember(const Session& session);
    bool canAppend(const Session& session);
    tl::expected<void, Problem> append(const std::string& text, bool isFlushed);
    tl::expected<void, Problem> replace(const Session& session);
    tl::expected<void, Problem> noteEnd(const Session& session, const std::string& when);

    std::filesystem::path file_;
    std::string pack_;
    files::FileSystem& files_;

    // What the file holds; without a dungeon: not known, or not to be added to.
    std::shared_ptr<const Dungeon> dungeon_;
    Start start_;
    std::vector<Key> keys_;
    RunSum sum_;
    std::uintmax_t size_ = 0;        ///< of the file, in bytes
    std::int64_t modified_ = 0;      ///< when, by files::FileInfo
    std::size_t checkedAt_ = 0;      ///< after so many keys stands the last line of a state
    std::int32_t checkedDepth_ = 0;  ///< the depth then
};

}  // namespace mazeloom::play::descent
