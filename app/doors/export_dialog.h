// SPDX-License-Identifier: MIT
// Asks how levels leave for other programs: in which format, which levels, from which seeds, where
// to. Shows what comes out, and says what the format cannot hold.
#pragma once

#include <string>
#include <vector>

#include "app/doors/door_dialog.h"
#include "app/doors/picture_choices.h"
#include "core/doors/bake.h"
#include "core/doors/out/level_files.h"
#include "core/doors/out/write_levels.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace mazeloom::widgets {
class PackDocument;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class FileHead;
class LevelChecks;
class PlaceField;
class SeedChoice;

class ExportDialog : public DoorDialog {
    Q_OBJECT

  public:
    /// The pack has levels. It is exported as it is now, whatever happens to it meanwhile.
    /// `shown` is how the window shows it.
    ExportDialog(const widgets::PackDocument& document, ShownLook shown, QWidget* parent);
    ~ExportDialog() override;

    /// What was asked for, once it was accepted; valid as long as the dialog.
    /// Whether it is the pack, with levels baked; otherwise files().
    bool isPack() const { return format() == nullptr; }
    const level::Pack& pack() const { return pack_; }
    std::vector<doors::BakeWish> bakes() const;
    doors::LevelFiles files() const;
    doors::WritePlace place() const;
    doors::ExportOptions options() const;
    /// Whether the others are written where some levels cannot be made.
    bool skipsFailures() const;

  private:
    /// Null: the pack's own.
    const doors::Exporter* format() const;
    QWidget* makeForm(ShownLook shown);
    void keep() override;
    void update();
    void updateForPack();
    void showLevel();
    /// What is wrong with what is chosen; empty where all is good.
    QString flaw() const;

    const level::Pack pack_;
    std::vector<std::uint64_t> seeds_;  ///< of the levels, as the editor shows them
    QComboBox* format_;
    QLabel* help_;
    QLabel* leftOut_;
    LevelChecks* levels_;
    SeedChoice* seedChoice_;
    QCheckBox* skips_;
    PictureChoices* pictures_;
    PlaceField* place_;
    FileHead* head_;
};

}  // namespace mazeloom::app
