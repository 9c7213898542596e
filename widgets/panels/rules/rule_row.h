// SPDX-License-Identifier: MIT
// Edits one rule: the pattern to find, its replacement, and how often the rule applies.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QWidget>

#include "widgets/panels/rules/ink_button.h"
#include "widgets/panels/rules/pattern_grid.h"
#include "widgets/panels/rules/rules_context.h"

class QBoxLayout;

namespace mazeloom::widgets {

class RuleRow : public QWidget {
    Q_OBJECT

  public:
    /// `number` is the rule's number within its node, from 1. The context must outlive the row.
    RuleRow(level::rewriting::Place place, std::size_t number, RulesContext& context,
            QWidget* parent = nullptr);

    void showRule(const level::rewriting::Rule& rule);

    PatternGrid* find() { return find_; }
    PatternGrid* put() { return put_; }
    InkButton* ink() { return ink_; }

    /// Returns the size with one pattern below the other, in small cells.
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    QWidget* settings();
    void fitGrids();
    void connectGrids();
    void changeRule(const std::function<void(level::rewriting::Rule&)>& change, const QString& text,
                    Gesture gesture = kNoGesture);
    QToolButton* menuButton();

    level::rewriting::Place place_;
    QString title_;
    RulesContext& context_;
    PatternGrid* find_;
    PatternGrid* put_;
    InkButton* ink_;
    QSpinBox* width_;
    QSpinBox* height_;
    QComboBox* symmetries_;
    QSpinBox* chance_;
    QSpinBox* most_;
    QLabel* flaw_;
    QLabel* arrow_;
    QBoxLayout* grids_;
    QToolButton* menu_;
    QWidget* settings_;
    bool isShowing_ = false;
};

}  // namespace mazeloom::widgets
