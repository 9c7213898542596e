// SPDX-License-Identifier: MIT
// Dialog that exports levels to other programs. The user chooses format, levels, seeds and target.
// The dialog previews the result, and lists the data that the format cannot hold.
#pragma once

#include <string>
#include <vector>

#include "app/exchange/exchange_dialog.h"
#include "app/exchange/picture_choices.h"
#include "core/exchange/bake.h"
#include "core/exchange/out/level_files.h"
#include "core/exchange/out/write_levels.h"

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

class ExportDialog : public ExchangeDialog {
    Q_OBJECT

  public:
    /// The pack must have levels. Its state at this time is exported, even if it changes later.
    /// `shown` is the look of levels in the window.
    ExportDialog(const widgets::PackDocument& document, ShownLook shown, QWidget* parent);
    ~ExportDialog() override;

    /// The following choices of the user are valid once the dialog was accepted, as long as it
    /// exists. isPack() returns whether to export the pack with baked levels; if not, files() are
    /// exported.
    bool isPack() const { return format() == nullptr; }
    const level::Pack& pack() const { return pack_; }
    std::vector<exchange::BakeWish> bakes() const;
    exchange::LevelFiles files() const;
    exchange::WritePlace place() const;
    exchange::ExportOptions options() const;
    /// Whether levels that cannot be generated are skipped.
    bool skipsFailures() const;

  private:
    /// Returns the format; null stands for the format of packs.
    const exchange::Exporter* format() const;
    QWidget* makeForm(ShownLook shown);
    void keep() override;
    void update();
    void updateForPack();
    void showLevel();
    /// Returns the error in the choices; empty if there is none.
    QString flaw() const;

    const level::Pack pack_;
    std::vector<std::uint64_t> seeds_;  ///< the levels' seeds in the editor
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
