// SPDX-License-Identifier: MIT
// Data of the designer's own: of what is picked, of the open level or room, or of the pack.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/level/map/properties.h"
#include "widgets/panels/edit_panel.h"

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace mazeloom::widgets {

class DataRow;

class DataPanel final : public EditPanel {
    Q_OBJECT

  public:
    /// `context` outlives the panel.
    explicit DataPanel(EditContext& context, QWidget* parent = nullptr);
    ~DataPanel() override;

    QSize sizeHint() const override { return {300, 200}; }

  private:
    /// What the data is of.
    /// From Kind on, the defaults of the pack's own kinds of objects, in their order.
    enum class Of { Picked, Sheet, Pack, Kind };

    void showAll() override;
    /// Offers what there is to choose from; another pick chooses itself.
    void showSubjects();
    void showRows();
    Of of() const;
    /// Its place among the pack's own kinds, where the data is one's; nothing where it is not.
    std::optional<std::size_t> kind() const;
    /// What the picked object has by its kind, and does not say itself, in words.
    QString inherited() const;
    /// Null where there is nothing to edit.
    const level::Properties* properties() const;
    /// Ids of the open sheet's objects and paths.
    QStringList objectIds() const;
    void edit(const QString& text, const std::function<void(level::Properties&)>& change);
    void add(level::PropertyType type);
    void rename(std::size_t index, const QString& title);
    void editWords(std::size_t index);
    void connectRow(DataRow& row, std::size_t index);
    void say(QWidget& at, const QString& text);

    QComboBox* of_;
    QWidget* list_;
    QVBoxLayout* column_;
    QLabel* empty_;
    QLabel* inherited_;
    QPushButton* add_;
    std::vector<DataRow*> rows_;
    level::Properties shown_;  ///< that the rows were made for
    QStringList shownObjects_;
    Gesture gesture_ = newGesture();
};

}  // namespace mazeloom::widgets
