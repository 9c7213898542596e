// SPDX-License-Identifier: MIT
#include "widgets/known/numbers_text.h"

#include <QCoreApplication>

namespace mazeloom::widgets {

namespace {

struct NumbersText {
    Q_DECLARE_TR_FUNCTIONS(NumbersText)
};

}  // namespace

QString titleOf(level::Numbers numbers) {
    switch (numbers) {
        case level::Numbers::All:
            return NumbersText::tr("On all cells");
        case level::Numbers::Near:
            return NumbersText::tr("Near the hero");
        case level::Numbers::Visited:
            return NumbersText::tr("Visited cells");
    }
    return {};
}

}  // namespace mazeloom::widgets
