// SPDX-License-Identifier: MIT
// The pack's own kinds of objects: makes them, removes them, and scatters them in the open level.
#pragma once

#include <optional>

#include <QWidget>

#include "widgets/panels/inspector/field_form.h"
#include "widgets/tools/context/edit_context.h"

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace mazeloom::widgets {

class KindForm;

class KindsPanel final : public QWidget {
    Q_OBJECT

  public:
    /// `context` outlives the panel.
    explicit KindsPanel(EditContext& context, QWidget* parent = nullptr);
    ~KindsPanel() override;

    QSize sizeHint() const override { return {300, 200}; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void update();
    void showKinds();
    std::optional<std::size_t> chosen() const;
    void add();
    void remove();
    void scatter();
    void move(int by);

    EditContext& context_;
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
