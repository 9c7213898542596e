// SPDX-License-Identifier: MIT
#include "core/report/report.h"

#include <algorithm>

namespace mazeloom::report {

const char* idOf(Outcome outcome) {
    switch (outcome) {
        case Outcome::Passed:
            return "passed";
        case Outcome::Warning:
            return "warning";
        case Outcome::Error:
            break;
    }
    return "error";
}

std::string Entry::text() const {
    return place.empty() ? sentence : place + ": " + sentence;
}

std::size_t Report::count(Outcome outcome) const {
    return static_cast<std::size_t>(std::ranges::count(entries, outcome, &Entry::outcome));
}

std::string Report::pathOf(const Entry& entry) const {
    if (baseKind == Base::Program) return {};
    if (baseKind == Base::Archive) return base;
    return base.empty() || entry.file.empty() ? entry.file : base + '/' + entry.file;
}

std::string Report::textOf(const Entry& entry) const {
    const bool isTold = baseKind == Base::Folder || entry.file.empty();
    return isTold ? entry.text() : entry.file + ": " + entry.text();
}

}  // namespace mazeloom::report
