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
class QListWidget;

namespace mazeloom::widgets {
class PackDocument;
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

    /// What was agreed to.
    doors::Coming coming() const;

  private:
    QWidget* makeChoices();
    level::ForeignTiles foreignTiles() const;
    /// What the pack's levels are made with once this is taken in.
    level::Pack packWithThis() const;
    /// The file once more, with what its tiles are said to stand for now.
    void readAgain();
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
    QListWidget* list_;
    QCheckBox* replaces_;
    QCheckBox* flows_;               ///< hidden but for levels that came back
    TileMeanings* tiles_ = nullptr;  ///< null where the file has none of its own
    QLabel* notesTitle_;
    QListWidget* notes_;
    QCheckBox* before_;
    widgets::LatestTask compare_{"import-difference"};
};

}  // namespace mazeloom::app
