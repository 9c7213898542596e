// SPDX-License-Identifier: MIT
#include <QStringList>

#include "app/cli/commands/commands.h"
#include "app/cli/pages/completion_frames.h"
#include "app/cli/pages/pages.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

namespace {

QString latin(const char* text) {
    return QString::fromLatin1(text);
}

QStringList commandNames() {
    QStringList names;
    for (const Command* const command : commands())
        names << latin(command->spec.name);
    return names;
}

QString builtIns() {
    QStringList names;
    for (const QString& name : widgets::builtInPacks())
        names << QStringLiteral("builtin:") + name;
    return names.join(u' ');
}

QString topics() {
    return (QStringList{QStringLiteral("formats")} + commandNames()).join(u' ');
}

QString choicesOf(const OptionSpec& option) {
    QStringList words;
    if (option.choices != nullptr) {
        for (const char* const choice : option.choices())
            words << latin(choice);
    }
    return words.join(u' ');
}

/// Returns an option's description for a list: without range, choices and default.
QString summaryOf(const OptionSpec& option) {
    return CommandLine::tr(option.help).simplified();
}

std::vector<OptionSpec> optionsOf(const CommandSpec& command) {
    std::vector<OptionSpec> options(command.options.begin(), command.options.end());
    options.push_back(kHelpOption);
    return options;
}

/// Quotes a text with single quotes for bash, zsh and fish.
QString quoted(QString text) {
    text.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\u2019"));
    return u'\'' + text + u'\'';
}

QString wordsOfBash(const CommandSpec& command) {
    QStringList words;
    for (const OptionSpec& option : optionsOf(command)) {
        words << QStringLiteral("--") + latin(option.name);
        if (option.letter != '\0') words << QStringLiteral("-") + QLatin1Char(option.letter);
    }
    return words.join(u' ');
}

QString valueOfBash(const OptionSpec& option) {
    switch (option.kind) {
        case ValueKind::Level:
            return QStringLiteral("_mazeloom_levels");
        case ValueKind::Choice:
        case ValueKind::Choices:
            return QStringLiteral("_mazeloom_words %1").arg(quoted(choicesOf(option)));
        case ValueKind::InputFile:
        case ValueKind::OutputFile:
        case ValueKind::OutputFolder:
            return QStringLiteral("_mazeloom_files");
        case ValueKind::None:
        case ValueKind::Tiles:
        case ValueKind::Setting:
        case ValueKind::Text:
        case ValueKind::Number:
        case ValueKind::Range:
        case ValueKind::Ranges:
        case ValueKind::Date:
            break;
    }
    return QStringLiteral(":");
}

QString operandOfBash(const CommandSpec& command) {
    switch (command.operand) {
        case Operand::Pack:
            return QStringLiteral("_mazeloom_packs");
        case Operand::File:
        case Operand::Files:
            return QStringLiteral("_mazeloom_files");
        case Operand::Topic:
            return QStringLiteral("_mazeloom_words %1").arg(quoted(topics()));
        case Operand::None:
            break;
    }
    return QStringLiteral(":");
}

QString caseOfBash(const CommandSpec& command) {
    QString text =
        QStringLiteral("        %1)\n            case $previous in\n").arg(latin(command.name));
    for (const OptionSpec& option : command.options) {
        if (option.kind == ValueKind::None) continue;
        QString names = QStringLiteral("--") + latin(option.name);
        if (option.letter != '\0') names += QStringLiteral("|-") + QLatin1Char(option.letter);
        text +=
            QStringLiteral("                %1) %2; return ;;\n").arg(names, valueOfBash(option));
    }
    return text + QStringLiteral(
                      "            esac\n"
                      "            if [[ $current == -* ]]; then\n"
                      "                _mazeloom_words %1\n"
                      "            else\n"
                      "                %2\n"
                      "            fi\n"
                      "            ;;\n")
                      .arg(quoted(wordsOfBash(command)), operandOfBash(command));
}

/// Returns an option's entries for zsh's _arguments: --name, or -n and --name, with the value.
QStringList specsOfZsh(const OptionSpec& option) {
    QString text = summaryOf(option);
    text.replace(u'[', u'(').replace(u']', u')').replace(u':', QStringLiteral("\\:"));
    QString tail = QStringLiteral("[%1]").arg(text);
    switch (option.kind) {
        case ValueKind::None:
            break;
        case ValueKind::Level:
            tail += QStringLiteral(":level:_mazeloom_levels");
            break;
        case ValueKind::Choice:
        case ValueKind::Choices:
            tail += QStringLiteral(":%1:(%2)").arg(latin(option.value), choicesOf(option));
            break;
        case ValueKind::InputFile:
        case ValueKind::OutputFile:
            tail += QStringLiteral(":file:_files");
            break;
        case ValueKind::OutputFolder:
            tail += QStringLiteral(":folder:_files -/");
            break;
        case ValueKind::Tiles:
        case ValueKind::Setting:
        case ValueKind::Text:
        case ValueKind::Number:
        case ValueKind::Range:
        case ValueKind::Ranges:
        case ValueKind::Date:
            tail += QStringLiteral(":%1: ").arg(latin(option.value));
            break;
    }
    QStringList specs{quoted(QStringLiteral("--") + latin(option.name) + tail)};
    if (option.letter != '\0')
        specs << quoted(QStringLiteral("-") + QLatin1Char(option.letter) + tail);
    return specs;
}

QString operandOfZsh(const CommandSpec& command) {
    switch (command.operand) {
        case Operand::Pack:
            return QStringLiteral("'1:pack:_mazeloom_packs'");
        case Operand::File:
        case Operand::Files:
            return command.operand == Operand::Files ? QStringLiteral("'*:file:_files'")
                                                     : QStringLiteral("'1:file:_files'");
        case Operand::Topic:
            return QStringLiteral("'1:topic:(%1)'").arg(topics());
        case Operand::None:
            break;
    }
    return {};
}

QString caseOfZsh(const CommandSpec& command) {
    QStringList specs;
    for (const OptionSpec& option : optionsOf(command))
        specs += specsOfZsh(option);
    if (const QString operand = operandOfZsh(command); !operand.isEmpty()) specs << operand;
    const QString next = QStringLiteral(" \\\n                ");
    return QStringLiteral("        %1)\n            _arguments%2%3\n            ;;\n")
        .arg(latin(command.name), next, specs.join(next));
}

QString linesOfFish(const CommandSpec& command) {
    const QString in = QStringLiteral("complete -c mazeloom -n '__fish_seen_subcommand_from %1'")
                           .arg(latin(command.name));
    QString text;
    if (command.operand == Operand::Pack) {
        text += in + QStringLiteral(" -a '(__mazeloom_packs)'\n");
    } else if (command.operand == Operand::File || command.operand == Operand::Files) {
        text += in + QStringLiteral(" -F\n");
    } else if (command.operand == Operand::Topic) {
        text += in + QStringLiteral(" -a '%1'\n").arg(topics());
    }
    for (const OptionSpec& option : optionsOf(command)) {
        text += in;
        if (option.letter != '\0') text += QStringLiteral(" -s ") + QLatin1Char(option.letter);
        text += QStringLiteral(" -l ") + latin(option.name);
        const bool isPath = option.kind == ValueKind::InputFile ||
                            option.kind == ValueKind::OutputFile ||
                            option.kind == ValueKind::OutputFolder;
        if (isPath) {
            text += QStringLiteral(" -r -F");
        } else if (option.kind != ValueKind::None) {
            text += QStringLiteral(" -x");
        }
        if (option.kind == ValueKind::Level) text += QStringLiteral(" -a '(__mazeloom_levels)'");
        if (option.choices != nullptr) text += QStringLiteral(" -a '%1'").arg(choicesOf(option));
        text += QStringLiteral(" -d %1\n").arg(quoted(summaryOf(option)));
    }
    return text;
}

}  // namespace

QString bashCompletion() {
    QString cases;
    for (const Command* const command : commands())
        cases += caseOfBash(command->spec);
    return QString::fromUtf8(kBashFrame).arg(builtIns(), commandNames().join(u' '), cases);
}

QString zshCompletion() {
    QString descriptions;
    QString cases;
    for (const Command* const command : commands()) {
        const CommandSpec& spec = command->spec;
        descriptions +=
            QStringLiteral("        %1\n")
                .arg(quoted(latin(spec.name) + u':' + CommandLine::tr(spec.summary).simplified()));
        cases += caseOfZsh(spec);
    }
    return QString::fromUtf8(kZshFrame).arg(builtIns(), descriptions, cases);
}

QString fishCompletion() {
    QString lines;
    for (const Command* const command : commands()) {
        lines += QStringLiteral("complete -c mazeloom -n __fish_use_subcommand -a %1 -d %2\n")
                     .arg(latin(command->spec.name),
                          quoted(CommandLine::tr(command->spec.summary).simplified()));
        lines += linesOfFish(command->spec);
    }
    return QString::fromUtf8(kFishFrame).arg(builtIns(), lines);
}

}  // namespace mazeloom::app
