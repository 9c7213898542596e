// SPDX-License-Identifier: MIT
// The formats of reports, against golden files and read back by independent readers.
#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include <QByteArray>
#include <QChar>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QString>
#include <QStringDecoder>
#include <QStringList>
#include <QTest>
#include <QUrl>
#include <QXmlStreamReader>

#include "core/random/stream.h"
#include "core/report/format.h"
#include "core/report/report.h"
#include "core/utf8.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_report {

using report::Entry;
using report::Outcome;
using report::Report;

class TestReport : public QObject {
    Q_OBJECT

  private slots:
    void formatsAreAsCommitted_data();
    void formatsAreAsCommitted();
    void anEmptyReportIsValid();
    void junitIsReadBack();
    void sarifHasWhatItsSchemaRequires();
    void annotationsAreOneLineEach();
    void pathsDependOnTheBase();
    void anyTextIsReadBack();
};

namespace {

/// Line ends, a percent sign, separators of annotations, ends of XML sections, an emoji, a control
/// character that XML forbids, and a byte that is not UTF-8.
const std::string kStrange =
    "100 %: a, b\r\n]]> <b> & \"q\" 'a' \t \xF0\x9F\x97\x9D \x01 \xFF ::error::x";
/// `kStrange` as Unicode, with U+FFFD for the invalid byte and, if not kept, the control character.
QString strange(bool keepsControl) {
    QString text = QString::fromUtf8(kStrange.data(), static_cast<qsizetype>(kStrange.size()));
    return keepsControl ? text : text.replace(QChar(1), QChar(0xFFFD));
}

Report sample() {
    Report report;
    report.tool = "mazeloom check";
    report.version = "1.2.3";
    report.subject = "packs/crypt";
    report.base = "packs/crypt";
    report.head = {{"format", "mazeloom-check"}, {"version", 1}, {"pack", "packs/crypt"}};
    Entry entry;
    entry.rule = "cut-off-region";
    entry.ruleTitle = "… open cells are cut off from the rest";
    entry.outcome = Outcome::Warning;
    entry.sentence = "2 open cells are cut off from the rest";
    entry.level = "hall";
    entry.file = "levels/hall.json";
    entry.place = "(4, 3)";
    entry.details = {{"cell", json::Value::List{4, 3}}};
    report.entries.push_back(entry);
    entry.rule = "unwinnable";
    entry.ruleTitle = {};
    entry.outcome = Outcome::Error;
    entry.sentence = "the level cannot be won";
    entry.details = {};
    for (const std::uint64_t seed : {std::uint64_t{7}, ~std::uint64_t{0}}) {
        entry.place = "seed " + std::to_string(seed);
        entry.seed = seed;
        entry.link = "mazeloom://open?pack=crypt&level=hall&seed=" + std::to_string(seed);
        entry.command = "mazeloom generate packs/crypt --level hall --seed " + std::to_string(seed);
        entry.picture = "pictures/hall-unwinnable-" + std::to_string(seed) + ".png";
        report.entries.push_back(entry);
    }
    Entry file;
    file.rule = "file";
    file.sentence = kStrange;
    file.file = "levels/a b,c:d%é.json";
    file.line = 12;
    file.place = "line 12, column 3";
    report.entries.push_back(file);
    Entry passed;
    passed.rule = "check";
    passed.outcome = Outcome::Passed;
    passed.sentence = "no problems";
    passed.level = "cellar";
    passed.file = "levels/cellar.json";
    report.entries.push_back(passed);
    return report;
}

QByteArray written(const report::Format& format, const Report& report) {
    std::ostringstream out;
    format.write(out, report);
    return QByteArray::fromStdString(out.str());
}

struct JunitCase {
    QString group;
    QString name;
    QString failure;  ///< null: it has passed
    QString message;
    QString out;
};

/// Returns the test cases that Qt's reader finds, and checks the counts.
std::vector<JunitCase> junitCases(const QByteArray& xml) {
    std::vector<JunitCase> cases;
    QXmlStreamReader reader(xml);
    int tests = -1;
    int failures = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        const auto attributes = reader.attributes();
        if (reader.name() == u"testsuite") tests = attributes.value("tests").toInt();
        if (reader.name() == u"testsuite") failures = attributes.value("failures").toInt();
        if (reader.name() == u"testcase") {
            cases.push_back({attributes.value("classname").toString(),
                             attributes.value("name").toString(),
                             {},
                             {},
                             {}});
        }
        if (reader.name() == u"failure") {
            --failures;
            cases.back().message = attributes.value("message").toString();
            cases.back().failure = reader.readElementText();
        } else if (reader.name() == u"system-out") {
            cases.back().out = reader.readElementText();
        }
    }
    if (reader.hasError()) qWarning("%s", qPrintable(reader.errorString()));
    const bool isValid =
        !reader.hasError() && failures == 0 && tests == static_cast<int>(cases.size());
    return isValid ? cases : std::vector<JunitCase>();
}

