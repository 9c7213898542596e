// SPDX-License-Identifier: MIT
#include "widgets/document/promise_names.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <QCoreApplication>

namespace mazeloom::widgets {

namespace {

/// Translation context of this file.
constexpr auto kPromiseContext = "mazeloom::widgets::PromiseName";

constexpr std::array kBuiltInNames{
    QT_TRANSLATE_NOOP("mazeloom::widgets::PromiseName", "No trap under a thing"),
    QT_TRANSLATE_NOOP("mazeloom::widgets::PromiseName", "No water beside a laser"),
    QT_TRANSLATE_NOOP("mazeloom::widgets::PromiseName", "No laser beside a laser"),
    QT_TRANSLATE_NOOP("mazeloom::widgets::PromiseName", "No console within three cells of another"),
    QT_TRANSLATE_NOOP("mazeloom::widgets::PromiseName", "No two doors side by side"),
    QT_TRANSLATE_NOOP("mazeloom::widgets::PromiseName", "No lava or chasm beside the hero"),
    QT_TRANSLATE_NOOP("mazeloom::widgets::PromiseName", "No monster within two cells of the hero"),
    QT_TRANSLATE_NOOP("mazeloom::widgets::PromiseName", "Nothing lies in lava or a chasm"),
};

}  // namespace

QString promiseName(const std::string& name) {
    // Other texts are not looked up, because a designer's name may be anything.
    if (std::ranges::find(kBuiltInNames, std::string_view(name)) == kBuiltInNames.end())
        return QString::fromStdString(name);
    return QCoreApplication::translate(kPromiseContext, name.c_str());
}

}  // namespace mazeloom::widgets
