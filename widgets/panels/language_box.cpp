// SPDX-License-Identifier: MIT
#include "widgets/panels/language_box.h"

#include <algorithm>
#include <array>

#include <QLocale>

namespace mazeloom::widgets {

namespace {

constexpr std::array kUsual{"de", "en", "es", "fr", "it", "ja", "pl", "pt-BR", "zh-Hans"};

QString nameOf(const std::string& tag) {
    const QString id = QString::fromStdString(tag);
    const QLocale locale(id);
    const QString name = locale.nativeLanguageName();
    return locale.language() == QLocale::C || name.isEmpty()
               ? id
               : QStringLiteral("%1 (%2)").arg(name, id);
}

}  // namespace

LanguageBox::LanguageBox() {
    offer({});
}

void LanguageBox::offer(std::set<std::string> tags) {
    const std::string chosen = language();
    tags.insert(kUsual.begin(), kUsual.end());
    if (!chosen.empty()) tags.insert(chosen);
    if (count() == static_cast<int>(tags.size()) + 1 &&
        std::all_of(tags.begin(), tags.end(), [this](const std::string& tag) {
            return findData(QString::fromStdString(tag)) >= 0;
        })) {
        return;
    }
    clear();
    addItem(tr("Default (all languages)"), QString());
    for (const std::string& tag : tags)
        addItem(nameOf(tag), QString::fromStdString(tag));
    setCurrentIndex(findData(QString::fromStdString(chosen)));
}

std::string LanguageBox::language() const {
    return currentData().toString().toStdString();
}

}  // namespace mazeloom::widgets
