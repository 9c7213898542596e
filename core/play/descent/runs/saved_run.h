// SPDX-License-Identifier: MIT
// The current run of a pack, kept in a file so that it can be resumed.
//
// A run is saved as the keys that were pressed, and resumed by pressing them again. Saving after
// each key appends a line, which costs next to nothing. A program that is killed loses no saved
// key; at most it leaves half a line, which is ignored when the run is resumed. Each line has a
// checksum of everything before it, so damage is noticed at the first key that it affects. Every
// hundred keys, at each change of floor and at each pause, a line with the state's hash is added
// and the file is flushed: a power failure can lose only what follows. When appending is not
// possible (for a new run, a rewound run, a torn end, or a file that another window has written
// to), the file is replaced in one step.
//
// A damaged file is renamed in its folder ("run-temple-….aside-1.jsonl"), never deleted, and
// reported. An undamaged file that no longer leads to the saved states is left alone: either the
// pack was changed, or the run belongs to another pack with the same id, which can resume it.
//
// A run that is over is marked with the time of its end, then its score is added, then the file is
// removed. If the program is killed in between, finish() completes this the next time, and the
// score is added only once.
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
    /// nullopt if there is no run to resume. The run may be over: call finish() then.
    std::optional<Session> session;
    /// When the run ended; empty if it goes on, or if its end was not recorded.
    std::string ended;
    /// The file is undamaged, but its run does not fit the dungeon. The file must not be written
    /// to.
    bool isOthers = false;
    /// Warnings: a file was set aside or does not fit, with the reason; or a torn end was left out.
    std::vector<Problem> problems;
};

class SavedRun {
  public:
    /// `file` is in the user's data folder; `pack` is the id written into it. `files` must outlive
    /// this object.
    SavedRun(std::filesystem::path file, std::string pack, files::FileSystem& files)
        : file_(std::move(file)), pack_(std::move(pack)), files_(files) {}

    /// Plays the saved run. Returns an error if the file cannot be read, or if it is damaged and
    /// cannot be set aside; the file then stays as it was.
    tl::expected<ResumedRun, Problem> resume(std::shared_ptr<const Dungeon> dungeon);

    /// Saves the run; called after each key. Creates the folder if its parent exists. After an
    /// error the file holds the run as last saved, and the next save tries to write everything
    /// again.
    tl::expected<void, Problem> save(const Session& session);
    /// Saves the run and returns once it is on disk. Called when the window closes or the game
    /// pauses.
    tl::expected<void, Problem> pause(const Session& session);

    /// Finishes a run that is over: adds its score, unless the player quit, and removes the file.
    /// `when` is a date, see isScoreDate(). After an error the call can be repeated.
    tl::expected<ScoreTable, Problem> finish(const Session& session, const std::string& when,
                                             const std::filesystem::path& scores);
    /// Discards the run: it can no longer be resumed.
    tl::expected<void, Problem> forget();

  private:
    tl::expected<ResumedRun, Problem> setAside(const Problem& why);
    ResumedRun leaveAlone(const Problem& why) const;
    tl::expected<void, Problem> write(const Session& session, bool isPause);
    /// Remembers the session and the file's size and time as last written by this object;
    /// canAppend() compares them.
    void remember(const Session& session);
    bool canAppend(const Session& session);
    tl::expected<void, Problem> append(const std::string& text, bool isFlushed);
    tl::expected<void, Problem> replace(const Session& session);
    tl::expected<void, Problem> noteEnd(const Session& session, const std::string& when);

    std::filesystem::path file_;
    std::string pack_;
    files::FileSystem& files_;

    // The content of the file. If dungeon_ is null, the content is unknown or must not be appended
    // to.
    std::shared_ptr<const Dungeon> dungeon_;
    Start start_;
    std::vector<Key> keys_;
    RunSum sum_;
    std::uintmax_t size_ = 0;        ///< size of the file, in bytes
    std::int64_t modified_ = 0;      ///< modification time, by files::FileInfo
    std::size_t checkedAt_ = 0;      ///< the number of keys before the last state line
    std::int32_t checkedDepth_ = 0;  ///< the depth at that line
};

}  // namespace mazeloom::play::descent
