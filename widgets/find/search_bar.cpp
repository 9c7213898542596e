// SPDX-License-Identifier: MIT
#include "widgets/find/search_bar.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include "core/compare/gallery.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/panels/recipe/seed_bar.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

constexpr int kUsualCount = 24;

QLineEdit* newSeedLine(const QString& name, const QString& tip, const QString& seed) {
    auto* line = new QLineEdit(seed);
    line->setAccessibleName(name);
    setTips(*line, tip);
    line->setMinimumWidth(line->fontMetrics().horizontalAdvance(u'0') * 8);
    line->setMaximumWidth(line->fontMetrics().horizontalAdvance(u'0') * 22);
    return line;
}

}  // namespace

SearchBar::SearchBar(QWidget* parent)
    : QWidget(parent),
      first_(newSeedLine(tr("First seed"), tr("The first seed to search, a whole number"),
                         QStringLiteral("1"))),
      last_(newSeedLine(tr("Last seed"), tr("The last seed to search, a whole number"),
                        QStringLiteral("1000000"))),
      count_(new QuietSpinBox),
      button_(new QPushButton) {
    count_->setAccessibleName(tr("How many levels"));
    setTips(*count_, tr("The search ends when this many are found"));
    count_->setRange(1, static_cast<int>(compare::kMostSeeds));
    count_->setValue(kUsualCount);
    button_->setAutoDefault(false);
    auto* from = new PlainLabel(tr("&Seeds from"));
    from->setBuddy(first_);
    //: Between the first and the last seed
    auto* to = new PlainLabel(tr("&to"));
    to->setBuddy(last_);
    //: Before the number of levels that shall be found
    auto* most = new PlainLabel(tr("at &most"));
    most->setBuddy(count_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(from);
    row->addWidget(first_, 1);
    row->addWidget(to);
    row->addWidget(last_, 1);
    row->addSpacing(8);
    row->addWidget(most);
    row->addWidget(count_);
    //: Behind the number of levels that shall be found
    row->addWidget(new PlainLabel(tr("levels")));
    row->addStretch(1);
    row->addWidget(button_);
    for (QLineEdit* line : {first_, last_}) {
        connect(line, &QLineEdit::textChanged, this, &SearchBar::check);
        connect(line, &QLineEdit::returnPressed, this, [this] {
            if (button_->isEnabled() && !isSearching_) emit begun();
        });
    }
    connect(button_, &QPushButton::clicked, this, [this] {
        if (isSearching_) {
            emit stopped();
        } else {
            emit begun();
        }
    });
    showButton();
}

std::optional<analyse::SeedRange> SearchBar::seeds() const {
    const auto first = SeedBar::parse(first_->text());
    const auto last = SeedBar::parse(last_->text());
    if (!first || !last || *last < *first) return std::nullopt;
    return analyse::SeedRange{*first, *last};
}

std::uint64_t SearchBar::count() const {
    return static_cast<std::uint64_t>(count_->value());
}

void SearchBar::check() {
    const auto first = SeedBar::parse(first_->text());
    const auto last = SeedBar::parse(last_->text());
    const QString none = tr("A seed is a whole number from 0 to 18446744073709551615");
    tellFlaw(*first_, first ? QString() : none);
    tellFlaw(*last_, !last                     ? none
                     : first && *last < *first ? tr("The last seed is smaller than the first")
                                               : QString());
    showButton();
    emit changed();
}

void SearchBar::setSearching(bool isSearching) {
    isSearching_ = isSearching;
    showButton();
}

void SearchBar::setObstacle(const QString& why) {
    obstacle_ = why;
    showButton();
}

void SearchBar::showButton() {
    button_->setText(isSearching_ ? tr("Sto&p") : tr("&Find"));
    button_->setIcon(themedIcon(isSearching_ ? QStringLiteral("stop") : QStringLiteral("search")));
    const QString flaw = !obstacle_.isEmpty() ? obstacle_
                         : seeds()            ? QString()
                                              : tr("Enter the first and the last seed");
    button_->setEnabled(isSearching_ || flaw.isEmpty());
    setTips(*button_, isSearching_      ? tr("Stop searching; the seeds found so far stay")
                      : !flaw.isEmpty() ? flaw
                                        : tr("Look for seeds that fulfil the wish (Enter)"));
}

}  // namespace mazeloom::widgets
