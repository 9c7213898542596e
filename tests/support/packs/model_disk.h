// SPDX-License-Identifier: MIT
// A disk in memory that can fail at any operation, and whose power can go at any moment. Names
// survive a loss of power only when their folder was synced; of those that were not, any may have
// reached the disk and any not: that is all that POSIX promises. What was added to a file and not
// flushed may be lost, there in part, or zeros.
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
    /// Holds an empty folder, on which all paths must lie.
    explicit ModelDisk(const Path& root);

    /// How many operations have changed something, failed ones too.
    int changes() const { return changes_; }
    /// Lets the change of this number fail, once.
    void failAt(int change, std::errc error);
    /// Stops everything at the change of this number: it and all later ones do nothing.
    void stopAt(int change);
    /// What the disk holds when the machine is started again.
    ModelDisk afterPowerLoss(random::Stream& random) const;
    /// What a program sees that is started after another was killed.
    ModelDisk afterKill() const;

    /// The files below a folder, by their names relative to it.
    std::map<std::string, std::string> filesIn(const Path& folder) const;
    MemorySource sourceOf(const Path& folder) const;
    /// What another program does; safe at once.
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
    using Entry = std::shared_ptr<const Node>;  ///< null: nothing of that name
    using Entries = std::map<std::string, Entry>;
    /// What one operation does to names in a folder, or to what a file holds.
    struct Change {
        std::string folder;  ///< empty: to what a file holds, which no sync of a folder makes safe
        std::vector<std::pair<std::string, Entry>> entries;
    };

    /// Counts an operation; the error that it shall have, if any.
    std::error_code begin();
    /// Whether the program was stopped at an earlier operation.
    bool isStopped() const { return stopping_ >= 0 && changes_ > stopping_; }
    void apply(Change change);
    void makeSafe(const std::string& name);
    /// Drops what was added to a file and is not on the disk yet.
    void forgetContent(const std::string& name);
    static void set(Entries& entries, const std::pair<std::string, Entry>& entry);
    const Node* find(const Path& path) const;
    Entry file(std::string_view bytes);
    Path newTemporary(const Path& folder);
    files::Temporary claimed(const Path& path);

    std::string root_;
    Entries seen_;              ///< as programs see it
    Entries safe_;              ///< what certainly is on the disk
    std::vector<Change> late_;  ///< changes between the two, oldest first
    int changes_ = 0;
    int failing_ = -1;
    int stopping_ = -1;
    std::errc error_{};
    std::int64_t clock_ = 0;
    std::uint64_t temporaries_ = 0;  ///< made so far
    /// Those of the program that runs; one that is started after a kill has none.
    std::shared_ptr<std::set<std::string>> claims_ = std::make_shared<std::set<std::string>>();
};

}  // namespace mazeloom::testing
