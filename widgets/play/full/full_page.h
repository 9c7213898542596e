// SPDX-License-Identifier: MIT
// Base class of the full game's pages. Provides a column in the middle, headings, buttons, and
// keys: up and down move between widgets, Enter clicks, Escape goes back.
#pragma once

#include <utility>
#include <vector>

#include <QFont>
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
class QVBoxLayout;

namespace mazeloom::widgets {

class FullPage : public QWidget {
    Q_OBJECT

  public:
    /// `width` is the width of the middle column in pixels; 0: the full width.
    explicit FullPage(int width, QWidget* parent = nullptr);

    /// Focuses the widget that is used most often on this page.
    virtual void takeFocus() = 0;
    /// Returns the key hints for the line at the bottom of the window.
    virtual QString hint() const;
    /// Announces the page's texts to screen readers once control returns to the event loop, because
    /// all texts are set by then. Called whenever the page is shown.
    void speakTexts() { speech_.start(); }

    // The parts of pages.
    static QLabel* newHeading(const QString& text);
    /// Returns a muted label with word wrap.
    static QLabel* newNote(const QString& text = {});
    /// Returns a large button as wide as the column.
    static QPushButton* newButton(const QString& text, const QString& tip);
    /// Returns a button like newButton(), filled with the accent, for the page's main action.
    static QPushButton* newMainButton(const QString& text, const QString& tip);

    /// Returns a list of clickable rows as large as the buttons beside it.
    static QListWidget* newList(const QString& name, const QString& tip);
    /// Returns an empty form for showFacts().
    static QFormLayout* newFacts();
    /// Replaces the facts in the form.
    static void showFacts(QFormLayout& form, const Facts& facts);

  signals:
    void backWanted();

  protected:
    /// Returns how large the page is, relative to a window of 1280 × 800 pixels. Letters that grow
    /// with the page grow with it.
    double sizeShare() const;
    /// Returns the same for letters that are large anyway; with larger texts they leave more room
    /// to these.
    double headShare() const;
    // Sizes of letters relative to the body's, within which they grow with the page.
    static constexpr double kMostWords = 1.35;  ///< texts and buttons
    static constexpr double kLeastTitle = 1.3;
    static constexpr double kMostTitle = 3;
    /// Returns the size of a page's title, relative to the body's letters.
    double titleShare() const;
    /// Returns the font of a page's title.
    QFont titleFont() const;
    /// Adds two columns to a page as wide as the window: `wide`, and texts beside it. Returns the
    /// layout of the texts. The caller adds them, and at last a stretch, so that the texts stand
    /// above the middle.
    QVBoxLayout& addBeside(QWidget& wide);
    /// Limits the width of a part, in pixels at the usual text size.
    void limitWidth(QWidget& part, int most);
    /// Returns the font in another size: `share` times as large.
    static QFont enlarged(const QFont& font, double share);
    QBoxLayout& column() { return *column_; }
    /// Announces the texts of the visible page that differ from those of `before`, a result of
    /// labelTexts(), such as par once it is known.
    void speakChanges(const QString& before);
    /// Returns the page's texts that never get the focus.
    virtual QString words() const;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    bool moveOn(QWidget& from, int key);

    QBoxLayout* column_;
    std::vector<std::pair<QWidget*, int>> limits_;  ///< parts with the limits of their widths
    QTimer speech_;
    int pressed_ = 0;  ///< the last key pressed on this page
};

}  // namespace mazeloom::widgets
