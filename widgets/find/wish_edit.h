// SPDX-License-Identifier: MIT
// A text editor for a wish. It completes the names of measures and underlines errors.
#pragma once

#include <optional>

#include <QPlainTextEdit>

#include "core/analyse/wish/wish.h"

class QCompleter;
class QStandardItemModel;

namespace mazeloom::widgets {

class WishEdit final : public QPlainTextEdit {
    Q_OBJECT

  public:
    explicit WishEdit(QWidget* parent = nullptr);

    /// Completes the measures that apply to levels of this ruleset.
    void setRuleset(level::Ruleset ruleset);
    /// Underlines the place of a flaw; with nullopt, underlines nothing. The caller shows the
    /// flaw's reason.
    void setFlaw(const std::optional<analyse::WishFlaw>& flaw);
    /// Returns the index of the character at which a flaw is, whereas WishFlaw::at is the index of
    /// a byte.
    int characterOf(const analyse::WishFlaw& flaw) const;
    /// Replaces the whole text by `text` as if typed, so that it can be undone, and selects the
    /// characters from `from` to `to`.
    void replace(const QString& text, int from, int to);

    QCompleter* measureNames() const { return names_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    /// Enter was pressed. (Shift+Enter inserts a line break.)
    void entered();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    struct Word {
        int first = 0;
        int end = 0;
        QString typed;  ///< the part of the word before the cursor
    };
    Word wordAtCursor() const;
    void offerNames();
    void takeName(const QString& id);

    QStandardItemModel* offered_;
    QCompleter* names_;
    std::optional<int> flawAt_;
};

}  // namespace mazeloom::widgets
