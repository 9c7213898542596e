// SPDX-License-Identifier: MIT
// Swaps a pack's lists of levels and rooms: adding, removing, moving. Private to widgets/document.
#pragma once

#include <memory>
#include <vector>

#include <QUndoCommand>

#include "widgets/document/entries.h"

namespace mazeloom::widgets {

struct Structure {
    std::string title;
    std::string description;
    std::vector<std::shared_ptr<LevelEntry>> levels;
    std::vector<std::shared_ptr<RoomEntry>> rooms;

    friend bool operator==(const Structure&, const Structure&) = default;
};

class ChangeStructure final : public QUndoCommand {
  public:
    /// `show` is what is shown when the change has been made; what was shown before is again after
    /// undo.
    ChangeStructure(PackDocument& document, Structure after, Sheet show, const QString& text);

    void undo() override;
    void redo() override;

  private:
    PackDocument& document_;
    Structure before_;
    Structure after_;
    Sheet shownBefore_;
    Sheet shownAfter_;
    Stamp stampBefore_;
    Stamp stampAfter_;
};

}  // namespace mazeloom::widgets
