// SPDX-License-Identifier: MIT
// Reports as JUnit XML. The format has no standard; this is the common part of what Jenkins, GitLab
// and GitHub's actions read: testsuites, testsuite, testcase, failure and system-out.
//
// Entries with the same level, rule and subject are one test case, because readers expect each name
// once, and one failure in a test case.
#include <algorithm>
#include <cstddef>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/report/format.h"
#include "core/utf8.h"

namespace mazeloom::report {

namespace {

/// Whether XML 1.0 allows the character.
bool isXml(char32_t character) {
    if (character < 0x20) return character == '\t' || character == '\n' || character == '\r';
    return character != 0xFFFE && character != 0xFFFF;
}

/// Returns the text for an attribute or between tags. Line ends and tabs in attributes are written
/// as references, since a reader turns them into spaces; "]]>" cannot occur.
std::string xmlText(std::string_view text, bool isAttribute) {
    std::string escaped;
    for (const char32_t character : utf8::charactersOf(text)) {
        switch (character) {
            case U'&':
                escaped += "&amp;";
                break;
            case U'<':
                escaped += "&lt;";
                break;
            case U'>':
                escaped += "&gt;";
                break;
            case U'"':
                escaped += "&quot;";
                break;
            case U'\r':
                escaped += "&#13;";
                break;
            case U'\n':
                escaped += isAttribute ? "&#10;" : "\n";
                break;
            case U'\t':
                escaped += isAttribute ? "&#9;" : "\t";
                break;
            default:
                utf8::append(escaped, isXml(character) ? character : utf8::kReplacement);
        }
    }
    return escaped;
}

std::string xmlAttribute(const char* name, std::string_view text) {
    return std::string(" ") + name + "=\"" + xmlText(text, true) + '"';
}

/// The entries of one test case.
struct Case {
    std::string group;  ///< the level, or the file if the entry has no level
    std::string name;
    std::vector<const Entry*> entries;

    bool hasFailed() const {
        return std::ranges::any_of(
            entries, [](const Entry* entry) { return entry->outcome == Outcome::Error; });
    }
};

std::vector<Case> casesOf(const Report& report) {
    std::vector<Case> cases;
    std::map<std::pair<std::string, std::string>, std::size_t> places;
    for (const Entry& entry : report.entries) {
        const std::string& group = entry.level.empty() ? entry.file : entry.level;
        const std::string name =
            entry.subject.empty() ? entry.rule : entry.rule + ' ' + entry.subject;
        const auto [place, isNew] = places.try_emplace({group, name}, cases.size());
        if (isNew) cases.push_back({group, name, {}});
        cases[place->second].entries.push_back(&entry);
    }
    return cases;
}

std::string linesOf(const Report& report, const std::vector<const Entry*>& entries) {
    std::string lines;
    for (const Entry* entry : entries) {
        const std::string path = report.pathOf(*entry);
        lines += (path.empty() ? "" : path + ": ") + idOf(entry->outcome) + ": " +
                 report.textOf(*entry) + '\n';
        for (const std::string& more : {entry->link, entry->command})
            if (!more.empty()) lines += "  " + more + '\n';
        // GitLab and Jenkins attach a file that is named so.
        if (!entry->picture.empty()) lines += "[[ATTACHMENT|" + entry->picture + "]]\n";
    }
    return lines;
}

void writeCase(std::ostream& out, const Report& report, const Case& one) {
    const bool hasProblems = std::ranges::any_of(one.entries, &Entry::isProblem);
    out << "    <testcase" << xmlAttribute("classname", report.subject + '/' + one.group)
        << xmlAttribute("name", one.name);
    if (!hasProblems) {
        out << "/>\n";
        return;
    }
    out << ">\n";
    const std::string lines = xmlText(linesOf(report, one.entries), false);
    if (one.hasFailed()) {
        const auto first = std::ranges::find(one.entries, Outcome::Error, &Entry::outcome);
        out << "      <failure" << xmlAttribute("type", (*first)->rule)
            << xmlAttribute("message", report.textOf(**first)) << '>' << lines << "</failure>\n";
    } else {
        out << "      <system-out>" << lines << "</system-out>\n";
    }
    out << "    </testcase>\n";
}

void writeJunit(std::ostream& out, const Report& report) {
    const std::vector<Case> cases = casesOf(report);
    const auto failures = std::ranges::count_if(cases, &Case::hasFailed);
    const std::string counts = xmlAttribute("tests", std::to_string(cases.size())) +
                               xmlAttribute("failures", std::to_string(failures)) +
                               xmlAttribute("errors", "0");
    out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        << "<testsuites" << xmlAttribute("name", report.tool) << counts << ">\n"
        << "  <testsuite" << xmlAttribute("name", report.subject) << counts << ">\n";
    for (const Case& one : cases)
        writeCase(out, report, one);
    out << "  </testsuite>\n</testsuites>\n";
}

}  // namespace

const Format kJunit{"junit", writeJunit};

}  // namespace mazeloom::report
