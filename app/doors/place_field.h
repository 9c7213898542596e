// SPDX-License-Identifier: MIT
// Where files go: a folder, and a name where it is one file.
#pragma once

#include <filesystem>

#include <QWidget>

#include "core/doors/out/write_levels.h"

class QLabel;
class QLineEdit;

namespace mazeloom::app {

class PlaceField : public QWidget {
    Q_OBJECT

  public:
    explicit PlaceField(QWidget* parent = nullptr);

    /// One file, or without an ending one folder, which is called so unless somebody calls it
    /// otherwise; an empty name: several files, which go into the folder that is chosen.
    void setName(const QString& name, const QString& ending);
    doors::WritePlace place() const;
    QString folder() const;
    /// What is wrong with the place; empty where all is good.
    QString flaw() const;
    QLineEdit* line() const { return folder_; }

  signals:
    void changed();

  private:
    void browse();
    QString fileName() const;

    QLineEdit* folder_;
    QLineEdit* name_;
    QLabel* ending_;
    bool isNamed_ = false;  ///< by hand
};

}  // namespace mazeloom::app
