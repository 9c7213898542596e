// SPDX-License-Identifier: MIT
// Shows seeds of a level side by side as small pictures. The caller provides the seeds, and can add
// more. A click or Enter opens a seed.
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

    /// Sets the text that is shown if there are no pictures.
    void setEmptyText(const QString& text);
    /// Replaces all pictures by pictures of a level for these seeds.
    void fill(const GenerationRequest& request, const std::vector<std::uint64_t>& seeds);
    /// Adds seeds after the ones that are shown.
    void add(const std::vector<std::uint64_t>& seeds);
    void clear();

  signals:
    /// The user selected this seed. `isShown` tells whether the user also wants to see the level
    /// (Enter or double click).
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
