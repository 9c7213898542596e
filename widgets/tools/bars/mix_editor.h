// SPDX-License-Identifier: MIT
// A popup with the inks of the mix and their weights, in which the user changes weights and adds or
// removes inks.
#pragma once

#include <vector>

#include <QFrame>
#include <QPointer>

#include "widgets/tools/context/edit_context.h"

class QLabel;
class QSpinBox;
class QToolButton;

namespace mazeloom::widgets {

class MixEditor final : public QFrame {
    Q_OBJECT

  public:
    /// `context` must outlive the editor.
    MixEditor(EditContext& context, QWidget* parent);

    /// Opens the editor beside `anchor`. When it closes, the focus returns to the widget that had
    /// it before.
    void open(const QWidget& anchor);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Row {
        const edit::InkInfo* ink;
        QSpinBox* weight;
        QLabel* share;
        QToolButton* remove;
    };

    void follow();
    void fill();
    void focusFirst();
    void addRow(const edit::InkInfo& ink);
    void showWeights();
    void setWeight(const edit::InkInfo& ink, int weight);
    void offerInks();
    void place();

    EditContext& context_;
    QWidget* table_ = nullptr;
    std::vector<Row> rows_;
    QToolButton* add_;
    QToolButton* clear_;
    QPointer<const QWidget> anchor_;
    QPointer<QWidget> focusBefore_;
};

}  // namespace mazeloom::widgets
