// SPDX-License-Identifier: MIT
// Imports files of other programs as people send them. Each folder of tests/data/cases has some, a
// README that describes the right result, and right.json, which states it for this test. The built
// program imports each file, and the resulting pack is compared with right.json.
#include <optional>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "tests/app/support/program.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cases {

/// right.json is a list of runs, objects with these members:
/// - "file" is imported with "options" behind it. File names in both are relative to the case's
///   folder, and so is "into", a pack that is copied and imported into.
/// - "exit" is the exit code (0 by default), "out" the lines of the standard output.
/// - "says" lists words that the messages contain; without it there are no messages.
/// - "levels" are the imported levels by id. A new level must equal its entry, apart from its
///   recipe and pinned cells. For a level that existed before, "changes" lists the differences by
///   path: {"objects/2/text": "Hello"}; null means that the value is gone. "made" are the rows that
///   mazeloom generate prints for seed 1.
class TestCases : public QObject {
    Q_OBJECT

  private slots:
    void eachIsRight_data();
    void eachIsRight();
    void eachFileIsTried_data();
    void eachFileIsTried();
};

namespace {

QString casesFolder() {
    return QStringLiteral(MAZELOOM_TEST_DATA "/cases");
}

QJsonArray runsOf(const QString& folder) {
    QFile file(folder + "/right.json");
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s has no right.json", qPrintable(folder));
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isArray()) qFatal("%s: %s", qPrintable(folder), qPrintable(error.errorString()));
    return document.array();
}

QStringList namesOf(const QString& folder) {
    return QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

void copyFolder(const QString& from, const QString& to) {
    QVERIFY(QDir().mkpath(to));
    for (const QFileInfo& info :
         QDir(from).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString copy = to + '/' + info.fileName();
        if (info.isDir()) {
            copyFolder(info.filePath(), copy);
        } else {
            QVERIFY(QFile::copy(info.filePath(), copy));
        }
    }
}

/// Returns the levels of the pack by id, as written to their files but without id, recipe and
/// pinned cells.
std::map<QString, QJsonObject> levelsIn(const QString& folder) {
    std::map<QString, QJsonObject> levels;
    const auto pack = pack::readFolder(folder.toStdString());
    if (!pack) qFatal("%s", pack.error().front().describe().c_str());
    for (const level::Level& level : pack->levels) {
        const auto document =
            QJsonDocument::fromJson(QByteArray::fromStdString(pack::writeLevel(level)));
        QJsonObject object = document.object();
        for (const char* name : {"id", "recipe", "kept"})
            object.remove(QLatin1String(name));
        levels[QString::fromStdString(level.id)] = object;
    }
    return levels;
}

/// Collects the values of a tree by their paths.
void collect(const QJsonValue& value, const QString& path, std::map<QString, QJsonValue>& values) {
    const QString before = path.isEmpty() ? QString() : path + '/';
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member)
            collect(member.value(), before + member.key(), values);
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (int i = 0; i < array.size(); ++i)
            collect(array[i], before + QString::number(i), values);
    } else {
        values[path] = value;
    }
}

/// Returns the new values by path of all that changed, appeared or (as null) disappeared.
QJsonObject changesBetween(const QJsonObject& was, const QJsonObject& is) {
    std::map<QString, QJsonValue> before;
    std::map<QString, QJsonValue> now;
    collect(was, {}, before);
    collect(is, {}, now);
    QJsonObject changes;
    for (const auto& [path, value] : before) {
        const auto same = now.find(path);
        if (same == now.end()) {
            changes[path] = QJsonValue::Null;
        } else if (same->second != value) {
            changes[path] = same->second;
        }
    }
    for (const auto& [path, value] : now) {
        if (!before.contains(path)) changes[path] = value;
    }
    return changes;
}

QString textOf(const QJsonObject& object) {
    return QString::fromUtf8(QJsonDocument(object).toJson());
}

