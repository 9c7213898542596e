// SPDX-License-Identifier: MIT
// What all commands share: their option tables and the help page made from them, the first word,
// escaping of strangers' texts, and the message if no window can be shown.
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include "app/cli/clean_text.h"
#include "app/cli/commands/commands.h"
#include "app/cli/nearest.h"
#include "app/cli/pages/pages.h"
#include "core/analyse/measures/measures.h"
#include "resources/resources.h"
#include "tests/app/support/program.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_command_line {

using app::Command;
using app::OptionSpec;
using app::ValueKind;

class TestCommandLine : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void tablesAreWhole();
    void helpTellsTheTable();
    void rangesAreKept();
    void thePageIsMadeFromTheTables();
    void thePageTellsAll();
    void thePagesExamplesAreUnderstood();
    void optionsAreWrittenInSeveralWays();
    void nearestWords();
    void firstWords_data();
    void firstWords();
    void withoutADisplay_data();
    void withoutADisplay();
    void linesAreClean();
    void strangersCannotSteerTheTerminal();
    void oneBrokenLevelKeepsNoOtherFromBeingMade();
    void oddWords();
};

namespace {

using Result = testing::ProgramResult;

const QString kPacks = MAZELOOM_TEST_DATA "/packs";

Result run(const QStringList& arguments) {
    return testing::runProgram(arguments, testing::speaking("C.UTF-8"), {}, 120);
}

std::vector<Result> runAll(const std::vector<QStringList>& arguments) {
    return testing::runPrograms(arguments, testing::speaking("C.UTF-8"), 120);
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::span<const char* const> choicesOf(const OptionSpec& option) {
    return option.choices == nullptr ? std::span<const char* const>() : option.choices();
}

QString oneLine(const char* text) {
    return QString::fromUtf8(text).simplified();
}

/// Returns the shortest valid command line of a command.
QStringList wordsOf(const Command& command) {
    QStringList words{"mazeloom", command.spec.name};
    if (command.spec.operand != app::Operand::None) words << "pack";
    for (const OptionSpec& option : command.spec.options) {
        if (option.missing == nullptr) continue;
        words << QString("--%1").arg(option.name);
        words << (option.kind == ValueKind::Number
                      ? QString("1")
                      : QString("x") + (option.suffix ? option.suffix : ""));
    }
    return words;
}

/// Returns the words of wordsOf() with `value` for one option.
QStringList wordsWith(const Command& command, const OptionSpec& option, const QString& value) {
    const QString name = QString("--%1").arg(option.name);
    QStringList words = wordsOf(command);
    if (const qsizetype at = words.indexOf(name); at >= 0) words.remove(at, 2);
    return words << name << value;
}

bool isTaken(const Command& command, const OptionSpec& option, const QString& value) {
    return app::parseArguments(command.spec, wordsWith(command, option, value)).has_value();
}

/// A pack of two levels.
class Pack {
  public:
    explicit Pack(const QByteArray& title = "Hall", const QByteArray& rooms = {}) {
        QDir(folder_.path()).mkdir("levels");
        QDir(folder_.path()).mkdir("rooms");
        write("pack.json",
              R"({"format": "mazeloom-pack", "version": 1, "id": "test", "title": "Test",
                               "levels": ["hall", "attic"])" +
                  rooms + "}");
        write("levels/hall.json", levelNamed("hall", title, "[]"));
        write("levels/attic.json", levelNamed("attic", "Attic", "[]"));
    }
    static QByteArray levelNamed(const QByteArray& id, const QByteArray& title,
                                 const QByteArray& recipe) {
        return R"({"id": ")" + id + R"(", "title": ")" + title +
               R"(", "ruleset": "temple", "size": [4, 1], "terrain": ["...."],
                  "objects": [{"kind": "hero", "at": [0, 0]}], "recipe": )" +
               recipe + "}";
    }
    QString path() const { return folder_.path(); }
    QString write(const QString& name, const QByteArray& text) const {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
        return folder_.filePath(name);
    }

  private:
    QTemporaryDir folder_;
};

