// SPDX-License-Identifier: MIT
#include "widgets/exchange/format_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace mazeloom::widgets {

QString formatText(std::string_view english) {
    return QCoreApplication::translate("Formats", std::string(english).c_str());
}

QString carriedText(exchange::CarriesSet what) {
    QStringList parts;
    for (const exchange::CarriesInfo& one : exchange::allCarried()) {
        if ((what & one.what) != 0) parts << formatText(one.title);
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace mazeloom::widgets
