// SPDX-License-Identifier: MIT
// A message beside the thing that it is about: icon, text, an optional action, and a way to close
// it.
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace mazeloom::widgets {

class MessageBar : public QFrame {
    Q_OBJECT

  public:
    enum class Kind { Note, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a message; `action` is the text of a button, empty for none.
    void showMessage(Kind kind, const QString& text, const QString& action = {});
    void clear();
    QString text() const;

  signals:
    void actionTriggered();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void restyle();

    QLabel* icon_;
    QLabel* text_;
    QToolButton* action_;
    QToolButton* close_;
    Kind kind_ = Kind::Note;
};

}  // namespace mazeloom::widgets
