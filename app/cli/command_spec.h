// SPDX-License-Identifier: MIT
// What a command takes, as a table. Its parser, --help and what is said of wrong options are made
// from it, and so can be whatever else lists them: a manual page, a shell's completion.
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

/// The words of the command line, for translation. Tables mark theirs with
/// QT_TRANSLATE_NOOP("CommandLine", …).
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

enum class ValueKind {
    None,        ///< a switch
    Level,       ///< the id of one of the pack's levels
    Tiles,       ///< the id of one of the pack's tile mappings
    Setting,     ///< STAGE.PARAMETER=VALUE; may stand several times
    Number,      ///< a whole number from `least` to `most`
    Range,       ///< A..B, two of these, or one alone; `count` of them at most
    Ranges,      ///< such ranges and numbers, with commas between; `count` of all numbers at most
    Choice,      ///< one of `choices`
    Choices,     ///< some of them, with commas between
    Text,        ///< what it may say is known to the command
    Date,        ///< YYYY-MM-DD
    InputFile,   ///< to read; - is stdin
    OutputFile,  ///< to write, with a name that ends in `suffix`; - is stdout
};

/// Of most commands.
inline constexpr const char* kUsualExitCodes =
    QT_TRANSLATE_NOOP("CommandLine", "Exit code: 0 done, 1 failed, 2 wrong usage.");

struct OptionSpec {
    const char* name;  ///< without its dashes
    ValueKind kind;
    const char* value;  ///< what help calls it ("N"); null: a switch
    /// What it does; ranges, choices and the standard follow from the other fields.
    const char* help;
    char letter = '\0';  ///< another name for it, of one letter
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t count = std::numeric_limits<std::uint64_t>::max();
    std::span<const char* const> (*choices)() = nullptr;
    const char* standard = nullptr;  ///< its value when it is not given
    const char* suffix = nullptr;
    /// What is said where it is left out; null: it may be.
    const char* missing = nullptr;
    bool isAlone = false;  ///< no other option goes with it
};

/// That all commands have.
inline constexpr OptionSpec kHelpOption{.name = "help",
                                        .kind = ValueKind::None,
                                        .value = nullptr,
                                        .help = QT_TRANSLATE_NOOP("CommandLine", "this text"),
                                        .letter = 'h'};

/// What a command is about.
enum class Operand {
    None,
    Pack,   ///< a folder, an archive, or builtin:NAME
    File,   ///< a file of another program
    Files,  ///< one or several, or what else the command says
    Topic,  ///< of help
};

struct CommandSpec {
    const char* name;
    const char* summary;                  ///< half a line
    std::span<const char* const> usage;   ///< each after "mazeloom NAME "; not translated
    const char* about;                    ///< a paragraph
    Operand operand;                      ///< what stands beside the options
    std::span<const OptionSpec> options;  ///< --help, which all have, is left out
    const char* notes = nullptr;          ///< a paragraph after the options
    const char* bounds;                   ///< how large, how many, how long
    const char* exitCodes;
};

/// What was given to a command; all of it fits the command's table.
class CommandArguments {
  public:
    bool wantsHelp = false;
    QString operand;       ///< the only one
    QStringList operands;  ///< of Operand::Files

    bool has(const char* option) const { return given_.contains(option); }
    /// As it was given; else the standard, or nothing.
    QString text(const char* option) const;
    /// All values of a Setting, as they were given.
    QStringList texts(const char* option) const;
    /// Of a Number, or the first of a Range.
    std::uint64_t number(const char* option) const { return given_.at(option).first; }
    /// The last of a Range.
    std::uint64_t last(const char* option) const { return given_.at(option).last; }
    struct Range {
        std::uint64_t first = 0;
        std::uint64_t last = 0;
    };
    /// Of Ranges, as they were given: they may overlap.
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

/// The arguments, or what is wrong with them. `words` begin with the program and the command.
tl::expected<CommandArguments, QString> parseArguments(const CommandSpec& command,
                                                       const QStringList& words);

/// The text of --help.
QString helpOf(const CommandSpec& command);
/// Of it what an option does, with ranges, choices and the standard.
QString helpOf(const OptionSpec& option);
/// Lines of at most so many characters, as terminals are wide, each after the first indented.
QString wrapped(const QString& text, qsizetype indent = 0);
/// "text, json or png"
QString choicesText(std::span<const char* const> choices);

}  // namespace mazeloom::app
