// SPDX-License-Identifier: MIT
// The formats of reports. Each format is defined in its own file and listed in formats.cpp.
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

#include "core/report/report.h"

namespace mazeloom::report {

struct Format {
    const char* id;  ///< as in the command line's option; unique
    /// Writes the report as valid UTF-8: invalid bytes become U+FFFD.
    void (*write)(std::ostream& out, const Report& report);
};

/// One JSON object: the members of Report::head, "errors" and "warnings" (their numbers),
/// "problems", and "passed" if entries have passed. A problem has severity, id, text, file, place,
/// the entry's details, and its seed (as text), link, command and picture. The other formats have a
/// standard of their own.
extern const Format kJson;
/// JUnit XML as continuous integration servers read it: one test case for each rule and level. An
/// error is a failure; a warning is a remark in the output of a test case that has passed.
extern const Format kJunit;
/// SARIF 2.1.0 (OASIS), as code scanning services read it. Passed entries are left out.
extern const Format kSarif;
/// Workflow commands of GitHub's runner, which shows them as annotations; one line for each
/// problem. The runner shows only ten errors and ten warnings of a step, so errors come first.
/// Control characters become U+FFFD.
extern const Format kGithub;

std::span<const Format* const> formats();

}  // namespace mazeloom::report
