// SPDX-License-Identifier: MIT
// How each level and room was looked at when it was left, so that it is looked at like this again:
// zoom and place, the moment of the timeline, and what was selected when another pack was chosen.
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

class ViewMemory : public QObject {
    Q_OBJECT

  public:
    /// Construct it before the object that sets another pack on `context`: this one is then told
    /// first, while the old selection is still there.
    ViewMemory(Workspace& workspace, GenerateDomain& generate, widgets::Canvas& canvas,
               widgets::Player& player, widgets::EditContext& context, QObject* parent = nullptr);

    /// How a sheet is looked at, or was when it was left; nothing when it was never seen.
    std::optional<SheetView> viewOf(const widgets::PackDocument* document,
                                    const widgets::Sheet& sheet) const;
    /// How it is to be looked at when it is next shown.
    void setView(const widgets::PackDocument* document, const widgets::Sheet& sheet,
                 const SheetView& view);

  signals:
    /// Zoom, place or moment of what is shown.
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
    /// What the canvas shows.
    std::optional<Key> shown_;
};

}  // namespace mazeloom::app
