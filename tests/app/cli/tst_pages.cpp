// SPDX-License-Identifier: MIT
// The manual page and the shell completions list all commands and options, and shells accept them.
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/cli/commands/commands.h"
#include "app/cli/pages/pages.h"
#include "resources/resources.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_pages {

class TestPages : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void theManualPageTellsAll();
    void fishAndZshTellAll();
    void bashOffersAll();
    void bashOffersPacksAndChoices();
    void shellsReadThem();
    void roffTakesThePage();

  private:
    QStringList offered(const QStringList& words) const;
    QString write(const QString& name, const QString& text) const;

    QTemporaryDir folder_;
};

namespace {

QStringList optionsOf(const app::CommandSpec& command) {
    QStringList options{QStringLiteral("--help"), QStringLiteral("-h")};
    for (const app::OptionSpec& option : command.options) {
        options << QStringLiteral("--") + QLatin1String(option.name);
        if (option.letter != '\0') options << QStringLiteral("-") + QLatin1Char(option.letter);
    }
    return options;
}

/// Returns the text between two lines; the second line may be missing.
QString part(const QString& text, const QString& from, const QString& to) {
    const qsizetype begin = text.indexOf(from);
    if (begin < 0) return {};
    return text.mid(begin, text.indexOf(to, begin + from.size()) - begin);
}

/// Returns the shell's error messages; empty if the shell is not installed.
QByteArray complaintsOf(const QString& program, const QStringList& arguments) {
    if (QStandardPaths::findExecutable(program).isEmpty()) return {};
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return process.readAllStandardError() +
           (process.exitCode() == 0 ? QByteArray() : QByteArray("it failed"));
}

}  // namespace

void TestPages::initTestCase() {
    resources::initialise();
}

QString TestPages::write(const QString& name, const QString& text) const {
    QFile file(folder_.filePath(name));
    if (file.open(QIODevice::WriteOnly)) file.write(text.toUtf8());
    return file.fileName();
}

void TestPages::theManualPageTellsAll() {
    const QString page = app::manPage();
    for (const app::Command* const command : app::commands()) {
        const QString name = QString::fromLatin1(command->spec.name);
        const QString section =
            part(page, QStringLiteral(".SS %1\n").arg(name), QStringLiteral("\n.S"));
        QVERIFY2(!section.isEmpty(), command->spec.name);
        for (QString option : optionsOf(command->spec)) {
            option.replace('-', QStringLiteral("\\-"));
            QVERIFY2(section.contains(QStringLiteral("\\fB%1\\fR").arg(option)),
                     qPrintable(option));
        }
        QVERIFY(!QString(section).contains(QRegularExpression(
            QStringLiteral("^['][^\\\\]"), QRegularExpression::MultilineOption)));
    }
}

void TestPages::fishAndZshTellAll() {
    const QString fish = app::fishCompletion();
    const QString zsh = app::zshCompletion();
    for (const app::Command* const command : app::commands()) {
        const QString name = QString::fromLatin1(command->spec.name);
        const QString inZsh =
            part(zsh, QStringLiteral("\n        %1)\n").arg(name), QStringLiteral(";;"));
        const QString start =
            QStringLiteral("complete -c mazeloom -n '__fish_seen_subcommand_from %1'").arg(name);
        const QStringList inFish = fish.split('\n').filter(start);
        for (const QString& option : optionsOf(command->spec)) {
            QVERIFY2(inZsh.contains(QStringLiteral("'%1[").arg(option)), qPrintable(name + option));
            const QString word = option.startsWith(QLatin1String("--"))
                                     ? QStringLiteral(" -l %1 ").arg(option.mid(2))
                                     : QStringLiteral(" -s %1 ").arg(option.mid(1));
            QVERIFY2(!inFish.filter(word).isEmpty(), qPrintable(name + option));
        }
    }
}

QStringList TestPages::offered(const QStringList& words) const {
    QStringList quoted;
    for (const QString& word : words)
        quoted << '\'' + word + '\'';
    QProcess bash;
    bash.setWorkingDirectory(folder_.path());
    bash.start(QStringLiteral("bash"),
               {QStringLiteral("--norc"), QStringLiteral("-c"),
                QStringLiteral("source mazeloom.bash; COMP_WORDS=(%1); COMP_CWORD=%2; _mazeloom; "
                               "printf '%s\\n' \"${COMPREPLY[@]}\"")
                    .arg(quoted.join(' '))
                    .arg(words.size() - 1)});
    bash.waitForFinished();
    return QString::fromUtf8(bash.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
}

void TestPages::bashOffersAll() {
    write(QStringLiteral("mazeloom.bash"), app::bashCompletion());
    QStringList names;
    for (const app::Command* const command : app::commands()) {
        const QString name = QString::fromLatin1(command->spec.name);
        names << name;
        QStringList options = offered({QStringLiteral("mazeloom"), name, QStringLiteral("-")});
        QStringList wanted = optionsOf(command->spec);
        options.sort();
        wanted.sort();
        QCOMPARE(options, wanted);
    }
    const QStringList first = offered({QStringLiteral("mazeloom"), QString()});
    for (const QString& name : names)
        QVERIFY2(first.contains(name), qPrintable(name));
}

void TestPages::bashOffersPacksAndChoices() {
    write(QStringLiteral("mazeloom.bash"), app::bashCompletion());
    write(QStringLiteral("my levels.mazepack"), {});
    write(QStringLiteral("notes.txt"), {});
    const QStringList packs = offered({"mazeloom", "check", ""});
    QVERIFY(packs.contains("my levels.mazepack"));
    QVERIFY(packs.contains("builtin:temple"));
    QVERIFY(!packs.contains("notes.txt"));
    QVERIFY(offered({"mazeloom", "generate", "builtin:temple", "--format", "t"}).contains("text"));
    QVERIFY(offered({"mazeloom", "generate", "builtin:temple", "-o", "n"}).contains("notes.txt"));
    QVERIFY(offered({"mazeloom", "help", "fo"}).contains("formats"));
}

void TestPages::shellsReadThem() {
    const QString bash = write(QStringLiteral("mazeloom.bash"), app::bashCompletion());
    QCOMPARE(complaintsOf(QStringLiteral("bash"), {"-n", bash}), QByteArray());
    const QString zsh = write(QStringLiteral("_mazeloom"), app::zshCompletion());
    QCOMPARE(complaintsOf(QStringLiteral("zsh"), {"-n", zsh}), QByteArray());
    const QString fish = write(QStringLiteral("mazeloom.fish"), app::fishCompletion());
    QCOMPARE(complaintsOf(QStringLiteral("fish"), {"--no-execute", fish}), QByteArray());
}

void TestPages::roffTakesThePage() {
    const QString page = write(QStringLiteral("mazeloom.1"), app::manPage());
    QCOMPARE(complaintsOf(QStringLiteral("groff"), {"-ww", "-man", "-Kutf8", "-Tutf8", "-z", page}),
             QByteArray());
}

MAZELOOM_TEST(TestPages)

}  // namespace mazeloom::tst_pages

#include "tst_pages.moc"
