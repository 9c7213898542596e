// SPDX-License-Identifier: MIT
#include "app/cli/command_spec.h"

#include <algorithm>

#include "app/cli/nearest.h"
#include "app/cli/numbers.h"
#include "core/challenge/challenge.h"
#include "core/exchange/out/level_files.h"

namespace mazeloom::app {

namespace {

tl::unexpected<QString> wrong(const QString& why) {
    return tl::unexpected(why);
}

QString quotedName(const OptionSpec& option) {
    return QStringLiteral("--") + QLatin1String(option.name);
}

}  // namespace

QString CommandArguments::text(const char* option) const {
    if (const auto given = given_.find(option); given != given_.end()) return given->second.text;
    const auto standard = standards_.find(option);
    return standard == standards_.end() ? QString() : standard->second;
}

QStringList CommandArguments::texts(const char* option) const {
    const auto given = given_.find(option);
    return given == given_.end() ? QStringList() : given->second.text.split('\n');
}

/// Parses words from left to right. Reports the first error, unless the user asks for help.
class CommandParser {
  public:
    explicit CommandParser(const CommandSpec& command) : command_(command) {
        for (const OptionSpec& option : command.options) {
            if (option.standard != nullptr)
                arguments_.standards_[option.name] = QString::fromLatin1(option.standard);
        }
    }

    tl::expected<CommandArguments, QString> parse(const QStringList& words) {
        bool mayBeOption = true;
        for (next_ = 2; next_ < words.size();) {
            const QString& word = words[next_++];
            if (mayBeOption && word == QLatin1String("--")) {
                mayBeOption = false;
            } else if (mayBeOption && word.startsWith('-') && word.size() > 1) {
                readOption(word, words);
            } else {
                operands_ << word;
            }
        }
        if (arguments_.wantsHelp) return arguments_;
        if (!error_) checkWhole();
        if (error_) return wrong(*error_);
        return std::move(arguments_);
    }

  private:
    void fail(const QString& why) {
        if (!error_) error_ = why;
    }

    /// Parses --name, --name=value, --name value, -n, -nvalue or -n value.
    void readOption(const QString& word, const QStringList& words) {
        const bool isLong = word.startsWith(QLatin1String("--"));
        const qsizetype equals = isLong ? word.indexOf('=') : -1;
        const QString name = isLong ? word.mid(2, equals < 0 ? -1 : equals - 2) : word.mid(1, 1);
        if (name == (isLong ? QLatin1String("help") : QLatin1String("h"))) {
            arguments_.wantsHelp = true;
            return;
        }
        const OptionSpec* const option = find(name, isLong);
        if (option == nullptr) return fail(unknown(isLong ? QStringLiteral("--") + name : word));
        std::optional<QString> value;
        if (isLong && equals >= 0) value = word.mid(equals + 1);
        if (!isLong && word.size() > 2) value = word.mid(2);
        if (option->kind == ValueKind::None) {
            if (value) return fail(CommandLine::tr("%1 takes no value").arg(quotedName(*option)));
        } else if (!value) {
            if (next_ == words.size()) {
                return fail(CommandLine::tr("%1 needs a value: %2")
                                .arg(quotedName(*option), QLatin1String(option->value)));
            }
            value = words[next_++];
        }
        take(*option, value.value_or(QString()));
    }

    const OptionSpec* find(const QString& name, bool isLong) const {
        const auto found = std::ranges::find_if(command_.options, [&](const OptionSpec& option) {
            return isLong ? name == QLatin1String(option.name) : name == QLatin1Char(option.letter);
        });
        return found == command_.options.end() ? nullptr : &*found;
    }

    QString unknown(const QString& word) const {
        QStringList names{QStringLiteral("--help")};
        for (const OptionSpec& option : command_.options)
            names << quotedName(option);
        const auto meant = nearestTo(word, names);
        return meant ? CommandLine::tr("there is no option \"%1\"; did you mean %2?")
                           .arg(word, *meant)
                     : CommandLine::tr("there is no option \"%1\"").arg(word);
    }

    void take(const OptionSpec& option, const QString& text) {
        if (option.kind == ValueKind::Setting && arguments_.has(option.name)) {
            arguments_.given_.at(option.name).text += '\n' + text;
            return;
        }
        if (arguments_.has(option.name)) {
            return fail(CommandLine::tr("%1 is given more than once").arg(quotedName(option)));
        }
        CommandArguments::Value value{text};
        if (const auto why = flaw(option, value)) return fail(*why);
        arguments_.given_.emplace(option.name, std::move(value));
    }

