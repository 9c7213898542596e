// SPDX-License-Identifier: MIT
// Bindings of keys and pad buttons to the commands of a game (RULES.md T-16). All bindings can be
// changed; they are stored in the settings.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include "core/play/temple/state/buttons.h"
#include "widgets/devices/gamepad.h"

namespace mazeloom::widgets {

/// The player's commands, apart from those given with the mouse pointer.
enum class PlayCommand : std::uint8_t {
    Up,
    Right,
    Down,
    Left,
    Throw,
    Read,
    Switch,
    Tnt,
    Grenade,
    Wait,
    Rewind,
    Menu,
    Restart,
    Hint,
};
inline constexpr int kPlayCommands = 14;

/// Returns the temple game's button for a command. Returns nullopt for rewinding, the menu,
/// restarting and hints: these are not buttons of the game and do not occur in replays.
std::optional<play::temple::Button> buttonOf(PlayCommand command);
/// Returns the command's name in a list of controls.
QString titleOf(PlayCommand command);
/// Returns the name of a pad input: "D-pad or stick up", "A".
QString titleOf(PadInput input);

class PlayControls : public QObject {
    Q_OBJECT

  public:
    /// Reads the bindings from the settings; missing ones are taken from RULES.md T-16.
    explicit PlayControls(QObject* parent = nullptr);

    const QList<int>& keys(PlayCommand command) const { return of(command).keys; }
    const QList<PadInput>& pads(PlayCommand command) const { return of(command).pads; }
    /// Binds keys to a command. A key has only one command, so another command loses the key.
    void setKeys(PlayCommand command, const QList<int>& keys);
    void setPads(PlayCommand command, const QList<PadInput>& pads);
    void restoreStandard();
    bool isStandard() const;

    std::optional<PlayCommand> commandOfKey(int key) const;
    std::optional<PlayCommand> commandOfPad(PadInput input) const;

    /// Returns a command's bindings as a text: "Space" or "Space, A"; includes pads only with
    /// `withPads`.
    QString describe(PlayCommand command, bool withPads) const;

  signals:
    void changed();

  private:
    struct Binding {
        QList<int> keys;  ///< Qt::Key, with modifiers if needed
        QList<PadInput> pads;

        friend bool operator==(const Binding&, const Binding&) = default;
    };

    const Binding& of(PlayCommand command) const {
        return bindings_[static_cast<std::size_t>(command)];
    }
    static Binding standard(PlayCommand command);
    void load();
    void save() const;

    std::vector<Binding> bindings_;
};

}  // namespace mazeloom::widgets
