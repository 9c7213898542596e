// SPDX-License-Identifier: MIT
// In which language the texts beside it are edited: the plain ones, which serve for every language,
// or a translation (core/level/map/translations.h).
#pragma once

#include <set>
#include <string>

#include "widgets/panels/quiet_inputs.h"

namespace mazeloom::widgets {

class LanguageBox : public QuietComboBox {
    Q_OBJECT

  public:
    LanguageBox();

    /// Offers these beside the usual ones. What is chosen stays chosen.
    void offer(std::set<std::string> tags);
    /// The tag of the chosen one; empty: every language.
    std::string language() const;
};

}  // namespace mazeloom::widgets
