// SPDX-License-Identifier: MIT
// Asks how levels leave for other programs: in which format, which levels, from which seeds, where
// to. Shows what comes out, and says what the format cannot hold.
#pragma once

#include <vector>

#include <QDialog>

#include "core/doors/out/level_files.h"
#include "core/doors/out/write_levels.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace mazeloom::widgets {
class NumberBox;
class PackDocument;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class FileHead;
class LevelChecks;
class LevelPreview;
class PlaceField;
class SeedChoice;

class ExportDialog : public QDialog {
    Q_OBJECT

  public:
    /// The pack has levels. It is exported as it is now, whatever happens to it meanwhile.
    ExportDialog(const widgets::PackDocument& document, QWidget* parent);
    ~ExportDialog() override;

    /// What was asked for, once it was accepted; valid as long as the dialog.
    doors::LevelFiles files() const;
    doors::WritePlace place() const;
    doors::ExportOptions options() const;

  private:
    const doors::Exporter& format() const;
    void makeForm(QLayout& column);
    void keep() const;
    void update();
    void preview();
    /// What is wrong with what is chosen; empty where all is good.
    QString flaw() const;

    const level::Pack pack_;
    std::vector<std::uint64_t> seeds_;  ///< of the levels, as the editor shows them
    QComboBox* format_;
    QLabel* help_;
    QLabel* leftOut_;
    LevelChecks* levels_;
    SeedChoice* seedChoice_;
    QLabel* scaleLabel_;
    widgets::NumberBox* scale_;
    QLabel* themeLabel_;
    QComboBox* theme_;
    QCheckBox* grid_;
    PlaceField* place_;
    QLabel* summary_;
    LevelPreview* preview_;
    FileHead* head_;
    QPushButton* export_;
};

}  // namespace mazeloom::app
