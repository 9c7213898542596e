// SPDX-License-Identifier: MIT
// What a level was when it left, in a file beside one whose format has no place for it: a text of
// rows stays a text of rows. Pictures have a place for the same text.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/doors/exporter.h"
#include "core/doors/importer.h"
#include "core/doors/origin.h"

namespace mazeloom::doors {

struct LeftBeside {
    Left left;
    /// The characters of the pack's own kinds of things, by the kinds' words ("own:chest").
    std::map<std::string, char> letters;
};

/// What a level was, as JSON in ASCII.
std::string originText(const MadeLevel& made);
/// The error is half a sentence.
tl::expected<LeftBeside, std::string> readOrigin(std::string_view text);

/// The file beside one of that name without ending; the level and its map must live as long.
OutFile originFile(const MadeLevel& made, const std::string& stem);

/// What lies beside the file that is imported; nothing where there is none, and with a note where
/// it cannot be read.
std::optional<LeftBeside> readBesideFile(const ImportOptions& options, std::vector<Problem>& notes);

}  // namespace mazeloom::doors
