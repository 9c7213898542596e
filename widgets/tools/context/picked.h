// SPDX-License-Identifier: MIT
// The picked objects, or the one picked path, of the open sheet. Follows edits and their undo, and
// is cleared when another sheet is opened.
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

    /// Indices of the picked objects of the open sheet, ascending.
    const edit::Picks& objects() const { return objects_; }
    /// Picks objects and unpicks the path. Ignores indices that do not exist.
    void setObjects(edit::Picks objects);
    /// Index of the picked trajectory of the open level.
    std::optional<std::size_t> path() const { return path_; }
    /// Index of the picked point of that path, if any.
    std::optional<std::size_t> point() const { return point_; }
    /// Picks a path and unpicks all objects.
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
    // The objects and paths at the time of the last pick:
    ObjectList knownObjects_;
    TrajectoryList knownPaths_;
};

}  // namespace mazeloom::widgets