    /// Returns the error of an option's value; if there is none, parses the value's numbers.
    static std::optional<QString> flaw(const OptionSpec& option, CommandArguments::Value& value) {
        const QString name = quotedName(option);
        switch (option.kind) {
            case ValueKind::None:
                return {};
            case ValueKind::Level:
                if (!value.text.isEmpty()) return {};
                return CommandLine::tr("%1 needs a level's id").arg(name);
            case ValueKind::Tiles:
                if (!value.text.isEmpty()) return {};
                return CommandLine::tr("%1 needs the id of one of the pack's tiles").arg(name);
            case ValueKind::Setting:
            case ValueKind::Text:
                // The command checks stage, parameter and value against the recipe later.
                return {};
            case ValueKind::Number: {
                const auto number = readNumber<std::uint64_t>(value.text);
                value.first = value.last = number.value_or(0);
                if (number && *number >= option.least && *number <= option.most) return {};
                return CommandLine::tr("%1 needs a whole number from %2 to %3, not \"%4\"")
                    .arg(name, QString::number(option.least), QString::number(option.most),
                         value.text);
            }
            case ValueKind::Range:
                return flawOfRange(option, value);
            case ValueKind::Ranges:
                return flawOfRanges(option, value);
            case ValueKind::Choice:
                for (const char* const choice : option.choices()) {
                    if (value.text == QLatin1String(choice)) return {};
                }
                return CommandLine::tr("%1 needs %2, not \"%3\"")
                    .arg(name, choicesText(option.choices()), value.text);
            case ValueKind::Choices:
                return flawOfChoices(option, value.text);
            case ValueKind::Date:
                if (readDate(value.text.toStdString())) return {};
                return CommandLine::tr("%1 needs a day of the calendar as YYYY-MM-DD, not \"%2\"")
                    .arg(name, value.text);
            case ValueKind::OutputFolder:
                // "-" stands for stdout elsewhere, so it is hardly meant as a folder's name.
                if (!value.text.isEmpty() && value.text != u"-") return {};
                return CommandLine::tr("%1 needs a folder").arg(name);
            case ValueKind::InputFile:
            case ValueKind::OutputFile:
                return flawOfFile(option, value.text);
        }
        return {};
    }

    /// Upper bound on the number of choices that an error message lists.
    static constexpr std::size_t kMostListed = 20;

    static QString otherThanListed(const OptionSpec& option, const QString& word) {
        QStringList names;
        for (const char* const choice : option.choices())
            names << QLatin1String(choice);
        const auto meant = nearestTo(word, names);
        return meant ? CommandLine::tr("%1 has no choice \"%2\"; did you mean \"%3\"?")
                           .arg(quotedName(option), word, *meant)
                     : CommandLine::tr("%1 has no choice \"%2\"").arg(quotedName(option), word);
    }

    static std::optional<QString> flawOfChoices(const OptionSpec& option, const QString& text) {
        for (const QString& part : text.split(u',')) {
            const bool isThere = std::ranges::any_of(option.choices(), [&](const char* choice) {
                return part == QLatin1String(choice);
            });
            if (isThere) continue;
            if (option.choices().size() > kMostListed) return otherThanListed(option, part);
            QStringList names;
            for (const char* const choice : option.choices())
                names << QLatin1String(choice);
            const QString needs =
                CommandLine::tr("%1 needs %2, or several separated by commas, not \"%3\"")
                    .arg(quotedName(option), choicesText(option.choices()), part);
            const auto meant = nearestTo(part, names);
            return meant ? CommandLine::tr("%1; did you mean \"%2\"?").arg(needs, *meant) : needs;
        }
        return {};
    }

    static std::optional<QString> flawOfRange(const OptionSpec& option,
                                              CommandArguments::Value& value) {
        const QString name = quotedName(option);
        const QString dots = QStringLiteral("..");
        const qsizetype at = value.text.indexOf(dots);
        const auto first = readNumber<std::uint64_t>(at < 0 ? value.text : value.text.left(at));
        const auto last =
            readNumber<std::uint64_t>(at < 0 ? value.text : value.text.mid(at + dots.size()));
        if (!first || !last || *first < option.least || std::max(*first, *last) > option.most) {
            return CommandLine::tr(
                       "%1 needs two whole numbers from %2 to %3 with two dots between them, such "
                       "as 0..99, not \"%4\"")
                .arg(name, QString::number(option.least), QString::number(option.most), value.text);
        }
        if (*last < *first) {
            return CommandLine::tr("%1 %2: the last one is before the first").arg(name, value.text);
        }
        if (*last - *first >= option.count) {
            return CommandLine::tr("%1 %2: at most %3 at a time")
                .arg(name, value.text, QString::number(option.count));
        }
        value.first = *first;
        value.last = *last;
        return {};
    }

