// SPDX-License-Identifier: MIT
// Seeds of a level side by side as small pictures, which can grow. A click or Enter opens one. The
// caller provides the seeds.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QWidget>

#include "widgets/compare/gallery_model.h"

class QLabel;
class QListView;
class QStackedWidget;

namespace mazeloom::widgets {

class SeedShelf final : public QWidget {
    Q_OBJECT

  public:
    /// `name` is the accessible name of the list.
    explicit SeedShelf(const QString& name, QWidget* parent = nullptr);

    QListView* view() const { return view_; }
    GalleryModel& model() const { return *model_; }
    QLabel* emptyLabel() const { return empty_; }

    /// Sets the text shown without pictures.
    void setEmptyText(const QString& text);
    /// Shows these seeds of a level in place of the previous ones.
    void fill(const GenerationRequest& request, const std::vector<std::uint64_t>& seeds);
    /// Adds seeds; those already shown stay as they are.
    void add(const std::vector<std::uint64_t>& seeds);
    void clear();

  signals:
    /// The user selected this seed. `isShown`: and wants to see it (Enter or double click).
    void opened(std::uint64_t seed, bool isShown);

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void open(const QModelIndex& index, bool isShown);
    void showPage();

    GalleryModel* model_;
    QListView* view_;
    QLabel* empty_;
    QStackedWidget* pages_;
    std::optional<GenerationRequest> request_;
    bool isResting_ = false;  ///< whether some pictures are missing because the shelf was hidden
};

}  // namespace mazeloom::widgets
