// SPDX-License-Identifier: MIT
#include "widgets/tools/context/ink_text.h"

#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

QString inkTitle(const edit::InkInfo& ink) {
    return stageText(ink.title);
}

QString inkHelp(const edit::InkInfo& ink) {
    return stageText(ink.help);
}

QString mixTitle(std::size_t inks) {
    return EditContext::tr("Mix of %n ink(s)", nullptr, static_cast<int>(inks));
}

QString percentText(int percent) {
    return EditContext::tr("%1 %").arg(percent);
}

QString mixText(const edit::InkMix& mix) {
    QStringList parts;
    for (const edit::InkMix::Part& part : mix.parts())
        parts << inkTitle(*part.ink) + ' ' + percentText(mix.percentOf(*part.ink));
    return parts.join(QStringLiteral(" · "));
}

QString paintTitle(const EditContext& context) {
    return context.isMixing() ? mixTitle(context.mixHere().parts().size())
                              : inkTitle(context.ink());
}

}  // namespace mazeloom::widgets
