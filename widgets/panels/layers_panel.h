// SPDX-License-Identifier: MIT
// A small table of the canvas's layers, in which a click hides, dims or locks a layer.
#pragma once

#include <array>

#include <QWidget>

#include "core/edit/layers/layers.h"

class QLabel;
class QToolButton;

namespace mazeloom::widgets {

class EditContext;

class LayersPanel : public QWidget {
    Q_OBJECT

  public:
    /// `context` must outlive the panel.
    explicit LayersPanel(EditContext& context, QWidget* parent = nullptr);

    enum class Column { Hide, Dim, Lock };
    QToolButton& button(edit::Layer layer, Column column) const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Row {
        QLabel* name;
        std::array<QToolButton*, 3> buttons;
    };

    Row newRow(edit::Layer layer);
    void set(edit::Layer layer, Column column, bool on);
    void update();
    /// Returns the button beside `button` in the direction of an arrow key; null at the table's
    /// edges.
    QToolButton* neighbour(const QObject* button, int key) const;

    EditContext& context_;
    std::array<Row, edit::kLayers> rows_{};
};

}  // namespace mazeloom::widgets
