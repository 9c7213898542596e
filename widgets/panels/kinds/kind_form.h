// SPDX-License-Identifier: MIT
// Edits one of the pack's own kinds of objects: its title, its look, and where it may stand.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "widgets/panels/inspector/field_form.h"

class QCheckBox;
class QPushButton;

namespace mazeloom::widgets {

class KindForm final : public FieldForm {
    Q_OBJECT

  public:
    explicit KindForm(EditContext& context);

    /// Shows the kind with this index in the pack's list; nullopt: shows none.
    void setKind(std::optional<std::size_t> place);

  private:
    void takeValues() override;
    /// Returns the kind shown; null if there is none.
    const level::OwnKind* kind() const;
    void edit(const QString& text, const std::function<void(level::OwnKind&)>& change);
    void editTitle();
    void editLetter();
    void editPlaces();
    void pickColour();
    void makePlaces();
    void fillSprites();

    std::optional<std::size_t> place_;
    QLabel* id_;
    QuietLineEdit* title_;
    QuietLineEdit* letter_;
    QuietComboBox* sprite_;
    QPushButton* colour_;
    QWidget* placesBox_;
    std::vector<QCheckBox*> places_;  ///< in the order of level::kOwnPlaces
};

/// Returns a place's title: "Dead ends".
QString placeTitle(const level::OwnPlaceInfo& place);

}  // namespace mazeloom::widgets
