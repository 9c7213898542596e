// SPDX-License-Identifier: MIT
// Edits one parameter of a stage: label, the fitting inputs, a menu of the ways in which it may
// vary, and a mark that brings the standard back. While it varies, the row shows what came out for
// the seed and depth in hand, and what it varies by stands below.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "core/document/parameter.h"
#include "core/generate/stage/stage.h"
#include "core/level/map/own_kind.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/recipe/vary/varying_editor.h"

namespace mazeloom::widgets {

class ParameterEditor : public QWidget {
    Q_OBJECT

  public:
    /// Rows line up when they share the width of their labels, in pixels.
    static constexpr int kLabelWidth = 96;

    /// `stageTitle` is for accessible names.
    static ParameterEditor* create(const generate::ParameterInfo& info, const QString& stageTitle);

    const generate::ParameterInfo& info() const { return info_; }
    std::int64_t value() const { return value_; }
    /// Shows a value without sending a signal.
    void setValue(std::int64_t value);

    /// What values that vary are drawn for.
    struct Shown {
        document::DrawnFor drawnFor;
        bool isFloor = false;  ///< of a descent: else it has no depth
    };
    /// Shows the parameter as a stage has it, without sending a signal.
    void showStage(const level::RecipeStage& stage, const Shown& shown);
    VaryKind varyKind() const { return kind_; }
    /// Null while the value is fixed.
    VaryingEditor* varyingEditor() { return varying_; }
    /// What the row says of a value that varies; empty while it is fixed.
    QString outcome() const;
    /// Shows which of the pack's own kinds is chosen, or the text (empty: the standard), without
    /// sending a signal; for a parameter that is one.
    virtual void setOwnKind(const level::OwnKinds& kinds, const std::string& id);

    /// With the inputs below the label, where both have no room beside each other.
    QSize minimumSizeHint() const override;

  signals:
    /// By the user. Changes of one gesture (a drag, or what is typed in one go) belong together.
    void edited(std::int64_t value, mazeloom::widgets::Gesture gesture);
    void resetWanted();
    /// Another kind of value was chosen, or one that varies was edited.
    void varied(const mazeloom::level::ParameterValue& value, mazeloom::widgets::Gesture gesture);
    /// Other inputs stand there than before.
    void partsMade();
    /// Of the pack's own kinds the one of this id was chosen; empty: every one. Of a text: it was
    /// written.
    void ownKindPicked(const std::string& id);

  protected:
    ParameterEditor(const generate::ParameterInfo& info, const QString& stageTitle);

    /// Shows `value` in the inputs. Signals of the inputs are of no account meanwhile.
    virtual void showValue(std::int64_t value) = 0;
    /// Puts the inputs after the label; the focus goes to the first of them.
    void setInputs(QWidget* first, QWidget* second = nullptr);
    void addBelow(QWidget* widget);
    void edit(std::int64_t value);
    /// What follows is another undo command.
    void beginGesture() { gesture_ = newGesture(); }
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// A tool tip: what the parameter does, its range and its standard.
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
    QToolButton* vary_;  ///< null where nothing varies
    VaryKind kind_ = VaryKind::Fixed;
    VaryingEditor* varying_ = nullptr;
    std::vector<QWidget*> fixedInputs_;
    QLabel* outcome_;
    QVBoxLayout* column_ = nullptr;
    int depth_ = 1;
};

}  // namespace mazeloom::widgets
