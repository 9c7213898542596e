// SPDX-License-Identifier: MIT
// A command's arguments as a table. The table generates the parser, --help, messages about wrong
// options, the manual page and the shells' completions.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

namespace mazeloom::app {

/// Translation context of the command line. Tables mark their texts with
/// QT_TRANSLATE_NOOP("CommandLine", …).
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

enum class ValueKind {
    None,          ///< a switch
    Level,         ///< the id of one of the pack's levels
    Tiles,         ///< the id of one of the pack's tile mappings
    Setting,       ///< STAGE.PARAMETER=VALUE; may be repeated
    Number,        ///< a whole number from `least` to `most`
    Range,         ///< A..B (from A to B) or a single number; at most `count` values
    Ranges,        ///< ranges and numbers, separated by commas; at most `count` values in total
    Choice,        ///< one of `choices`
    Choices,       ///< some of `choices`, separated by commas
    Text,          ///< checked by the command itself
    Date,          ///< YYYY-MM-DD
    InputFile,     ///< a file to read; - is stdin
    OutputFile,    ///< a file to write, whose name ends with `suffix`; - is stdout
    OutputFolder,  ///< a folder to write files into
};

/// The exit codes of most commands.
inline constexpr const char* kUsualExitCodes =
    QT_TRANSLATE_NOOP("CommandLine", "Exit code: 0 done, 1 failed, 2 wrong usage.");
/// The exit codes of commands that a signal can end. Such a command first finishes or undoes what
/// it writes (Interruption).
inline constexpr const char* kInterruptibleExitCodes = QT_TRANSLATE_NOOP(
    "CommandLine",
    "Exit code: 0 done, 1 failed, 2 wrong usage; 130, 143 or 129 ended by SIGINT, SIGTERM or "
    "SIGHUP.");

struct OptionSpec {
    const char* name;  ///< without its dashes
    ValueKind kind;
    const char* value;  ///< the value's name in help ("N"); null: a switch
    /// Describes the option's effect; ranges, choices and the default are added from the other
    /// fields.
    const char* help;
    char letter = '\0';  ///< short form, a single letter
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t count = std::numeric_limits<std::uint64_t>::max();
    std::span<const char* const> (*choices)() = nullptr;
    const char* standard = nullptr;  ///< default value
    const char* suffix = nullptr;
    /// The message if the option is missing; null: the option is optional.
    const char* missing = nullptr;
    bool isAlone = false;  ///< no other option may be given with this one
};

/// The option that all commands have.
inline constexpr OptionSpec kHelpOption{.name = "help",
                                        .kind = ValueKind::None,
                                        .value = nullptr,
                                        .help = QT_TRANSLATE_NOOP("CommandLine", "this text"),
                                        .letter = 'h'};

/// The kind of operand of a command.
enum class Operand {
    None,
    Pack,   ///< a folder, an archive, or builtin:NAME
    File,   ///< a file of another program
    Files,  ///< one or several words, which the command itself checks
    Topic,  ///< a topic of help
};

struct CommandSpec {
    const char* name;
    const char* summary;                  ///< a sentence fragment of about half a line
    std::span<const char* const> usage;   ///< each text follows "mazeloom NAME "; not translated
    const char* about;                    ///< a paragraph
    Operand operand;                      ///< the operands besides the options
    std::span<const OptionSpec> options;  ///< without --help, which all commands have
    const char* notes = nullptr;          ///< a paragraph after the options
    const char* bounds;                   ///< limits of size, number and time
    const char* exitCodes;
};

/// Parsed arguments of a command, which are valid according to the command's table.
class CommandArguments {
  public:
    bool wantsHelp = false;
    QString operand;       ///< the single operand
    QStringList operands;  ///< for Operand::Files

    bool has(const char* option) const { return given_.contains(option); }
    /// Returns the option's value as given; if it was not given, the default, or an empty text.
    QString text(const char* option) const;
    /// Returns all values that were given to an option of kind Setting.
    QStringList texts(const char* option) const;
    /// Returns the value of a Number, or the first value of a Range.
    std::uint64_t number(const char* option) const { return given_.at(option).first; }
    /// Returns the last value of a Range.
    std::uint64_t last(const char* option) const { return given_.at(option).last; }
    struct Range {
        std::uint64_t first = 0;
        std::uint64_t last = 0;
    };
    /// Returns the parts of a Ranges value as given; they may overlap.
    const std::vector<Range>& ranges(const char* option) const { return given_.at(option).ranges; }

  private:
    friend class CommandParser;
    struct Value {
        QString text;
        std::uint64_t first = 0;
        std::uint64_t last = 0;
        std::vector<Range> ranges = {};
    };
    std::map<std::string, Value, std::less<>> given_;
    std::map<std::string, QString, std::less<>> standards_;
};

/// Returns the arguments, or an error message. `words` begin with the program and the command.
tl::expected<CommandArguments, QString> parseArguments(const CommandSpec& command,
                                                       const QStringList& words);

/// Returns the text of --help.
QString helpOf(const CommandSpec& command);
/// Returns the description of an option, with ranges, choices and the default.
QString helpOf(const OptionSpec& option);
/// Wraps a text to the usual width of terminals; all lines but the first are indented.
QString wrapped(const QString& text, qsizetype indent = 0);
/// Returns the choices as a list, such as "text, json or png".
QString choicesText(std::span<const char* const> choices);

}  // namespace mazeloom::app
