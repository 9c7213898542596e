// SPDX-License-Identifier: MIT
// Whatever somebody edits in a file that left is taken or told when it comes back. The editor knows
// nothing of the formats: it changes each value and takes away each element, so that a format that
// grows is tried as well.
#include <set>

#include <QRegularExpression>
#include <QTest>

#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/leaving/doors.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_edited_elsewhere {

class TestEditedElsewhere : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void whatIsNotEditedIsUnchanged_data() { formats(); }
    void whatIsNotEditedIsUnchanged();
    void eachValueIsTakenOrTold_data() { formats(); }
    void eachValueIsTakenOrTold();
    void eachElementIsMissedOrTold_data() { formats(); }
    void eachElementIsMissedOrTold();

  private:
    void formats();
    /// The problem with the edited text, empty where the edit was taken, told or refused.
    QString silence(const QString& format, const std::string& text) const;

    level::Pack pack_;
    const level::Level* level_ = nullptr;
    level::Map map_;
};

namespace {

using json::Value;

constexpr std::uint64_t kSeed = 5;

/// Whether the next edit is tried: each, or one of ten in brief runs.
class Sample {
  public:
    bool isNext() { return next_++ % 10 == 0 || !testing::isBrief(); }

  private:
    std::size_t next_ = 0;
};

/// Names of values that the programs count or arrange by, and that say nothing of a level; each is
/// one that Tiled or LDtk writes anew whenever a file is saved.
const std::set<std::string> kBookkeeping{
    // Tiled
    "version", "tiledversion", "renderorder", "nextlayerid", "nextobjectid", "compressionlevel",
    // LDtk
    "fileType", "app", "doc", "schema", "appAuthor", "appVersion", "url", "jsonVersion",
    "appBuildId", "dummyWorldIid", "worldX", "worldY", "worldDepth", "toc", "intGrid",
    "externalLevels", "externalRelPath", "seed", "worlds", "uid", "levelId", "tilesetId",
    "groupUid", "nextUid", "iid",
    // the value of a field a second time
    "realEditorValues"};

/// What LDtk makes of other values when it saves, but for those that are read.
bool isDerived(const std::string& name) {
    static const std::set<std::string> read{"__identifier", "__gridSize", "__pivot", "__tags",
                                            "__value"};
    return (name.starts_with("__") && !read.contains(name)) || name.ends_with("Uid");
}

/// Another value of the same type.
std::string edited(const std::string& value) {
    bool isNumber = false;
    const double number = QString::fromStdString(value).toDouble(&isNumber);
    if (isNumber) return QString::number(number + 1).toStdString();
    if (value == "true" || value == "false") return value == "true" ? "false" : "true";
    if (value.starts_with('#')) {
        std::string colour = value;
        colour.back() = colour.back() == '0' ? '1' : '0';
        return colour;
    }
    // The numbers of a layer: the first one is another.
    if (!value.empty() && value.find(",\n") != std::string::npos)
        return (value.find("\n1,") == 0 ? "\n2," : "\n6,") + value.substr(value.find(',') + 1);
    return value + 'x';
}

bool isCell(const std::string& name) {
    return name == "data" || name == "intGridCsv";
}

void edit(const std::string& name, Value& value) {
    if (value.isNull()) {
        value = 7;
    } else if (value.isBoolean()) {
        value = !value.isTrue();
    } else if (value.isWhole()) {
        // No layer can be more opaque.
        value = name == "opacity" ? Value(0.5) : Value(value.integer().value_or(0) + 1);
    } else if (value.isNumber()) {
        value = value.number() + 0.25;
    } else if (value.isText()) {
        value = edited(value.text());
    }
}

/// What Tiled itself numbers and arranges: layers, the lines that things move along, and in which
/// order objects of a layer are drawn.
bool isTileds(const Value& object, const std::string& name) {
    const Value* type = object.find("type");
    if (type == nullptr || !type->isText()) return false;
    if (type->text().ends_with(" path")) return name == "id";
    const bool isLayer = type->is("objectgroup") || type->is("tilelayer");
    return isLayer && (name == "id" || name == "x" || name == "y" || name == "draworder");
}

/// Calls `visit(name, value)` for each value that holds no others.
template <typename Visit>
void forEachValue(Value& value, const std::string& name, const Visit& visit) {
    if (kBookkeeping.contains(name) || isDerived(name)) return;
    if (value.isObject()) {
        // // What has no value says nothing by its name either.
        const Value* field = value.find("__value");
        if (field != nullptr && field->isNull()) return;
        // A property says its name beside its value.
        const Value* own = value.find("name");
        const bool isProperty = own != nullptr && own->isText() && value.find("value") != nullptr;
        const std::string title = isProperty ? own->text() : std::string();
        for (json::Member& member : value.members()) {
            if (isTileds(value, member.key)) continue;
            const bool isIt = isProperty && member.key == "value";
            forEachValue(member.value, isIt ? title : member.key, visit);
        }
    } else if (value.isList()) {
        for (Value& one : value.list())
            forEachValue(one, name, visit);
    } else {
        visit(name, value);
    }
}

/// Calls `visit(name, list)` for each list that is not empty.
template <typename Visit>
void forEachList(Value& value, const std::string& name, const Visit& visit) {
    if (kBookkeeping.contains(name) || isDerived(name)) return;
    if (value.isObject()) {
        for (json::Member& member : value.members())
            forEachList(member.value, member.key, visit);
    } else if (value.isList()) {
        for (Value& one : value.list())
            forEachList(one, name, visit);
        if (value.size() > 0) visit(name, value.list());
    }
}

}  // namespace

