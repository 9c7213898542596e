// SPDX-License-Identifier: MIT
// A popup for selecting a stage to add. It lists the stages with explanations; typing filters the
// list.
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

    /// Opens beside `anchor`, for the place before the stage `at`. When the popup closes, before
    /// picked() is emitted, the focus returns to the widget that had it.
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
