// SPDX-License-Identifier: MIT
// Certificates as files: what is written is read, damage is named with its place, and a certificate
// holds only for its own level.
#include <QTest>

#include <string>
#include <vector>

#include "core/analyse/deduce/certificate/certificate_json.h"
#include "core/check/certificate.h"
#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_certificate {

using namespace analyse::deduce;
using grid::Point;

class TestCertificate : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void whatIsWrittenIsRead();
    void aPartOfAFileIsRefused();
    void damageIsNamed_data();
    void damageIsNamed();
    void holdsForItsOwnLevelOnly();
    void everyChangedDeductionIsNamed();
    void levelsThatNeedAGuessHaveNone();

  private:
    level::Pack pack_;
};

namespace {

constexpr const char* kProgram = "1.2.3";

/// Returns the certificate of a level of the pack.
tl::expected<CertifiedLevel, Problem> certified(const level::Pack& pack, const level::Level& level,
                                                std::uint64_t seed) {
    const auto made = generate::generate(level, pack.rooms, seed);
    if (!made) return tl::unexpected(made.error());
    return check::certify(level, made->map, seed, kProgram);
}

const level::Level& levelOf(const level::Pack& pack, const char* id) {
    return *pack.findLevel(id);
}

struct Deduction {
    Point cell;
    bool isTrap = false;
    Rule rule = Rule::OneNumber;
    std::vector<Point> numbers;

    friend bool operator==(const Deduction&, const Deduction&) = default;
};

std::vector<Deduction> deductionsOf(const Certificate& certificate) {
    std::vector<Deduction> all;
    for (const auto& line : certificate.lines()) {
        const auto numbers = certificate.numbersOf(line);
        all.push_back({line.cell, line.isTrap, line.rule, {numbers.begin(), numbers.end()}});
    }
    return all;
}

Certificate certificateOf(const std::vector<Deduction>& deductions) {
    Certificate certificate;
    for (const Deduction& one : deductions) {
        certificate.setNumbers(one.numbers);
        certificate.add(one.cell, one.isTrap, one.rule);
    }
    return certificate;
}

/// A certificate of 2 × 2 cells, in which nothing has to be deduced.
std::string smallText() {
    CertifiedLevel level;
    level.program = kProgram;
    level.level = "small";
    level.seed = 3;
    level.board = {{0, 0}, {"!.", "#x"}, {}, {{{1, 0}}}, {{1, 0}}, 1};
    level.certificate.setNumbers(std::vector<Point>{{0, 0}});
    level.certificate.add({1, 0}, false, Rule::OneNumber);
    return writeCertificate(level).value();
}

}  // namespace

void TestCertificate::initTestCase() {
    pack_ = pack::readFolder(MAZELOOM_PACKS "/temple").value();
}

void TestCertificate::whatIsWrittenIsRead() {
    int some = 0;
    for (const level::Level& level : pack_.levels) {
        if (level.size.area() > 100 * 100) continue;
        const auto told = certified(pack_, level, 5);
        QVERIFY2(told.has_value(), told ? "" : told.error().describe().c_str());
        const std::string text = writeCertificate(*told).value();
        const auto read = readCertificate(text, "a.json");
        QVERIFY2(read.has_value(), read ? "" : read.error().describe().c_str());
        QCOMPARE(read->program, told->program);
        QCOMPARE(read->level, told->level);
        QCOMPARE(read->seed, told->seed);
        QCOMPARE(read->numbers, told->numbers);
        QCOMPARE(read->grade, told->grade);
        QVERIFY(read->board == told->board);
        QVERIFY(deductionsOf(read->certificate) == deductionsOf(told->certificate));
        QCOMPARE(writeCertificate(*read).value(), text);
        some += static_cast<int>(read->certificate.lines().size());
    }
    QVERIFY(some > 1000);
}

void TestCertificate::aPartOfAFileIsRefused() {
    const std::string text = smallText();
    QVERIFY(readCertificate(text, "a.json").has_value());
    for (std::size_t size = 0; size + 1 < text.size(); ++size) {
        const auto read = readCertificate(text.substr(0, size), "a.json");
        QVERIFY2(!read.has_value(), qPrintable(QString::number(size)));
        QCOMPARE(read.error().file, std::string("a.json"));
    }
}