void TestEditedElsewhere::initTestCase() {
    auto pack = pack::readFolder(MAZELOOM_TEST_DATA "/packs/valid/small");
    if (!pack) qFatal("%s", pack.error().front().describe().c_str());
    pack_ = std::move(*pack);
    level_ = pack_.findLevel("ring");
    map_ = testing::mapOf(pack_, *level_, kSeed);
}

void TestEditedElsewhere::formats() {
    QTest::addColumn<QString>("format");
    for (const char* format : {"tmx", "tmj", "ldtk"})
        QTest::newRow(format) << format;
}

QString TestEditedElsewhere::silence(const QString& format, const std::string& text) const {
    testing::Written files =
        testing::writtenAs(format.toStdString(), pack_, doors::MadeLevel{map_, *level_, kSeed});
    const std::string file = "level." + format.toStdString();
    files[file] = text;
    const auto back = testing::imported(files, file, &pack_);
    if (!back) return back.error().text.empty() ? "refused without a reason" : QString();
    if (!back->notes.empty() || !back->unknownTiles.empty()) return {};
    if (back->levels.size() != 1 || !back->cameBack) return {};
    if (back->seeds.front() != kSeed) return {};
    return back->levels.front() == *level_ ? "unchanged, without a note" : QString();
}

void TestEditedElsewhere::whatIsNotEditedIsUnchanged() {
    QFETCH(QString, format);
    const testing::Written files =
        testing::writtenAs(format.toStdString(), pack_, doors::MadeLevel{map_, *level_, kSeed});
    const auto back = testing::imported(files, "level." + format.toStdString(), &pack_);
    QVERIFY2(back, back ? "" : back.error().describe().c_str());
    QVERIFY2(back->notes.empty(),
             back->notes.empty() ? "" : back->notes.front().describe().c_str());
    QVERIFY(back->levels.front() == *level_);
}

