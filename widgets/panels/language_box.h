// SPDX-License-Identifier: MIT
// Selects the language of the texts edited beside it: the untranslated texts, which serve every
// language, or a translation (core/level/map/translations.h).
#pragma once

#include <set>
#include <string>

#include "widgets/panels/quiet_inputs.h"

namespace mazeloom::widgets {

class LanguageBox : public QuietComboBox {
    Q_OBJECT

  public:
    LanguageBox();

    /// Offers these languages in addition to the usual ones. Keeps the selection.
    void offer(std::set<std::string> tags);
    /// Returns the tag of the selected language; empty for the untranslated texts.
    std::string language() const;
};

}  // namespace mazeloom::widgets
