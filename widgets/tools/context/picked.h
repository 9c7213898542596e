// SPDX-License-Identifier: MIT
// What of the open sheet's things is picked for editing: objects, or one path. Follows edits and
// their undo, and forgets all when another sheet is opened.
#pragma once

#include <optional>

#include <QObject>
#include <QPointer>

#include "core/edit/things/objects.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

class Picked : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    void setDocument(PackDocument* document);

    /// Indices of the open sheet's objects, ascending.
    const edit::Picks& objects() const { return objects_; }
    /// Ends the picking of a path. Indices that do not exist are left out.
    void setObjects(edit::Picks objects);
    /// Index of the open level's trajectory.
    std::optional<std::size_t> path() const { return path_; }
    /// The path's point that was picked, if any; by index.
    std::optional<std::size_t> point() const { return point_; }
    /// Ends the picking of objects.
    void setPath(std::optional<std::size_t> path, std::optional<std::size_t> point = {});
    void clear();

  signals:
    void changed();

  private:
    void takeSheet();
    void follow(const Sheet& sheet, SheetPart part);
    void remember();
    void set(edit::Picks objects, std::optional<std::size_t> path,
             std::optional<std::size_t> point);

    QPointer<PackDocument> document_;
    edit::Picks objects_;
    std::optional<std::size_t> path_;
    std::optional<std::size_t> point_;
    // As they were when it was last picked from them:
    ObjectList knownObjects_;
    TrajectoryList knownPaths_;
};

}  // namespace mazeloom::widgets
