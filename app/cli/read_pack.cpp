// SPDX-License-Identifier: MIT
#include "app/cli/read_pack.h"

#include <algorithm>
#include <utility>

#include "app/cli/git_source.h"
#include "app/cli/terminal.h"
#include "core/pack/json/read/read_descent.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

tl::expected<std::unique_ptr<pack::Source>, Problem> openSource(const QString& name) {
    if (!mayBeRevision(name)) return widgets::openPack(name);
    // A single file is no pack, so none of its bytes are read.
    auto found = openRevision(name, 0);
    if (!found) return tl::unexpected(std::move(found.error()));
    if (found->folder == nullptr)
        return tl::unexpected(problemAt(name.toStdString(), {}, "is not a folder"));
    return std::move(found->folder);
}

std::optional<pack::Reading> readWhatIsGood(const QString& name) {
    const auto source = openSource(name);
    if (!source) {
        complain(source.error());
        return std::nullopt;
    }
    pack::Reading reading = pack::readWhatIsGood(**source);
    // Rules about floors need all levels, so they are checked only if every file was read.
    if (reading.unread.empty() && reading.isPackFileWhole) {
        for (Problem& problem : pack::problemsOfFloors(reading.pack))
            reading.problems.push_back(std::move(problem));
    }
    return reading;
}

bool complainOfErrors(const std::vector<Problem>& problems) {
    const bool hasErrors =
        std::ranges::find(problems, Severity::Error, &Problem::severity) != problems.end();
    if (!hasErrors) return false;
    for (const Problem& problem : problems)
        complain(problem);
    return true;
}

}  // namespace mazeloom::app
