// SPDX-License-Identifier: MIT
// The status line below a temple attempt (RULES.md T-17): lives, coins, air, supplies, remaining
// tasks and time.
#pragma once

#include <map>
#include <vector>

#include <QImage>
#include <QString>
#include <QWidget>

#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns ticks as minutes, seconds and tenths: "1:07.3".
QString playTimeText(std::int64_t ticks);

class TempleStatus : public QWidget {
    Q_OBJECT

  public:
    explicit TempleStatus(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Sets the number of the attempt at the level, from 1.
    void setAttempt(int attempt);
    void showState(const play::temple::Field& field, const play::temple::State& state);
    void clear();
    /// Returns the whole status in words, for screen readers.
    QString words() const;
    /// Returns the selected supply with its count, in words.
    static QString supplyWords(const play::temple::State& state);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// A symbol with a number beside it.
    struct Entry {
        Symbol symbol = Symbol::None;
        QString text;
        QString words;          ///< in words: "3 of 12 coins"
        bool isStrong = true;   ///< false: drawn muted, because done or used up
        bool isChosen = false;  ///< the supply that is thrown next
        int percent = -1;       ///< fill of a bar shown instead of text; −1: no bar

        friend bool operator==(const Entry&, const Entry&) = default;
    };

    std::vector<Entry> entriesOf(const play::temple::Field& field,
                                 const play::temple::State& state) const;
    /// Returns the rectangle of each entry; empty for an entry that does not fit.
    std::vector<QRectF> layOut() const;
    const QImage& art(Symbol symbol);

    Theme theme_;
    int attempt_ = 1;
    std::vector<Entry> entries_;
    QString time_;
    std::map<Symbol, QImage> art_;  ///< for the current device pixel ratio and theme
};

}  // namespace mazeloom::widgets
