// SPDX-License-Identifier: MIT
// The ink or the mix of inks with which all tools paint.
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
    /// `context` outlives this object.
    explicit Inks(const EditContext& context);

    /// Returns the current ink, with which the open sheet can always be painted.
    const edit::InkInfo& current() const { return *ink_; }
    /// Sets the current ink and stops painting with the mix. Before the first call, each sheet that
    /// is opened begins with its edit::firstInk().
    void setCurrent(const edit::InkInfo& ink);
    /// Sets the current ink to that of a cell of the open sheet. Does nothing if the cell is
    /// outside the sheet.
    void pick(grid::Point cell);
    /// Returns the mix. It may contain inks with which the open sheet cannot be painted.
    const edit::InkMix& mix() const { return mix_; }
    /// Returns the mix without the inks with which the open sheet cannot be painted.
    edit::InkMix mixHere() const;
    /// Sets the mix. From then on, tools paint with it; if it is empty, with the current ink.
    void setMix(edit::InkMix mix);
    /// Adds `more`, which may be negative, to the weight of an ink in the mix. A new mix begins
    /// with the current ink.
    void weigh(const edit::InkInfo& ink, int more);
    /// Whether tools paint with the mix, not the current ink.
    bool isMixing() const { return mixing_ && !mixHere().isEmpty(); }
    void setMixing(bool mixing);
    /// Returns the choice of inks for a stroke. With a mix, the ink of a cell depends on `stroke`,
    /// the mix seed, and the cell's position relative to `origin`.
    edit::InkChoice forStroke(Gesture stroke, grid::Point origin = {}) const;
    /// Sets the mix seed. It should differ between sessions, because strokes are numbered from 0 in
    /// each session.
    void setMixSeed(std::uint64_t seed) { mixSeed_ = seed; }

    /// Must be called when another sheet was opened or the sheet's rules have changed. Chooses an
    /// ink with which the sheet can be painted.
    void takeSheet();
    /// Must be called when the pack's terrains have changed. Drops the inks of terrains that no
    /// longer exist.
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