void TestEditedElsewhere::eachValueIsTakenOrTold() {
    QFETCH(QString, format);
    const testing::Written files =
        testing::writtenAs(format.toStdString(), pack_, doors::MadeLevel{map_, *level_, kSeed});
    const std::string text = files.at("level." + format.toStdString());
    QStringList silent;
    int count = 0;
    Sample sample;
    const auto check = [&](const std::string& name, const std::string& changed,
                           const std::string& value) {
        ++count;
        if (!sample.isNext()) return;
        if (const QString why = silence(format, changed); !why.isEmpty())
            silent << QString::fromStdString(name + " = " + value.substr(0, 40) + ": ") + why;
    };
    if (format == "tmx") {
        // Attributes; that of a property is called as the property. Then the numbers of layers.
        static const QRegularExpression attribute(
            "(?:name=\"([^\"]*)\" (?:type=\"[^\"]*\" "
            ")?)?\\b([a-z]+)=\"([^\"]*)\"|<data[^>]*>([^<]*)<");
        auto matches = attribute.globalMatch(QString::fromStdString(text));
        while (matches.hasNext()) {
            const auto match = matches.next();
            const int group = match.hasCaptured(4) ? 4 : 3;
            const bool isProperty = match.captured(2) == "value";
            const std::string name =
                (isProperty ? match.captured(1) : match.captured(2)).toStdString();
            const std::size_t line =
                text.rfind('\n', static_cast<std::size_t>(match.capturedStart()));
            const std::size_t begin = line == std::string::npos ? 0 : line + 1;
            const std::string of = text.substr(begin, text.find('>', begin) - begin);
            const bool isTileds = name == "id" && (of.find("<object ") == std::string::npos ||
                                                   of.find(" path\"") != std::string::npos);
            const bool isOfXml = of.starts_with("<?");
            if (kBookkeeping.contains(name) || isTileds || isOfXml) continue;
            QString changed = QString::fromStdString(text);
            const std::string value = match.captured(group).toStdString();
            changed.replace(match.capturedStart(group), match.capturedLength(group),
                            QString::fromStdString(edited(value)));
            check(name, changed.toStdString(), value);
        }
    } else {
        Value root = *json::parse(text);
        forEachValue(root, {}, [&](const std::string& name, Value& value) {
            const Value before = value;
            if (isCell(name) && sample.isNext()) {
                // 6 is floor and 2 is wall: one of them is something else than the cell has.
                QString why;
                for (const int tile : {6, 2}) {
                    value = tile;
                    why = silence(format, json::toText(root));
                    if (why.isEmpty()) break;
                }
                if (!why.isEmpty()) silent << QString::fromStdString(name + ": ") + why;
            } else if (!isCell(name) &&
                       !(name == "__identifier" && value.is("path"))) {  // it is known by its type
                edit(name, value);
                check(name, json::toText(root), json::toText(before));
            }
            value = before;
        });
    }
    QVERIFY(count > 100);
    silent.removeDuplicates();
    QVERIFY2(silent.isEmpty(), qPrintable('\n' + silent.join('\n')));
}

void TestEditedElsewhere::eachElementIsMissedOrTold() {
    QFETCH(QString, format);
    const testing::Written files =
        testing::writtenAs(format.toStdString(), pack_, doors::MadeLevel{map_, *level_, kSeed});
    const std::string text = files.at("level." + format.toStdString());
    QStringList silent;
    Sample sample;
    if (format == "tmx") {
        static const QRegularExpression element("<(\\w+)\\b[^>]*/>");
        auto matches = element.globalMatch(QString::fromStdString(text));
        while (matches.hasNext()) {
            const auto match = matches.next();
            QString changed = QString::fromStdString(text);
            changed.remove(match.capturedStart(), match.capturedLength());
            // A layer without objects says nothing.
            if (match.captured(1) == "objectgroup" || !sample.isNext()) continue;
            if (const QString why = silence(format, changed.toStdString()); !why.isEmpty())
                silent << match.captured() + ": " + why;
        }
    } else {
        Value root = *json::parse(text);
        forEachList(root, {}, [&](const std::string& name, Value::List& list) {
            if (!sample.isNext()) return;
            const Value before = list.back();
            list.pop_back();
            if (const QString why = silence(format, json::toText(root)); !why.isEmpty())
                silent << QString::fromStdString(name + ": " + json::toText(before).substr(0, 60) +
                                                 ": ") +
                              why;
            list.push_back(before);
        });
    }
    silent.removeDuplicates();
    QVERIFY2(silent.isEmpty(), qPrintable('\n' + silent.join('\n')));
}

MAZELOOM_TEST(TestEditedElsewhere)

}  // namespace mazeloom::tst_edited_elsewhere

#include "tst_edited_elsewhere.moc"
