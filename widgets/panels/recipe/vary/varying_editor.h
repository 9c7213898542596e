// SPDX-License-Identifier: MIT
// Edits a value that is not the same for every seed and depth, below the parameter's row.
#pragma once

#include <QWidget>

#include "widgets/document/gesture.h"
#include "widgets/panels/recipe/vary/vary_kind.h"

namespace mazeloom::widgets {

class VaryingEditor : public QWidget {
    Q_OBJECT

  public:
    /// For a kind that is not Fixed. `name` is the parameter's, for accessible names.
    static VaryingEditor* create(VaryKind kind, const generate::ParameterInfo& info,
                                 const QString& name);

    /// Where the level is looked at; a level that is no floor has no depth but 1.
    struct Place {
        int depth = 1;
        bool isFloor = false;
    };
    /// Shows a value of its kind without sending a signal.
    void setValue(const level::ParameterValue& value, const Place& place);

  signals:
    /// By the user. Changes of one gesture belong together.
    void edited(const mazeloom::level::ParameterValue& value, mazeloom::widgets::Gesture gesture);

    /// Other inputs stand there than before.
    void partsMade();

  protected:
    VaryingEditor(const generate::ParameterInfo& info, QString name);

    const generate::ParameterInfo& info() const { return info_; }
    const QString& name() const { return name_; }
    bool isShowing() const { return isShowing_; }
    virtual void showValue(const level::ParameterValue& value, const Place& place) = 0;
    void edit(const level::ParameterValue& value);
    /// What follows is another undo command.
    void beginGesture() { gesture_ = newGesture(); }

  private:
    const generate::ParameterInfo& info_;
    QString name_;
    Gesture gesture_ = newGesture();
    bool isShowing_ = false;
};

}  // namespace mazeloom::widgets
