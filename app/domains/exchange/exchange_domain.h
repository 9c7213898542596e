// SPDX-License-Identifier: MIT
// Exports to and imports from other programs.
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "app/exchange/animation_dialog.h"
#include "app/exchange/replays/played.h"
#include "core/exchange/bake.h"

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
struct WindowParts;

class ExchangeDomain : public QObject {
    Q_OBJECT

  public:
    explicit ExchangeDomain(const WindowParts& parts);
    ~ExchangeDomain() override;

    /// Lets the user also export attempts that were played.
    void setPlayed(OfferPlayed offer);

    /// Whether a file is imported rather than opened: it is no pack, but an importer exists for it.
    static bool isForeign(const QString& file);
    /// Opens a pack, or imports another program's file.
    void open(const QString& file);

    /// Does the same as AnimationDomain::exportBeside().
    void exportBeside(const widgets::GenerationRequest& request, BesideChoice beside);

  signals:
    /// Passes on LevelExportDomain::bakingWanted().
    void bakingWanted(const mazeloom::widgets::PackDocument& document,
                      const mazeloom::level::Pack& pack,
                      const std::vector<mazeloom::exchange::BakeWish>& wishes, const QString& file);
    /// Tells the user that something succeeded.
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
