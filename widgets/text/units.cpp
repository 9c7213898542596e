// SPDX-License-Identifier: MIT
#include "widgets/text/units.h"

#include <algorithm>
#include <array>

#include <QStringView>

namespace mazeloom::widgets {

namespace {

/// The units that the program's texts use, which are the same in all languages, and the sign
/// between two sides.
constexpr std::array kUnits{u"s", u"ms", u"%", u"px", u"MB", u"kB", u"MiB", u"×"};

/// Whether a unit, as a whole word, begins at `at`.
bool isUnitAt(QStringView text, qsizetype at) {
    qsizetype end = at;
    while (end < text.size() && (text[end].isLetter() || text[end] == u'%' || text[end] == u'×'))
        ++end;
    const QStringView word = text.sliced(at, end - at);
    return std::ranges::any_of(kUnits, [&](const char16_t* unit) { return word == unit; });
}

}  // namespace

QString withUnbrokenUnits(QString text) {
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i] != u' ') continue;
        const bool isAfterNumber = text[i - 1].isDigit() && isUnitAt(text, i + 1);
        const bool isAfterSign = text[i - 1] == u'×' && text[i + 1].isDigit();
        if (isAfterNumber || isAfterSign) text[i] = QChar::Nbsp;
    }
    return text;
}

}  // namespace mazeloom::widgets
