// SPDX-License-Identifier: MIT
#include "widgets/tools/context/inks.h"

#include "core/random/stream.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

Inks::Inks(const EditContext& context) : context_(context), ink_(edit::findInk("floor")) {}

void Inks::takeSheet() {
    const level::PaintGrid* cells = context_.paint();
    if (!hasChosen_ && cells != nullptr) take(edit::firstInk(*cells, context_.terrains()));
    if (!context_.isOffered(*ink_)) take(*edit::findInk("floor"));
}

void Inks::takeTerrains() {
    if (!context_.isOffered(*ink_)) take(*edit::findInk("floor"));
    edit::InkMix left = mix_;
    for (const edit::InkInfo& ink : edit::ownInks()) {
        if (!context_.isOffered(ink)) left.setWeight(ink, 0);
    }
    if (left == mix_) return;
    mixing_ = mixing_ && !left.isEmpty();
    mix_ = std::move(left);
    emit mixChanged();
}

void Inks::setCurrent(const edit::InkInfo& ink) {
    setMixing(false);
    hasChosen_ = true;
    take(ink);
}

void Inks::pick(grid::Point cell) {
    const level::PaintGrid* cells = context_.paint();
    if (cells != nullptr && cells->contains(cell))
        setCurrent(edit::inkOf(cells->at(cell), context_.canvas()));
}

void Inks::take(const edit::InkInfo& ink) {
    if (&ink == ink_) return;
    ink_ = &ink;
    emit changed();
}

edit::InkMix Inks::mixHere() const {
    return mix_.on(context_.canvas());
}

void Inks::setMix(edit::InkMix mix) {
    const bool mixing = !mix.isEmpty();
    if (mix == mix_ && mixing == mixing_) return;
    mix_ = std::move(mix);
    mixing_ = mixing;
    emit mixChanged();
}

void Inks::weigh(const edit::InkInfo& ink, int more) {
    edit::InkMix mix = mix_;
    const bool begins = more > 0 && mixHere().isEmpty();
    if (begins) mix.setWeight(*ink_, 1);
    if (!begins || &ink != ink_) mix.setWeight(ink, mix.weightOf(ink) + more);
    setMix(std::move(mix));
}

void Inks::setMixing(bool mixing) {
    if (mixing && mixHere().isEmpty()) {
        weigh(*ink_, 1);
    } else if (mixing != mixing_) {
        mixing_ = mixing;
        emit mixChanged();
    }
}

edit::InkChoice Inks::forStroke(Gesture stroke, grid::Point origin) const {
    if (!isMixing()) return edit::inkFor(*ink_, context_.terrains());
    const std::uint64_t seed = random::mix(mixSeed_, static_cast<std::uint64_t>(stroke));
    return {mixHere(), seed, context_.reach().symmetry(), origin, context_.terrains()};
}

}  // namespace mazeloom::widgets
