// SPDX-License-Identifier: MIT
// Parameters set by a line of text.
#include <string>

#include <QTest>

#include "core/generate/setting.h"
#include "core/level/json_append.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_setting {

class TestSetting : public QObject {
    Q_OBJECT

  private slots:
    void sets_data();
    void sets();
    void refuses_data();
    void refuses();
};

namespace {

level::Recipe recipe() {
    level::Recipe recipe;
    recipe.stages = {{"shape", true, {}},
                     {"rooms", true, {{"attempts", std::int64_t{5}}}},
                     {"maze", false, {}},
                     {"rooms", true, {}}};
    return recipe;
}

std::string textOf(const level::Recipe& recipe) {
    std::string text;
    level::appendRecipe(text, recipe);
    return text;
}

}  // namespace

void TestSetting::sets_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("expected");
    const QString shape = "[\"shape\",";
    const QString maze = "{\"stage\":\"maze\",\"enabled\":false},";
    const auto row = [&](const char* setting, const QString& first, const QString& second) {
        QTest::newRow(setting) << QString(setting) << shape + first + ',' + maze + second + ']';
    };
    const QString five = R"({"stage":"rooms","attempts":5})";
    row("rooms.attempts=80", R"({"stage":"rooms","attempts":80})", "\"rooms\"");
    row("rooms#1.attempts=0", R"({"stage":"rooms","attempts":0})", "\"rooms\"");
    row("rooms#2.attempts=80", five, R"({"stage":"rooms","attempts":80})");
    row("rooms.attempts=standard", "\"rooms\"", "\"rooms\"");
    row("rooms.attempts=20..80", R"({"stage":"rooms","attempts":{"from": 20, "to": 80}})",
        "\"rooms\"");
    row("rooms.attempts=3|9|9", R"({"stage":"rooms","attempts":{"one-of": [3, 9, 9]}})",
        "\"rooms\"");
    row("rooms.attempts=1:20,10:80",
        R"({"stage":"rooms","attempts":{"by-depth": [[1, 20], [10, 80]]}})", "\"rooms\"");
    row("rooms.enabled=false", R"({"stage":"rooms","enabled":false,"attempts":5})", "\"rooms\"");
    QTest::newRow("choice") << QString("shape.source=blob|caves")
                            << R"([{"stage":"shape","source":{"one-of": ["blob", "caves"]}},)" +
                                   five + ',' + maze + "\"rooms\"]";
    QTest::newRow("switched on") << QString("maze.enabled=true")
                                 << shape + five + ",\"maze\",\"rooms\"]";
}

void TestSetting::sets() {
    QFETCH(QString, setting);
    QFETCH(QString, expected);
    level::Recipe changed = recipe();
    const auto done = generate::set(changed, setting.toStdString());
    QVERIFY2(done, done ? "" : done.error().c_str());
    QCOMPARE(QString::fromStdString(textOf(changed)), expected);
}

void TestSetting::refuses_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("because");
    const auto row = [](const char* setting, const char* because) {
        QTest::newRow(setting) << QString(setting) << QString(because);
    };
    row("", "STAGE.PARAMETER=VALUE");
    row("rooms", "STAGE.PARAMETER=VALUE");
    row("rooms=3", "STAGE.PARAMETER=VALUE");
    row("attempts=3.5", "STAGE.PARAMETER=VALUE");
    row("coins.count=3", "it has shape, rooms, maze");
    row("rooms#3.attempts=3", "2 times");
    row("maze#2.step=1", "only once");
    row("rooms#0.attempts=3", "from 1");
    row("rooms#x.attempts=3", "from 1");
    row("rooms.attempt=3", "it has enabled, attempts");
    row("rooms.attempts=", "whole number");
    row("rooms.attempts=many", "whole number");
    row("rooms.attempts=99999", "outside 0–10000");
    row("rooms.attempts=9..3", "begins at 9");
    row("rooms.attempts=3|x", "whole number");
    row("rooms.attempts=10:3,1:5", "depth 1 comes after depth 10");
    row("rooms.enabled=yes", "true or false");
    row("shape.source=cave", "not one of");
    row("rooms.attempts=99999999999999999999", "whole number");
}

void TestSetting::refuses() {
    QFETCH(QString, setting);
    QFETCH(QString, because);
    level::Recipe kept = recipe();
    const auto done = generate::set(kept, setting.toStdString());
    QVERIFY(!done);
    QVERIFY2(QString::fromStdString(done.error()).contains(because), done.error().c_str());
    QVERIFY(kept == recipe());
}

MAZELOOM_TEST(TestSetting)

}  // namespace mazeloom::tst_setting

#include "tst_setting.moc"
