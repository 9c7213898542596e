// SPDX-License-Identifier: MIT
// Shows the status of the descent's hero (RULES.md D-16): depth, hit points, attack, kills, score,
// keys, weapon and wand.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <QColor>
#include <QString>
#include <QWidget>

#include "core/play/descent/state/state.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class DescentSidebar : public QWidget {
    Q_OBJECT

  public:
    static constexpr int kWidth = 216;

    explicit DescentSidebar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows a state; null: nothing is played.
    void showState(const play::descent::State* state);
    /// Returns a description of the hero, including the items on the hero's cell.
    QString description() const;
    /// What the hero uses: weapon, armour if any is worn, and wand.
    struct Gear {
        QString title;
        QString words;
        QColor ink;
        QString tip;
    };
    static std::vector<Gear> gearOf(const play::descent::Inventory& inventory, const Theme& theme);
    /// Returns the keys that the sidebar lists if it is high enough, each with what it does.
    static std::vector<std::pair<QString, QString>> keys();
    /// Returns how many of these keys have room now.
    std::size_t shownKeys() const;
    /// Returns all these keys in words.
    static QString keyWords();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Row {
        enum class Kind { Title, Value, Bar, Words, Gap };

        Kind kind = Kind::Value;
        QString name;
        QString value;
        QColor colour;  ///< of the value; invalid: the theme's text colour
        double share = 0;
        QString tip;

        friend bool operator==(const Row&, const Row&) = default;
    };

    std::vector<Row> rowsOf(const play::descent::State& state) const;
    static std::vector<Row> keyRows();
    static int heightOf(Row::Kind kind);
    static int heightOf(const std::vector<Row>& rows);
    /// Returns the hero's status, and as many keys as fit below it.
    std::vector<Row> fittingRows() const;
    /// Returns the share of their usual height that the rows have, so that all fit.
    double shareOf(const std::vector<Row>& rows) const;

    Theme theme_;
    std::vector<Row> status_;
    std::vector<Row> gear_;
};

}  // namespace mazeloom::widgets
