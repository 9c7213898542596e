// SPDX-License-Identifier: MIT
// Swaps a pack's lists of levels, folders and rooms: adding, removing, moving. Private to
// widgets/document.
#pragma once

#include <memory>
#include <vector>

#include "widgets/document/document_command.h"
#include "widgets/document/entries.h"

namespace mazeloom::widgets {

struct Structure {
    std::string title;
    std::string description;
    std::vector<std::string> tabs;  ///< see level::Pack
    std::vector<std::shared_ptr<LevelEntry>> levels;
    std::vector<std::shared_ptr<RoomEntry>> rooms;
    /// Never null; shared by all commands between which it stays the same.
    std::shared_ptr<const level::Campaign> campaign = std::make_shared<const level::Campaign>();
    std::shared_ptr<const level::Descent> descent = std::make_shared<const level::Descent>();

    friend bool operator==(const Structure&, const Structure&) = default;
};

/// A level that goes into another folder.
struct Retab {
    LevelEntry* level = nullptr;
    std::string before;
    std::string after;
    Stamp stampBefore = 0;
    Stamp stampAfter = 0;
};

class ChangeStructure final : public DocumentCommand {
  public:
    /// `show` is what is shown when the change has been made; what was shown before is again after
    /// undo. `retabs` are the levels whose folder changes with it.
    ChangeStructure(PackDocument& document, Structure after, Sheet show, const QString& text,
                    std::vector<Retab> retabs = {});

    void undo() override;
    void redo() override;
    std::size_t bytes() const override;
    DocumentCommand* handOver() override { return new ChangeStructure(std::move(*this)); }

  private:
    ChangeStructure(ChangeStructure&& from);

    PackDocument& document_;
    Structure before_;
    Structure after_;
    std::vector<Retab> retabs_;
    Sheet shownBefore_;
    Sheet shownAfter_;
    Stamp stampBefore_;
    Stamp stampAfter_;
};

}  // namespace mazeloom::widgets
