// SPDX-License-Identifier: MIT
// Asks for the words of a choice, a line each.
#pragma once

#include <optional>
#include <string>
#include <vector>

class QString;
class QWidget;

namespace mazeloom::widgets {

/// None twice and none empty, at least one and at most level::kMaxChoices; nothing when it was
/// cancelled.
std::optional<std::vector<std::string>> askForWords(const QString& title,
                                                    const std::vector<std::string>& words,
                                                    QWidget* parent);

}  // namespace mazeloom::widgets
