// SPDX-License-Identifier: MIT
#include "widgets/problems/fix_offer.h"

#include <utility>

#include "widgets/panels/message_bar.h"
#include "widgets/problems/apply_fix.h"
#include "widgets/problems/problem_text.h"

namespace mazeloom::widgets {

FixOffer::FixOffer(MessageBar& bar, QObject* parent) : QObject(parent), bar_(bar) {
    connect(&bar_, &MessageBar::actionTriggered, this, &FixOffer::mend);
}

void FixOffer::show(PackDocument& document, const check::Finding& finding, const QString& text,
                    const QString& other) {
    document_ = &document;
    text_ = text;
    fix_.reset();
    if (!finding.fixes.empty()) fix_ = finding.fixes.front();
    bar_.showMessage(finding.isError() ? MessageBar::Kind::Error : MessageBar::Kind::Warning, text,
                     fix_ ? fixText(*fix_) : QString(), other);
}

void FixOffer::mend() {
    if (!fix_ || bar_.text() != text_ || document_ == nullptr) return;
    const check::Fix fix = *std::exchange(fix_, std::nullopt);
    if (const QString harm = harmOf(*document_, fix); !harm.isEmpty()) {
        bar_.showMessage(MessageBar::Kind::Warning, harm);
        return;
    }
    if (applyFix(*document_, fix)) emit mended();
}

}  // namespace mazeloom::widgets
