// SPDX-License-Identifier: MIT
// mazeloom merge, as Git calls it, and by hand.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>
#include <utility>

#include "core/level/level.h"
#include "core/merge/open_merge.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/disk/save.h"
#include "tests/app/support/program.h"
#include "tests/support/levels.h"
#include "tests/support/root.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cli_merge {

using grid::Point;
using level::Terrain;
using testing::ProgramResult;

class TestCliMerge : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void gitMergesEditsOfDifferentCells();
    void gitReportsEditsOfOneCell();
    void gitMergesTheListOfLevels();
    void theResultGoesToStdout();
    void badFilesChangeNothing_data();
    void badFilesChangeNothing();
    void threeFilesAreWanted();
    void theHelpSaysHowToSetGitUp();

  private:
    static ProgramResult mazeloom(const QStringList& arguments) {
        return testing::runProgram(arguments, testing::speaking("C.UTF-8"), {}, 60);
    }
    QString file(const QString& name) const { return folder_->filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile out(file(name));
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(bytes), bytes.size());
    }
    QByteArray bytesOf(const QString& name) const {
        QFile in(file(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    /// Runs Git in the pack's folder, without the user's and the machine's settings.
    ProgramResult git(const QStringList& arguments) const;
    void commit(const QString& message) const {
        QCOMPARE(git({"add", "-A"}).exitCode, 0);
        QCOMPARE(git({"commit", "-q", "-m", message}).exitCode, 0);
    }
    void save(const level::Pack& pack) const;
    level::Pack saved() const {
        auto pack = pack::readFolder(folder_->path().toStdString());
        return pack ? *std::move(pack) : level::Pack();
    }
    /// Makes a repository with the pack, in which Git merges with the built program.
    void makeRepository() const;
    /// Saves and commits the pack with one changed cell.
    void paint(Point cell, Terrain terrain, const QString& message) const;

    std::unique_ptr<QTemporaryDir> folder_;
};

namespace {

level::Pack packOfOneLevel() {
    level::Pack pack;
    pack.id = "merged";
    pack.title = "Merged";
    level::Level level = testing::painted({"@....", ".....", "....."}, {});
    level.id = "one";
    level.title = "One";
    pack.levels.push_back(std::move(level));
    return pack;
}

}  // namespace

void TestCliMerge::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
}

ProgramResult TestCliMerge::git(const QStringList& arguments) const {
    QProcess process;
    QProcessEnvironment environment = testing::speaking("C.UTF-8");
    for (const QString& name : environment.keys()) {
        if (name.startsWith("GIT_")) environment.remove(name);
    }
    environment.insert("GIT_CONFIG_GLOBAL", file("../none"));
    environment.insert("GIT_CONFIG_NOSYSTEM", "1");
    environment.insert("HOME", folder_->path());
    for (const char* who : {"AUTHOR", "COMMITTER"}) {
        environment.insert(QStringLiteral("GIT_%1_NAME").arg(who), "Designer");
        environment.insert(QStringLiteral("GIT_%1_EMAIL").arg(who), "designer@example.org");
    }
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder_->path());
    process.start("git", arguments);
    return testing::resultOf(process, 60);
}

void TestCliMerge::save(const level::Pack& pack) const {
    pack::DiskState disk;
    const auto saved = pack::save(pack, folder_->path().toStdString(), disk, {.overwrite = true});
    QVERIFY2(saved, saved ? "" : saved.error().problems.front().describe().c_str());
}

void TestCliMerge::makeRepository() const {
    QVERIFY2(!QStandardPaths::findExecutable("git").isEmpty(), "git is not installed");
    QCOMPARE(git({"init", "-q", "-b", "main"}).exitCode, 0);
    const QString program = QDir::current().absoluteFilePath(
        QString::fromStdString(testing::fromRoot(MAZELOOM_PROGRAM)));
    QCOMPARE(git({"config", "merge.mazeloom.driver",
                  QStringLiteral("'%1' merge %O %A %B -o %A --name %P").arg(program)})
                 .exitCode,
             0);
    write(".gitattributes",
          "levels/*.json merge=mazeloom\nrooms/*.json merge=mazeloom\n"
          "pack.json merge=mazeloom\n");
    save(packOfOneLevel());
    commit("base");
    QCOMPARE(git({"branch", "theirs"}).exitCode, 0);
}

