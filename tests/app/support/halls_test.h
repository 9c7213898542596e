// SPDX-License-Identifier: MIT
// A small pack of temples, and helpers to play its game. The test advances the clock.
#pragma once

#include <algorithm>
#include <cstdint>

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>

#include "app/workspace/profile_keeper.h"
#include "tests/app/support/full_game_test.h"
#include "tests/app/support/ticks.h"
#include "widgets/panels/message_bar.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::testing {

/// A hall of two rows. The upper is an aisle from the hero over a coin to the exit; the lower has a
/// trap.
inline QByteArray hall(const char* id) {
    return QByteArray(R"({
  "id": "ID",
  "title": "Hall ID",
  "ruleset": "temple",
  "objectives": ["exit"],
  "size": [9, 4],
  "terrain": ["#########", "#.......#", "#.......#", "#########"],
  "marks": ["         ", "    $    ", "   x     ", "         "],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "way-out", "kind": "exit", "at": [7, 1]}
  ],
  "recipe": ["shape", "hidden-maze", "reach", {"stage": "traps", "density": 0}, {"stage": "coins", "density": 0}]
})")
        .replace("ID", id);
}

/// Two levels open a third; the fourth stands alone.
inline constexpr const char* kHallsCampaign = R"(,
  "campaign": {
    "nodes": [
      {"id": "first", "level": "one", "at": [0, 1], "start": true, "title": "The way in",
       "before": "Go in.", "after": "You came out."},
      {"id": "upper", "level": "two", "at": [1, 0], "needs": ["first"]},
      {"id": "lower", "level": "three", "at": [1, 2], "needs": ["first"]},
      {"id": "last", "level": "four", "at": [2, 1], "needs": ["upper", "lower"]}
    ]
  })";

inline QByteArray hallsText(const char* campaign) {
    return QByteArray(R"({
  "format": "mazeloom-pack",
  "version": 1,
  "id": "halls",
  "title": "Halls",
  "description": "A few halls.",
  "levels": ["one", "two", "three", "four"],
  "rooms": [])") +
           campaign + "\n}\n";
}

class HallsTest : public FullGameTest {
  protected:
    static QString profilesFile() { return app::ProfileKeeper::usualFile(); }
    /// `first` is the level "one".
    void openHalls(const char* campaign, const QByteArray& first = hall("one")) {
        QVERIFY(QDir(folder_->path()).mkpath("halls/levels"));
        write("halls/pack.json", hallsText(campaign));
        write("halls/levels/one.json", first);
        for (const char* id : {"two", "three", "four"})
            write(QStringLiteral("halls/levels/%1.json").arg(id), hall(id));
        openPack("halls");
    }
    widgets::TempleRun& run() { return game().temple().run(); }
    widgets::ProgressMap& map() { return game().map().map(); }

    /// Goes from the title to the map as a new player.
    void goToMap() {
        key(Qt::Key_Return);
        QVERIFY(isAt(game().map()));
    }
    /// Plays the level selected on the map or in a list, through its briefing, on the test's clock.
    void playSelected() {
        key(Qt::Key_Return);
        QVERIFY(isAt(game().briefing()));
        key(Qt::Key_Return);
        QVERIFY(isAt(game().temple()));
        QVERIFY(run().isPlaying());
        run().setSeen(false);
    }
    void pass(std::int64_t count) { testing::pass(run(), count); }
    void step(Qt::Key key) {
        QTest::keyClick(&game().temple().view(), key);
        pass(10);
    }
    void win() {
        for (int i = 0; i < 6; ++i)
            step(Qt::Key_Right);
        QCOMPARE(run().state().outcome, play::temple::Outcome::Won);
    }
    void lose() {
        step(Qt::Key_Right);
        step(Qt::Key_Right);
        step(Qt::Key_Down);
        QCOMPARE(run().state().outcome, play::temple::Outcome::Lost);
        QTRY_VERIFY(game().temple().isEndSeen());
    }
    QList<play::NodeState> states() {
        QList<play::NodeState> states;
        for (const auto& node : map().nodes())
            states << node.state;
        return states;
    }
    /// Returns the stored data of a player, including the levels that they tried.
    QJsonObject keptOf(const QString& player) {
        QFile file(profilesFile());
        if (!file.open(QIODevice::ReadOnly)) return {};
        const auto all = QJsonDocument::fromJson(file.readAll()).object()["profiles"].toArray();
        for (const auto& profile : all) {
            if (profile.toObject()["name"] == player) return profile.toObject();
        }
        return {};
    }
    QJsonObject kept(const QString& player, const QString& level) {
        return keptOf(player)["packs"].toObject()["halls"].toObject()[level].toObject();
    }
    QString told() { return game().findChild<widgets::MessageBar*>()->text(); }
    /// Returns the value in large letters; empty if there is none.
    static QString figure(const widgets::Briefing& briefing, const QString& what) {
        for (const widgets::Figure& figure : briefing.figures) {
            if (figure.what == what) return figure.value;
        }
        return {};
    }
    static QString fact(const widgets::Facts& facts, const QString& what) {
        for (const auto& [name, value] : facts) {
            if (name == what) return value;
        }
        return {};
    }
};

}  // namespace mazeloom::testing
