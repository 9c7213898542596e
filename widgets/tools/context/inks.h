// SPDX-License-Identifier: MIT
// The ink or the mix of inks that all tools paint with.
#pragma once

#include <cstdint>

#include <QObject>

#include "core/edit/paint/ink_choice.h"
#include "widgets/document/gesture.h"

namespace mazeloom::widgets {

class EditContext;

class Inks : public QObject {
    Q_OBJECT

  public:
    /// `context` outlives it.
    explicit Inks(const EditContext& context);

    /// The current ink; the open sheet can always take it.
    const edit::InkInfo& current() const { return *ink_; }
    /// Makes an ink the current one, in place of the mix. Until the first call, each sheet that is
    /// opened starts with its edit::firstInk().
    void setCurrent(const edit::InkInfo& ink);
    /// Makes the ink of a cell of the open sheet the current one; does nothing outside the sheet.
    void pick(grid::Point cell);
    /// The mix; may hold inks that the open sheet cannot take.
    const edit::InkMix& mix() const { return mix_; }
    /// The part of the mix that the open sheet can take.
    edit::InkMix mixHere() const;
    /// Sets the mix and paints with it from now on; if it is empty, with the current ink.
    void setMix(edit::InkMix mix);
    /// Adds `more` (may be negative) to an ink's weight. A new mix starts with the current ink.
    void weigh(const edit::InkInfo& ink, int more);
    /// Whether to paint with the mix rather than the current ink.
    bool isMixing() const { return mixing_ && !mixHere().isEmpty(); }
    void setMixing(bool mixing);
    /// Returns the inks of a stroke. A cell's ink in a mix depends on `stroke`, the mix seed, and
    /// the cell's position relative to `origin`.
    edit::InkChoice forStroke(Gesture stroke, grid::Point origin = {}) const;
    /// Sets the mix seed: strokes count from 0 in each session, and need another seed in each.
    void setMixSeed(std::uint64_t seed) { mixSeed_ = seed; }

    /// Chooses an ink that the sheet, which was just opened or has other rules now, can take.
    void takeSheet();
    /// Gives up the inks of the pack's own terrains that are gone.
    void takeTerrains();

  signals:
    void changed();
    void mixChanged();

  private:
    void take(const edit::InkInfo& ink);

    const EditContext& context_;
    const edit::InkInfo* ink_;
    edit::InkMix mix_;
    bool hasChosen_ = false;
    bool mixing_ = false;
    std::uint64_t mixSeed_ = 0;
};

}  // namespace mazeloom::widgets
