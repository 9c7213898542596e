// SPDX-License-Identifier: MIT
// Runs the commands of packaging/ci/mazeloom.yml, a workflow that games copy, in a small
// repository.
#include <memory>
#include <utility>
#include <vector>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/support/program.h"
#include "tests/support/root.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_ci_workflow {

class TestCiWorkflow : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void theWorkflowIsRead();
    void aGoodRepositoryPasses();
    void aBrokenSeedFails();
    void aDriftFails();
    void aGateWithoutASubjectFails();

  private:
    testing::ProgramResult runStep(const QString& name) const;
    QString at(const QString& path) const { return repository_->filePath(path); }

    std::unique_ptr<QTemporaryDir> repository_;
};

namespace {

struct Step {
    QString name;
    QString uses;
    QString run;
};

struct Workflow {
    std::vector<std::pair<QString, QString>> variables;
    std::vector<Step> steps;
};

qsizetype indentOf(const QString& line) {
    qsizetype indent = 0;
    while (indent < line.size() && line[indent] == ' ')
        ++indent;
    return indent;
}

/// Reads the part of YAML that the workflow uses: the members of "env" at the top, and steps with
/// "name", "uses" and "run", whose text is on the same line or a block after "|".
Workflow readWorkflow(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    Workflow workflow;
    bool isVariables = false;
    qsizetype block = -1;  ///< the indent of the key of the block that is being read
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        if (block >= 0 && (line.trimmed().isEmpty() || indentOf(line) > block)) {
            workflow.steps.back().run += line.mid(block + 2) + '\n';
            continue;
        }
        block = -1;
        if (line.trimmed().startsWith('#') || line.trimmed().isEmpty()) continue;
        if (indentOf(line) == 0) isVariables = line == u"env:";
        QString text = line.trimmed();
        const bool isStep = text.startsWith(u"- name: ");
        if (isStep) workflow.steps.push_back({text.mid(8), {}, {}});
        const qsizetype colon = text.indexOf(": ");
        if (isVariables && colon > 0)
            workflow.variables.emplace_back(text.left(colon), text.mid(colon + 2));
        if (text.startsWith(u"uses: ")) workflow.steps.back().uses = text.mid(6);
        if (text == u"run: |") {
            block = indentOf(line);
        } else if (text.startsWith(u"run: ")) {
            workflow.steps.back().run = text.mid(5);
        }
    }
    return workflow;
}

Workflow theWorkflow() {
    return readWorkflow(QStringLiteral(MAZELOOM_SOURCES "/packaging/ci/mazeloom.yml"));
}

/// Returns a maze whose dead ends become loops, in per cent; `more` are further members.
QByteArray mazeLevel(int braid, const QByteArray& more = {}) {
    return R"({"id": "maze", "title": "Maze", "ruleset": "descent", "size": [21, 15], )" + more +
           R"("recipe": [{"stage": "maze", "step": 2, "braid": )" + QByteArray::number(braid) +
           R"(}, "stairs"]})";
}

void put(const QString& path, const QByteArray& text) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(path));
}

bool isSarif(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) &&
           QJsonDocument::fromJson(file.readAll())["version"].toString() == u"2.1.0";
}

}  // namespace

void TestCiWorkflow::initTestCase() {
    if (QStandardPaths::findExecutable("bash").isEmpty()) QSKIP("there is no bash here");
}

void TestCiWorkflow::init() {
    repository_ = std::make_unique<QTemporaryDir>();
    put(at("packs/small/pack.json"),
        R"({"format": "mazeloom-pack", "version": 1, "id": "small", "title": "Small",
            "levels": ["maze"]})");
    put(at("packs/small/levels/maze.json"), mazeLevel(100));
    QDir().mkpath(at("bin"));
    QVERIFY(QFile::link(
        QFileInfo(QString::fromStdString(testing::fromRoot(MAZELOOM_PROGRAM))).absoluteFilePath(),
        at("bin/mazeloom")));
}

