// SPDX-License-Identifier: MIT
// The files of one side of a comparison: all of a pack, or a single file of one.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/pack/read.h"
#include "core/pack/source.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::diff {

enum class FileKind : std::uint8_t { Pack, Level, Room, Picture, Other };

/// Returns the kind of a file by its name in a pack.
FileKind kindOf(std::string_view file);

/// A pack on one side, as far as it can be read.
class PackFiles {
  public:
    /// Reads the pack. The source must outlive this object.
    explicit PackFiles(const pack::Source& source, const Stop& stop = {});

    const pack::Reading& reading() const { return reading_; }
    const pack::Source& source() const { return source_; }
    /// Returns the names of the pack's files, sorted: pack.json, and all files of levels, rooms and
    /// tiles, listed in pack.json or not.
    const std::vector<std::string>& names() const { return names_; }
    bool has(const std::string& file) const;

    /// Returns the file's bytes.
    tl::expected<std::string, Problem> bytesOf(const std::string& file) const;
    /// Returns the text that the program writes for the file's part of the pack; nullopt if the
    /// part could not be read completely, or is not in the pack.
    std::optional<std::string> canonicalText(const std::string& file) const;
    /// Returns the title of the file's part, or else its id; empty if it could not be read.
    std::string titleOf(const std::string& file) const;

  private:
    const pack::Source& source_;
    pack::Reading reading_;
    std::vector<std::string> names_;
};

/// A single file that is read as the only level or room of a pack, or as the pack.json of a pack
/// without levels. So it can be compared, generated and drawn like a file of a pack. For files that
/// git hands to a diff tool, whose names say nothing.
class LoneFile final : public pack::Source {
  public:
    /// Finds the file's name in a pack from its content.
    explicit LoneFile(std::string bytes);

    /// Returns the name that the file would have in a pack, such as "levels/ring.json".
    const std::string& name() const { return name_; }

    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override;
    bool exists(const std::string& name) const override { return files_.contains(name); }
    std::vector<std::string> names(const std::string& folder) const override;

  private:
    std::string name_;
    std::map<std::string, std::string> files_;
};

/// A pack without files: the other side of a file that was added or removed.
class NoFiles final : public pack::Source {
  public:
    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override;
    bool exists(const std::string&) const override { return false; }
    std::vector<std::string> names(const std::string&) const override { return {}; }
};

}  // namespace mazeloom::diff