void TestCertificate::damageIsNamed_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* before, const char* after, const char* said) {
        QTest::newRow(after) << before << after << said;
    };
    row("mazeloom-certificate", "mazeloom-survey",
        "a.json: this is no certificate; mazeloom generate --certificate makes one");
    row("\"version\": 1", "\"version\": 2",
        "a.json: this certificate is of version 2 of the format, newer than this program knows; "
        "use a newer program");
    row("\"version\": 1", "\"version\": 0", "a.json: version: must be a whole number from 1");
    row("\"seed\"", "\"sead\"", "a.json: seed: is missing");
    row("\"seed\": \"3\"", "\"seed\": \"-3\"",
        "a.json: seed: must be a whole number from 0 to 18446744073709551615, as text or as "
        "number");
    row("\"level\": \"small\"", "\"level\": 5", "a.json: level: must be a text");
    row("\"all\"", "\"most\"", "a.json: numbers: must be one of \"all\", \"near\", \"visited\"");
    row("\"grade\": 1", "\"grade\": 5", "a.json: grade: must be a whole number from 0 to 4");
    row("\"start\": [0,0]", "\"start\": [0,2]",
        "a.json: start: must be a cell [x, y] of the board");
    row("\"start\": [0,0]", "\"start\": [0,0,0]",
        "a.json: start: must be a cell [x, y] of the board");
    row("\"!.\"", "\"!\"", "a.json: rows: must have the same length");
    row("\"!.\"", "\"!@\"", "a.json: rows: have only the characters # ! . x");
    row("\"blocked\": []", "\"blocked\": [[0,0,\"north\"]]",
        "a.json: blocked: has the directions \"up\", \"right\", \"down\" and \"left\"");
    row("\"blocked\": []", "\"blocked\": [[2,0,\"up\"]]",
        "a.json: blocked: must be a cell [x, y] of the board");
    row("\"blocked\": []", "\"blocked\": 7", "a.json: blocked: must be a list");
    row("\"coins-asked\": 1", "\"coins-asked\": -1",
        "a.json: coins-asked: must be a whole number from 0 to 67108864");
    row("\"cell\":[1,0]", "\"cell\":[1,9]",
        "a.json: deduction 1, cell: must be a cell [x, y] of the board");
    row("\"trap\":false", "\"trap\":0", "a.json: deduction 1, trap: must be true or false");
    row("\"one-number\"", "\"guess\"",
        "a.json: deduction 1, rule: must be one of \"one-number\", \"two-numbers\", "
        "\"supposition\", \"all-placements\"");
    row("\"numbers\":[[0,0]]", "\"numbers\":[0]",
        "a.json: deduction 1, numbers: must be a cell [x, y] of the board");
}

void TestCertificate::damageIsNamed() {
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, said);
    QString text = QString::fromStdString(smallText());
    QVERIFY2(text.contains(before), qPrintable(text));
    text.replace(before, after);
    const auto read = readCertificate(text.toStdString(), "a.json");
    QVERIFY(!read.has_value());
    QCOMPARE(QString::fromStdString(read.error().describe()), said);
}

void TestCertificate::holdsForItsOwnLevelOnly() {
    const level::Level& eyes = levelOf(pack_, "the-eyes");
    auto told = certified(pack_, eyes, 5).value();
    QVERIFY(!check::checkCertificate(pack_, told, kProgram));

    const auto faultAfter = [&](auto change) {
        CertifiedLevel other = told;
        change(other);
        const auto problem = check::checkCertificate(pack_, other, kProgram);
        return problem ? QString::fromStdString(problem->describe()) : QString();
    };
    QCOMPARE(faultAfter([](CertifiedLevel& one) { one.level = "no-such-level"; }),
             QString("the pack has no level \"no-such-level\", which the certificate names"));
    QCOMPARE(faultAfter([](CertifiedLevel& one) { one.numbers = level::Numbers::All; }),
             QString("the level shows the numbers \"near\", the certificate uses \"all\""));
    const QString otherSeed = faultAfter([](CertifiedLevel& one) { one.seed = 6; });
    QVERIFY2(otherSeed.startsWith("this is the certificate of another level: the level has "),
             qPrintable(otherSeed));
    const QString otherVersion = faultAfter([](CertifiedLevel& one) {
        one.seed = 6;
        one.program = "0.9";
    });
    QVERIFY2(otherVersion.endsWith("; version 0.9 of the program made it"),
             qPrintable(otherVersion));
    QCOMPARE(faultAfter([](CertifiedLevel& one) { ++one.board.coinsWanted; }),
             QString("this is the certificate of another level: the level has other goals or "
                     "coins"));
    QVERIFY(faultAfter([](CertifiedLevel& one) {
                one.certificate = {};
            }).startsWith("the deductions do not lead to all goals: "));
    QVERIFY(faultAfter([](CertifiedLevel& one) {
                one.grade = 0;
            }).startsWith("deduction 1: its rule has a higher grade"));
}

/// Each deduction in turn says the opposite, and is the one that is named.
void TestCertificate::everyChangedDeductionIsNamed() {
    auto told = certified(pack_, levelOf(pack_, "first-steps"), 5).value();
    const std::vector<Deduction> deductions = deductionsOf(told.certificate);
    QVERIFY(deductions.size() > 10);
    for (std::size_t i = 0; i < deductions.size(); ++i) {
        std::vector<Deduction> changed = deductions;
        changed[i].isTrap = !changed[i].isTrap;
        told.certificate = certificateOf(changed);
        const auto problem = check::checkCertificate(pack_, told, kProgram);
        QVERIFY(problem.has_value());
        QCOMPARE(problem->place, "deduction " + std::to_string(i + 1));
        QVERIFY(problem->cell == deductions[i].cell);
    }
}

void TestCertificate::levelsThatNeedAGuessHaveNone() {
    level::Level level = levelOf(pack_, "the-eyes");
    level.noGuess.reset();
    level.numbers = level::Numbers::Visited;
    std::erase_if(level.recipe.stages,
                  [](const level::RecipeStage& stage) { return stage.stage == "deducible"; });
    int refused = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto told = certified(pack_, level, seed);
        if (told) continue;
        ++refused;
        QVERIFY(told.error().text.find("cannot be reached without a guess") != std::string::npos);
        QVERIFY(told.error().cell.has_value());
    }
    QVERIFY(refused > 0);
}

MAZELOOM_TEST(TestCertificate)

}  // namespace mazeloom::tst_certificate

#include "tst_certificate.moc"
