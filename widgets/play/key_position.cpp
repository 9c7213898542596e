// SPDX-License-Identifier: MIT
#include "widgets/play/key_position.h"

#include <array>
#include <string_view>

#include <QKeyEvent>
#include <QString>

namespace mazeloom::widgets {

namespace {

/// A row of a US keyboard. `first` is the code of its first key, a Linux input event code.
struct KeyRow {
    quint32 first;
    std::string_view plain;
    std::string_view shifted;
};

constexpr std::array<KeyRow, 5> kRows{{
    {2, "1234567890-=", "!@#$%^&*()_+"},
    {16, "QWERTYUIOP[]", "QWERTYUIOP{}"},
    {30, "ASDFGHJKL;'`", "ASDFGHJKL:\"~"},
    {43, "\\ZXCVBNM,./", "|ZXCVBNM<>?"},
    {86, "<", ">"},
}};

/// X11 and Wayland key codes are the kernel's plus 8. Windows uses the kernel's numbers.
#ifdef Q_OS_WIN
constexpr quint32 kFirstCode = 0;
#else
constexpr quint32 kFirstCode = 8;
#endif

bool isOtherScript(int key) {
    constexpr int kFirstNamedKey = 0x01000000;
    if (key <= 0x7f || key >= kFirstNamedKey) return false;
    switch (QChar::script(static_cast<char32_t>(key))) {
        case QChar::Script_Unknown:
        case QChar::Script_Inherited:
        case QChar::Script_Common:
        case QChar::Script_Latin:
            return false;
        default:
            return true;
    }
}

}  // namespace

std::optional<LatinKey> latinKeyOf(const QKeyEvent& event) {
    if (!isOtherScript(event.key()) || event.nativeScanCode() < kFirstCode) return {};
    const quint32 code = event.nativeScanCode() - kFirstCode;
    for (const KeyRow& row : kRows) {
        if (code < row.first || code - row.first >= row.plain.size()) continue;
        const std::size_t place = code - row.first;
        const bool isShifted = (event.modifiers() & Qt::ShiftModifier) != 0;
        const QChar text = QLatin1Char((isShifted ? row.shifted : row.plain)[place]);
        // Qt's codes of these keys equal their characters.
        return LatinKey{text.unicode(), text};
    }
    return {};
}

}  // namespace mazeloom::widgets
