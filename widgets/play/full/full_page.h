// SPDX-License-Identifier: MIT
// A page of the full game: what all of them have alike. A column in the middle, headings, buttons,
// and keys: up and down go from one thing to the next, Enter clicks, Escape goes back.
#pragma once

#include <QList>
#include <QString>
#include <QTimer>
#include <QWidget>

#include "widgets/play/full/facts.h"

class QBoxLayout;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace mazeloom::widgets {

class FullPage : public QWidget {
    Q_OBJECT

  public:
    /// `width`: of the column in the middle, in pixels; 0: all there is.
    explicit FullPage(int width, QWidget* parent = nullptr);

    /// Gives the focus to what is wanted most often here.
    virtual void takeFocus() = 0;
    /// What the keys do here, for the line at the bottom.
    virtual QString hint() const;
    /// Says the page's texts to screen readers once control returns to the event loop, when all of
    /// them are set. It is called whenever the page is shown.
    void speakTexts() { speech_.start(); }

  signals:
    void backWanted();

  protected:
    QBoxLayout& column() { return *column_; }
    /// The texts that never get the focus.
    virtual QString words() const;
    static QLabel* newHeading(const QString& text);
    /// Quieter than the rest; wraps.
    static QLabel* newNote(const QString& text = {});
    /// Large, and as wide as the column.
    static QPushButton* newButton(const QString& text, const QString& tip);

    /// With rows to be clicked, as large as the buttons beside it.
    static QListWidget* newList(const QString& name, const QString& tip);
    /// Lays out a form for showFacts().
    static QFormLayout* newFacts();
    /// In place of those that stood there.
    static void showFacts(QFormLayout& form, const Facts& facts);

    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    bool moveOn(QWidget& from, int key);

    QBoxLayout* column_;
    QTimer speech_;
    int pressed_ = 0;  ///< the key that was pressed here last
};

}  // namespace mazeloom::widgets
