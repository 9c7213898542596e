// SPDX-License-Identifier: MIT
// Edits one of the pack's own terrains: its title, its look, and its effects.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "widgets/panels/inspector/field_form.h"

class QCheckBox;
class QPushButton;

namespace mazeloom::widgets {

class TerrainForm final : public FieldForm {
    Q_OBJECT

  public:
    explicit TerrainForm(EditContext& context);

    /// Shows the terrain with this index in the pack's list; nullopt: shows none.
    void setTerrain(std::optional<std::size_t> place);

  private:
    void takeValues() override;
    /// Returns the terrain shown; null if there is none.
    const level::OwnTerrain* terrain() const;
    void edit(const QString& text, const std::function<void(level::OwnTerrain&)>& change);
    void editCharacter();
    void pickColour();
    void fillSprites();
    QCheckBox* flag(const QString& title, const QString& help, bool level::OwnTerrain::*member);

    std::optional<std::size_t> place_;
    QLabel* id_;
    QuietLineEdit* title_;
    QuietLineEdit* character_;
    QuietComboBox* effect_;
    QPushButton* colour_;
    QuietComboBox* sprite_;
    QWidget* flags_;
    QCheckBox* walkable_;
    QCheckBox* opaque_;
    QCheckBox* liquid_;
};

}  // namespace mazeloom::widgets
