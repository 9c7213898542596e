// SPDX-License-Identifier: MIT
// The text of --help, generated from a command's table.
#include <algorithm>

#include "app/cli/command_spec.h"

namespace mazeloom::app {

namespace {

constexpr qsizetype kWidth = 88;
/// The column of the options' descriptions.
constexpr qsizetype kColumn = 20;

/// Returns the option's names and its value: " -o, --output FILE".
QString headOf(const OptionSpec& option) {
    QString head = QStringLiteral("  ");
    if (option.letter != '\0')
        head += QLatin1Char('-') + QString(QLatin1Char(option.letter)) + QStringLiteral(", ");
    head += QStringLiteral("--") + QLatin1String(option.name);
    if (option.value != nullptr) head += QLatin1Char(' ') + QString::fromLatin1(option.value);
    return head;
}

/// Returns the facts given by the other fields of the option: range, choices and default.
QStringList factsOf(const OptionSpec& option) {
    QStringList facts;
    const bool isRange = option.kind == ValueKind::Range || option.kind == ValueKind::Ranges;
    if (option.kind == ValueKind::Number || isRange) {
        facts << CommandLine::tr("%1 to %2").arg(option.least).arg(option.most);
    }
    if (isRange) facts << CommandLine::tr("at most %1 at a time").arg(option.count);
    if (option.kind == ValueKind::Choice || option.kind == ValueKind::Choices)
        facts << choicesText(option.choices());
    if (option.kind == ValueKind::Choices || option.kind == ValueKind::Ranges)
        facts << CommandLine::tr("several separated by commas");
    if (option.standard != nullptr)
        facts << CommandLine::tr("%1 by default").arg(QLatin1String(option.standard));
    if (option.kind == ValueKind::InputFile) facts << CommandLine::tr("- for stdin");
    if (option.kind == ValueKind::OutputFile) facts << CommandLine::tr("- for stdout");
    return facts;
}

QString lineOf(const OptionSpec& option) {
    const QString head = headOf(option);
    const qsizetype gap = std::max<qsizetype>(1, kColumn - head.size());
    return wrapped(head + QString(gap, QLatin1Char(' ')) + helpOf(option), kColumn) + u'\n';
}

}  // namespace

QString helpOf(const OptionSpec& option) {
    const QString text = CommandLine::tr(option.help);
    const QStringList facts = factsOf(option);
    return facts.isEmpty() ? text : text + QStringLiteral(": ") + facts.join(QStringLiteral(", "));
}

QString wrapped(const QString& text, qsizetype indent) {
    QString result;
    QString line;
    qsizetype start = 0;
    while (start < text.size()) {
        // Find the end of the next word, which includes the spaces before it.
        qsizetype end = start;
        while (end < text.size() && text[end] == u' ')
            ++end;
        while (end < text.size() && text[end] != u' ')
            ++end;
        const QString word = text.mid(start, end - start);
        start = end;
        if (!line.trimmed().isEmpty() && line.size() + word.size() > kWidth) {
            result += line + u'\n';
            line = QString(indent, QLatin1Char(' ')) + word.trimmed();
        } else {
            line += word;
        }
    }
    return result + line;
}

QString helpOf(const CommandSpec& command) {
    QString help;
    const QString label = CommandLine::tr("Usage:");
    for (const char* const usage : command.usage) {
        const QString line = QStringLiteral(" mazeloom %1 %2\n")
                                 .arg(QLatin1String(command.name), QLatin1String(usage));
        help += (help.isEmpty() ? label : QString(label.size(), QLatin1Char(' '))) + line;
    }
    QString about = CommandLine::tr(command.about);
    if (command.operand == Operand::Pack) {
        about += u' ' + CommandLine::tr("PACK is a folder, an archive .mazepack, or builtin:NAME.");
    }
    help += u'\n' + wrapped(about) + QStringLiteral("\n\n") + CommandLine::tr("Options:") + u'\n';
    for (const OptionSpec& option : command.options)
        help += lineOf(option);
    help += lineOf(kHelpOption);
    for (const char* const paragraph : {command.notes, command.bounds, command.exitCodes}) {
        if (paragraph != nullptr) help += u'\n' + wrapped(CommandLine::tr(paragraph)) + u'\n';
    }
    return help;
}

}  // namespace mazeloom::app
