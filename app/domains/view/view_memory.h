// SPDX-License-Identifier: MIT
// Remembers the view of each level and room: zoom, place and the moment of the timeline. Also
// remembers the selection of a pack while another pack is current.
#pragma once

#include <map>
#include <optional>
#include <utility>

#include <QObject>
#include <QString>

#include "app/workspace/sheet_view.h"
#include "core/edit/area/area.h"
#include "widgets/document/sheet.h"

namespace mazeloom::widgets {
class EditContext;
class PackDocument;
class Player;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class GenerateDomain;
class Workspace;
struct WindowParts;

class ViewMemory : public QObject {
    Q_OBJECT

  public:
    /// Construct this object before the object that changes the pack of the edit context when
    /// Workspace::currentChanged() is emitted. This object must receive the signal first, while the
    /// old selection still exists.
    ViewMemory(const WindowParts& parts, GenerateDomain& generate);

    /// Returns the current or last view of a sheet; nullopt if it was never shown.
    std::optional<SheetView> viewOf(const widgets::PackDocument* document,
                                    const widgets::Sheet& sheet) const;
    /// Sets the view for the next time that the sheet is shown.
    void setView(const widgets::PackDocument* document, const widgets::Sheet& sheet,
                 const SheetView& view);

  signals:
    /// Zoom, place or moment of the shown sheet changed.
    void changed();

  private:
    struct Selection {
        widgets::Sheet sheet;
        edit::Area area;
    };
    using Key = std::pair<const widgets::PackDocument*, QString>;

    static Key keyOf(const widgets::PackDocument* document, const widgets::Sheet& sheet);
    void leave(widgets::PackDocument* document, const widgets::Sheet& sheet);
    void arrive(widgets::PackDocument* document, const widgets::Sheet& sheet);
    void forget(const widgets::PackDocument* document);
    SheetView present() const;
    void lookAs(const SheetView& view);
    void keepSelection();
    void giveSelectionBack();

    Workspace& workspace_;
    widgets::Canvas& canvas_;
    widgets::Player& player_;
    widgets::EditContext& context_;
    std::map<Key, SheetView> views_;
    std::map<const widgets::PackDocument*, Selection> selections_;
    /// The sheet on the canvas.
    std::optional<Key> shown_;
};

}  // namespace mazeloom::app
