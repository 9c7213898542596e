// SPDX-License-Identifier: MIT
// Recorded attempts: saves and loads them as replays, and counts the cells where they ended. Also
// finds proofs that a level can be won, which are replays, too.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>

#include <tl/expected.hpp>

#include "app/exchange/replays/played.h"
#include "core/check/findings/finding.h"
#include "core/grid/point.h"
#include "core/play/load_control.h"
#include "widgets/play/game_page.h"

class QAction;
class QWidget;

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

class ActionRegistry;
class PlayDomain;
class ProblemsDomain;
struct WindowParts;

class ReplayDomain : public QObject {
    Q_OBJECT

  public:
    ReplayDomain(const WindowParts& parts, PlayDomain& play, const ProblemsDomain& problems);

    /// Returns the recorded attempts at the current level.
    PlayedOffer offer() const;

    /// Stores the current attempt, for use after its end. A watched attempt is not stored: it is a
    /// bot's, or was stored when it was played.
    void remember();
    /// Returns the key of the shown level or floor and its seed; marks of a bot belong to one.
    QString placeOfBotHeat() const;
    /// Shows where a bot dies, in place of the user's own ends, until these are wanted, or until
    /// hideBotHeat(). The marks are shown while placeOfBotHeat() is `place`.
    void showBotHeat(const QString& place, std::vector<widgets::HeatSpot> spots);
    void hideBotHeat();

  signals:
    /// The bot's heat map gave way to the user's own ends.
    void botHeatReplaced();
    /// A proof was attempted. `findings` say why the level is not proved winnable; empty if it is.
    void proven(const QString& levelId, const std::vector<mazeloom::check::Finding>& findings);
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    /// Upper bound on the levels whose last attempt is stored.
    static constexpr std::size_t kMostLast = 8;
    struct Last {
        QPointer<const widgets::PackDocument> document;
        QString level;
        std::shared_ptr<const Played> played;
    };

    void save();
    void load();
    /// Returns the current attempt as recorded so far; null if there is none.
    std::shared_ptr<const Played> played() const;
    void prove();
    using Show = widgets::GamePage::Show;
    /// Loads an attempt for `page`. Called on another thread.
    using Loader = std::function<tl::expected<Show, QString>(widgets::GamePage& page,
                                                             const play::LoadControl& control)>;
    /// Loads an attempt at the current level and shows it. Returns the number of inputs that come
    /// after the attempt's end, or an error that says why the attempt cannot be shown. If the user
    /// cancels, changes nothing and returns 0.
    tl::expected<std::int64_t, QString> loadAndWatch(const QString& title, const Loader& loader);
    /// Returns the first key in `ends_` for the shown level or floor. Ends of attempts with the
    /// same key are counted together.
    QString placeOfEnds() const;
    void countEnd(grid::Point at);
    void showHeat();
    void update();

    PlayDomain& play_;
    QWidget* window_;
    /// The number of attempts that ended at each cell. The first key is placeOfEnds().
    std::map<QString, std::map<std::pair<int, int>, int>> ends_;
    struct BotHeat {
        QString place;  ///< placeOfBotHeat() of the level or floor
        std::vector<widgets::HeatSpot> spots;
    };
    std::optional<BotHeat> botHeat_;
    std::vector<Last> last_;  ///< the latest comes last
    QAction* save_;
    QAction* load_;
    QAction* heat_;
    QAction* prove_;
};

}  // namespace mazeloom::app
