// SPDX-License-Identifier: MIT
#include "core/level/rewriting/append.h"

#include <algorithm>

#include "core/json/write.h"
#include "core/level/rewriting/alphabet.h"

namespace mazeloom::level::rewriting {

namespace {

class Writer {
  public:
    Writer(std::string& out, const Sets& sets, const TerrainTable& terrains,
           std::optional<std::size_t> indent)
        : out_(out), sets_(sets), terrains_(terrains), indent_(indent) {}

    void setsBefore() {
        if (sets_.list().empty()) return;
        key(kSetsKey);
        sets();
        comma();
    }
    void sets() {
        out_ += '{';
        for (std::size_t i = 0; i < sets_.list().size(); ++i) {
            if (i > 0) comma();
            key(kSetCharacters.substr(i, 1));
            values(sets_.list()[i]);
        }
        out_ += '}';
    }

    void nodes(std::string_view name, const std::vector<Node>& nodes, std::size_t depth) {
        key(name);
        list(nodes, depth, [&](const Node& node) { this->node(node, depth + 1); });
    }

    template <typename Row>
    void rows(const Rule& rule, const Row& row) {
        out_ += '[';
        for (int y = 0; y < rule.size.height; ++y) {
            if (y > 0) comma();
            json::appendText(out_, row(rule, y, sets_));
        }
        out_ += ']';
    }

    void symmetries(std::uint8_t set) {
        const auto word = std::ranges::find(kSymmetryWords, set, &SymmetryWord::symmetries);
        if (word != kSymmetryWords.end()) {
            json::appendText(out_, word->id);
            return;
        }
        out_ += '[';
        bool isFirst = true;
        for (std::size_t i = 0; i < kSymmetryIds.size(); ++i) {
            if ((set >> i & 1u) == 0) continue;
            if (!isFirst) comma();
            isFirst = false;
            json::appendText(out_, kSymmetryIds[i]);
        }
        out_ += ']';
    }

  private:
    static constexpr std::size_t kStep = 2;

    void node(const Node& node, std::size_t depth) {
        out_ += '{';
        if (hasRules(node.kind)) {
            key(idOf(node.kind));
            list(node.rules, depth, [&](const Rule& rule) { this->rule(rule); });
        } else {
            nodes(idOf(node.kind), node.nodes, depth);
        }
        if (node.times != usualTimes(node.kind)) {
            comma();
            key(kTimesKey);
            if (node.times == 0) {
                json::appendText(out_, kUntilNone);
            } else {
                out_ += std::to_string(node.times);
            }
        }
        if (node.kind == NodeKind::Grow) {
            comma();
            key(kTowardsKey);
            values(node.towards);
            number(kStrayKey, node.stray, 0);
        }
        out_ += '}';
    }

    void rule(const Rule& rule) {
        out_ += '{';
        key(kFindKey);
        rows(rule, findRow);
        comma();
        key(kPutKey);
        rows(rule, putRow);
        if (rule.symmetries != kAllSymmetries) {
            comma();
            key(kSymmetriesKey);
            symmetries(rule.symmetries);
        }
        number(kChanceKey, rule.chance, 100);
        number(kMostKey, rule.most, 0);
        out_ += '}';
    }

    void values(const Values& set) {
        out_ += '[';
        bool isFirst = true;
        for (int number = 0; number < Value::kCount; ++number) {
            const Value value = Value::of(number);
            if (!set.contains(value) || valueNamed(nameOf(value, terrains_), terrains_) != value)
                continue;
            if (!isFirst) comma();
            isFirst = false;
            json::appendText(out_, nameOf(value, terrains_));
        }
        out_ += ']';
    }

    void number(std::string_view name, int number, int usual) {
        if (number == usual) return;
        comma();
        key(name);
        out_ += std::to_string(number);
    }

    template <typename Items, typename Append>
    void list(const Items& items, std::size_t depth, const Append& append) {
        out_ += '[';
        bool isFirst = true;
        for (const auto& item : items) {
            if (!isFirst) out_ += ',';
            isFirst = false;
            line(depth + 1);
            append(item);
        }
        if (!isFirst) line(depth);
        out_ += ']';
    }

    void line(std::size_t depth) {
        if (!indent_) return;
        out_ += '\n';
        out_.append(*indent_ + depth * kStep, ' ');
    }
    void comma() { out_ += indent_ ? ", " : ","; }
    void key(std::string_view name) {
        json::appendText(out_, name);
        out_ += indent_ ? ": " : ":";
    }

    std::string& out_;
    const Sets& sets_;
    const TerrainTable& terrains_;
    const std::optional<std::size_t> indent_;
};

}  // namespace

void appendMembers(std::string& out, const Program& program, const TerrainTable& terrains,
                   std::optional<std::size_t> indent) {
    const Sets sets(program);
    Writer writer(out, sets, terrains, indent);
    writer.setsBefore();
    writer.nodes(kNodesKey, program.nodes, 0);
}

void appendSets(std::string& out, const Sets& sets, const TerrainTable& terrains) {
    Writer(out, sets, terrains, 0).sets();
}

void appendFind(std::string& out, const Rule& rule, const Sets& sets) {
    Writer(out, sets, {}, 0).rows(rule, findRow);
}

void appendSymmetries(std::string& out, std::uint8_t symmetries) {
    Writer(out, Sets({}), {}, 0).symmetries(symmetries);
}

}  // namespace mazeloom::level::rewriting
