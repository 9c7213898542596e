// SPDX-License-Identifier: MIT
// Where a wish is written: the names of measures complete themselves, and what is wrong is
// underlined where it stands.
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

    /// Offers the measures that tell something of such levels.
    void setRuleset(level::Ruleset ruleset);
    /// Marks a place of the text, or none. The reason is for who shows it in words.
    void setFlaw(const std::optional<analyse::WishFlaw>& flaw);
    /// The character that a flaw is at, from 0: its own place counts the text's bytes.
    int characterOf(const analyse::WishFlaw& flaw) const;
    /// Like typing it: can be undone.
    void replace(const QString& text, int from, int to);

    QCompleter* measureNames() const { return names_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    /// Enter; Shift+Enter begins another line.
    void entered();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    struct Word {
        int first = 0;
        int end = 0;
        QString typed;  ///< up to the cursor
    };
    Word wordAtCursor() const;
    void offerNames();
    void takeName(const QString& id);

    QStandardItemModel* offered_;
    QCompleter* names_;
    std::optional<int> flawAt_;
};

}  // namespace mazeloom::widgets
