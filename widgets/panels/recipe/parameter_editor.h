// SPDX-License-Identifier: MIT
// Edits one parameter of a stage: a label, inputs for its type, a menu for how the value varies,
// and a reset button. While the value varies, the row shows the result for the current seed and
// depth, and the inputs for the variation stand below.
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
    /// Width of the labels of rows that line up, in pixels.
    static constexpr int kLabelWidth = 96;

    /// `stageTitle` is for accessible names.
    static ParameterEditor* create(const generate::ParameterInfo& info, const QString& stageTitle);

    const generate::ParameterInfo& info() const { return info_; }
    std::int64_t value() const { return value_; }
    /// Shows a value without sending a signal.
    void setValue(std::int64_t value);

    /// The seed and depth for which varying values are drawn.
    struct Shown {
        document::DrawnFor drawnFor;
        bool isFloor = false;  ///< of a descent; otherwise the level has no depth
    };
    /// Shows the stage's value of the parameter without emitting a signal.
    void showStage(const level::RecipeStage& stage, const Shown& shown);
    VaryKind varyKind() const { return kind_; }
    /// Returns null while the value is fixed.
    VaryingEditor* varyingEditor() { return varying_; }
    /// Returns the row's text about a varying value; empty while the value is fixed.
    QString outcome() const;
    /// Shows the selected one of the pack's own kinds, or the text (empty: the standard), without
    /// emitting a signal. Only for parameters of these types.
    virtual void setOwnKind(const level::OwnKinds& kinds, const std::string& id);

    /// The size with the inputs below the label, used if they do not fit side by side.
    QSize minimumSizeHint() const override;

  signals:
    /// The user edited the value. Edits of one gesture (a drag, typing in one go) belong together.
    void edited(std::int64_t value, mazeloom::widgets::Gesture gesture);
    void resetWanted();
    /// The user chose another kind of variation, or edited a varying value.
    void varied(const mazeloom::level::ParameterValue& value, mazeloom::widgets::Gesture gesture);
    /// The row's inputs were replaced.
    void partsMade();
    /// The user chose the pack's own kind with this id (empty: every kind), or wrote a text.
    void ownKindPicked(const std::string& id);

  protected:
    ParameterEditor(const generate::ParameterInfo& info, const QString& stageTitle);

    /// Shows `value` in the inputs. Signals of the inputs are ignored meanwhile.
    virtual void showValue(std::int64_t value) = 0;
    /// Puts the inputs after the label, whose mnemonic focuses the first one.
    void setInputs(QWidget* first, QWidget* second = nullptr);
    void addBelow(QWidget* widget);
    void edit(std::int64_t value);
    /// Makes the following edits a new undo command.
    void beginGesture() { gesture_ = newGesture(); }
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Returns a tool tip: the parameter's purpose, its range and its standard.
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
    bool linesUp_ = true;  ///< whether its label is as wide as those of other sliders
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
