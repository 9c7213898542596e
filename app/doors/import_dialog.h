// SPDX-License-Identifier: MIT
// Shows what a file of another program would bring, before anything changes: its levels, or what
// was changed there of levels that left from here; what its tiles stand for; what was left out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/doors/door_dialog.h"
#include "core/doors/importer.h"
#include "core/doors/in/difference.h"
#include "core/doors/in/take_in.h"
#include "widgets/document/latest_task.h"

class QCheckBox;
class QLabel;

namespace mazeloom::widgets {
class PackDocument;
class RowsModel;
class RowsView;
struct GenerationRequest;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class TileMeanings;

class ImportDialog : public DoorDialog {
    Q_OBJECT

  public:
    /// `imported` is what the file of `options` gave with its encoding and its root; the document
    /// stays as it is meanwhile.
    ImportDialog(const widgets::PackDocument& document, const doors::ImportOptions& options,
                 doors::Imported imported, QWidget* parent);
    ~ImportDialog() override;

    /// Gives what was agreed to. The dialog, which is closed by then, keeps no levels.
    doors::Coming takeComing();
    /// What the pack knows of tiles once this is taken in.
    level::ForeignTiles foreignTiles() const;

  private:
    QWidget* makeChoices();
    /// What the pack's levels are made with once this is taken in, and notes of what of this is not
    /// taken.
    level::Pack packWithThis(doors::NoteList& notes) const;
    /// The file once more, with what its tiles are said to stand for now. If the user cancels that,
    /// the choices become what they were.
    void readAgain();
    QVariant levelData(int row, int role) const;
    QVariant noteData(int row, int role) const;
    void showLevels();
    void showNotes();
    void showLevel();
    /// The level of the pack that the `i`-th of the file takes the place of; null: none.
    const level::Level* replacedBy(std::size_t i) const;
    std::size_t current() const;
    widgets::GenerationRequest requestOf(std::size_t i, bool isBefore) const;
    void tellDifference(const doors::Difference& difference);

    const widgets::PackDocument& document_;
    const std::string file_;
    const doors::Encoding encoding_;
    const std::string root_;  ///< of files beside; empty: that of doors::rootOf()
    doors::Imported imported_;
    doors::NoteList allNotes_;  ///< of reading it, and of taking it into the pack
    /// What was chosen when that was read.
    level::ForeignTiles readTiles_;
    bool readFlows_ = false;
    /// What becomes of each level.
    enum class Fate : unsigned char { New, Unchanged, Changed };
    std::vector<Fate> fates_;
    widgets::RowsModel* levelRows_;
    widgets::RowsView* list_;
    QCheckBox* replaces_;
    QCheckBox* flows_;               ///< hidden but for levels that came back
    TileMeanings* tiles_ = nullptr;  ///< null where the file has none of its own
    QLabel* notesTitle_;
    widgets::RowsModel* noteRows_;
    widgets::RowsView* notes_;
    QCheckBox* before_;
    widgets::LatestTask compare_{"import-difference"};
};

}  // namespace mazeloom::app
