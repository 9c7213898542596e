// SPDX-License-Identifier: MIT
// One of the pack's own kinds of objects: what it is called, how it looks, where it may stand.
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

    /// Shows the kind at a place of the pack's list; nothing: none.
    void setKind(std::optional<std::size_t> place);

  private:
    void takeValues() override;
    /// Null where there is none to show.
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
    std::vector<QCheckBox*> places_;  ///< as level::kOwnPlaces
};

/// "Dead ends"
QString placeTitle(const level::OwnPlaceInfo& place);

}  // namespace mazeloom::widgets
