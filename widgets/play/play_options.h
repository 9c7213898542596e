// SPDX-License-Identifier: MIT
// The player's options for games. They are stored in the settings and shared by playtests and the
// full game. Pages read the options (GamePage::follow); the options do not know the pages.
#pragma once

#include <optional>

#include <QObject>

#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/session.h"
#include "widgets/play/game_look.h"
#include "widgets/play/glyphs.h"

namespace mazeloom::widgets {

class PlayOptions : public QObject {
    Q_OBJECT

  public:
    static constexpr int kStandardVolume = 60;

    /// Reads the settings; the defaults are those of RULES.md T-1.2, T-3.3 and D-16.3.
    explicit PlayOptions(QObject* parent = nullptr);
    /// `hasEmoji`: whether the system has an emoji font.
    explicit PlayOptions(bool hasEmoji, QObject* parent = nullptr);

    play::temple::Numbers numbers() const { return numbers_; }
    void setNumbers(play::temple::Numbers numbers);
    play::temple::Pace pace() const { return pace_; }
    void setPace(play::temple::Pace pace);
    const GameLook& look() const { return look_; }
    void setTheme(GameTheme theme);
    void setScanLines(bool scanLines);
    /// Whether explosions, beams and fire may flash: the player's choice, or else whether the
    /// program shows motion.
    bool hasFlashes() const { return flashes_.value_or(hasMotion_); }
    void setFlashes(bool hasFlashes);
    /// Sets whether the program shows motion; it does at first.
    void setMotion(bool hasMotion);
    int volume() const { return volume_; }
    /// Sets the volume in percent, 0–100.
    void setVolume(int percent);

    /// Whether the player's best run goes along as a ghost.
    bool hasGhost() const { return hasGhost_; }
    void setGhost(bool hasGhost);

    /// Whether the player has seen the explanation of a temple's numbers.
    bool knowsNumbers() const { return knowsNumbers_; }
    void setKnowsNumbers(bool knows);

    /// Returns the glyphs that a descent uses: those that the player chose, or the program's own
    /// drawings if the player chose emoji but there is no emoji font.
    Glyphs glyphs() const;
    void setGlyphs(Glyphs glyphs);
    bool hasEmoji() const { return hasEmoji_; }

  signals:
    void changed();

  private:
    template <typename Value>
    void set(Value& member, Value value);
    void save() const;

    play::temple::Numbers numbers_ = play::temple::Numbers::All;
    play::temple::Pace pace_ = play::temple::Pace::RealTime;
    GameLook look_;
    std::optional<bool> flashes_;  ///< as the player chose
    bool hasMotion_ = true;
    int volume_ = kStandardVolume;
    bool hasGhost_;
    bool knowsNumbers_;
    Glyphs glyphs_;  ///< as the player chose them
    bool hasEmoji_;
};

}  // namespace mazeloom::widgets
