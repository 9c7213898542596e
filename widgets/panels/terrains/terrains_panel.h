// SPDX-License-Identifier: MIT
// The pack's own terrains: adds, edits and removes them.
#pragma once

#include <optional>

#include <QTimer>

#include "widgets/panels/edit_panel.h"
#include "widgets/panels/inspector/field_form.h"

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace mazeloom::widgets {

class TerrainForm;

class TerrainsPanel final : public EditPanel {
    Q_OBJECT

  public:
    /// `context` must outlive the panel.
    explicit TerrainsPanel(EditContext& context, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {300, 200}; }

  private:
    void showAll() override;
    void showChosen();
    std::optional<std::size_t> chosen() const;
    void add();
    void remove();
    void move(int by);
    void paint();

    QLabel* empty_;
    QLabel* uses_;
    QListWidget* list_;
    QuietLineEdit* name_;
    QPushButton* add_;
    QToolButton* up_;
    QToolButton* down_;
    QToolButton* remove_;
    QPushButton* paint_;
    TerrainForm* form_;
    QTimer settle_;
};

}  // namespace mazeloom::widgets
