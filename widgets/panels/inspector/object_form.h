// SPDX-License-Identifier: MIT
// Edits all properties of a picked object, or the common properties of several objects.
#pragma once

#include <array>

#include "widgets/document/lookup.h"
#include "widgets/panels/inspector/field_form.h"

class QToolButton;

namespace mazeloom::widgets {

class LanguageBox;

class ObjectForm final : public FieldForm {
    Q_OBJECT

  public:
    explicit ObjectForm(EditContext& context);

  private:
    void takeValues() override;
    void makeDirections();
    void makeBeam();
    const ObjectList& all() const { return *objectsOf(document(), sheet()); }
    const edit::Picks& picked() const { return context().picked().objects(); }
    const level::Object& first() const { return all()[picked().front()]; }
    bool areAll(level::ThingKind kind) const;
    /// Returns the value that all picked objects share; nullopt if they differ.
    template <typename Value, typename Get>
    std::optional<Value> common(const Get& get) const;
    /// Changes all picked objects in one edit.
    void edit(const QString& text, const std::function<void(level::Object&)>& change);
    void editKind();
    void editCell();
    void editId();
    void editText();
    void takeText();
    void fillKinds();

    QuietComboBox* kind_;
    QSpinBox* x_;
    QSpinBox* y_;
    QuietLineEdit* id_;
    QWidget* directionBox_;
    std::array<QToolButton*, 4> directions_{};
    QSpinBox* on_;
    QSpinBox* off_;
    QSpinBox* phase_;
    QLabel* onTime_;
    QLabel* offTime_;
    QLabel* phaseTime_;
    LanguageBox* language_;
    QuietTextEdit* text_;
};

}  // namespace mazeloom::widgets
