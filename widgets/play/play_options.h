// SPDX-License-Identifier: MIT
// How a player wants games to be: kept in the settings, the same for playtests and the full game.
// Pages read the options (GamePage::follow); the options know no page.
#pragma once

#include <cstdint>
#include <optional>

#include <QObject>

#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/session.h"
#include "widgets/play/glyphs.h"

namespace mazeloom::widgets {

enum class LightMode : std::uint8_t { AsEditor, Dark, Light };

class PlayOptions : public QObject {
    Q_OBJECT

  public:
    static constexpr int kStandardVolume = 60;

    /// Reads the settings; what they do not name is as RULES.md T-1.2, T-3.3 and D-16.3 say.
    explicit PlayOptions(QObject* parent = nullptr);
    /// `hasEmoji`: whether there is a font for them.
    explicit PlayOptions(bool hasEmoji, QObject* parent = nullptr);

    play::temple::Numbers numbers() const { return numbers_; }
    void setNumbers(play::temple::Numbers numbers);
    play::temple::Pace pace() const { return pace_; }
    void setPace(play::temple::Pace pace);
    LightMode light() const { return light_; }
    void setLight(LightMode light);
    /// The same as pages take it: nothing is as the editor.
    std::optional<bool> isLight() const;
    int volume() const { return volume_; }
    /// Percent, 0–100.
    void setVolume(int percent);

    /// Whether the player has been told what a temple's numbers count.
    bool knowsNumbers() const { return knowsNumbers_; }
    void setKnowsNumbers(bool knows);

    /// What a descent is shown in: our pictures where emoji are chosen and there are none.
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
    LightMode light_ = LightMode::AsEditor;
    int volume_ = kStandardVolume;
    bool knowsNumbers_;
    Glyphs glyphs_;  ///< as it was chosen
    bool hasEmoji_;
};

}  // namespace mazeloom::widgets