/// Decodes a workflow command's text as GitHub's runner does.
QString decoded(QString text) {
    return text.replace("%0D", "\r")
        .replace("%0A", "\n")
        .replace("%3A", ":")
        .replace("%2C", ",")
        .replace("%25", "%");
}

}  // namespace

void TestReport::formatsAreAsCommitted_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("json") << "check.json";
    QTest::newRow("junit") << "check.xml";
    QTest::newRow("sarif") << "check.sarif";
    QTest::newRow("github") << "check.txt";
}

void TestReport::formatsAreAsCommitted() {
    QFETCH(const QString, file);
    const auto format = std::ranges::find_if(report::formats(), [](const report::Format* one) {
        return QLatin1String(one->id) == QLatin1String(QTest::currentDataTag());
    });
    QVERIFY(format != report::formats().end());
    QFile golden(MAZELOOM_TEST_DATA "/reports/" + file);
    QVERIFY(golden.open(QIODevice::ReadOnly));
    QCOMPARE(written(**format, sample()), golden.readAll());
}

void TestReport::anEmptyReportIsValid() {
    const Report nothing{"mazeloom check", "1", "x", "x", report::Base::Folder, {}, {}};
    QVERIFY(written(report::kJunit, nothing).contains("tests=\"0\""));
    QVERIFY(!written(report::kJunit, nothing).contains("testcase"));
    for (const report::Format* format : {&report::kJson, &report::kSarif})
        QVERIFY(QJsonDocument::fromJson(written(*format, nothing)).isObject());
    QCOMPARE(written(report::kGithub, nothing), QByteArray());
}

void TestReport::junitIsReadBack() {
    const std::vector<JunitCase> cases = junitCases(written(report::kJunit, sample()));
    // Both seeds of a rule are one case.
    QCOMPARE(cases.size(), std::size_t{4});
    QCOMPARE(cases[0].group, QString("packs/crypt/hall"));
    QVERIFY(cases[0].failure.isNull() && cases[0].out.contains("warning: (4, 3): 2 open cells"));
    QCOMPARE(cases[1].name, QString("unwinnable"));
    QCOMPARE(cases[1].failure.count("error: seed "), 2);
    QVERIFY(cases[1].failure.contains("[[ATTACHMENT|pictures/hall-unwinnable-7.png]]\n"));
    QCOMPARE(cases[2].message, "line 12, column 3: " + strange(false));
    QVERIFY(cases[3].failure.isNull() && cases[3].out.isNull());
    QCOMPARE(cases[3].group, QString("packs/crypt/cellar"));
}

void TestReport::sarifHasWhatItsSchemaRequires() {
    const QJsonObject log = QJsonDocument::fromJson(written(report::kSarif, sample())).object();
    QCOMPARE(log["version"].toString(), QString("2.1.0"));
    QVERIFY(log["$schema"].toString().endsWith("sarif-schema-2.1.0.json"));
    QCOMPARE(log["runs"].toArray().size(), 1);
    const QJsonObject run = log["runs"].toArray()[0].toObject();
    const QJsonObject driver = run["tool"].toObject()["driver"].toObject();
    QCOMPARE(driver["name"].toString(), QString("mazeloom check"));
    const QJsonArray rules = driver["rules"].toArray();
    const QJsonArray results = run["results"].toArray();
    QCOMPARE(results.size(), 4);
    QSet<QString> fingerprints;
    for (const QJsonValue& value : results) {
        const QJsonObject result = value.toObject();
        const QJsonObject rule = rules[result["ruleIndex"].toInt(-1)].toObject();
        QCOMPARE(rule["id"].toString(), result["ruleId"].toString());
        QVERIFY(!rule["shortDescription"].toObject()["text"].toString().isEmpty());
        QVERIFY((QStringList{"error", "warning"}.contains(result["level"].toString())));
        QVERIFY(!result["message"].toObject()["text"].toString().isEmpty());
        const QJsonObject place = result["locations"].toArray()[0].toObject();
        const QJsonObject physical = place["physicalLocation"].toObject();
        QVERIFY(physical["region"].toObject()["startLine"].toInt() >= 1);
        const QUrl uri(physical["artifactLocation"].toObject()["uri"].toString(), QUrl::StrictMode);
        QVERIFY(uri.isValid() && uri.isRelative());
        fingerprints.insert(
            result["partialFingerprints"].toObject()["primaryLocationLineHash"].toString());
    }
    QCOMPARE(fingerprints.size(), 4);
    const QJsonObject last = results[3].toObject();
    QCOMPARE(last["message"].toObject()["text"].toString(), "line 12, column 3: " + strange(true));
    const QUrl uri(last["locations"]
                       .toArray()[0]
                       .toObject()["physicalLocation"]
                       .toObject()["artifactLocation"]
                       .toObject()["uri"]
                       .toString());
    QCOMPARE(uri.path(QUrl::FullyDecoded), QString::fromUtf8("packs/crypt/levels/a b,c:d%é.json"));
    const QJsonObject properties = results[2].toObject()["properties"].toObject();
    QCOMPARE(properties["seed"].toString(), QString("18446744073709551615"));
}

