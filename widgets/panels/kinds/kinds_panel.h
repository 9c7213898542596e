// SPDX-License-Identifier: MIT
// Edits the pack's own kinds of objects: adds and removes kinds, and scatters objects of a kind in
// the open level.
#pragma once

#include <optional>

#include "widgets/panels/edit_panel.h"
#include "widgets/panels/inspector/field_form.h"

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace mazeloom::widgets {

class KindForm;

class KindsPanel final : public EditPanel {
    Q_OBJECT

  public:
    /// `context` must outlive the panel.
    explicit KindsPanel(EditContext& context, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {300, 200}; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void showAll() override;
    void showChosen();
    std::optional<std::size_t> chosen() const;
    void add();
    void remove();
    void scatter();
    void move(int by);

    QLabel* empty_;
    QListWidget* list_;
    QuietLineEdit* name_;
    QPushButton* add_;
    QToolButton* up_;
    QToolButton* down_;
    QToolButton* remove_;
    QPushButton* scatter_;
    KindForm* form_;
};

}  // namespace mazeloom::widgets
