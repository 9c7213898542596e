// SPDX-License-Identifier: MIT
// One of the designer's own data: its title, its value in an input for its type, and a menu.
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
    /// `objects` are the ids that an object can be chosen from.
    DataRow(const level::Property& property, const QStringList& objects, QWidget* parent = nullptr);

    /// Shows other values of a property of the same title, type and words.
    void show(const level::Property& property);
    /// Takes away what was typed of the title.
    void restoreTitle();
    QWidget* input() const { return input_; }
    QLineEdit* titleInput() const { return title_; }
    QToolButton* menuButton() const { return menu_; }

  signals:
    void titleEdited(const QString& title);
    /// Unless it `ended`, more of the same may follow.
    void valueEdited(const mazeloom::level::PropertyValue& value, bool ended);
    /// What was typed is typed.
    void ended();
    void wordsWanted();
    /// By −1 or 1.
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
    /// Puts a value of the property's type into the input.
    std::function<void(const level::PropertyValue&)> put_;
};

/// "Text", "Number", …
QString typeTitle(level::PropertyType type);

}  // namespace mazeloom::widgets
