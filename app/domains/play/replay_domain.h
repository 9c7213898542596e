// SPDX-License-Identifier: MIT
// Attempts that are kept: saved and loaded as replays, counted where they ended, and proofs that a
// level can be won, which are replays too.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>

#include <tl/expected.hpp>

#include "app/doors/replays/played.h"
#include "core/check/rule/finding.h"
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

class ReplayDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    ReplayDomain(ActionRegistry& actions, PlayDomain& play, QWidget* window);

    /// What was played of the level that is shown.
    PlayedOffer offer() const;

  signals:
    /// What a proof found of a level: nothing when it can be won.
    void proven(const QString& levelId, const std::vector<mazeloom::check::Finding>& findings);
    /// A word for the user that something went well.
    void told(const QString& text);

  private:
    /// Of so many levels the last attempt is known.
    static constexpr std::size_t kMostLast = 8;
    struct Last {
        QPointer<const widgets::PackDocument> document;
        QString level;
        std::shared_ptr<const Played> played;
    };

    void save();
    void load();
    /// The attempt that is played, as far as it is recorded; null: none is.
    std::shared_ptr<const Played> played() const;
    /// Keeps it for when it is over.
    void remember();
    void prove();
    using Show = widgets::GamePage::Show;
    /// Loads an attempt for a page; called on another thread.
    using Loader = std::function<tl::expected<Show, QString>(widgets::GamePage& page,
                                                             const play::LoadControl& control)>;
    /// Loads an attempt at the level that is seen, and shows it. Returns how many inputs come after
    /// its end; the error says why it cannot be shown. When the user cancels all stays as it was.
    tl::expected<std::int64_t, QString> loadAndWatch(const QString& title, const Loader& loader);
    /// By what attempts that are counted together are known.
    QString placeOfEnds() const;
    void countEnd(grid::Point at);
    void showHeat();
    void update();

    PlayDomain& play_;
    QWidget* window_;
    /// How many attempts ended at a cell, by placeOfEnds().
    std::map<QString, std::map<std::pair<int, int>, int>> ends_;
    std::vector<Last> last_;  ///< the latest behind the others
    QAction* save_;
    QAction* load_;
    QAction* heat_;
    QAction* prove_;
};

}  // namespace mazeloom::app
