// SPDX-License-Identifier: MIT
// Asks for the words of a choice, one per line.
#pragma once

#include <optional>
#include <string>
#include <vector>

class QString;
class QWidget;

namespace mazeloom::widgets {

/// Returns 1 … level::kMaxChoices different non-empty words; nullopt if the user cancels.
std::optional<std::vector<std::string>> askForWords(const QString& title,
                                                    const std::vector<std::string>& words,
                                                    QWidget* parent);

}  // namespace mazeloom::widgets
