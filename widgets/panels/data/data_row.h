// SPDX-License-Identifier: MIT
// A row that edits a custom property: its title, an input for its value according to its type, and
// a menu.
#pragma once

#include <functional>

#include <QWidget>

#include "core/level/map/properties.h"
#include "widgets/panels/inspector/field_form.h"

class QToolButton;

namespace mazeloom::widgets {

class DataRow : public QWidget {
    Q_OBJECT

  public:
    /// `objects` are the ids that are offered if the property refers to an object.
    DataRow(const level::Property& property, const QStringList& objects, QWidget* parent = nullptr);

    /// Shows another title and value. The type and the choices must be those of the current
    /// property.
    void show(const level::Property& property);
    /// Resets an edited title to the property's title.
    void restoreTitle();
    QWidget* input() const { return input_; }
    QLineEdit* titleInput() const { return title_; }
    QToolButton* menuButton() const { return menu_; }

  signals:
    void titleEdited(const QString& title);
    /// Emitted when the user edited the value. Unless `ended`, more edits of the same gesture may
    /// follow.
    void valueEdited(const mazeloom::level::PropertyValue& value, bool ended);
    /// Emitted when the gesture has ended without another edit.
    void ended();
    void wordsWanted();
    /// `by` is −1 (up) or 1 (down).
    void moveWanted(int by);
    void removeWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeInput(const QStringList& objects);
    QWidget* makeText();
    QWidget* makeNumber();
    QWidget* makeYesNo();
    QWidget* makeChoice();
    QWidget* makeColour();
    QWidget* makeCell();
    QWidget* makeObject(const QStringList& objects);
    void makeMenu();
    void tell(level::PropertyValue value, bool ended = true);
    void pickColour();

    level::Property property_;
    bool isShowing_ = false;
    QuietLineEdit* title_;
    QToolButton* menu_;
    QWidget* input_ = nullptr;
    /// Shows a value of the property's type in the input.
    std::function<void(const level::PropertyValue&)> put_;
};

/// Returns a type's title: "Text", "Number", …
QString typeTitle(level::PropertyType type);

}  // namespace mazeloom::widgets
