// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include <QStringList>

#include "app/cli/commands/commands.h"
#include "app/cli/format_list.h"
#include "app/cli/pages/pages.h"
#include "core/analyse/measures/measures.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

namespace {

struct Example {
    const char* purpose;
    const char* words;  ///< the words after "mazeloom "
};

// clang-format off
constexpr std::array kExamples{
    Example{"List the levels of a pack",
            "generate builtin:temple --list-levels"},
    Example{"Print a level",
            "generate builtin:temple --level the-ring --seed 7"},
    Example{"Draw it with its traps and its hidden maze",
            "generate builtin:temple --level the-ring --seed 7 --format png "
            "--overlay hidden-maze,traps -o ring.png"},
    Example{"Try another value of a recipe's parameter",
            "generate builtin:dungeons --level undercity --seed 3 --set maze.algorithm=wilson"},
    Example{"Animate how a level is generated",
            "animate builtin:dungeons --level undercity --seed 3 --seconds 9 -o undercity.webp"},
    Example{"Put 64 seeds on one sheet, sorted by a measure",
            "gallery builtin:dungeons --level crypt --sort junctions -o crypt.png"},
    Example{"Measure 1,000 seeds",
            "survey builtin:dungeons --level crypt --seeds 1..1000 -o crypt.json"},
    Example{"Find a seed",
            "find builtin:dungeons --level crypt --wish \"junctions >= 5 and rooms = 10..12\""},
    Example{"Check a pack, and what 20 seeds of each level give",
            "check builtin:dungeons --seeds 1..20"},
    Example{"… with a report for a build server, and pictures of the seeds that fail",
            "check builtin:dungeons --seeds 1..20 --junit check.xml --pictures failed"},
    Example{"Check that a recipe's levels are still of the same kind",
            "drift crypt.json crypt-new.json --sarif drift.sarif"},
    Example{"Export a pack as one file for a game",
            "export builtin:temple -o temple.mazepack"},
    Example{"Export maps for Tiled from ten seeds",
            "export builtin:dungeons --to tmj --level crypt --seeds 1..10 -o crypt-maps"},
    Example{"Read a map from Tiled into a pack",
            "import crypt.tmj -o my-pack"},
    Example{"Make the challenge of a day",
            "challenge --date 2026-12-24"},
};

constexpr const char* kHead =
    "<!-- Made from the program's tables: mazeloom_pages --command-line app/cli/README.md writes "
    "this file. -->\n"
    "# Command line\n"
    "\n"
    "Without a command, `mazeloom` starts the editor. Commands need no display.\n"
    "\n"
    "```\n"
    "mazeloom [PACK]        start the editor and open this pack\n"
    "mazeloom LINK          start the editor at the level, seed and step of a link\n"
    "mazeloom COMMAND …     run one of the commands below\n"
    "mazeloom --help        list the commands; after a command, show its options\n"
    "mazeloom --version     print the version\n"
    "```\n"
    "\n";

/// Placeholder: %1 the built-in packs. The literals are split so that tests/check-references does
/// not look for a page beside this file.
constexpr const char* kShared =
    "## What all commands share\n"
    "\n"
    "- `PACK` is a folder, an archive `.mazepack`, or a built-in pack: %1. Commands also read a folder in a git revision: "
    "`HEAD~1:packs/temple`.\n"
    "- Data goes to standard output, messages to standard error.\n"
    "- Exit code 0: done. 1: the command failed or found problems. 2: wrong usage. Each command "
    "below says what 0 and 1 mean for it.\n"
    "- The same seed gives the same level on every machine. A seed is a whole number from 0 to "
    "18446744073709551615.\n"
    "- Control characters in texts of packs and replays are printed as escapes (`\\u001b`). Maps "
    "as text and JSON are exact.\n"
    "- A level that cannot be read does not stop the other levels of its pack.\n"
    "- Without a display the editor says so and ends with exit code 1.\n"
    "- `--format text` and `--trace` write the [text format](../../" "core/level/text/FORMAT.md#text-format) "
    "and the [trace format](../../" "core/trace/FORMAT.md#trace-format).\n"
    "- [packaging/cluster](../../" "packaging/cluster/README.md) has scripts that share a survey "
    "among many machines.\n"
    "- [packaging/ci](../../" "packaging/ci/README.md) has a workflow that checks a game's packs on GitHub.\n"
    "\n";

/// The section for readers of the repository.
constexpr const char* kCode =
    "\n"
    "## The code of this folder\n"
    "\n"
    "- `CommandSpec` (`app/cli/command_spec.h`): a command's arguments as a table, from which"
    " parser, help and this page come.\n"
    "- `Command` (`app/cli/commands/commands.h`): a subcommand; the file lists all.\n"
    "- Begin with `app/cli/commands/command_line.h`, then a short command such as "
    "`app/cli/commands/challenge_command.cpp`.\n"
    "- Folders: `commands` (one file each), `maps` (files that are written whole), `surveys` "
    "(the subcommands over many seeds), `diff` (comparing packs), `pages` (the manual page, the shells' completions and"
    " this page, from the same tables).\n"
    "- Must not know: the window. Of app it includes only `app/links/link.h` "
    "and `app/workspace`.\n"
    "- Tests: `tests/only app/cli`\n";
// clang-format on

/// Escapes a text so that Markdown finds no markup in it, also within a table.
QString markdownOf(const QString& text) {
    static const QString special = QStringLiteral("\\`*_<|[]");
    QString shown;
    for (const QChar c : text.simplified()) {
        if (special.contains(c)) shown += u'\\';
        shown += c;
    }
    return shown;
}

QString markdownOf(std::string_view text) {
    return markdownOf(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
}

QString codeOf(const QString& text) {
    return u'`' + text + u'`';
}

QString tableRow(const QStringList& cells) {
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

QString tableHead(const QStringList& titles) {
    return tableRow(titles) + u'|' + QStringLiteral("---|").repeated(titles.size()) + u'\n';
}

QString markdownParagraph(const char* text) {
    return text == nullptr ? QString() : u'\n' + markdownOf(CommandLine::tr(text)) + u'\n';
}

/// Returns an option's names and value: "`-o FILE`, `--output FILE`".
QString namesOf(const OptionSpec& option) {
    const QString value = option.value == nullptr ? QString() : u' ' + QString(option.value);
    const QString name = codeOf(QStringLiteral("--") + QLatin1String(option.name) + value);
    if (option.letter == '\0') return name;
    return codeOf(u'-' + QString(QLatin1Char(option.letter)) + value) + QStringLiteral(", ") + name;
}

/// Whether the choices of the option are measures, which have their own section.
bool takesMeasures(const OptionSpec& option) {
    return option.choices != nullptr &&
           std::ranges::all_of(option.choices(), [](const char* choice) {
               return analyse::findMeasure(choice) != nullptr;
           });
}

QString explanationOf(const OptionSpec& option) {
    if (!takesMeasures(option)) return markdownOf(helpOf(option));
    const QString text = markdownOf(CommandLine::tr(option.help));
    if (option.kind != ValueKind::Choices)
        return text + QStringLiteral(": a [measure](#measures) of the first table");
    return text + QStringLiteral(": [measures](#measures), separated by commas");
}

QString chapterOf(const CommandSpec& command) {
    const QString name = QString::fromLatin1(command.name);
    QString chapter = QStringLiteral("## %1\n\n```\n").arg(name);
    for (const char* const usage : command.usage)
        chapter += QStringLiteral("mazeloom %1 %2\n").arg(name, QString::fromUtf8(usage));
    chapter += QStringLiteral("```\n") + markdownParagraph(command.about) + u'\n' +
               tableHead({QStringLiteral("option"), QStringLiteral("what it does")});
    for (const OptionSpec& option : command.options)
        chapter += tableRow({namesOf(option), explanationOf(option)});
    chapter += tableRow({namesOf(kHelpOption), explanationOf(kHelpOption)});
    return chapter + markdownParagraph(command.notes) + markdownParagraph(command.bounds) +
           markdownParagraph(command.exitCodes) + u'\n';
}

QString chapterOf(const FormatList& list) {
    QString chapter = markdownOf(list.title) + QStringLiteral("\n\n") +
                      tableHead({QStringLiteral("format"), QStringLiteral("what it is")});
    for (const ListedFormat& format : list.formats) {
        const QString about = markdownOf(format.about);
        const QString help = markdownOf(format.help);
        chapter += tableRow(
            {codeOf(format.id), help.isEmpty() ? about : about + QStringLiteral(". ") + help});
    }
    return chapter + u'\n';
}

/// Returns a table of measures. Measures with the same description and unit share a row, for
/// example the measures of each kind of step.
QString measureTable(std::span<const analyse::Measure* const> measures) {
    struct Row {
        const analyse::Measure* first;
        QStringList ids;
    };
    std::vector<Row> rows;
    for (const analyse::Measure* const measure : measures) {
        auto row = std::ranges::find_if(rows, [&](const Row& one) {
            return one.first->sentence == measure->sentence && one.first->unit == measure->unit;
        });
        if (row == rows.end()) row = rows.insert(row, {measure, {}});
        row->ids << codeOf(
            QString::fromLatin1(measure->id.data(), static_cast<qsizetype>(measure->id.size())));
    }
    QString table =
        tableHead({QStringLiteral("measure"), QStringLiteral("unit"), QStringLiteral("meaning")});
    for (const Row& row : rows) {
        table += tableRow({row.ids.join(QStringLiteral(", ")), markdownOf(row.first->unit),
                           markdownOf(row.first->sentence)});
    }
    return table;
}

QString measuresChapter() {
    const auto all = analyse::allMeasures();
    return QStringLiteral(
               "## Measures\n\n"
               "Integers that describe a generated level. Tables and galleries show these:\n\n") +
           measureTable(analyse::measures()) +
           QStringLiteral("\nSurveys and wishes can also ask for these:\n\n") +
           measureTable(all.subspan(analyse::measures().size()));
}

}  // namespace

QString commandLinePage() {
    QString page = QString::fromUtf8(kHead) +
                   tableHead({QStringLiteral("command"), QStringLiteral("what it does")});
    for (const Command* const command : commands()) {
        page += tableRow({QStringLiteral("[%1](#%1)").arg(QLatin1String(command->spec.name)),
                          markdownOf(CommandLine::tr(command->spec.summary))});
    }
    page += QStringLiteral("\n## Examples\n\n```\n");
    for (const Example& example : kExamples) {
        page += QStringLiteral("# %1\nmazeloom %2\n")
                    .arg(QString::fromUtf8(example.purpose), QString::fromUtf8(example.words));
    }
    page += QStringLiteral("```\n\n");
    QStringList builtIn;
    for (const QString& name : widgets::builtInPacks())
        builtIn << codeOf(QStringLiteral("builtin:") + name);
    page += QString::fromUtf8(kShared).arg(builtIn.join(QStringLiteral(", ")));
    for (const Command* const command : commands())
        page += chapterOf(command->spec);
    page += QStringLiteral("## Formats\n\n");
    for (const FormatList& list : listedFormats(Machine::Any))
        page += chapterOf(list);
    return page + measuresChapter() + QString::fromUtf8(kCode);
}

}  // namespace mazeloom::app
