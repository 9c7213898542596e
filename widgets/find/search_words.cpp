// SPDX-License-Identifier: MIT
#include "widgets/find/search_words.h"

#include <QCoreApplication>
#include <QLocale>

#include "widgets/qstring.h"
#include "widgets/text/units.h"

namespace mazeloom::widgets {

namespace {

/// Translation context of this file.
struct SearchWords {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::SearchWords)
};

QString countText(std::uint64_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
}

}  // namespace

QString searchText(const analyse::SearchState& state, double seconds) {
    QString text =
        state.hits == 0
            ? SearchWords::tr("none in %1 so far").arg(countText(state.seeds))
            //: %1 how many seeds were found, %2 among how many
            : SearchWords::tr("%1 in %2 so far").arg(countText(state.hits), countText(state.seeds));
    // In the first second the rate is not meaningful.
    if (seconds < 1) return text;
    const double rate = static_cast<double>(state.seeds) / seconds;
    text += SearchWords::tr(", %1 a second").arg(QLocale().toString(rate, 'f', 0));
    if (state.hits == 0) return text;
    const double each = seconds / static_cast<double>(state.hits);
    return text +
           withUnbrokenUnits(
               SearchWords::tr(", the next in about %1 s").arg(QLocale().toString(each, 'f', 1)));
}

QString partText(const analyse::SearchState::Part& part) {
    //: %1 a part of a wish that no seed came to yet
    if (part.asked == 0) return SearchWords::tr("%1: not checked yet").arg(qstring(part.text));
    const double share = 100.0 * static_cast<double>(part.passed) / static_cast<double>(part.asked);
    // Use enough decimals to distinguish a part that few seeds fulfil from one that none fulfils.
    const int digits = part.passed == 0 || share >= 10 ? 0 : share >= 0.1 ? 1 : 3;
    //: %1 a part of a wish, %2 how many seeds pass it in percent, %3 of how many that were asked
    return withUnbrokenUnits(SearchWords::tr("%1: %2 % of %3")
                                 .arg(qstring(part.text), QLocale().toString(share, 'f', digits),
                                      countText(part.asked)));
}

}  // namespace mazeloom::widgets
