// SPDX-License-Identifier: MIT
// Edits custom properties: those of the picked object or path, of the open level or room, or of the
// pack.
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
    /// `context` must outlive the panel.
    explicit DataPanel(EditContext& context, QWidget* parent = nullptr);
    ~DataPanel() override;

    QSize sizeHint() const override { return {300, 200}; }

  private:
    /// The owner of the properties. Values from Kind on stand for the pack's own kinds of objects,
    /// in the order of the pack; the properties are then the defaults for all objects of that kind.
    enum class Of { Picked, Sheet, Pack, Kind };

    void showAll() override;
    /// Lists the possible owners. When the picks change, selects the picked object or path.
    void showSubjects();
    void showRows();
    Of of() const;
    /// Returns the index of the pack's own kind whose properties are shown; nullopt for other
    /// owners.
    std::optional<std::size_t> kind() const;
    /// Returns the properties that the picked object inherits from its kind, as text.
    QString inherited() const;
    /// Returns the properties shown; null if there is nothing to edit.
    const level::Properties* properties() const;
    /// Returns the ids of the open sheet's objects and paths.
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
    level::Properties shown_;  ///< the properties for which the rows were created
    QStringList shownObjects_;
    Gesture gesture_ = newGesture();
};

}  // namespace mazeloom::widgets