/// Runs the commands of a step as the runner does, with fewer seeds.
testing::ProgramResult TestCiWorkflow::runStep(const QString& name) const {
    const Workflow workflow = theWorkflow();
    QProcessEnvironment environment = testing::speaking("C.UTF-8");
    for (const auto& [key, value] : workflow.variables)
        environment.insert(key, value);
    environment.insert("CHECK_SEEDS", "1..5");
    environment.insert("SURVEY_SEEDS", "1..200");
    environment.insert("PATH", at("bin") + ':' + environment.value("PATH"));
    for (const char* display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(display);
    for (const Step& step : workflow.steps) {
        if (step.name != name || step.run.isEmpty()) continue;
        QProcess process;
        process.setWorkingDirectory(repository_->path());
        process.setProcessEnvironment(environment);
        process.start("bash", {"-e", "-c", step.run});
        return testing::resultOf(process, 120);
    }
    return {};
}

void TestCiWorkflow::theWorkflowIsRead() {
    const Workflow workflow = theWorkflow();
    QStringList names;
    for (const auto& [key, value] : workflow.variables)
        names << key;
    QCOMPARE(names, (QStringList{"PACKS", "CHECK_SEEDS", "SURVEYS", "SURVEY_SEEDS"}));
    // Each step is run below, needs the network, or belongs to the server.
    QStringList run;
    for (const Step& step : workflow.steps) {
        QVERIFY2(step.uses.isEmpty() != step.run.isEmpty(), qPrintable(step.name));
        if (!step.run.isEmpty()) run << step.name;
    }
    QCOMPARE(run, (QStringList{"Install Mazeloom", "Check packs", "Compare surveys"}));
}

void TestCiWorkflow::aGoodRepositoryPasses() {
    const auto checked = runStep("Check packs");
    QVERIFY2(checked.exitCode == 0, checked.out + checked.messages);
    QVERIFY(isSarif(at("reports/sarif/small.sarif")));
    QVERIFY(QFile::exists(at("reports/small/check.xml")));
    // Without surveys there is nothing to compare.
    QCOMPARE(runStep("Compare surveys").exitCode, 0);
}

void TestCiWorkflow::aBrokenSeedFails() {
    put(at("packs/small/levels/maze.json"),
        R"({"id": "maze", "title": "Maze", "ruleset": "descent", "size": [21, 15],
            "recipe": ["rooms", {"stage": "rooms", "min-width": 9, "max-width": 3}]})");
    const auto checked = runStep("Check packs");
    QCOMPARE(checked.exitCode, 1);
    QVERIFY(checked.out.contains(
        "\n::error file=packs/small/levels/maze.json,title=generation-fails::seed 1, "));
    QVERIFY(isSarif(at("reports/sarif/small.sarif")));
    QVERIFY(QFile::exists(at("reports/small/pictures/maze-generation-fails-1.png")));
}

void TestCiWorkflow::aDriftFails() {
    QDir().mkpath(at("surveys/small"));
    const auto surveyed =
        testing::runProgram({"survey", at("packs/small"), "--level", "maze", "--seeds", "1..200",
                             "--no-pairs", "-o", at("surveys/small/maze.json")});
    QCOMPARE(surveyed.exitCode, 0);
    const auto same = runStep("Compare surveys");
    QVERIFY2(same.exitCode == 0, same.out + same.messages);
    QVERIFY(same.out.contains("dead-ends\tidentical"));
    // The survey that the step before made is no longer valid.
    put(at("packs/small/levels/maze.json"), mazeLevel(90));
    QDir(at("reports")).removeRecursively();
    const auto drifted = runStep("Compare surveys");
    QCOMPARE(drifted.exitCode, 1);
    QVERIFY2(drifted.out.contains("\n::error file=surveys/small/maze.json,title=drift::"),
             drifted.out);
    QVERIFY(isSarif(at("reports/sarif/small-drift-maze.sarif")));
}

void TestCiWorkflow::aGateWithoutASubjectFails() {
    QDir(at("packs")).removeRecursively();
    const auto checked = runStep("Check packs");
    QCOMPARE(checked.exitCode, 1);
    QVERIFY(checked.out.contains("::error::There is no pack in packs"));
    QDir().mkpath(at("surveys"));
    const auto compared = runStep("Compare surveys");
    QCOMPARE(compared.exitCode, 1);
    QVERIFY(compared.out.contains("::error::There is no survey in surveys"));
}

MAZELOOM_TEST(TestCiWorkflow)

}  // namespace mazeloom::tst_ci_workflow

#include "tst_ci_workflow.moc"
