// SPDX-License-Identifier: MIT
// For a list, elements are first removed from the last to the first and then added from the first
// to the last, so that every index is valid when its operation is applied. Only then are the
// elements changed that stay.
#include "core/diff/patch.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/diff/alignment.h"
#include "core/diff/grid_rows.h"
#include "core/diff/place.h"
#include "core/json/equal.h"

namespace mazeloom::diff {

namespace {

using json::Value;

class PatchWriter {
  public:
    void write(const Value& before, const Value& after) {
        if (json::isEqual(before, after)) return;
        if (before.isObject() && after.isObject()) {
            writeMembers(before, after);
        } else if (before.isList() && after.isList()) {
            const std::string* key =
                place_.empty() ? nullptr : std::get_if<std::string>(&place_.back());
            if (key != nullptr && isGrid(*key, before) && isGrid(*key, after)) {
                writeRows(before.list(), after.list());
            } else {
                writeElements(before.list(), after.list());
            }
        } else {
            add("replace", &after);
        }
    }

    Value take() { return Value(std::move(operations_)); }

  private:
    void add(std::string_view what, const Value* value) {
        Value operation{Value::Object()};
        operation.add("op", what);
        operation.add("path", pointerOf(place_));
        if (value != nullptr) operation.add("value", *value);
        operations_.push_back(std::move(operation));
    }

    template <typename Work>
    void at(Step step, const Work& work) {
        place_.push_back(std::move(step));
        work();
        place_.pop_back();
    }

    void writeMembers(const Value& before, const Value& after) {
        for (const json::Member& member : before.members()) {
            if (after.find(member.key) == nullptr) at(member.key, [&] { add("remove", nullptr); });
        }
        for (const json::Member& member : after.members()) {
            const Value* old = before.find(member.key);
            at(member.key, [&] {
                if (old == nullptr) {
                    add("add", &member.value);
                } else {
                    write(*old, member.value);
                }
            });
        }
    }

    /// Rows of a grid often equal each other, so they are compared by their index.
    void writeRows(const Value::List& before, const Value::List& after) {
        for (std::size_t i = before.size(); i > after.size(); --i)
            at(i - 1, [&] { add("remove", nullptr); });
        for (std::size_t i = 0; i < after.size(); ++i) {
            at(i, [&] {
                if (i >= before.size()) {
                    add("add", &after[i]);
                } else {
                    write(before[i], after[i]);
                }
            });
        }
    }

    void writeElements(const Value::List& before, const Value::List& after) {
        const Alignment alignment = align(before, after);
        std::vector<std::size_t> removed = alignment.removed;
        std::vector<std::size_t> added = alignment.added;
        for (const Pair& pair : alignment.pairs) {
            if (!pair.isMoved) continue;
            removed.push_back(pair.before);
            added.push_back(pair.after);
        }
        std::ranges::sort(removed, std::ranges::greater());
        std::ranges::sort(added);
        for (const std::size_t i : removed)
            at(i, [&] { add("remove", nullptr); });
        for (const std::size_t j : added)
            at(j, [&] { add("add", &after[j]); });
        for (const Pair& pair : alignment.pairs) {
            if (!pair.isMoved)
                at(pair.after, [&] { write(before[pair.before], after[pair.after]); });
        }
    }

    Place place_;
    Value::List operations_;
};

}  // namespace

Value patchOf(const Value& before, const Value& after) {
    PatchWriter writer;
    writer.write(before, after);
    return writer.take();
}

}  // namespace mazeloom::diff
