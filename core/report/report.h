// SPDX-License-Identifier: MIT
// The results of a command as a list of entries, in English and the same in every language setting.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/json/value.h"

namespace mazeloom::report {

enum class Outcome : std::uint8_t { Passed, Warning, Error };

/// Returns "passed", "warning" or "error".
const char* idOf(Outcome outcome);

/// One thing that was checked, or one problem. An empty text or a 0 stands for "none" unless noted.
struct Entry {
    std::string rule;       ///< the rule's id, such as "cut-off-region"; never empty
    std::string ruleTitle;  ///< a sentence about the rule; empty: its id is shown
    Outcome outcome = Outcome::Error;
    std::string sentence;  ///< without a full stop
    std::string level;     ///< the level's id
    /// The name of a check that has several results for one rule, such as a measure.
    std::string subject;
    std::string file;   ///< see Report::base
    int line = 0;       ///< in the file, from 1
    std::string place;  ///< the place in the file or level ("seed 7, (3, 0)")
    /// The seed that shows the problem; for a problem of several seeds, the first one.
    std::optional<std::uint64_t> seed;
    std::string link;     ///< opens the program at this seed
    std::string command;  ///< makes the seed's level again
    std::string picture;  ///< the path of a picture of the seed's level
    /// Further members for the JSON format. All other formats ignore them.
    json::Value::Object details = {};

    bool isProblem() const { return outcome != Outcome::Passed; }
    /// Returns "place: sentence", or the sentence alone.
    std::string text() const;
};

/// The kind of the place in which entries' files are.
enum class Base : std::uint8_t {
    Folder,   ///< a folder; with an empty name, files are relative to the working directory
    Archive,  ///< one file that contains them
    Program,  ///< the program itself: there is nothing on disk
};

struct Report {
    std::string tool;     ///< the command ("mazeloom check")
    std::string version;  ///< of the program
    std::string subject;  ///< what was checked, as the user named it
    std::string base;     ///< the path of the folder or archive, without a final slash
    Base baseKind = Base::Folder;
    json::Value::Object head = {};  ///< the first members of the JSON format
    std::vector<Entry> entries;

    std::size_t count(Outcome outcome) const;
    /// Returns the path of the file on disk that an entry is about; empty if there is none.
    std::string pathOf(const Entry& entry) const;
    /// Returns "file: place: sentence", with the file only if pathOf() does not tell it.
    std::string textOf(const Entry& entry) const;
};

}  // namespace mazeloom::report
