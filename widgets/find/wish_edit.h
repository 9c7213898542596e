// SPDX-License-Identifier: MIT
// Text editor for a wish: it completes the names of measures and underlines errors.
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

    /// Offers the measures that apply to such levels.
    void setRuleset(level::Ruleset ruleset);
    /// Underlines a flaw, or none. Its reason is shown elsewhere.
    void setFlaw(const std::optional<analyse::WishFlaw>& flaw);
    /// Returns the index of a flaw's character in the text; the flaw itself counts bytes.
    int characterOf(const analyse::WishFlaw& flaw) const;
    /// Replaces text as if typed, so that it can be undone.
    void replace(const QString& text, int from, int to);

    QCompleter* measureNames() const { return names_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    /// Enter was pressed; Shift+Enter inserts a line break.
    void entered();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    struct Word {
        int first = 0;
        int end = 0;
        QString typed;  ///< the text up to the cursor
    };
    Word wordAtCursor() const;
    void offerNames();
    void takeName(const QString& id);

    QStandardItemModel* offered_;
    QCompleter* names_;
    std::optional<int> flawAt_;
};

}  // namespace mazeloom::widgets
