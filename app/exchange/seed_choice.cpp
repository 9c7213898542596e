// SPDX-License-Identifier: MIT
#include "app/exchange/seed_choice.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QRadioButton>

#include "widgets/panels/recipe/seed_bar.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

using widgets::SeedBar;

SeedChoice::SeedChoice(std::uint64_t first, QWidget* parent)
    : QWidget(parent),
      own_(new QRadioButton(tr("&Shown: each as it is in the editor"))),
      range_(new QRadioButton(tr("F&rom"))),
      first_(new QLineEdit(QString::number(first))),
      last_(new QLineEdit(QString::number(first))) {
    widgets::setTips(*own_, tr("Each level is made from the seed that it shows in the editor"));
    widgets::setTips(*range_, tr("Each level is made from each seed of a range"));
    first_->setAccessibleName(tr("First seed"));
    last_->setAccessibleName(tr("Last seed"));
    widgets::setTips(*first_, tr("The first seed, a whole number"));
    widgets::setTips(*last_, tr("The last seed, a whole number"));
    own_->setChecked(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(own_, 0, 0, 1, 4);
    grid->addWidget(range_, 1, 0);
    grid->addWidget(first_, 1, 1);
    //: Between the first and the last seed
    grid->addWidget(new widgets::PlainLabel(tr("to")), 1, 2);
    grid->addWidget(last_, 1, 3);
    connect(range_, &QRadioButton::toggled, this, &SeedChoice::changed);
    for (QLineEdit* line : {first_, last_}) {
        connect(line, &QLineEdit::textEdited, this, [this] {
            // If the user types a seed, select the range.
            range_->setChecked(true);
            emit changed();
        });
    }
}

std::optional<exchange::Seeds> SeedChoice::seeds() const {
    if (own_->isChecked() || !flaw().isEmpty()) return std::nullopt;
    return exchange::Seeds{*SeedBar::parse(first_->text()), *SeedBar::parse(last_->text())};
}

QString SeedChoice::flaw() const {
    if (own_->isChecked()) return {};
    const auto first = SeedBar::parse(first_->text());
    const auto last = SeedBar::parse(last_->text());
    if (!first || !last) return tr("A seed is a whole number from 0 to 18446744073709551615.");
    if (*last < *first) return tr("The last seed is smaller than the first.");
    if (*last - *first >= kMost) return tr("At most %1 seeds are written at once.").arg(kMost);
    return {};
}

}  // namespace mazeloom::app