/// Whether a terminal shows the bytes as they are: no control characters but line ends and tabs
/// between fields, and none that reverses the direction of text.
bool isHarmless(const QByteArray& bytes) {
    const QString text = QString::fromUtf8(bytes);
    static const QRegularExpression bad(
        "[\\x{00}-\\x{08}\\x{0b}-\\x{1f}\\x{7f}-\\x{9f}\\x{061c}\\x{200e}\\x{200f}\\x{2028}-\\x{"
        "202e}"
        "\\x{2066}-\\x{2069}]");
    return !text.contains(bad);
}

}  // namespace

void TestCommandLine::tablesAreWhole() {
    QVERIFY(app::commands().size() >= 5);
    static const QRegularExpression named("--([a-z-]+)");
    for (const Command* command : app::commands()) {
        const auto& spec = command->spec;
        QVERIFY(command->run != nullptr);
        QStringList names{"help"};
        QString letters("h");
        for (const OptionSpec& option : spec.options) {
            QVERIFY2(!names.contains(option.name), option.name);
            names << option.name;
            QVERIFY2(QByteArray(option.help).size() > 3, option.name);
            QCOMPARE(option.value == nullptr, option.kind == ValueKind::None);
            const bool isChoice =
                option.kind == ValueKind::Choice || option.kind == ValueKind::Choices;
            QCOMPARE(option.choices == nullptr, !isChoice);
            QVERIFY(option.standard == nullptr || isTaken(*command, option, option.standard));
            QVERIFY(option.least <= option.most);
            if (option.letter == '\0') continue;
            QVERIFY2(!letters.contains(option.letter), option.name);
            letters += option.letter;
        }
        // Everything that the usage shows exists.
        QVERIFY(!spec.usage.empty());
        for (const char* usage : spec.usage) {
            auto uses = named.globalMatch(usage);
            while (uses.hasNext())
                QVERIFY2(names.contains(uses.next().captured(1)), usage);
            const QByteArray text(usage);
            if (spec.operand == app::Operand::Files) continue;
            QCOMPARE(text.startsWith("PACK"), spec.operand == app::Operand::Pack);
            QCOMPARE(text.startsWith("FILE"), spec.operand == app::Operand::File);
        }
        QVERIFY(app::parseArguments(spec, wordsOf(*command)).has_value());
    }
}

void TestCommandLine::helpTellsTheTable() {
    const QString general = run({"--help"}).out;
    for (const Command* command : app::commands()) {
        QVERIFY(general.contains(QString("  %1 ").arg(command->spec.name)));
        const QString help = QString::fromUtf8(run({command->spec.name, "--help"}).out);
        QCOMPARE(app::helpOf(command->spec), help);
        for (const QString& line : help.split('\n'))
            QVERIFY2(line.size() <= 88, qPrintable(line));
        const QString flat = help.simplified();
        for (const OptionSpec& option : command->spec.options) {
            QVERIFY(help.contains(QString("--%1 %2").arg(option.name, option.value)));
            QVERIFY(flat.contains(oneLine(option.help)));
            for (const char* choice : choicesOf(option))
                QVERIFY(flat.contains(choice));
            if (option.kind == ValueKind::Number)
                QVERIFY(flat.contains(QString("%1 to %2").arg(option.least).arg(option.most)));
        }
        QVERIFY(flat.contains(oneLine(command->spec.bounds)));
        QVERIFY(flat.contains("Exit code: 0 "));
    }
}

