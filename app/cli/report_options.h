// SPDX-License-Identifier: MIT
// The options of commands that write reports for other programs (core/report).
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "app/cli/command_spec.h"
#include "core/report/format.h"
#include "core/report/report.h"

namespace mazeloom::app {

inline constexpr OptionSpec kReportJsonOption{
    .name = "json",
    .kind = ValueKind::None,
    .value = nullptr,
    .help = QT_TRANSLATE_NOOP("CommandLine", "the list as JSON")};
inline constexpr OptionSpec kJunitOption{
    .name = "junit",
    .kind = ValueKind::OutputFile,
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "also write the results as JUnit XML, which build servers read")};
inline constexpr OptionSpec kSarifOption{
    .name = "sarif",
    .kind = ValueKind::OutputFile,
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "also write the problems as SARIF 2.1.0, which code scanning reads")};
inline constexpr OptionSpec kGithubOption{
    .name = "github",
    .kind = ValueKind::None,
    .value = nullptr,
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "also print the problems as annotations for a workflow on GitHub")};

/// The reports that a command's arguments request.
class ReportFiles {
  public:
    explicit ReportFiles(const CommandArguments& arguments);

    bool isEmpty() const { return wishes_.empty(); }
    /// Returns an error message if two reports are to be written to stdout.
    std::optional<QString> flaw() const;
    /// Whether a report takes the place of the text on stdout. Annotations follow the text.
    bool replaceText() const;
    /// Writes all reports. The files appear once all are complete. Returns false after reporting an
    /// error.
    bool write(const report::Report& report) const;

  private:
    struct Wish {
        const report::Format* format;
        QString option;
        QString file;  ///< "-": stdout
    };

    std::vector<Wish> wishes_;
};

}  // namespace mazeloom::app