void TestReport::annotationsAreOneLineEach() {
    const QByteArray text = written(report::kGithub, sample());
    QStringList lines = QString::fromUtf8(text).split('\n');
    QCOMPARE(lines.takeLast(), QString());
    QCOMPARE(lines.size(), 4);
    // Errors come first, since the runner shows only ten annotations.
    QVERIFY(lines[2].startsWith("::error ") && lines[3].startsWith("::warning "));
    QVERIFY(lines[0].startsWith(
        "::error file=packs/crypt/levels/hall.json,title=unwinnable::seed 7: the level"));
    QVERIFY(!text.contains('\r'));
    const qsizetype end = lines[2].indexOf("::", 2);
    const QString properties = lines[2].mid(8, end - 8);
    QCOMPARE(properties.split(',').size(), 3);
    QCOMPARE(decoded(properties.split(',')[0]),
             QString::fromUtf8("file=packs/crypt/levels/a b,c:d%é.json"));
    QCOMPARE(decoded(lines[2].mid(end + 2)), "line 12, column 3: " + strange(false));
}

void TestReport::pathsDependOnTheBase() {
    Report report = sample();
    const Entry& entry = report.entries.front();
    QCOMPARE(report.pathOf(entry), std::string("packs/crypt/levels/hall.json"));
    QCOMPARE(report.textOf(entry), std::string("(4, 3): 2 open cells are cut off from the rest"));
    report.base = {};
    QCOMPARE(report.pathOf(entry), std::string("levels/hall.json"));
    report.base = "/home/my packs";
    QVERIFY(written(report::kSarif, report).contains("\"file:///home/my%20packs/levels/hall.json"));
    report.base = "crypt.mazepack";
    report.baseKind = report::Base::Archive;
    QCOMPARE(report.pathOf(entry), std::string("crypt.mazepack"));
    QVERIFY(report.textOf(entry).starts_with("levels/hall.json: (4, 3): "));
    report.base = "crypt";
    report.baseKind = report::Base::Program;
    QCOMPARE(report.pathOf(entry), std::string());
    QVERIFY(written(report::kGithub, report).contains("\n::warning title=cut-off-region::levels/"));
    QVERIFY(written(report::kSarif, report).contains("\"builtin:crypt/levels/hall.json\""));
}

/// Random bytes stay the same text in every format, except for control characters.
void TestReport::anyTextIsReadBack() {
    for (int round = 0; round < testing::seeds(200); ++round) {
        random::Stream random(static_cast<std::uint64_t>(round), 29);
        std::string text = "x";
        for (int i = 0; i < 60; ++i) {
            // Often the first bytes of characters, and bytes that continue them.
            const bool isPlain = random.below(3) > 0;
            text += static_cast<char>(isPlain ? random.below(128) : random.below(256));
            if (random.below(4) == 0) text += "\xE2\x82\xAC";
        }
        Report report = sample();
        report.entries.resize(1);
        Entry& entry = report.entries.front();
        entry.outcome = Outcome::Error;
        entry.sentence = text;
        entry.place = {};
        std::string valid;
        for (const char32_t character : utf8::charactersOf(text))
            utf8::append(valid, character);
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString unicode = decoder(QByteArray::fromStdString(valid));
        QVERIFY(!decoder.hasError());
        // A text that is valid already stays as it is.
        QStringDecoder strict(QStringDecoder::Utf8);
        const QString said = strict(QByteArray::fromStdString(text));
        if (!strict.hasError()) QCOMPARE(unicode, said);
        QString inXml = unicode;
        QString onTerminal = unicode;
        for (QChar& character : onTerminal) {
            const bool isKept = QStringLiteral("\t\r\n").contains(character);
            if (!isKept && character.category() == QChar::Other_Control) character = QChar(0xFFFD);
        }
        for (QChar& character : inXml) {
            const bool isKept = character >= u' ' || QStringLiteral("\t\r\n").contains(character);
            if (!isKept || character == QChar(0xFFFE) || character == QChar(0xFFFF))
                character = QChar(0xFFFD);
        }
        const std::vector<JunitCase> cases = junitCases(written(report::kJunit, report));
        QCOMPARE(cases.size(), std::size_t{1});
        QCOMPARE(cases.front().message, inXml);
        const QString line = QString::fromUtf8(written(report::kGithub, report));
        QCOMPARE(line.count('\n'), 1);
        QCOMPARE(decoded(line.mid(line.indexOf("::", 2) + 2).chopped(1)), onTerminal);
    }
}

MAZELOOM_TEST(TestReport)

}  // namespace mazeloom::tst_report

#include "tst_report.moc"
