// SPDX-License-Identifier: MIT
// Edits the painted promises that the open level keeps: its own ones, and those of its recipe and
// of the pack.
#pragma once

#include <optional>
#include <vector>

#include "widgets/panels/edit_panel.h"
#include "widgets/panels/promises/promise_form.h"

class QComboBox;
class QLabel;
class QListWidget;
class QMenu;
class QPushButton;
class QToolButton;

namespace mazeloom::widgets {

class PromisesPanel final : public EditPanel {
    Q_OBJECT

  public:
    /// `context` must outlive the panel.
    explicit PromisesPanel(EditContext& context, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {300, 240}; }

  signals:
    /// Emitted when the user wants to see a seed whose map breaks a promise.
    void brokenSeedWanted();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    using Place = PromiseForm::Place;
    using Promises = level::promises::PaintedPromises;

    void showAll() override;
    void showScopes();
    void showChosen();
    std::optional<Place> chosen() const;
    /// Returns the scope of new promises.
    PromiseScope chosenScope() const;
    /// Adds a promise to the chosen scope, and chooses it.
    void add(const level::promises::PaintedPromise& promise, const QString& text);
    void addExamples();
    void duplicate();
    void remove();
    void move(int by);
    void set(PromiseScope scope, Promises promises, const QString& text);
    void choose(const Place& place);

    QLabel* empty_;
    QListWidget* list_;
    QComboBox* scope_;
    QPushButton* add_;
    QToolButton* examples_;
    QToolButton* up_;
    QToolButton* down_;
    QToolButton* duplicate_;
    QToolButton* remove_;
    QPushButton* find_;
    PromiseForm* form_;
    std::vector<Place> places_;  ///< in the order of the list
};

}  // namespace mazeloom::widgets
