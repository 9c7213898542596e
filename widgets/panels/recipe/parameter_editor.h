// SPDX-License-Identifier: MIT
// Edits one parameter of a stage: label, the fitting inputs, and a mark that brings the standard
// back.
#pragma once

#include <cstdint>
#include <memory>

#include <QBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "core/generate/stage/stage.h"
#include "core/level/map/own_kind.h"
#include "widgets/document/pack_document.h"

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
    /// Shows which of the pack's own kinds is chosen, without sending a signal; for a parameter
    /// that is one.
    virtual void setOwnKind(const level::OwnKinds& kinds, const std::string& id);

    /// With the inputs below the label, where both have no room beside each other.
    QSize minimumSizeHint() const override;

  signals:
    /// By the user. Changes of one gesture (a drag, or what is typed in one go) belong together.
    void edited(std::int64_t value, mazeloom::widgets::Gesture gesture);
    void resetWanted();
    /// Of the pack's own kinds the one of this id was chosen; empty: every one.
    void ownKindPicked(const std::string& id);

  protected:
    ParameterEditor(const generate::ParameterInfo& info, const QString& stageTitle);

    /// Shows `value` in the inputs. Signals of the inputs are of no account meanwhile.
    virtual void showValue(std::int64_t value) = 0;
    /// Puts the inputs after the label; the focus goes to the first of them.
    void setInputs(QWidget* first, QWidget* second = nullptr);
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
};

}  // namespace mazeloom::widgets
