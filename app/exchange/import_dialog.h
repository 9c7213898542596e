// SPDX-License-Identifier: MIT
// Dialog that previews the import of another program's file: its new levels or the changes to
// exported levels, the meanings of its tiles, and everything that is left out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/exchange/exchange_dialog.h"
#include "core/exchange/importer.h"
#include "core/exchange/in/difference.h"
#include "core/exchange/in/take_in.h"
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

class ImportDialog : public ExchangeDialog {
    Q_OBJECT

  public:
    /// `imported` is the result of importing with `options`; the dialog uses the file, encoding and
    /// root of `options`. The document must not change while the dialog exists.
    ImportDialog(const widgets::PackDocument& document, const exchange::ImportOptions& options,
                 exchange::Imported imported, QWidget* parent);
    ~ImportDialog() override;

    /// Moves out the accepted levels; call it after the dialog is closed.
    exchange::Coming takeComing();
    /// Returns the meanings of foreign tiles that the pack will have after the import.
    level::ForeignTiles foreignTiles() const;

  private:
    QWidget* makeChoices();
    /// Returns the pack as it will be after the import, so that its levels can be generated. Adds a
    /// note for everything that is not imported.
    level::Pack packWithThis(exchange::NoteList& notes) const;
    /// Reads the file again with the current meanings of its tiles. If the user cancels, restores
    /// the previous choices.
    void readAgain();
    QVariant levelData(int row, int role) const;
    QVariant noteData(int row, int role) const;
    void showLevels();
    void showNotes();
    void showLevel();
    /// Returns the pack's level that the level `i` of the file replaces; null if there is none.
    const level::Level* replacedBy(std::size_t i) const;
    std::size_t current() const;
    widgets::GenerationRequest requestOf(std::size_t i, bool isBefore) const;
    void tellDifference(const exchange::Difference& difference);

    const widgets::PackDocument& document_;
    const std::string file_;
    const exchange::Encoding encoding_;
    const std::string root_;  ///< folder of companion files; empty: exchange::rootOf()
    exchange::Imported imported_;
    exchange::NoteList allNotes_;  ///< notes of reading the file and of adding it to the pack
    /// The tile meanings and the state of `flows_` with which the file was read last.
    level::ForeignTiles readTiles_;
    bool readFlows_ = false;
    /// The effect of the import on each level.
    enum class Fate : unsigned char { New, Unchanged, Changed };
    std::vector<Fate> fates_;
    widgets::RowsModel* levelRows_;
    widgets::RowsView* list_;
    QCheckBox* replaces_;
    QCheckBox* flows_;               ///< shown only for re-imported levels
    TileMeanings* tiles_ = nullptr;  ///< null if the file has no foreign tiles
    QLabel* notesTitle_;
    widgets::RowsModel* noteRows_;
    widgets::RowsView* notes_;
    QCheckBox* before_;
    widgets::LatestTask compare_{"import-difference"};
};

}  // namespace mazeloom::app
