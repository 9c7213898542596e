// SPDX-License-Identifier: MIT
// A popup that selects a stage to add, from a list with explanations that typing narrows.
#pragma once

#include <QFrame>
#include <QPointer>

#include "widgets/panels/recipe/adding/stage_offer_model.h"

class QLabel;
class QLineEdit;
class QListView;

namespace mazeloom::widgets {

class StagePicker final : public QFrame {
    Q_OBJECT

  public:
    explicit StagePicker(QWidget* parent);

    /// Opens beside `anchor`, for the place before the `at`-th stage. On closing, before picked()
    /// is emitted, the focus returns to the widget that had it.
    void open(const level::Level& level, std::size_t at, const QWidget& anchor);

    QLineEdit* line() const { return line_; }
    QListView* list() const { return list_; }

  signals:
    void picked(std::size_t at, const std::string& stageId);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void search();
    void pick(const QModelIndex& index);
    void tell(const QModelIndex& index);
    void place(const QWidget& anchor);

    StageOfferModel model_;
    QLabel* heading_;
    QLineEdit* line_;
    QListView* list_;
    QLabel* nothing_;
    std::size_t at_ = 0;
    QPointer<QWidget> focusBefore_;
};

}  // namespace mazeloom::widgets
