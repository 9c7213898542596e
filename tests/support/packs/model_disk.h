// SPDX-License-Identifier: MIT
// A disk in memory that can fail at any operation and lose power at any moment. A name survives a
// loss of power for certain only if its folder was synced; any subset of the other names may have
// reached the disk, since POSIX promises no more. Data that was appended but not flushed may be
// lost, partly written, or zeros.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/files/file_system.h"
#include "core/random/stream.h"
#include "tests/support/packs/packs.h"

namespace mazeloom::testing {

class ModelDisk final : public files::FileSystem {
  public:
    /// Holds an empty folder; all paths must lie below it.
    explicit ModelDisk(const Path& root);

    /// Returns the number of operations so far that change something, including failed ones.
    int changes() const { return changes_; }
    /// Makes the change with this number fail, once.
    void failAt(int change, std::errc error);
    /// Stops the program at the change with this number: it and all later changes do nothing.
    void stopAt(int change);
    /// Returns the disk's contents after the machine restarts.
    ModelDisk afterPowerLoss(random::Stream& random) const;
    /// Returns the disk as a program sees it that starts after another was killed.
    ModelDisk afterKill() const;

    /// Returns the files below a folder, by their paths relative to it.
    std::map<std::string, std::string> filesIn(const Path& folder) const;
    MemorySource sourceOf(const Path& folder) const;
    /// Writes a file as another program would; it is safe on the disk at once.
    void put(const Path& file, std::string bytes);
    void take(const Path& file);

    tl::expected<std::optional<files::FileInfo>, std::error_code> look(const Path& path) override;
    tl::expected<Path, std::error_code> follow(const Path& path) override { return path; }
    tl::expected<std::string, std::error_code> read(const Path& file) override;
    tl::expected<std::vector<std::string>, std::error_code> names(const Path& folder) override;
    std::int64_t now() override { return clock_; }
    std::error_code makeFolder(const Path& folder) override;
    std::error_code write(const Path& file, std::string_view bytes,
                          std::optional<unsigned> permissions) override;
    std::error_code append(const Path& file, std::string_view bytes, bool isFlushed) override;
    std::error_code rename(const Path& from, const Path& to) override;
    std::error_code remove(const Path& path) override;
    std::error_code sync(const Path& folder) override;
    tl::expected<files::Temporary, std::error_code> makeTemporaryFile(
        const Path& folder, std::string_view bytes, std::optional<unsigned> permissions) override;
    tl::expected<files::Temporary, std::error_code> makeTemporaryFolder(
        const Path& folder) override;
    std::error_code extend(const files::Temporary& file, std::string_view bytes,
                           bool isFlushed) override {
        return append(file.path, bytes, isFlushed);
    }
    void sweep(const Path& folder) override;

  private:
    class ModelClaim;
    struct Node {
        bool isFolder = false;
        std::string bytes;
        std::int64_t modified = 0;
    };
    using Entry = std::shared_ptr<const Node>;  ///< null: no entry of that name
    using Entries = std::map<std::string, Entry>;
    /// The effect of one operation on names in a folder or on a file's content.
    struct Change {
        std::string folder;  ///< empty: a change of content, which no folder's sync makes safe
        std::vector<std::pair<std::string, Entry>> entries;
    };

    /// Counts an operation and returns the error that it must fail with, if any.
    std::error_code begin();
    /// Whether the program was stopped at an earlier operation.
    bool isStopped() const { return stopping_ >= 0 && changes_ > stopping_; }
    void apply(Change change);
    void makeSafe(const std::string& name);
    /// Drops the part of a file's content that is not on the disk yet.
    void forgetContent(const std::string& name);
    static void set(Entries& entries, const std::pair<std::string, Entry>& entry);
    const Node* find(const Path& path) const;
    Entry file(std::string_view bytes);
    Path newTemporary(const Path& folder);
    files::Temporary claimed(const Path& path);

    std::string root_;
    Entries seen_;              ///< as programs see them
    Entries safe_;              ///< certain to be on the disk
    std::vector<Change> late_;  ///< changes between the two, oldest first
    int changes_ = 0;
    int failing_ = -1;
    int stopping_ = -1;
    std::errc error_{};
    std::int64_t clock_ = 0;
    std::uint64_t temporaries_ = 0;  ///< made so far
    /// The claims of the running program; a program started after a kill has none.
    std::shared_ptr<std::set<std::string>> claims_ = std::make_shared<std::set<std::string>>();
};

}  // namespace mazeloom::testing
