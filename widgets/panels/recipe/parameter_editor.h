// SPDX-License-Identifier: MIT
// Edits one parameter of a stage: a label, inputs for the parameter's type, a menu for how the
// value varies, and a reset button. While the value varies, the row shows the result for the
// current seed and depth, and the inputs for the variation are below the row.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "core/document/parameter.h"
#include "core/generate/shared/stage.h"
#include "core/level/map/own_kind.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/recipe/vary/varying_editor.h"

namespace mazeloom::widgets {

class ParameterEditor : public QWidget {
    Q_OBJECT

  public:
    /// Width of the labels of rows whose sliders line up, in pixels.
    static constexpr int kLabelWidth = 96;

    /// Returns an editor for a parameter. `stageTitle` is part of the accessible names.
    static ParameterEditor* create(const generate::ParameterInfo& info, const QString& stageTitle);

    const generate::ParameterInfo& info() const { return info_; }
    std::int64_t value() const { return value_; }
    /// Shows a value without emitting a signal.
    void setValue(std::int64_t value);

    /// The seed and depth for which the values of varying parameters are drawn.
    struct Shown {
        document::DrawnFor drawnFor;
        bool isFloor = false;  ///< the level is a floor of a descent; others have no depth
    };
    /// Shows the value that a stage gives the parameter, without emitting a signal.
    void showStage(const level::RecipeStage& stage, const Shown& shown);
    VaryKind varyKind() const { return kind_; }
    /// Returns the editor of the varying value; null while the value is fixed.
    VaryingEditor* varyingEditor() { return varying_; }
    /// Returns the row's text about a varying value; empty while the value is fixed.
    QString outcome() const;
    /// For a parameter that selects one of the pack's own kinds, shows the kind with this id; for a
    /// text, shows `id` as the text (empty: the default). Emits no signal. Does nothing for other
    /// parameters.
    virtual void setOwnKind(const level::OwnKinds& kinds, const std::string& id);

    /// Returns the size with the inputs below the label: the editor is arranged like this if its
    /// parts do not fit side by side.
    QSize minimumSizeHint() const override;

  signals:
    /// Emitted when the user edited the value. Edits of one gesture (a drag, typing in one go) have
    /// the same `gesture`.
    void edited(std::int64_t value, mazeloom::widgets::Gesture gesture);
    void resetWanted();
    /// Emitted when the user chose another kind of variation, or edited a varying value.
    void varied(const mazeloom::level::ParameterValue& value, mazeloom::widgets::Gesture gesture);
    /// Emitted when the row's inputs were replaced.
    void partsMade();
    /// Emitted when the user chose the pack's own kind with this id (empty: every kind), or entered
    /// a text.
    void ownKindPicked(const std::string& id);

  protected:
    ParameterEditor(const generate::ParameterInfo& info, const QString& stageTitle);

    /// Shows `value` in the inputs. Signals of the inputs are ignored during the call.
    virtual void showValue(std::int64_t value) = 0;
    /// Places the inputs after the label, whose mnemonic focuses the first input.
    void setInputs(QWidget* first, QWidget* second = nullptr);
    void addBelow(QWidget* widget);
    void edit(std::int64_t value);
    /// Makes the following edits a new undo command.
    void beginGesture() { gesture_ = newGesture(); }
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Returns a tool tip: the parameter's purpose, range and default.
    QString help() const;

  private:
    void showResetMark();
    void showKind(VaryKind kind);
    void openMenu();
    void vary(VaryKind kind);
    void arrange();
    int labelWidth() const;

    const generate::ParameterInfo& info_;
    QString name_;
    std::int64_t value_;
    Gesture gesture_ = newGesture();
    bool showing_ = false;
    bool linesUp_ = true;  ///< the label is as wide as those of rows with sliders
    QBoxLayout* parts_ = nullptr;
    QLayout* inputs_ = nullptr;
    QLabel* label_;
    QToolButton* reset_;
    QToolButton* vary_;  ///< null if the value cannot vary
    VaryKind kind_ = VaryKind::Fixed;
    VaryingEditor* varying_ = nullptr;
    std::vector<QWidget*> fixedInputs_;
    QLabel* outcome_;
    QVBoxLayout* column_ = nullptr;
    int depth_ = 1;
};

}  // namespace mazeloom::widgets
