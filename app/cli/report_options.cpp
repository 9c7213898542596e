// SPDX-License-Identifier: MIT
#include "app/cli/report_options.h"

#include <algorithm>
#include <map>
#include <memory>
#include <ostream>

#include <QDir>
#include <QFileInfo>

#include "app/cli/terminal.h"

namespace mazeloom::app {

namespace {

const QString kReportToStdout = QStringLiteral("-");

}  // namespace

ReportFiles::ReportFiles(const CommandArguments& arguments) {
    for (const report::Format* const format : report::formats()) {
        if (!arguments.has(format->id)) continue;
        const QString file = arguments.text(format->id);
        wishes_.push_back({format, QStringLiteral("--") + QLatin1String(format->id),
                           file.isEmpty() ? kReportToStdout : file});
    }
}

std::optional<QString> ReportFiles::flaw() const {
    std::map<QString, QString> options;  // by file
    for (const Wish& wish : wishes_) {
        const bool isStdout = wish.file == kReportToStdout;
        const QString file = isStdout ? wish.file : QFileInfo(wish.file).absoluteFilePath();
        const auto [other, isNew] = options.emplace(QDir::cleanPath(file), wish.option);
        if (isNew) continue;
        if (isStdout) {
            return CommandLine::tr("%1 and %2 cannot both write to stdout")
                .arg(other->second, wish.option);
        }
        return CommandLine::tr("%1 and %2 cannot both write to %3")
            .arg(other->second, wish.option, wish.file);
    }
    return std::nullopt;
}

bool ReportFiles::replaceText() const {
    return std::ranges::any_of(wishes_, [](const Wish& wish) {
        return wish.file == kReportToStdout && wish.format != &report::kGithub;
    });
}

bool ReportFiles::write(const report::Report& report) const {
    std::vector<std::unique_ptr<Output>> outputs;
    for (const Wish& wish : wishes_) {
        outputs.push_back(std::make_unique<Output>(wish.file));
        const bool isFilled =
            outputs.back()->fill([&](std::ostream& out) { wish.format->write(out, report); });
        if (!isFilled) return false;
    }
    return std::ranges::all_of(outputs, [](const auto& output) { return output->commit(); });
}

}  // namespace mazeloom::app
