// SPDX-License-Identifier: MIT
// All ways of levels to other programs and back.
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "app/doors/animation_dialog.h"
#include "app/doors/replays/played.h"
#include "core/doors/bake.h"

class QWidget;

namespace mazeloom::widgets {
class EditContext;
class LevelList;
class PackDocument;
class Player;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class AnimationDomain;
class CopyAsDomain;
class DragOut;
class ImportDomain;
class LevelExportDomain;
class TileLooks;
class Workspace;

class DoorsDomain : public QObject {
    Q_OBJECT

  public:
    /// What the domain looks at in the window.
    struct Sources {
        Workspace& workspace;
        widgets::EditContext& context;
        widgets::Player& player;
        widgets::LevelList& list;
        TileLooks& looks;
    };

    /// `window` is the parent of dialogs.
    DoorsDomain(ActionRegistry& actions, const Sources& sources, QWidget* window);
    ~DoorsDomain() override;

    /// What was played can be exported, too.
    void setPlayed(OfferPlayed offer);

    /// Whether it is imported rather than opened: no pack, but there is a way in for it.
    static bool isForeign(const QString& file);
    /// Opens a pack, or imports what another program wrote.
    void open(const QString& file);

    /// As AnimationDomain::exportBeside().
    void exportBeside(const widgets::GenerationRequest& request, BesideChoice beside);

  signals:
    /// As LevelExportDomain::bakingWanted().
    void bakingWanted(const mazeloom::widgets::PackDocument& document,
                      const mazeloom::level::Pack& pack,
                      const std::vector<mazeloom::doors::BakeWish>& wishes, const QString& file);
    /// A word for the user that something went well.
    void told(const QString& text);

  private:
    Workspace& workspace_;
    std::unique_ptr<ImportDomain> import_;
    std::unique_ptr<LevelExportDomain> export_;
    std::unique_ptr<AnimationDomain> animation_;
    std::unique_ptr<CopyAsDomain> copy_;
    std::unique_ptr<DragOut> drag_;
};

}  // namespace mazeloom::app