void TestCommandLine::rangesAreKept() {
    int numbers = 0;
    for (const Command* command : app::commands()) {
        for (const OptionSpec& option : command->spec.options) {
            const bool takesSeveral = option.kind == ValueKind::Choices;
            if (takesSeveral) {
                const QString first = choicesOf(option).front();
                const QString last = choicesOf(option).back();
                QVERIFY(isTaken(*command, option, first + ',' + last));
                QVERIFY(!isTaken(*command, option, first + ','));
                QVERIFY(!isTaken(*command, option, first + ' ' + last));
            }
            if (takesSeveral || option.kind == ValueKind::Choice) {
                for (const char* choice : choicesOf(option))
                    QVERIFY(isTaken(*command, option, choice));
                QVERIFY(!isTaken(*command, option, "none of them"));
                QVERIFY(!isTaken(*command, option, ""));
            }
            if (option.kind != ValueKind::Number) continue;
            ++numbers;
            QVERIFY(isTaken(*command, option, QString::number(option.least)));
            QVERIFY(isTaken(*command, option, QString::number(option.most)));
            if (option.least > 0)
                QVERIFY(!isTaken(*command, option, QString::number(option.least - 1)));
            if (option.most < std::numeric_limits<std::uint64_t>::max())
                QVERIFY(!isTaken(*command, option, QString::number(option.most + 1)));
            for (const char* odd :
                 {"", "x", "-1", "+1", " 1", "1 ", "1.0", "0x1", "1e3", "18446744073709551616"})
                QVERIFY2(!isTaken(*command, option, odd), odd);
        }
    }
    QVERIFY(numbers >= 4);
}

void TestCommandLine::thePageIsMadeFromTheTables() {
    const QByteArray page = contents(QDir(MAZELOOM_SOURCES).filePath("app/cli/README.md"));
    const QByteArray made = app::commandLinePage().toUtf8();
    if (page == made) return;
    const QByteArrayList pageLines = page.split('\n');
    const QByteArrayList madeLines = made.split('\n');
    qsizetype line = 0;
    while (line < pageLines.size() && line < madeLines.size() && pageLines[line] == madeLines[line])
        ++line;
    const QByteArray message = "app/cli/README.md differs from the tables in line " +
                               QByteArray::number(line + 1) + ":\n  " + pageLines.value(line) +
                               "\n  " + madeLines.value(line) +
                               "\nThis writes it anew: build/release/packaging/mazeloom_pages "
                               "--command-line app/cli/README.md";
    QFAIL(message.constData());
}

void TestCommandLine::thePageTellsAll() {
    const QString page = app::commandLinePage();
    for (const Command* command : app::commands()) {
        const auto& spec = command->spec;
        const QString chapter =
            page.section(QString("\n## %1\n").arg(spec.name), 1).section("\n## ", 0, 0);
        for (const char* usage : spec.usage)
            QVERIFY2(chapter.contains(QString("\nmazeloom %1 %2\n").arg(spec.name, usage)), usage);
        for (const OptionSpec& option : spec.options) {
            const QString value = option.value == nullptr ? QString() : ' ' + QString(option.value);
            QVERIFY2(chapter.contains(QString("`--%1%2` | ").arg(option.name, value)), option.name);
            if (option.letter != '\0') {
                const QString letter = QString("| `-%1%2`, ").arg(QChar(option.letter)).arg(value);
                QVERIFY2(chapter.contains(letter), option.name);
            }
            for (const char* choice : choicesOf(option)) {
                const bool isMeasure = analyse::findMeasure(choice) != nullptr;
                QVERIFY2(isMeasure ? page.contains(QString("`%1`").arg(choice))
                                   : chapter.contains(choice),
                         choice);
            }
        }
        QVERIFY2(chapter.contains(oneLine(spec.bounds)), spec.name);
        QVERIFY2(chapter.contains(oneLine(spec.exitCodes)), spec.name);
    }
}

