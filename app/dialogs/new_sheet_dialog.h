// SPDX-License-Identifier: MIT
// Asks for the properties of a new level or room.
#pragma once

#include <string>

#include <QDialog>
#include <QString>
#include <QStringList>

#include "core/grid/grid.h"
#include "widgets/document/sheet.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace mazeloom::app {

class NewSheetDialog : public QDialog {
    Q_OBJECT

  public:
    /// `folders` are the folders of the pack; `folder` is the proposed one.
    NewSheetDialog(widgets::Sheet::Kind kind, const QStringList& folders, const QString& folder,
                   QWidget* parent);

    QString title() const;
    grid::Size size() const;
    /// Returns the folder for the new level; empty for rooms.
    QString folder() const;
    /// Returns the id of a built-in recipe.
    std::string recipe() const;

  private:
    void takeRecipe();

    grid::Size standard_;  ///< default size for the chosen recipe
    QLineEdit* title_;
    QSpinBox* width_;
    QSpinBox* height_;
    QComboBox* folder_ = nullptr;
    QComboBox* recipe_ = nullptr;
};

}  // namespace mazeloom::app
