// SPDX-License-Identifier: MIT
// Field for the target of an export: a folder, and a name if the target is a single file.
#pragma once

#include <filesystem>

#include <QWidget>

#include "core/exchange/out/write_levels.h"

class QLabel;
class QLineEdit;

namespace mazeloom::app {

class PlaceField : public QWidget {
    Q_OBJECT

  public:
    explicit PlaceField(QWidget* parent = nullptr);

    /// Suggests the name of a single file, or of a single folder if `ending` is empty. The user may
    /// change the name. An empty `name` means several files in the chosen folder.
    void setName(const QString& name, const QString& ending);
    exchange::WritePlace place() const;
    QString folder() const;
    /// Returns the error in the target; empty if there is none.
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
    bool isNamed_ = false;  ///< whether the user changed the name
};

}  // namespace mazeloom::app
