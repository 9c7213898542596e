// SPDX-License-Identifier: MIT
// A wish with what is wrong with it in words, and the wishes of before.
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
    /// So many wishes of before are offered.
    static constexpr qsizetype kMostWishes = 12;

    explicit WishBox(QWidget* parent = nullptr);

    WishEdit* edit() const { return edit_; }
    QLabel* flawLabel() const { return flaw_; }
    QToolButton* earlierButton() const { return earlier_; }
    QMenu* earlierMenu() const { return menu_; }

    /// The levels that it is wished of; nothing: of no level.
    void setRuleset(std::optional<level::Ruleset> ruleset);
    /// What is written, where some level of these rules may fulfil it.
    const std::optional<analyse::Wish>& wish() const { return wish_; }
    void setText(const QString& text);
    QString text() const;
    /// Puts a measure into it; `range` may be null.
    void put(const analyse::Measure& measure, const UsualRange* range);

    /// Wishes of before, the last one first.
    const QStringList& earlier() const { return wishes_; }
    void setEarlier(const QStringList& wishes);
    /// What is written is one of them now.
    void remember();

  signals:
    /// Another text, or other rules.
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