void TestCliMerge::paint(Point cell, Terrain terrain, const QString& message) const {
    level::Pack pack = saved();
    QCOMPARE(pack.levels.size(), std::size_t{1});
    pack.levels[0].paint->at(cell) = level::painted(terrain);
    save(pack);
    commit(message);
}

void TestCliMerge::gitMergesEditsOfDifferentCells() {
    makeRepository();
    // Both cells are in one line of the file, so Git alone could not merge them.
    paint({1, 1}, Terrain::Water, "ours");
    QCOMPARE(git({"checkout", "-q", "theirs"}).exitCode, 0);
    paint({2, 1}, Terrain::Lava, "theirs");
    QCOMPARE(git({"checkout", "-q", "main"}).exitCode, 0);
    const ProgramResult merged = git({"merge", "-q", "-m", "merge", "theirs"});
    QVERIFY2(merged.exitCode == 0, (merged.out + merged.messages).constData());
    level::Pack expected = packOfOneLevel();
    expected.levels[0].paint->at({1, 1}) = level::painted(Terrain::Water);
    expected.levels[0].paint->at({2, 1}) = level::painted(Terrain::Lava);
    QVERIFY(saved() == expected);
    QVERIFY(git({"status", "--porcelain"}).out.isEmpty());
}

void TestCliMerge::gitReportsEditsOfOneCell() {
    makeRepository();
    paint({1, 1}, Terrain::Water, "ours");
    QCOMPARE(git({"checkout", "-q", "theirs"}).exitCode, 0);
    paint({1, 1}, Terrain::Lava, "theirs");
    paint({3, 2}, Terrain::Lava, "theirs elsewhere");
    QCOMPARE(git({"checkout", "-q", "main"}).exitCode, 0);
    const ProgramResult merged = git({"merge", "theirs"});
    QCOMPARE(merged.exitCode, 1);
    // The English plurals stand in a file of translations.
    QVERIFY2(merged.messages.contains("levels/one.json: both sides changed 1 place"),
             merged.messages.constData());
    QVERIFY2(merged.messages.contains("differently: (1, 1)\n"), merged.messages.constData());
    QCOMPARE(git({"status", "--porcelain"}).out, QByteArray("UU levels/one.json\n"));
    // The file is a level with our cell, and with all that is not in conflict.
    const level::Pack pack = saved();
    QCOMPARE(pack.levels.size(), std::size_t{1});
    const level::Level& level = pack.levels[0];
    QCOMPARE(level::terrainOf(level.paint->at({1, 1})), Terrain::Water);
    QCOMPARE(level::terrainOf(level.paint->at({3, 2})), Terrain::Lava);
    QVERIFY(merge::isOpen(level.more));
    const auto theirs = merge::theirsOf(level);
    QVERIFY(theirs);
    QCOMPARE(level::terrainOf(theirs->paint->at({1, 1})), Terrain::Lava);

    const ProgramResult check = mazeloom({"check", folder_->path()});
    QCOMPARE(check.exitCode, 1);
    QVERIFY2(check.out.contains("levels/one.json: (1, 1): error: a merge left one difference open "
                                "((1, 1)): choose a version [open-merge-one]"),
             check.out.constData());
    const ProgramResult exported =
        mazeloom({"export", folder_->path(), "-o", file("made.mazepack")});
    QCOMPARE(exported.exitCode, 1);
    QVERIFY2(exported.messages.contains("a merge left one difference open"),
             exported.messages.constData());
}

