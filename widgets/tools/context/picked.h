// SPDX-License-Identifier: MIT
// The picked objects, or the picked path, of the open sheet. The picks follow edits and their undo;
// they are cleared when another sheet is opened.
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

    /// Returns the indices of the picked objects of the open sheet, in ascending order.
    const edit::Picks& objects() const { return objects_; }
    /// Picks objects and unpicks the path. Ignores indices that do not exist.
    void setObjects(edit::Picks objects);
    /// Returns the index of the picked path of the open level; nullopt if none is picked.
    std::optional<std::size_t> path() const { return path_; }
    /// Returns the index of the picked point of the picked path; nullopt if none is picked.
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
