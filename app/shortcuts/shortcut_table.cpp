// SPDX-License-Identifier: MIT
#include "app/shortcuts/shortcut_table.h"

#include <algorithm>

#include <QAction>

#include "app/actions/action_registry.h"

namespace mazeloom::app {

namespace {

/// Whether one key sequence is equal to the other or a prefix of it, so that only one can be
/// triggered.
bool collide(const QKeySequence& a, const QKeySequence& b) {
    return a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch;
}

}  // namespace

ShortcutTable::ShortcutTable(const ActionRegistry& actions, const std::vector<MenuPlace>& places,
                             std::vector<FixedKey> canvasKeys, std::vector<FixedKey> menuKeys)
    : canvasKeys_(std::move(canvasKeys)), menuKeys_(std::move(menuKeys)) {
    const auto add = [&](QAction* action, const QString& path) {
        const auto known = std::ranges::find(rows_, action, &Row::action);
        if (known != rows_.end()) return;
        rows_.push_back({action, actions.titleOf(action), path, actions.standardShortcuts(action),
                         action->shortcuts()});
    };
    // Temporary entries, such as the recent packs, are not in the registry and are left out.
    for (const MenuPlace& place : places) {
        if (actions.find(ActionRegistry::idOf(place.action)) == place.action)
            add(place.action, place.path);
    }
    for (QAction* action : actions.all())
        add(action, {});
}

void ShortcutTable::setKeys(std::size_t row, const QList<QKeySequence>& keys) {
    QList<QKeySequence> wanted;
    for (const QKeySequence& key : keys) {
        if (!key.isEmpty() && !wanted.contains(key)) wanted << key;
    }
    rows_[row].keys = wanted;
}

void ShortcutTable::resetAll() {
    for (Row& row : rows_)
        row.keys = row.standard;
}

std::vector<ShortcutTable::Conflict> ShortcutTable::conflicts(std::size_t row) const {
    std::vector<Conflict> all;
    for (const QKeySequence& key : rows_[row].keys) {
        for (std::size_t other = 0; other < rows_.size(); ++other) {
            const auto collides = [&key](const QKeySequence& one) { return collide(key, one); };
            if (other != row && std::ranges::any_of(rows_[other].keys, collides))
                all.push_back({key, With::Action, rows_[other].title, other});
        }
        for (const FixedKey& fixed : menuKeys_) {
            if (collide(key, fixed.key)) all.push_back({key, With::Menu, fixed.use, row});
        }
        if (rows_[row].standard.contains(key)) continue;
        for (const FixedKey& fixed : canvasKeys_) {
            if (collide(key, fixed.key)) all.push_back({key, With::Canvas, fixed.use, row});
        }
    }
    return all;
}

std::size_t ShortcutTable::conflictCount() const {
    std::size_t count = 0;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const auto weighs = [](const Conflict& one) { return one.with != With::Canvas; };
        if (std::ranges::any_of(conflicts(row), weighs)) ++count;
    }
    return count;
}

void ShortcutTable::keepOnlyAt(std::size_t row) {
    const QList<QKeySequence> kept = rows_[row].keys;
    for (std::size_t other = 0; other < rows_.size(); ++other) {
        if (other == row) continue;
        rows_[other].keys.removeIf([&kept](const QKeySequence& key) {
            return std::ranges::any_of(
                kept, [&key](const QKeySequence& one) { return collide(key, one); });
        });
    }
}

void ShortcutTable::apply(ActionRegistry& actions) const {
    for (const Row& row : rows_) {
        if (row.action->shortcuts() != row.keys) actions.setShortcuts(row.action, row.keys);
    }
}

}  // namespace mazeloom::app
