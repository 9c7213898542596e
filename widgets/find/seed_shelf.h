// SPDX-License-Identifier: MIT
// Seeds of a level side by side as small pictures, to which more may come. A click or Enter opens
// one. Who fills it says which seeds.
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
    /// `name` is what the list is called by those who do not see it.
    explicit SeedShelf(const QString& name, QWidget* parent = nullptr);

    QListView* view() const { return view_; }
    GalleryModel& model() const { return *model_; }
    QLabel* emptyLabel() const { return empty_; }

    /// What stands there in place of pictures.
    void setEmptyText(const QString& text);
    /// Shows these seeds of a level in place of all others.
    void fill(const GenerationRequest& request, const std::vector<std::uint64_t>& seeds);
    /// Shows more of them; those that are there stay as they are.
    void add(const std::vector<std::uint64_t>& seeds);
    void clear();

  signals:
    /// The user wants this seed. `isShown`: and to see it, by Enter or a double click.
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
    bool isResting_ = false;  ///< nobody looks, and some are not made
};

}  // namespace mazeloom::widgets