/// Compares a run's levels with the folder's content now and before.
void compareLevels(const QJsonObject& wanted, const QString& folder,
                   const std::map<QString, QJsonObject>& before) {
    const auto levels = levelsIn(folder);
    for (const auto& [id, level] : levels) {
        const QJsonObject right = wanted[id].toObject();
        const auto was = before.find(id);
        if (was == before.end()) {
            QVERIFY2(wanted.contains(id), qPrintable("unexpected level " + id));
            QJsonObject members = right;
            members.remove("made");
            if (level != members) qInfo("%s", qPrintable(textOf(level)));
            QCOMPARE(textOf(level), textOf(members));
        } else {
            QCOMPARE(textOf(changesBetween(was->second, level)),
                     textOf(right["changes"].toObject()));
        }
        if (!right.contains("made")) continue;
        QStringList rows;
        for (const QJsonValue& row : right["made"].toArray())
            rows << row.toString();
        const auto made = testing::runProgram({"generate", folder, "--level", id, "--seed", "1"},
                                              testing::speaking("C.UTF-8"));
        QCOMPARE(made.exitCode, 0);
        QCOMPARE(QString::fromUtf8(made.out), rows.join('\n') + '\n');
    }
    for (const QString& id : wanted.keys())
        QVERIFY2(levels.contains(id), qPrintable("missing level " + id));
}

}  // namespace

void TestCases::eachIsRight_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QJsonObject>("run");
    for (const QString& name : namesOf(casesFolder())) {
        const QString folder = casesFolder() + '/' + name;
        for (const QJsonValue& run : runsOf(folder)) {
            QStringList words{name, run["file"].toString()};
            for (const QJsonValue& option : run["options"].toArray())
                words << option.toString();
            QTest::newRow(qPrintable(words.join(' '))) << folder << run.toObject();
        }
    }
}

void TestCases::eachIsRight() {
    QFETCH(QString, folder);
    QFETCH(QJsonObject, run);
    const QTemporaryDir place;
    QVERIFY(place.isValid());
    // The program may look for a Tiled project above the case's folder.
    const QString here = place.filePath("case");
    copyFolder(folder, here);
    const QString pack = place.filePath("pack");
    std::map<QString, QJsonObject> before;
    if (run.contains("into")) {
        const QString into = run["into"].toString();
        copyFolder(into == "builtin:temple" ? QStringLiteral(MAZELOOM_PACKS "/temple")
                                            : folder + '/' + into,
                   pack);
        before = levelsIn(pack);
    }
    QStringList arguments{"import", here + '/' + run["file"].toString(), "-o", pack};
    for (const QJsonValue& option : run["options"].toArray()) {
        const QString word = option.toString();
        arguments << (word.startsWith("--") ? word : QDir::cleanPath(here + '/' + word));
    }
    const auto result = testing::runProgram(arguments, testing::speaking("C.UTF-8"));
    if (QTest::currentTestFailed()) return;
    QVERIFY2(result.exitCode == run["exit"].toInt(0), result.messages);
    QStringList out;
    for (const QJsonValue& line : run["out"].toArray())
        out << line.toString();
    QCOMPARE(result.lines(), out);
    if (!run.contains("says")) QCOMPARE(QString::fromUtf8(result.messages), QString());
    for (const QJsonValue& words : run["says"].toArray()) {
        QVERIFY2(
            result.messages.contains(words.toString().toUtf8()),
            qPrintable(words.toString() + "\nis not in\n" + QString::fromUtf8(result.messages)));
    }
    if (result.exitCode != 0) {
        QVERIFY(run.contains("into") || !QFileInfo::exists(pack));
        if (!run.contains("into")) return;
    }
    compareLevels(run["levels"].toObject(), pack, before);
}

void TestCases::eachFileIsTried_data() {
    QTest::addColumn<QString>("folder");
    for (const QString& name : namesOf(casesFolder()))
        QTest::newRow(qPrintable(name)) << casesFolder() + '/' + name;
}

/// Every file of a case belongs to a run or is mentioned in the README.
void TestCases::eachFileIsTried() {
    QFETCH(QString, folder);
    QVERIFY2(QFile::exists(folder + "/README"), qPrintable(folder));
    QSet<QString> tried{"README", "right.json"};
    for (const QJsonValue& run : runsOf(folder)) {
        tried << run["file"].toString();
        for (const QJsonValue& option : run["options"].toArray())
            tried << option.toString();
    }
    QFile file(folder + "/README");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString readme = QString::fromUtf8(file.readAll());
    for (const QString& name : QDir(folder).entryList(QDir::Files)) {
        QVERIFY2(tried.contains(name) || readme.contains(name),
                 qPrintable(folder + '/' + name + " is neither in a run nor in README"));
    }
}

MAZELOOM_TEST(TestCases)

}  // namespace mazeloom::tst_cases

#include "tst_cases.moc"