    /// Returns an error if a range is invalid, or if all ranges together have too many values. If
    /// there is none, parses the ranges.
    static std::optional<QString> flawOfRanges(const OptionSpec& option,
                                               CommandArguments::Value& value) {
        const QString name = quotedName(option);
        exchange::SeedList seeds;  // a value in several ranges counts once
        for (const QString& part : value.text.split(u',')) {
            const bool isAlone = !part.contains(QStringLiteral(".."));
            if (isAlone && !readNumber<std::uint64_t>(part)) {
                return CommandLine::tr(
                           "%1 needs whole numbers from %2 to %3, and ranges of them such as "
                           "1..50, with commas between, not \"%4\"")
                    .arg(name, QString::number(option.least), QString::number(option.most),
                         part.isEmpty() ? value.text : part);
            }
            CommandArguments::Value range{part};
            if (const auto why = flawOfRange(option, range)) return why;
            value.ranges.push_back({range.first, range.last});
            seeds.add({range.first, range.last});
            if (seeds.count() > option.count) {
                return CommandLine::tr("%1 %2: at most %3 at a time")
                    .arg(name, value.text, QString::number(option.count));
            }
        }
        value.first = value.ranges.front().first;
        value.last = value.ranges.back().last;
        return {};
    }

    static std::optional<QString> flawOfFile(const OptionSpec& option, const QString& file) {
        if (file.isEmpty()) return CommandLine::tr("%1 needs a file").arg(quotedName(option));
        if (option.suffix == nullptr || file == QLatin1String("-")) return {};
        // Other programs would not recognise a file without the suffix.
        const QLatin1String suffix(option.suffix);
        if (file.endsWith(suffix, Qt::CaseInsensitive)) return {};
        return CommandLine::tr("%1 needs a name that ends in %2, not \"%3\"")
            .arg(quotedName(option), suffix, file);
    }

    /// Checks that the number of operands is right, that no required option is missing, and that an
    /// option that must be given alone is alone.
    void checkWhole() {
        checkOperands();
        for (const OptionSpec& option : command_.options) {
            if (option.isAlone && arguments_.has(option.name)) return checkAlone(option);
        }
        for (const OptionSpec& option : command_.options) {
            if (option.missing != nullptr && !arguments_.has(option.name))
                return fail(CommandLine::tr(option.missing));
        }
    }

    void checkOperands() {
        if (command_.operand == Operand::None) {
            if (operands_.isEmpty()) return;
            return fail(CommandLine::tr("%1 takes no pack; what is \"%2\"?")
                            .arg(QLatin1String(command_.name), operands_[0]));
        }
        if (operands_.isEmpty()) {
            return fail(whichOperand());
        }
        if (command_.operand == Operand::Files) {
            arguments_.operands = operands_;
            return;
        }
        if (operands_.size() > 1) {
            return fail((command_.operand == Operand::Pack
                             ? CommandLine::tr("one pack at a time, not also \"%1\"")
                             : CommandLine::tr("one at a time, not also \"%1\""))
                            .arg(operands_[1]));
        }
        arguments_.operand = operands_[0];
    }

    QString whichOperand() const {
        if (command_.operand == Operand::Files) {
            return CommandLine::tr("an argument is missing; see mazeloom %1 --help")
                .arg(QLatin1String(command_.name));
        }
        if (command_.operand == Operand::File)
            return CommandLine::tr("which file? Give one of another program");
        if (command_.operand == Operand::Topic)
            return CommandLine::tr("help on what? Give formats, or a command");
        return CommandLine::tr("which pack? Give a folder, an archive .mazepack, or builtin:NAME");
    }

    void checkAlone(const OptionSpec& alone) {
        for (const OptionSpec& other : command_.options) {
            if (&other == &alone || !arguments_.has(other.name)) continue;
            return fail(CommandLine::tr("%1 cannot be combined with %2")
                            .arg(quotedName(alone), quotedName(other)));
        }
    }

    const CommandSpec& command_;
    CommandArguments arguments_;
    QStringList operands_;
    qsizetype next_ = 0;
    std::optional<QString> error_;
};

tl::expected<CommandArguments, QString> parseArguments(const CommandSpec& command,
                                                       const QStringList& words) {
    return CommandParser(command).parse(words);
}

QString choicesText(std::span<const char* const> choices) {
    QString text;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const bool isLast = i + 1 == choices.size();
        //: Between the last two of a list, such as "text, json or png"
        text += i == 0 ? QString() : isLast ? CommandLine::tr(" or ") : QStringLiteral(", ");
        text += QLatin1String(choices[i]);
    }
    return text;
}

}  // namespace mazeloom::app
