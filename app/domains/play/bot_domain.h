// SPDX-License-Identifier: MIT
// Bots in the editor: lets a bot play the current level, which is then watched like a replay, and
// marks where a bot dies in many attempts.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QMetaObject>
#include <QObject>
#include <QPointer>
#include <QString>

#include "core/analyse/bots/descent/bot.h"
#include "core/analyse/bots/temple/bot.h"
#include "core/level/numbers.h"

class QAction;
class QMenu;
class QWidget;

namespace mazeloom::widgets {
class MessageBar;
class PackDocument;
struct GameSetup;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class PlayDomain;
class ReplayDomain;
struct WindowParts;

class BotDomain : public QObject {
    Q_OBJECT

  public:
    /// The number of attempts in which the places of deaths are counted.
    static constexpr std::uint64_t kHeatAttempts = 200;

    BotDomain(const WindowParts& parts, PlayDomain& play, ReplayDomain& replays);

  signals:
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    /// A bot of one of the games, with its actions; the other pointer is null.
    struct Entry {
        const analyse::bots::temple::Bot* temple = nullptr;
        const analyse::bots::descent::Bot* descent = nullptr;
        QString title = {};
        QAction* play = nullptr;
        QAction* heat = nullptr;
    };

    void add(ActionRegistry& actions, Entry entry);
    void letPlay(const Entry& entry);
    void showDeaths(const Entry& entry);
    void hideDeaths();
    /// Whether the descent that is played stands on the floor and seed of the setup.
    bool isAtStart(const widgets::GameSetup& setup) const;
    /// Returns the setup for the attempt that is played, or else for the first one.
    widgets::GameSetup wanted() const;
    void tell(const QString& why);
    /// Lists the bots of the game that can be played.
    void fillMenus();
    void update();

    PlayDomain& play_;
    ReplayDomain& replays_;
    QWidget* window_;
    widgets::MessageBar& message_;
    QMenu* playMenu_;
    QMenu* heatMenu_;
    std::vector<Entry> entries_;
    bool listsDescents_ =
        false;  ///< whether the menus list the bots of descents, not those of temples
    /// The document whose level is marked; null: none.
    QPointer<const widgets::PackDocument> marked_;
    /// The player's numbers with which the bots died; nullopt if the level sets them.
    std::optional<level::Numbers> markedNumbers_;
    QMetaObject::Connection edited_;  ///< hides the deaths when the level changes
};

}  // namespace mazeloom::app