void TestCommandLine::thePagesExamplesAreUnderstood() {
    const QString block =
        app::commandLinePage().section("## Examples", 1).section("```", 1, 1).trimmed();
    QStringList used;
    for (const QString& line : block.split('\n')) {
        if (line.startsWith("# ")) continue;
        const QStringList words = QProcess::splitCommand(line);
        QVERIFY2(words.size() > 2 && words[0] == "mazeloom", qPrintable(line));
        for (const Command* command : app::commands()) {
            if (words[1] != command->spec.name) continue;
            const auto arguments = app::parseArguments(command->spec, words);
            const QString flaw = arguments ? QString() : line + ": " + arguments.error();
            QVERIFY2(flaw.isEmpty(), qPrintable(flaw));
            used << words[1];
        }
    }
    QCOMPARE(used.size() * 2, block.count('\n') + 1);
}

void TestCommandLine::optionsAreWrittenInSeveralWays() {
    const Command& generate = *app::commands()[0];
    const auto text = [&](const QStringList& more, const char* name) {
        const auto parsed =
            app::parseArguments(generate.spec, QStringList{"mazeloom", "generate"} + more);
        return parsed ? parsed->text(name) : parsed.error();
    };
    const QStringList base{"pack", "--level", "a", "--seed=7"};
    QCOMPARE(text(base, "seed"), QString("7"));
    QCOMPARE(text(base, "format"), QString("text"));
    QCOMPARE(text(base + QStringList{"-ofile"}, "output"), QString("file"));
    QCOMPARE(text(base + QStringList{"-o", "-"}, "output"), QString("-"));
    QCOMPARE(text(base + QStringList{"--output=-x"}, "output"), QString("-x"));
    QCOMPARE(text({"--level", "a", "--seed", "1", "--", "--pack"}, "level"), QString("a"));
    QCOMPARE(text(base + QStringList{"--level"}, "level"), QString("--level needs a value: ID"));
    QCOMPARE(text(base + QStringList{"--list-levels=yes"}, "level"),
             QString("--list-levels takes no value"));
    QCOMPARE(text(base + QStringList{"--frmat", "png"}, "level"),
             QString("there is no option \"--frmat\"; did you mean --format?"));
    QCOMPARE(text(base + QStringList{"-x"}, "level"), QString("there is no option \"-x\""));
    QVERIFY(app::parseArguments(generate.spec, {"mazeloom", "generate", "--nonsense", "-h"})
                ->wantsHelp);
}

void TestCommandLine::nearestWords() {
    const QStringList words{"generate", "play", "check", "export"};
    QCOMPARE(app::nearestTo("genrate", words), std::optional<QString>("generate"));
    QCOMPARE(app::nearestTo("chekc", words), std::optional<QString>("check"));
    QCOMPARE(app::nearestTo("EXPORT", words), std::optional<QString>("export"));
    QVERIFY(!app::nearestTo("", words));
    QVERIFY(!app::nearestTo("dungeon", words));
    QVERIFY(!app::nearestTo(QString(1'000'000, 'x'), words));
}

void TestCommandLine::firstWords_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QStringList& words, const QString& says) {
        QTest::newRow(name) << words << says;
    };
    row("a command, mistyped", {"genrate"}, "did you mean generate?");
    row("… with arguments", {"chek", "builtin:temple"}, "did you mean check?");
    row("a command's former name", {"compare", "a", "b"},
        "the command \"compare\" is now named drift");
    row("a built-in pack, mistyped", {"builtin:tempel"}, "did you mean builtin:temple?");
    row("a built-in pack, its second half", {"temple"}, "did you mean builtin:temple?");
    row("a folder, mistyped", {kPacks + "/valid/smal"}, "did you mean " + kPacks + "/valid/small?");
    row("nothing similar", {"/nowhere/at/all"}, "\"/nowhere/at/all\" is neither a command nor");
    row("an empty word", {""}, "\"\" is neither a command nor");
    row("an empty word, and another", {"", "x"}, "\"\" is neither a command nor");
    row("an option, mistyped", {"--hepl"}, "did you mean --help?");
    row("no option", {"--fast"}, "there is no option \"--fast\"");
    row("a dash", {"-"}, "there is no option \"-\"");
    row("a second pack", {"builtin:temple", "/nowhere"}, "there is no pack \"/nowhere\"");
    row("a day's link and a pack", {"mazeloom://challenge?day=2026-11-20", "builtin:temple"},
        "it must be alone");
    row("control characters", {"\x1b[2J\nmazeloom: no problems"}, "\\u001b[2J\\u000amazeloom: no");
}

