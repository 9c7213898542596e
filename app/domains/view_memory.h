// SPDX-License-Identifier: MIT
// How each level and room was looked at when it was left, so that it is looked at like this again:
// zoom and place, the moment of the timeline, and what was selected when another pack was chosen.
#pragma once

#include <map>
#include <optional>
#include <utility>

#include <QObject>
#include <QString>

#include "core/edit/area.h"
#include "core/trace/trace.h"
#include "widgets/canvas/canvas.h"
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
    /// Made before whoever tells `context` of another pack: what is selected is to be seen first.
    ViewMemory(Workspace& workspace, GenerateDomain& generate, widgets::Canvas& canvas,
               widgets::Player& player, widgets::EditContext& context, QObject* parent = nullptr);

    /// Where the canvas stands on a sheet, or stood last; nothing when it was never seen.
    std::optional<widgets::CanvasPlace> placeOf(const widgets::PackDocument* document,
                                                const widgets::Sheet& sheet) const;
    /// Where it is to stand when the sheet is next shown.
    void setPlace(const widgets::PackDocument* document, const widgets::Sheet& sheet,
                  const widgets::CanvasPlace& place);

  private:
    struct View {
        widgets::CanvasPlace place;
        trace::StepIndex position = 0;  ///< of `count` steps
        trace::StepIndex count = 0;
    };
    struct Selection {
        widgets::Sheet sheet;
        edit::Area area;
    };
    using Key = std::pair<const widgets::PackDocument*, QString>;

    static Key keyOf(const widgets::PackDocument* document, const widgets::Sheet& sheet);
    void leave(widgets::PackDocument* document, const widgets::Sheet& sheet);
    void arrive(widgets::PackDocument* document, const widgets::Sheet& sheet);
    void forget(const widgets::PackDocument* document);
    void keepSelection();
    void giveSelectionBack();

    Workspace& workspace_;
    widgets::Canvas& canvas_;
    widgets::Player& player_;
    widgets::EditContext& context_;
    std::map<Key, View> views_;
    std::map<const widgets::PackDocument*, Selection> selections_;
    /// What the canvas shows.
    std::optional<Key> shown_;
};

}  // namespace mazeloom::app
