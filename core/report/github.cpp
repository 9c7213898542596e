// SPDX-License-Identifier: MIT
// Reports as workflow commands of GitHub's runner:
// ::error file=packs/crypt/levels/hall.json,line=1,title=cut-off-region::The message
//
// The runner reads a command from one line. It decodes %25, %0D and %0A in the message, and also
// %3A and %2C in properties, where ':' and ',' would end the value.
#include <ostream>
#include <string>
#include <string_view>

#include "core/report/format.h"
#include "core/utf8.h"

namespace mazeloom::report {

namespace {

/// Whether a terminal would obey the character. A workflow's log is also read in terminals.
bool isControl(char32_t character) {
    return (character < 0x20 && character != '\t') || (character >= 0x7F && character < 0xA0);
}

std::string runnerText(std::string_view text, bool isProperty) {
    std::string escaped;
    for (const char32_t character : utf8::charactersOf(text)) {
        switch (character) {
            case U'%':
                escaped += "%25";
                break;
            case U'\r':
                escaped += "%0D";
                break;
            case U'\n':
                escaped += "%0A";
                break;
            case U':':
                escaped += isProperty ? "%3A" : ":";
                break;
            case U',':
                escaped += isProperty ? "%2C" : ",";
                break;
            default:
                utf8::append(escaped, isControl(character) ? utf8::kReplacement : character);
        }
    }
    return escaped;
}

std::string annotationOf(const Report& report, const Entry& entry) {
    std::string line = "::";
    line += entry.outcome == Outcome::Error ? "error " : "warning ";
    if (const std::string path = report.pathOf(entry); !path.empty()) {
        line += "file=" + runnerText(path, true) + ',';
        if (entry.line > 0) line += "line=" + std::to_string(entry.line) + ',';
    }
    line += "title=" + runnerText(entry.rule, true) + "::";
    std::string message = report.textOf(entry);
    for (const std::string& more : {entry.link, entry.command, entry.picture}) {
        if (!more.empty()) message += '\n' + more;
    }
    return line + runnerText(message, false) + '\n';
}

void writeGithub(std::ostream& out, const Report& report) {
    for (const Outcome outcome : {Outcome::Error, Outcome::Warning}) {
        for (const Entry& entry : report.entries) {
            if (entry.outcome == outcome) out << annotationOf(report, entry);
        }
    }
}

}  // namespace

const Format kGithub{"github", writeGithub};

}  // namespace mazeloom::report