void TestCommandLine::firstWords() {
    QFETCH(QStringList, words);
    QFETCH(QString, says);
    const Result result = run(words);
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.out, QByteArray());
    const QString said = QString::fromUtf8(result.messages);
    QVERIFY2(said.startsWith("mazeloom: ") && said.contains(says), qPrintable(said));
    QVERIFY(said.endsWith("; see mazeloom --help\n"));
    QCOMPARE(said.count('\n'), 1);
}

void TestCommandLine::withoutADisplay_data() {
    QTest::addColumn<QStringList>("environment");
    QTest::addColumn<QString>("says");
    QTest::newRow("none") << QStringList{} << "there is no display";
    QTest::newRow("no X server") << QStringList{"DISPLAY=:4711"} << "the display \":4711\"";
    QTest::newRow("nonsense") << QStringList{"DISPLAY=\x1b[2J"} << "the display \"\\u001b[2J\"";
    QTest::newRow("unknown platform") << QStringList{"QT_QPA_PLATFORM=moon"} << "\"moon\"";
}

void TestCommandLine::withoutADisplay() {
    QFETCH(QStringList, environment);
    QFETCH(QString, says);
    QProcessEnvironment all = testing::speaking("C.UTF-8");
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        all.remove(name);
    for (const QString& one : environment)
        all.insert(one.section('=', 0, 0), one.section('=', 1));
    for (const QStringList& arguments : {QStringList{}, {"builtin:temple"}}) {
        QProcess process;
        process.setProcessEnvironment(all);
        process.start(MAZELOOM_PROGRAM, arguments);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        const QString said = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(said.startsWith("mazeloom: no window can be shown: ") && said.contains(says),
                 qPrintable(said));
        QCOMPARE(said.count('\n'), 1);
    }
}

void TestCommandLine::linesAreClean() {
    // Brief runs test all of the first plane, and some characters of each block of the others.
    const char32_t step = testing::isBrief() ? 61 : 1;
    for (char32_t character = 0; character <= 0x10ffff;
         character += character < 0xffff ? 1 : step) {
        const QString text = 'a' + QString::fromUcs4(&character, 1) + 'z';
        const QString clean = app::cleaned(text);
        QVERIFY2(isHarmless(clean.toUtf8()) && !clean.contains('\n') && !clean.contains('\t') &&
                     clean.isValidUtf16(),
                 qPrintable(QString::number(character, 16)));
        const bool isPlain = character == U' ' || QChar::isLetterOrNumber(character) ||
                             QChar::isMark(character) || QChar::isPunct(character);
        if (isPlain) QCOMPARE(clean, text);
    }
    QCOMPARE(app::cleaned(QString("a\x1b[2J\tb\nc")), QString("a\\u001b[2J\\u0009b\\u000ac"));
    QCOMPARE(app::cleaned(QString("\u009b2J\u202eabc\u2069")),
             QString("\\u009b2J\\u202eabc\\u2069"));
    QCOMPARE(app::cleaned(QString(QChar(0xd800))), QString("\\ud800"));
    QCOMPARE(app::cleaned(QString::fromUtf8("👩‍🚀 Größe 日本")),
             QString::fromUtf8("👩‍🚀 Größe 日本"));
}

