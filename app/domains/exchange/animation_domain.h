// SPDX-License-Identifier: MIT
// File → Export animation…: exports the generation of the current level.
#pragma once

#include <cstdint>
#include <utility>

#include <QObject>

#include "app/exchange/animation_dialog.h"
#include "app/exchange/replays/played.h"

class QAction;
class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class TileLooks;
class Workspace;

class AnimationDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    AnimationDomain(ActionRegistry& actions, Workspace& workspace, TileLooks& looks,
                    QWidget* window);
    /// Lets the user also export attempts that were played.
    void setPlayed(OfferPlayed offer) { offerPlayed_ = std::move(offer); }

    /// Asks for a file and exports several generations side by side. `request` is the request for
    /// the first generation.
    void exportBeside(const widgets::GenerationRequest& request, BesideChoice beside);

  signals:
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    void ask();
    void ask(AnimationDialog& dialog);
    void write(const AnimationDialog& dialog);
    void refuse(const QString& why);
    void tellOfLate(std::int64_t late);
    void update();

    const ActionRegistry& actions_;
    Workspace& workspace_;
    TileLooks& looks_;
    QWidget* window_;
    OfferPlayed offerPlayed_;
    QAction* action_;
};

}  // namespace mazeloom::app
