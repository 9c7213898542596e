// SPDX-License-Identifier: MIT
#include "core/play/descent/runs/chronicle.h"

namespace mazeloom::play::descent {

Chronicle::Chronicle(const State& begun) {
    add(begun, {begun.log.begin(), begun.log.end()});
}

void Chronicle::add(const State& state, const std::vector<Message>& lines) {
    for (const Message& line : lines)
        told_.push_back({state.keys, state.turns, line});
    while (told_.size() > kMostLines)
        told_.pop_front();
}

void Chronicle::forgetAfter(std::int64_t key) {
    while (!told_.empty() && told_.back().key > key)
        told_.pop_back();
}

std::vector<Chronicle::Line> Chronicle::upTo(std::int64_t key) const {
    std::vector<Line> lines;
    for (const Told& told : told_) {
        if (told.key > key) break;
        if (lines.empty() || lines.back().message != told.message) {
            lines.push_back({told.turn, told.message});
        } else {
            lines.back().turn = told.turn;
            ++lines.back().times;
        }
    }
    return lines;
}

}  // namespace mazeloom::play::descent