void TestCommandLine::strangersCannotSteerTheTerminal() {
    // Escaped for JSON, as in a stranger's file.
    const QByteArray evil(
        "x\xc2\x9b"
        "2J\xe2\x80\xae"
        "y\xe2\x81\xa6z");
    const Pack pack(evil);
    const Result listed = run({"generate", pack.path(), "--list-levels"});
    QCOMPARE(listed.exitCode, 0);
    QCOMPARE(listed.out, QByteArray("hall\tx\\u009b2J\\u202ey\\u2066z\nattic\tAttic\n"));
    // Data output is exact.
    const Result json =
        run({"generate", pack.path(), "--level", "hall", "--seed", "1", "--format", "json"});
    QVERIFY(QJsonDocument::fromJson(json.out).isObject());
    QCOMPARE(
        run({"generate", pack.path(), "--level", "hall", "--seed", "1"}).out.split('\n')[0].size(),
        4);
    std::vector<QStringList> plays;
    std::vector<QStringList> readings;
    std::vector<std::unique_ptr<Pack>> packs;
    for (const QByteArray& words :
         {QByteArray("\\u001b[2J\\u001b]0;owned\\u0007"), QByteArray("a\\nmazeloom: no problems"),
          QByteArray("a\\r\\u0000b"), evil, QByteArray("\\u2028mazeloom: no problems"),
          QByteArray("\xff\xfe\xc0")}) {
        for (const QByteArray& line :
             {"{\"format\":\"mazeloom-replay\",\"version\":1,\"pack\":\"" + words + "\"}",
              "{\"format\":\"mazeloom-replay\",\"version\":1,\"game\":\"" + words + "\"}",
              "{\"tick\":0,\"tap\":\"" + words + "\"}", "{\"" + words + "\":1}", words}) {
            const QString name = QString("inputs-%1.jsonl").arg(plays.size());
            plays.push_back({"play", pack.path(), "--level", "hall", "--seed", "1", "--inputs",
                             pack.write(name, line + '\n')});
        }
        // Ids, kinds and keys of levels appear in the messages of a check.
        for (const QByteArray& level :
             {Pack::levelNamed("attic", words, "[]"), Pack::levelNamed(words, "Attic", "[]"),
              Pack::levelNamed("attic", "Attic", "[\"" + words + "\"]"),
              Pack::levelNamed("attic", "Attic",
                               "[{\"stage\": \"coins\", \"" + words + "\": 1}]")}) {
            packs.push_back(std::make_unique<Pack>());
            packs.back()->write("levels/attic.json", level);
            const QString path = packs.back()->path();
            readings.insert(readings.end(), {{"check", path, "--seeds", "1"},
                                             {"generate", path, "--level", "attic", "--seed", "1"},
                                             {"export", path, "-o", "/dev/null/x.mazepack"}});
        }
    }
    for (const Result& result : runAll(plays)) {
        QCOMPARE(result.exitCode, 1);
        QCOMPARE(result.out, QByteArray());
        QVERIFY2(isHarmless(result.messages) && result.messages.count('\n') == 1 &&
                     result.messages.startsWith("mazeloom: "),
                 result.messages);
    }
    for (const Result& result : runAll(readings)) {
        QVERIFY(result.exitCode == 0 || result.exitCode == 1);
        QVERIFY2(isHarmless(result.messages) && isHarmless(result.out),
                 result.messages + result.out);
        for (const QByteArray& line : result.messages.split('\n'))
            QVERIFY2(line.isEmpty() || line.startsWith("mazeloom: "), line);
        QVERIFY(!result.out.contains("\nmazeloom"));
    }
}

