// SPDX-License-Identifier: MIT
// A floor of a descent with locked or one-way doors can be got through, wherever the hero goes and
// whatever keys are taken, and no key that the stage `locks` put there can be done without
// (RULES.md G-70).
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/generation.h"
#include "core/generate/locks/lock_proof.h"

namespace mazeloom::check::promise::locks {

namespace {

constexpr Sentence kNoWay{"promise-keys", "no keys lead from %1 to the stairs at %2"};
constexpr Sentence kTrap{"promise-not-caught",
                         "who gets to %1 can no longer reach the stairs at %2"};
constexpr Sentence kUnused{"promise-key-needed", "the stairs can be reached without the %1"};
constexpr std::array kSentences{kNoWay, kTrap, kUnused};

bool hasSuchDoors(const level::CellGrid& cells) {
    for (int y = 0; y < cells.height(); ++y) {
        for (const level::Cell cell : cells.row(y)) {
            if (level::isLocked(cell.terrain()) || level::isOneWay(cell.terrain())) return true;
        }
    }
    return false;
}

void check(const Generation& generation, Findings& findings) {
    const level::Map& map = generation.map();
    if (generation.isBarred({"shape", "corridors", "unite", "stairs", "locks"})) return;
    const auto quest = generate::questOf(map);
    if (!quest || !hasSuchDoors(map.cells)) return;
    const generate::LockProof proof = generate::prove(map.cells, *quest);
    if (proof.verdict == generate::LockProof::Verdict::NoWay) {
        findings.error(kNoWay, {quest->start, quest->goal}).at(quest->goal);
        return;
    }
    if (proof.trap) findings.error(kTrap, {*proof.trap, quest->goal}).at(*proof.trap);
    const auto stage = generation.lastOf("locks");
    if (!stage) return;
    for (const level::Thing& thing : generation.placedBy(*stage)) {
        const auto lock = level::lockOf(thing.kind);
        if (lock && !generate::prove(map.cells, *quest, level::bitOf(*lock)).way.empty())
            findings.error(kUnused, {thing.kind}).at(thing.at);
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::locks
