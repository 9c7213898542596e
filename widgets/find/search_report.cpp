// SPDX-License-Identifier: MIT
#include "widgets/find/search_report.h"

#include <algorithm>

#include <QProgressBar>
#include <QVBoxLayout>

#include "widgets/find/search_words.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

/// The progress bar's maximum.
constexpr int kWhole = 1000;
constexpr int kBarHeight = 8;

}  // namespace

SearchReport::SearchReport(QWidget* parent)
    : QWidget(parent), state_(new PlainLabel), parts_(new PlainLabel), progress_(new QProgressBar) {
    state_->setWordWrap(true);
    parts_->setWordWrap(true);
    parts_->setForegroundRole(QPalette::PlaceholderText);
    progress_->setAccessibleName(tr("Progress of the search"));
    setPlainToolTip(
        *progress_,
        tr("The share of wanted levels found, or of seeds searched, whichever is greater"));
    progress_->setTextVisible(false);
    progress_->setFixedHeight(kBarHeight);
    progress_->setRange(0, kWhole);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(progress_);
    column->addWidget(state_);
    column->addWidget(parts_);
    clear();
}

void SearchReport::begin(std::uint64_t seeds, std::uint64_t count) {
    setVisible(true);
    seeds_ = seeds;
    count_ = count;
    last_ = {};
    since_.start();
    progress_->setValue(0);
    progress_->setVisible(true);
    state_->setText(tr("Checking the first seeds in full, to find the fastest order of checks…"));
    parts_->clear();
}

void SearchReport::tell(const analyse::SearchState& state) {
    last_ = state;
    const auto share = [](std::uint64_t done, std::uint64_t of) {
        return static_cast<double>(done) / static_cast<double>(std::max<std::uint64_t>(of, 1));
    };
    const double done = std::max(share(state.hits, count_), share(state.seeds, seeds_));
    progress_->setValue(static_cast<int>(std::min(done, 1.0) * kWhole));
    state_->setText(searchText(state, static_cast<double>(since_.elapsed()) / 1000));
    QStringList parts;
    for (const analyse::SearchState::Part& part : state.parts)
        parts << partText(part);
    if (state.failures > 0)
        parts << tr("%n seed(s) gave no level", nullptr,
                    static_cast<int>(std::min<std::uint64_t>(state.failures, 1'000'000'000)));
    //: Between the parts of a wish, of which each is told how many pass it
    parts_->setText(parts.join(tr("  ·  ")));
}

void SearchReport::end(const QString& why) {
    progress_->setVisible(false);
    if (last_.seeds == 0) {
        state_->setText(why);
    } else if (!why.isEmpty()) {
        //: The end of a search: %1 why it ended, %2 how far it came
        state_->setText(tr("%1: %2").arg(why, searchText(last_, 0)));
    }
}

void SearchReport::clear(const QString& text) {
    last_ = {};
    progress_->setVisible(false);
    state_->setText(text);
    parts_->clear();
    setVisible(!text.isEmpty());
}

}  // namespace mazeloom::widgets