void TestCommandLine::oneBrokenLevelKeepsNoOtherFromBeingMade() {
    const Pack pack("Hall", R"(, "rooms": ["lair"])");
    pack.write("rooms/lair.json", "{");
    const QByteArray taking = Pack::levelNamed("attic", "Attic", R"(["handcrafted-rooms"])");
    const auto made = [&](const char* level) {
        return run({"generate", pack.path(), "--level", level, "--seed", "1"});
    };
    const QByteArray whole = made("hall").out;
    QVERIFY(whole.contains('@'));
    // A room that cannot be read does not affect a level that uses no rooms.
    QCOMPARE(made("attic").exitCode, 0);
    pack.write("levels/attic.json", taking);
    QCOMPARE(made("attic").exitCode, 1);
    QVERIFY(made("attic").messages.contains("rooms/lair.json"));
    pack.write("levels/attic.json", Pack::levelNamed("attic", "Attic", R"(["no-such-stage"])"));
    const Result hall = made("hall");
    QCOMPARE(hall.exitCode, 0);
    QCOMPARE(hall.out, whole);
    QCOMPARE(hall.messages, QByteArray());
    const Result attic = made("attic");
    QCOMPARE(attic.exitCode, 1);
    QVERIFY2(
        attic.messages.contains("levels/attic.json") && attic.messages.contains("no-such-stage"),
        attic.messages);
    const Result listed = run({"generate", pack.path(), "--list-levels"});
    QCOMPARE(listed.exitCode, 1);
    QVERIFY(listed.out.startsWith("hall\tHall\n"));
    QVERIFY(listed.messages.contains("levels/attic.json"));
    // A broken level does not prevent another one from being played, either.
    const QString inputs =
        pack.write("inputs.jsonl", R"({"format":"mazeloom-replay","version":1})");
    QCOMPARE(
        run({"play", pack.path(), "--level", "hall", "--seed", "1", "--inputs", inputs}).exitCode,
        0);
    QCOMPARE(
        run({"play", pack.path(), "--level", "attic", "--seed", "1", "--inputs", inputs}).exitCode,
        1);
}

void TestCommandLine::oddWords() {
    // Run in a temporary folder, where the output can do no harm.
    const QTemporaryDir folder;
    const QString before = QDir::currentPath();
    const auto back = qScopeGuard([&] { QDir::setCurrent(before); });
    QVERIFY(QDir::setCurrent(folder.path()));
    const QString big = QString::number(std::numeric_limits<std::uint64_t>::max());
    const QStringList values{"",        "-",         "--",       "-1",    "0", big,
                             big + '0', "..",        "1..",      "=",     "é", "/",
                             "/dev",    "/dev/null", "builtin:", "%1 %n", "*", "png"};
    std::vector<QStringList> lines;
    std::size_t count = 0;
    for (const Command* command : app::commands()) {
        bool wasRefused = false;
        for (const OptionSpec& option : command->spec.options) {
            for (const QString& value : values) {
                QStringList words = wordsWith(*command, option, value);
                words.replaceInStrings(QRegularExpression("^pack$"), kPacks + "/valid/small");
                words.replaceInStrings(QRegularExpression("^x$"), "ring");
                const auto parsed = app::parseArguments(command->spec, words);
                if (!parsed) QVERIFY(!parsed.error().isEmpty());
                // Every refused value has the same exit code, so each command runs with one of
                // them. Of the accepted values every third runs, a different third for each option;
                // in limited runs every twelfth.
                const bool isTried = parsed ? count++ % (testing::isWhole() ? 3 : 12) == 0
                                            : !std::exchange(wasRefused, true);
                if (isTried) lines.push_back(words.mid(1));
            }
            ++count;
        }
    }
    QVERIFY(lines.size() > (testing::isWhole() ? 100 : 50));
    const std::vector<Result> results = runAll(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Result& result = results[i];
        const QString what = lines[i].join(' ') + ": " + QString::fromUtf8(result.messages);
        QVERIFY2(result.exitCode >= 0 && result.exitCode <= 2, qPrintable(what));
        QVERIFY2(result.exitCode == 0 || result.messages.startsWith("mazeloom: "),
                 qPrintable(what));
    }
}

MAZELOOM_TEST(TestCommandLine)

}  // namespace mazeloom::tst_command_line

#include "tst_command_line.moc"
