// SPDX-License-Identifier: MIT
#include "widgets/play/play_controls.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QSettings>
#include <QStringList>

namespace mazeloom::widgets {

using play::temple::Button;

namespace {

struct CommandInfo {
    PlayCommand command;
    const char* id;  ///< in the settings
    const char* title;
    std::optional<Button> button;
    std::vector<int> keys;
    std::vector<PadInput> pads;
};

const std::array<CommandInfo, kPlayCommands>& table() {
    static const std::array<CommandInfo, kPlayCommands> commands{{
        {PlayCommand::Up,
         "up",
         QT_TRANSLATE_NOOP("PlayCommand", "Move up"),
         Button::Up,
         {Qt::Key_Up},
         {PadInput::Up}},
        {PlayCommand::Right,
         "right",
         QT_TRANSLATE_NOOP("PlayCommand", "Move right"),
         Button::Right,
         {Qt::Key_Right},
         {PadInput::Right}},
        {PlayCommand::Down,
         "down",
         QT_TRANSLATE_NOOP("PlayCommand", "Move down"),
         Button::Down,
         {Qt::Key_Down},
         {PadInput::Down}},
        {PlayCommand::Left,
         "left",
         QT_TRANSLATE_NOOP("PlayCommand", "Move left"),
         Button::Left,
         {Qt::Key_Left},
         {PadInput::Left}},
        {PlayCommand::Throw,
         "throw",
         QT_TRANSLATE_NOOP("PlayCommand", "Throw or place"),
         Button::Throw,
         {Qt::Key_Space},
         {PadInput::A, PadInput::RightShoulder}},
        {PlayCommand::Read,
         "read",
         QT_TRANSLATE_NOOP("PlayCommand", "Select or read"),
         Button::Read,
         {Qt::Key_Return, Qt::Key_Enter},
         {PadInput::B}},
        {PlayCommand::Switch,
         "switch",
         QT_TRANSLATE_NOOP("PlayCommand", "TNT or grenade"),
         Button::Switch,
         {Qt::Key_Tab},
         {PadInput::Y}},
        {PlayCommand::Tnt,
         "tnt",
         QT_TRANSLATE_NOOP("PlayCommand", "Take TNT"),
         Button::Tnt,
         {Qt::Key_1},
         {}},
        {PlayCommand::Grenade,
         "grenade",
         QT_TRANSLATE_NOOP("PlayCommand", "Take a grenade"),
         Button::Grenade,
         {Qt::Key_2},
         {}},
        {PlayCommand::Wait,
         "wait",
         QT_TRANSLATE_NOOP("PlayCommand", "Wait (pace: step)"),
         Button::Wait,
         {Qt::Key_Period},
         {PadInput::LeftShoulder}},
        {PlayCommand::Rewind,
         "rewind",
         QT_TRANSLATE_NOOP("PlayCommand", "Rewind while held"),
         std::nullopt,
         {Qt::Key_Backspace},
         {PadInput::LeftTrigger}},
        {PlayCommand::Menu,
         "menu",
         QT_TRANSLATE_NOOP("PlayCommand", "Menu"),
         std::nullopt,
         {Qt::Key_Escape},
         {PadInput::X, PadInput::Start}},
        {PlayCommand::Restart,
         "restart",
         QT_TRANSLATE_NOOP("PlayCommand", "Restart"),
         std::nullopt,
         {Qt::Key_R},
         {PadInput::Back}},
        {PlayCommand::Hint,
         "hint",
         QT_TRANSLATE_NOOP("PlayCommand", "Hint"),
         std::nullopt,
         {Qt::Key_K},
         {PadInput::RightTrigger}},
    }};
    return commands;
}

const CommandInfo& info(PlayCommand command) {
    return table().at(static_cast<std::size_t>(command));
}

struct PadName {
    PadInput input;
    const char* id;
    const char* title;
};

constexpr std::array<PadName, kPadInputs> kPadNames{{
    {PadInput::Up, "up", QT_TRANSLATE_NOOP("PadInput", "D-pad or stick up")},
    {PadInput::Right, "right", QT_TRANSLATE_NOOP("PadInput", "D-pad or stick right")},
    {PadInput::Down, "down", QT_TRANSLATE_NOOP("PadInput", "D-pad or stick down")},
    {PadInput::Left, "left", QT_TRANSLATE_NOOP("PadInput", "D-pad or stick left")},
    {PadInput::A, "a", QT_TRANSLATE_NOOP("PadInput", "A")},
    {PadInput::B, "b", QT_TRANSLATE_NOOP("PadInput", "B")},
    {PadInput::X, "x", QT_TRANSLATE_NOOP("PadInput", "X")},
    {PadInput::Y, "y", QT_TRANSLATE_NOOP("PadInput", "Y")},
    {PadInput::LeftShoulder, "left-shoulder", QT_TRANSLATE_NOOP("PadInput", "Left bumper")},
    {PadInput::RightShoulder, "right-shoulder", QT_TRANSLATE_NOOP("PadInput", "Right bumper")},
    {PadInput::LeftTrigger, "left-trigger", QT_TRANSLATE_NOOP("PadInput", "Left trigger")},
    {PadInput::RightTrigger, "right-trigger", QT_TRANSLATE_NOOP("PadInput", "Right trigger")},
    {PadInput::Back, "back", QT_TRANSLATE_NOOP("PadInput", "Back")},
    {PadInput::Start, "start", QT_TRANSLATE_NOOP("PadInput", "Start")},
}};

/// Returns the key's name. For arrow keys it is an arrow sign, which is clearer and shorter.
QString keyName(int key) {
    switch (key) {
        case Qt::Key_Up:
            return QStringLiteral("↑");
        case Qt::Key_Right:
            return QStringLiteral("→");
        case Qt::Key_Down:
            return QStringLiteral("↓");
        case Qt::Key_Left:
            return QStringLiteral("←");
        default:
            return QKeySequence(key).toString(QKeySequence::NativeText);
    }
}

std::optional<PadInput> padInput(const QString& id) {
    const auto* found = std::find_if(kPadNames.begin(), kPadNames.end(), [&](const PadName& name) {
        return id == QLatin1String(name.id);
    });
    if (found == kPadNames.end()) return {};
    return found->input;
}

QString keySetting(const CommandInfo& command) {
    return QStringLiteral("play/keys/") + QLatin1String(command.id);
}
QString padSetting(const CommandInfo& command) {
    return QStringLiteral("play/pads/") + QLatin1String(command.id);
}

}  // namespace

std::optional<Button> buttonOf(PlayCommand command) {
    return info(command).button;
}

QString titleOf(PlayCommand command) {
    return QCoreApplication::translate("PlayCommand", info(command).title);
}

QString titleOf(PadInput input) {
    return QCoreApplication::translate("PadInput",
                                       kPadNames.at(static_cast<std::size_t>(input)).title);
}

PlayControls::PlayControls(QObject* parent) : QObject(parent) {
    for (const CommandInfo& command : table())
        bindings_.push_back(standard(command.command));
    load();
}

PlayControls::Binding PlayControls::standard(PlayCommand command) {
    const CommandInfo& known = info(command);
    return {QList<int>(known.keys.begin(), known.keys.end()),
            QList<PadInput>(known.pads.begin(), known.pads.end())};
}

void PlayControls::setKeys(PlayCommand command, const QList<int>& keys) {
    for (Binding& other : bindings_)
        other.keys.removeIf([&](int key) { return keys.contains(key); });
    bindings_[static_cast<std::size_t>(command)].keys = keys;
    save();
    emit changed();
}

void PlayControls::setPads(PlayCommand command, const QList<PadInput>& pads) {
    for (Binding& other : bindings_)
        other.pads.removeIf([&](PadInput pad) { return pads.contains(pad); });
    bindings_[static_cast<std::size_t>(command)].pads = pads;
    save();
    emit changed();
}

void PlayControls::restoreStandard() {
    for (const CommandInfo& command : table())
        bindings_[static_cast<std::size_t>(command.command)] = standard(command.command);
    save();
    emit changed();
}

bool PlayControls::isStandard() const {
    return std::all_of(table().begin(), table().end(), [&](const CommandInfo& command) {
        return of(command.command) == standard(command.command);
    });
}

std::optional<PlayCommand> PlayControls::commandOfKey(int key) const {
    for (const CommandInfo& command : table()) {
        if (of(command.command).keys.contains(key)) return command.command;
    }
    return {};
}

std::optional<PlayCommand> PlayControls::commandOfPad(PadInput input) const {
    for (const CommandInfo& command : table()) {
        if (of(command.command).pads.contains(input)) return command.command;
    }
    return {};
}

QString PlayControls::describe(PlayCommand command, bool withPads) const {
    QStringList parts;
    for (const int key : keys(command)) {
        const QString name = keyName(key);
        // Return and Enter are the same key to a player, so Enter is not listed after Return.
        if (key != Qt::Key_Enter || !keys(command).contains(Qt::Key_Return)) parts << name;
    }
    if (withPads) {
        for (const PadInput pad : pads(command))
            parts << titleOf(pad);
    }
    return parts.join(QStringLiteral(", "));
}

void PlayControls::load() {
    const QSettings settings;
    for (const CommandInfo& command : table()) {
        Binding& binding = bindings_[static_cast<std::size_t>(command.command)];
        if (settings.contains(keySetting(command))) {
            binding.keys.clear();
            for (const QString& text : settings.value(keySetting(command)).toStringList()) {
                const QKeySequence key(text, QKeySequence::PortableText);
                if (key.count() == 1 && key[0].key() != Qt::Key_unknown)
                    binding.keys << key[0].toCombined();
            }
        }
        if (settings.contains(padSetting(command))) {
            binding.pads.clear();
            for (const QString& text : settings.value(padSetting(command)).toStringList()) {
                if (const auto pad = padInput(text)) binding.pads << *pad;
            }
        }
    }
}

void PlayControls::save() const {
    QSettings settings;
    for (const CommandInfo& command : table()) {
        const Binding& binding = of(command.command);
        if (binding == standard(command.command)) {
            settings.remove(keySetting(command));
            settings.remove(padSetting(command));
            continue;
        }
        QStringList keys;
        for (const int key : binding.keys)
            keys << QKeySequence(key).toString(QKeySequence::PortableText);
        QStringList pads;
        for (const PadInput pad : binding.pads)
            pads << QLatin1String(kPadNames.at(static_cast<std::size_t>(pad)).id);
        settings.setValue(keySetting(command), keys);
        settings.setValue(padSetting(command), pads);
    }
}

}  // namespace mazeloom::widgets
