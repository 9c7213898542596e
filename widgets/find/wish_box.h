// SPDX-License-Identifier: MIT
// The input of a wish, with the text of its error, and a menu of earlier wishes.
#pragma once

#include <optional>

#include <QStringList>
#include <QWidget>

#include "core/analyse/wish/wish.h"
#include "widgets/find/usual_ranges.h"

class QLabel;
class QMenu;
class QToolButton;

namespace mazeloom::widgets {

class WishEdit;

class WishBox final : public QWidget {
    Q_OBJECT

  public:
    /// Upper bound on the number of earlier wishes in the menu.
    static constexpr qsizetype kMostWishes = 12;

    explicit WishBox(QWidget* parent = nullptr);

    WishEdit* edit() const { return edit_; }
    QLabel* flawLabel() const { return flaw_; }
    QToolButton* earlierButton() const { return earlier_; }
    QMenu* earlierMenu() const { return menu_; }

    /// Sets the ruleset of the level; nullopt if no level is open.
    void setRuleset(std::optional<level::Ruleset> ruleset);
    /// Returns the typed wish; nullopt if it is invalid or no level of this ruleset can fulfil it.
    const std::optional<analyse::Wish>& wish() const { return wish_; }
    void setText(const QString& text);
    QString text() const;
    /// Inserts a measure into the wish, with a comparison that suits its usual range; `range` may
    /// be null.
    void put(const analyse::Measure& measure, const UsualRange* range);

    /// Returns the earlier wishes, the latest first.
    const QStringList& earlier() const { return wishes_; }
    void setEarlier(const QStringList& wishes);
    /// Adds the current wish to the earlier wishes.
    void remember();

  signals:
    /// The text or the ruleset has changed.
    void changed();
    void entered();
    void remembered(const QStringList& wishes);

  private:
    void read();
    void fillMenu();

    WishEdit* edit_;
    QLabel* flaw_;
    QToolButton* earlier_;
    QMenu* menu_;
    std::optional<level::Ruleset> ruleset_;
    std::optional<analyse::Wish> wish_;
    QStringList wishes_;
};

}  // namespace mazeloom::widgets
