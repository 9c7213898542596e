// SPDX-License-Identifier: MIT
#include "app/cli/commands/commands.h"
#include "app/cli/format_list.h"
#include "app/cli/pages/pages.h"

namespace mazeloom::app {

namespace {

/// Escapes a text so that roff shows it unchanged.
QString roff(const QString& text) {
    QString shown;
    for (const QChar c : text.simplified()) {
        if (c == u'\\') {
            shown += QStringLiteral("\\e");
        } else if (c == u'-') {
            shown += QStringLiteral("\\-");
        } else {
            shown += c;
        }
    }
    // At the start of a line, these characters would begin a roff request.
    return shown.startsWith(u'.') || shown.startsWith(u'\'') ? QStringLiteral("\\&") + shown
                                                             : shown;
}

QString roff(const char* text) {
    return roff(CommandLine::tr(text));
}

QString paragraph(const char* text) {
    return text == nullptr ? QString() : QStringLiteral(".PP\n") + roff(text) + u'\n';
}

QString entryOf(const OptionSpec& option) {
    QString entry = QStringLiteral(".TP\n");
    if (option.letter != '\0')
        entry += QStringLiteral("\\fB\\-%1\\fR, ").arg(QLatin1Char(option.letter));
    entry += QStringLiteral("\\fB\\-\\-%1\\fR").arg(roff(QString::fromLatin1(option.name)));
    if (option.value != nullptr)
        entry += QStringLiteral(" \\fI%1\\fR").arg(roff(QString::fromLatin1(option.value)));
    return entry + u'\n' + roff(helpOf(option)) + u'\n';
}

QString sectionOf(const CommandSpec& command) {
    const QString name = roff(QString::fromLatin1(command.name));
    QString section = QStringLiteral(".SS %1\n").arg(name);
    for (std::size_t i = 0; i < command.usage.size(); ++i) {
        section += QStringLiteral("%1\\fBmazeloom %2\\fR %3\n")
                       .arg(i == 0 ? QString() : QStringLiteral(".br\n"), name,
                            roff(QString::fromUtf8(command.usage[i])));
    }
    section += paragraph(command.about);
    for (const OptionSpec& option : command.options)
        section += entryOf(option);
    section += entryOf(kHelpOption);
    return section + paragraph(command.notes) + paragraph(command.bounds) +
           paragraph(command.exitCodes);
}

QString sectionOf(const FormatList& list) {
    QString section = QStringLiteral(".PP\n") + roff(list.title) + u'\n';
    for (const ListedFormat& format : list.formats) {
        section += QStringLiteral(".TP\n\\fB%1\\fR\n%2\n").arg(roff(format.id), roff(format.about));
        if (!format.help.isEmpty()) section += QStringLiteral(".br\n") + roff(format.help) + u'\n';
    }
    return section;
}

}  // namespace

QString manPage() {
    QString page = QStringLiteral(
        ".\\\" SPDX-License-Identifier: MIT\n"
        ".\\\" Made from the program's tables of commands when it was built.\n"
        ".TH MAZELOOM 1 \"\" \"Mazeloom " MAZELOOM_VERSION
        "\" \"User Commands\"\n"
        ".SH NAME\n"
        "mazeloom \\- workshop for procedurally generated levels\n"
        ".SH SYNOPSIS\n"
        "\\fBmazeloom\\fR [\\fIPACK\\fR | \\fILINK\\fR]\n"
        ".br\n"
        "\\fBmazeloom\\fR \\fICOMMAND\\fR ...\n"
        ".SH DESCRIPTION\n"
        "Without a command the editor starts, and opens \\fIPACK\\fR: a folder, an archive "
        ".mazepack, or\n"
        "builtin:\\fINAME\\fR. A \\fILINK\\fR begins with mazeloom://open and says which pack, "
        "level, seed and\n"
        "step to show; the editor copies such links.\n"
        ".PP\n"
        "Commands need no display. Data goes to standard output, messages to standard error.\n"
        ".TP\n"
        "\\fB\\-h\\fR, \\fB\\-\\-help\\fR\n"
        "show what commands there are; after a command, what that one takes\n"
        ".TP\n"
        "\\fB\\-v\\fR, \\fB\\-\\-version\\fR\n"
        "show the version\n"
        ".SH COMMANDS\n");
    for (const Command* const command : commands())
        page += sectionOf(command->spec);
    page += QStringLiteral(".SH FORMATS\n");
    for (const FormatList& list : listedFormats(Machine::Any))
        page += sectionOf(list);
    return page + QStringLiteral(
                      ".SH EXIT STATUS\n"
                      "0: done. 1: it failed, or found problems. 2: it was not understood, and "
                      "nothing was\n"
                      "done.\n"
                      ".SH FILES\n"
                      "A pack is a folder with \\fIpack.json\\fR, \\fIlevels/ID.json\\fR and "
                      "\\fIrooms/ID.json\\fR. JSON\n"
                      "Schemas of them are in \\fIshare/mazeloom/schemas\\fR.\n");
}

}  // namespace mazeloom::app
