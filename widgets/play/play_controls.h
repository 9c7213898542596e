// SPDX-License-Identifier: MIT
// Which keys and pad buttons do what in a game (RULES.md T-16). All can be bound anew; the
// program keeps the bindings in its settings.
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

/// What a player can do, beside pointing.
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

/// The game's button; nothing for rewinding, the menu, the restart and hints, which are no part of
/// a replay.
std::optional<play::temple::Button> buttonOf(PlayCommand command);
/// As a list of controls calls it.
QString titleOf(PlayCommand command);
/// "D-pad or stick up", "A".
QString titleOf(PadInput input);

class PlayControls : public QObject {
    Q_OBJECT

  public:
    /// Reads the settings; what they do not name is as RULES.md T-16 says.
    explicit PlayControls(QObject* parent = nullptr);

    const QList<int>& keys(PlayCommand command) const { return of(command).keys; }
    const QList<PadInput>& pads(PlayCommand command) const { return of(command).pads; }
    /// A key does one thing: it is taken from whoever had it.
    void setKeys(PlayCommand command, const QList<int>& keys);
    void setPads(PlayCommand command, const QList<PadInput>& pads);
    void restoreStandard();
    bool isStandard() const;

    std::optional<PlayCommand> commandOfKey(int key) const;
    std::optional<PlayCommand> commandOfPad(PadInput input) const;

    /// "Space" or "Space, A": what the screen says of a command; pads only with `withPads`.
    QString describe(PlayCommand command, bool withPads) const;

  signals:
    void changed();

  private:
    struct Binding {
        QList<int> keys;  ///< Qt::Key, with modifiers where some are wanted
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
