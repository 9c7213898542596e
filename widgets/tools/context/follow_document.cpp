// SPDX-License-Identifier: MIT
#include "widgets/tools/context/follow_document.h"

#include <memory>

namespace mazeloom::widgets {

void followDocument(EditContext& context, QObject& follower,
                    std::function<void(PackDocument&)> watch) {
    const auto watched = std::make_shared<QPointer<PackDocument>>();
    const auto follow = [&context, &follower, watch = std::move(watch), watched] {
        if (*watched == context.document()) return;
        if (*watched != nullptr) (*watched)->disconnect(&follower);
        *watched = context.document();
        if (*watched != nullptr) watch(**watched);
    };
    QObject::connect(&context, &EditContext::sheetChanged, &follower, follow);
    follow();
}

}  // namespace mazeloom::widgets
