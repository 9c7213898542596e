// SPDX-License-Identifier: MIT
// Edits a value that varies with the seed or depth, below the parameter's row.
#pragma once

#include <QWidget>

#include "widgets/document/gesture.h"
#include "widgets/panels/recipe/vary/vary_kind.h"

namespace mazeloom::widgets {

class VaryingEditor : public QWidget {
    Q_OBJECT

  public:
    /// Returns an editor for any kind but Fixed. `name` is the parameter's accessible name.
    static VaryingEditor* create(VaryKind kind, const generate::ParameterInfo& info,
                                 const QString& name);

    /// The shown depth. A level that is no floor has depth 1.
    struct Place {
        int depth = 1;
        bool isFloor = false;
    };
    /// Shows a value of the editor's kind without emitting a signal.
    void setValue(const level::ParameterValue& value, const Place& place);

  signals:
    /// Emitted when the user edited the value. Changes of one gesture have the same `gesture`.
    void edited(const mazeloom::level::ParameterValue& value, mazeloom::widgets::Gesture gesture);

    /// Emitted when the inputs were replaced.
    void partsMade();

  protected:
    VaryingEditor(const generate::ParameterInfo& info, QString name);

    const generate::ParameterInfo& info() const { return info_; }
    const QString& name() const { return name_; }
    bool isShowing() const { return isShowing_; }
    virtual void showValue(const level::ParameterValue& value, const Place& place) = 0;
    void edit(const level::ParameterValue& value);
    /// Makes the following edits a new undo command.
    void beginGesture() { gesture_ = newGesture(); }

  private:
    const generate::ParameterInfo& info_;
    QString name_;
    Gesture gesture_ = newGesture();
    bool isShowing_ = false;
};

}  // namespace mazeloom::widgets
