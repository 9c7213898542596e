// SPDX-License-Identifier: MIT
// A message beside its subject: icon, text, optional actions, and a close button.
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

    /// Shows a message. `action`, `other` and `third` are the texts of buttons; empty: no button.
    void showMessage(Kind kind, const QString& text, const QString& action = {},
                     const QString& other = {}, const QString& third = {});
    void clear();
    QString text() const;

  signals:
    void actionTriggered();
    void otherTriggered();
    void thirdTriggered();

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QToolButton* newButton(void (MessageBar::*triggered)());
    void showIcons();
    QColor colour() const;

    QLabel* icon_;
    QLabel* text_;
    // Created only when first needed.
    QToolButton* action_ = nullptr;
    QToolButton* other_ = nullptr;
    QToolButton* third_ = nullptr;
    QToolButton* close_;
    Kind kind_ = Kind::Note;
};

}  // namespace mazeloom::widgets