void TestCliMerge::gitMergesTheListOfLevels() {
    makeRepository();
    const auto add = [&](const char* id) {
        level::Pack pack = saved();
        level::Level level = pack.levels[0];
        level.id = id;
        level.title = id;
        pack.levels.push_back(std::move(level));
        save(pack);
        commit(id);
    };
    add("ours");
    QCOMPARE(git({"checkout", "-q", "theirs"}).exitCode, 0);
    add("theirs");
    QCOMPARE(git({"checkout", "-q", "main"}).exitCode, 0);
    const ProgramResult merged = git({"merge", "-q", "-m", "merge", "theirs"});
    QVERIFY2(merged.exitCode == 0, (merged.out + merged.messages).constData());
    const level::Pack pack = saved();
    QStringList ids;
    for (const level::Level& level : pack.levels)
        ids << QString::fromStdString(level.id);
    QCOMPARE(ids, QStringList({"one", "ours", "theirs"}));
}

void TestCliMerge::theResultGoesToStdout() {
    save(packOfOneLevel());
    const QByteArray base = bytesOf("levels/one.json");
    QByteArray ours = base;
    ours.replace("\"One\"", "\"Ours\"");
    QByteArray theirs = base;
    theirs.replace("\"temple\"", "\"temple\",\n  \"notes\": \"Theirs\"");
    write("base.json", base);
    write("ours.json", ours);
    write("theirs.json", theirs);
    const ProgramResult merged =
        mazeloom({"merge", file("base.json"), file("ours.json"), file("theirs.json")});
    QCOMPARE(merged.exitCode, 0);
    QVERIFY(merged.out.contains("\"Ours\""));
    QVERIFY(merged.out.contains("\"Theirs\""));
    QVERIFY2(merged.messages.isEmpty(), merged.messages.constData());
    QCOMPARE(bytesOf("ours.json"), ours);
    // Both added the level.
    write("base.json", {});
    const ProgramResult added = mazeloom({"merge", file("base.json"), file("ours.json"),
                                          file("theirs.json"), "-o", file("ours.json")});
    QCOMPARE(added.exitCode, 1);
    QVERIFY2(added.messages.contains("differently: title"), added.messages.constData());
    QVERIFY(bytesOf("ours.json").contains("\"theirs\""));
}

void TestCliMerge::badFilesChangeNothing_data() {
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("x.json (theirs): line 1");
    QTest::newRow("no level") << QByteArray("{}")
                              << QByteArray("x.json (theirs): is another kind of file");
    QTest::newRow("markers") << QByteArray("<<<<<<< a\n=======\n>>>>>>> b\n")
                             << QByteArray("holds the markers of a merge conflict");
    QTest::newRow("missing") << QByteArray() << QByteArray("theirs.json: there is no such file");
}

void TestCliMerge::badFilesChangeNothing() {
    QFETCH(const QByteArray, theirs);
    QFETCH(const QByteArray, message);
    save(packOfOneLevel());
    const QByteArray base = bytesOf("levels/one.json");
    QByteArray ours = base;
    ours.replace("\"One\"", "\"Ours\"");
    write("base.json", base);
    write("ours.json", ours);
    if (!theirs.isEmpty()) write("theirs.json", theirs);
    const ProgramResult merged =
        mazeloom({"merge", file("base.json"), file("ours.json"), file("theirs.json"), "-o",
                  file("ours.json"), "--name", "levels/x.json"});
    QCOMPARE(merged.exitCode, 2);
    QVERIFY2(merged.messages.contains(message), merged.messages.constData());
    QCOMPARE(merged.messages.count('\n'), 1);
    QCOMPARE(bytesOf("ours.json"), ours);
}

void TestCliMerge::threeFilesAreWanted() {
    const ProgramResult result = mazeloom({"merge", "one", "two"});
    QCOMPARE(result.exitCode, 2);
    QVERIFY(result.messages.contains("give BASE, OURS and THEIRS"));
}

void TestCliMerge::theHelpSaysHowToSetGitUp() {
    const QByteArray help = mazeloom({"merge", "--help"}).out.simplified();
    QVERIFY(help.contains("mazeloom merge %O %A %B -o %A --name %P"));
    QVERIFY(help.contains("levels/*.json merge=mazeloom"));
}

}  // namespace mazeloom::tst_cli_merge

MAZELOOM_TEST(mazeloom::tst_cli_merge::TestCliMerge)
#include "tst_cli_merge.moc"
