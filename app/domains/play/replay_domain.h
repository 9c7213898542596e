// SPDX-License-Identifier: MIT
// Attempts that are kept: saved and loaded as replays, counted where they ended, and proofs that a
// level can be won, which are replays too.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>

#include <tl/expected.hpp>

#include "core/check/rule/finding.h"
#include "core/grid/point.h"
#include "core/play/load_control.h"
#include "widgets/play/game_page.h"

class QAction;
class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class PlayDomain;

class ReplayDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    ReplayDomain(ActionRegistry& actions, PlayDomain& play, QWidget* window);

  signals:
    /// What a proof found of a level: nothing when it can be won.
    void proven(const QString& levelId, const std::vector<mazeloom::check::Finding>& findings);
    /// A word for the user that something went well.
    void told(const QString& text);

  private:
    void save();
    void load();
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
    QAction* save_;
    QAction* load_;
    QAction* heat_;
    QAction* prove_;
};

}  // namespace mazeloom::app
