// SPDX-License-Identifier: MIT
// Every edit of an exported file is either imported or reported when the file comes back. The edits
// need no knowledge of the formats: they change each value and remove each element, so that later
// additions to a format are tested too.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include <QRegularExpression>
#include <QTest>

#include "core/exchange/encodings/bytes.h"
#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_edited_elsewhere {

class TestEditedElsewhere : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void whatIsNotEditedIsUnchanged_data() { formats(); }
    void whatIsNotEditedIsUnchanged();
    void eachValueIsTakenOrTold_data() { textsOfFormats(); }
    void eachValueIsTakenOrTold();
    void eachElementIsMissedOrTold_data() { textsOfFormats(); }
    void eachElementIsMissedOrTold();
    void whatIsAddedIsTakenOrTold_data() { formats(); }
    void whatIsAddedIsTakenOrTold();
    void otherArrangementsAreTold_data();
    void otherArrangementsAreTold();
    void namesGoToOtherObjects_data();
    void namesGoToOtherObjects();
    void otherTypesAreTold_data();
    void otherTypesAreTold();
    void mapsThatBecameInfiniteAreTold();
    void projectsHaveOneNoteOfTheirArrangement();
    void entitiesInAnotherOrderAreTold();
    void levelsTakenOutAreNoNews();
    void eachCharacterIsTakenOrTold_data();
    void eachCharacterIsTakenOrTold();
    void picturesOfCharactersSayThatTheyAreNew();
    void otherFormatsSayThatTheyAreNotRead();

  private:
    void formats();
    void textsOfFormats();
    /// Returns all files of the level's export; `format` is the extension of one of them.
    testing::Written written(const QString& format) const;
    /// Imports the edited text. Returns the problem; empty if the edit was imported, reported or
    /// refused.
    QString silence(const QString& format, const std::string& text) const;

    level::Pack pack_;
    const level::Level* level_ = nullptr;
    level::Map map_;
};

namespace {

using json::Value;

constexpr std::uint64_t kSeed = 5;

/// Chooses the edits that are tried: all, every fifth in the gate, or every twentieth in brief
/// runs.
class Sample {
  public:
    bool isNext() { return next_++ % kEach == 0; }

  private:
    const std::size_t kEach = testing::isWhole() ? 1 : testing::isBrief() ? 20 : 5;
    std::size_t next_ = 0;
};

/// Names of bookkeeping values, which do not describe a level: Tiled or LDtk rewrites each of them
/// whenever it saves a file.
const std::set<std::string> kBookkeeping{
    // Tiled
    "version", "tiledversion", "nextlayerid", "nextobjectid", "compressionlevel",
    // LDtk
    "fileType", "app", "doc", "schema", "appAuthor", "appVersion", "url", "jsonVersion",
    "appBuildId", "dummyWorldIid", "toc", "intGrid", "externalLevels", "externalRelPath", "worlds",
    "uid", "levelId", "tilesetId", "groupUid", "nextUid", "iid", "cachedPixelData",
    // a copy of a field's value
    "realEditorValues"};

/// Whether LDtk computes the value from others when it saves, and the importer does not read it.
/// LDtk renumbers existing unique ids, but leaves null values alone.
bool isDerived(const std::string& name, const Value& value) {
    static const std::set<std::string> read{"__identifier", "__gridSize", "__pivot", "__tags",
                                            "__value"};
    const bool isNumber = name.ends_with("Uid") && !value.isNull();
    return (name.starts_with("__") && !read.contains(name)) || isNumber;
}

/// Returns the extension of the map that such a file belongs to.
std::string mapOf(const QString& format) {
    return format == "tsx" ? "tmx" : format.toStdString();
}
bool isXml(const QString& format) {
    return mapOf(format) == "tmx";
}

/// Returns another value of the same type.
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
    // The tiles of a layer: changes the first one.
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
        // A layer's opacity cannot exceed 1.
        value = name == "opacity" ? Value(0.5) : Value(value.integer().value_or(0) + 1);
    } else if (value.isNumber()) {
        value = value.number() + 0.25;
    } else if (value.isText()) {
        value = edited(value.text());
    }
}

/// Whether Tiled itself numbers or arranges this member: ids of layers and paths, places of layers,
/// and the order in which a layer's objects are drawn.
bool isTileds(const Value& object, const std::string& name) {
    const Value* type = object.find("type");
    if (type == nullptr || !type->isText()) return false;
    if (type->text().ends_with(" path")) return name == "id";
    const bool isLayer = type->is("objectgroup") || type->is("tilelayer");
    return isLayer && (name == "id" || name == "x" || name == "y" || name == "draworder");
}

/// Calls `visit(name, value)` for each value that is neither an object nor a list.
template <typename Visit>
void forEachValue(Value& value, const std::string& name, const Visit& visit) {
    if (kBookkeeping.contains(name) || isDerived(name, value)) return;
    if (value.isObject()) {
        // The name of a field without a value has no meaning either.
        const Value* field = value.find("__value");
        if (field != nullptr && field->isNull()) return;
        // A property has its name in a member beside its value.
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
    if (kBookkeeping.contains(name) || isDerived(name, value)) return;
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

/// Adds tilesets, which are files beside Tiled's maps.
void TestEditedElsewhere::textsOfFormats() {
    formats();
    QTest::newRow("tsx") << "tsx";
}

testing::Written TestEditedElsewhere::written(const QString& format) const {
    return testing::writtenAs(mapOf(format), pack_, exchange::MadeLevel{map_, *level_, kSeed});
}

QString TestEditedElsewhere::silence(const QString& format, const std::string& text) const {
    testing::Written files = written(format);
    files["level." + format.toStdString()] = text;
    const auto back = testing::imported(files, "level." + mapOf(format), &pack_);
    if (!back) return back.error().text.empty() ? "refused without a reason" : QString();
    if (!back->notes.empty() || !back->unknownTiles.empty()) return {};
    if (back->levels.size() != 1 || !back->cameBack) return {};
    if (back->seeds.front() != kSeed) return "of another seed, without a note";
    return back->levels.front() == *level_ ? "unchanged, without a note" : QString();
}

void TestEditedElsewhere::whatIsNotEditedIsUnchanged() {
    QFETCH(QString, format);
    const testing::Written files =
        testing::writtenAs(format.toStdString(), pack_, exchange::MadeLevel{map_, *level_, kSeed});
    const auto back = testing::imported(files, "level." + format.toStdString(), &pack_);
    QVERIFY2(back, back ? "" : back.error().describe().c_str());
    QVERIFY2(back->notes.empty(),
             back->notes.empty() ? "" : back->notes.front().describe().c_str());
    QVERIFY(back->levels.front() == *level_);
}

void TestEditedElsewhere::eachValueIsTakenOrTold() {
    QFETCH(QString, format);
    const std::string text = written(format).at("level." + format.toStdString());
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
    if (isXml(format)) {
        // Attributes, or the tiles of a layer. A property's value is reported by the property's
        // name.
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
                // 6 is floor and 2 is wall: at least one of them differs from the cell.
                QString why;
                for (const int tile : {6, 2}) {
                    value = tile;
                    why = silence(format, json::toText(root));
                    if (why.isEmpty()) break;
                }
                if (!why.isEmpty()) silent << QString::fromStdString(name + ": ") + why;
            } else if (!isCell(name) &&
                       !(name == "__identifier" && value.is("path"))) {  // found by its type
                edit(name, value);
                check(name, json::toText(root), json::toText(before));
            }
            value = before;
        });
    }
    QVERIFY(count > (format == "tsx" ? 50 : 100));
    silent.removeDuplicates();
    QVERIFY2(silent.isEmpty(), qPrintable('\n' + silent.join('\n')));
}

void TestEditedElsewhere::eachElementIsMissedOrTold() {
    QFETCH(QString, format);
    const std::string text = written(format).at("level." + format.toStdString());
    QStringList silent;
    Sample sample;
    if (isXml(format)) {
        static const QRegularExpression element("<(\\w+)\\b[^>]*/>");
        const QString lastKind = QString::fromStdString(pack_.ownKinds.share()->back().id);
        auto matches = element.globalMatch(QString::fromStdString(text));
        while (matches.hasNext()) {
            const auto match = matches.next();
            QString changed = QString::fromStdString(text);
            changed.remove(match.capturedStart(), match.capturedLength());
            // An empty layer of objects has no meaning.
            if (match.captured(1) == "objectgroup" || !sample.isNext()) continue;
            // The map may have been exported before the pack's last kind was added.
            if (match.captured().contains("own:" + lastKind)) continue;
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

namespace {

/// Returns attributes that a user may add to elements of Tiled's maps, by the element's name in
/// XML, for JSON too. Tiled does not have the last one of each list.
const std::map<std::string, std::vector<std::pair<std::string, Value>>>& additions() {
    static const std::vector<std::pair<std::string, Value>> ofLayers{
        {"class", "Solid"}, {"tintcolor", "#ff0000"}, {"mode", "multiply"}, {"parallaxx", 2},
        {"locked", true},   {"offsetx", 3},           {"later", 1}};
    static const std::map<std::string, std::vector<std::pair<std::string, Value>>> all{
        {"map",
         {{"class", "Cave"}, {"backgroundcolor", "#ff0000"}, {"parallaxoriginx", 4}, {"later", 1}}},
        {"layer", ofLayers},
        {"objectgroup", ofLayers},
        {"object", {{"opacity", 0.5}, {"later", 1}}},
        {"property", {{"propertytype", "Element"}, {"later", 1}}}};
    return all;
}

/// Sets a member of an object.
void put(Value& object, const std::string& name, const Value& value) {
    const auto same = std::ranges::find(object.members(), name, &json::Member::key);
    if (same != object.members().end()) {
        same->value = value;
    } else {
        object.members().push_back({name, value});
    }
}

/// Returns the name in XML of a JSON object; empty if additions() has no such element.
std::string elementOf(const Value& object, const std::string& name) {
    const Value* type = object.find("type");
    if (name.empty()) return "map";
    if (name == "properties") return "property";
    if (name == "objects") return "object";
    if (name == "layers") return type->is("objectgroup") ? "objectgroup" : "layer";
    return {};
}

/// Calls `visit(element, object)` for each object that additions() has attributes for.
template <typename Visit>
void forEachElement(Value& value, const std::string& name, const Visit& visit) {
    if (value.isList()) {
        for (Value& one : value.list())
            forEachElement(one, name, visit);
    } else if (value.isObject()) {
        if (const std::string element = elementOf(value, name); !element.empty())
            visit(element, value);
        for (json::Member& member : value.members())
            forEachElement(member.value, member.key, visit);
    }
}

}  // namespace

void TestEditedElsewhere::whatIsAddedIsTakenOrTold() {
    QFETCH(QString, format);
    const testing::Written files =
        testing::writtenAs(format.toStdString(), pack_, exchange::MadeLevel{map_, *level_, kSeed});
    const std::string text = files.at("level." + format.toStdString());
    QStringList silent;
    Sample sample;
    const auto check = [&](const std::string& element, const std::string& added,
                           const std::string& changed) {
        if (!sample.isNext()) return;
        if (const QString why = silence(format, changed); !why.isEmpty())
            silent << QString::fromStdString(element + ", " + added + ": ") + why;
    };
    if (format == "tmx") {
        static const QRegularExpression start("<(map|layer|objectgroup|object|property) ");
        auto matches = start.globalMatch(QString::fromStdString(text));
        while (matches.hasNext()) {
            const auto match = matches.next();
            const std::string element = match.captured(1).toStdString();
            for (const auto& [name, value] : additions().at(element)) {
                const std::string said = value.isBoolean() ? "1"
                                         : value.isText()  ? value.text()
                                                           : json::toText(value);
                std::string changed = text;
                changed.insert(static_cast<std::size_t>(match.capturedEnd()),
                               name + "=\"" + said + "\" ");
                check(element, name, changed);
            }
        }
    } else if (format == "tmj") {
        Value root = *json::parse(text);
        forEachElement(root, {}, [&](const std::string& element, Value& object) {
            const Value before = object;
            for (const auto& [name, value] : additions().at(element)) {
                put(object, name, value);
                check(element, name, json::toText(root));
                object = before;
            }
        });
    } else {
        // Adds an element to each list whose elements have identifiers.
        Value root = *json::parse(text);
        forEachList(root, {}, [&](const std::string& name, Value::List& list) {
            const bool isNamed = list.back().isObject() && (list.back().find("identifier") ||
                                                            list.back().find("__identifier"));
            if (!isNamed) return;
            Value more = list.back();
            for (const char* key : {"identifier", "__identifier", "iid"}) {
                if (more.find(key) != nullptr) put(more, key, "Another");
            }
            for (const char* key : {"tags", "__tags"}) {
                if (more.find(key) != nullptr) put(more, key, Value::List{});
            }
            list.push_back(more);
            check(name, "Another", json::toText(root));
            // LDtk gives new elements a new number, and new fields no value.
            if (more.find("uid") != nullptr) put(list.back(), "uid", 100'000);
            if (more.find("__value") != nullptr) put(list.back(), "__value", Value());
            check(name, "Another of LDtk's", json::toText(root));
            list.pop_back();
        });
    }
    silent.removeDuplicates();
    QVERIFY2(silent.isEmpty(), qPrintable('\n' + silent.join('\n')));
}

void TestEditedElsewhere::otherArrangementsAreTold_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("edited");  // a regular expression
    QTest::addColumn<QString>("with");
    QTest::addColumn<QString>("note");  // a part of the note's text
    const auto tmx = [](const char* name, const char* edited, const char* with, const char* note) {
        QTest::newRow(name) << "tmx" << edited << with << note;
    };
    tmx("order of layers", "( <layer id=\"1\".*?</layer>\n)( <layer id=\"2\".*?</layer>\n)",
        "\\2\\1", "\"order of layers\" is now \"Marks, Terrain, Things");
    tmx("a group", "( <layer id=\"1\".*?</layer>\n)", "<group name=\"All\">\\1</group>",
        "layer \"Terrain\": \"group\" was added with the value \"All\"");
    tmx("a group in another", "( <layer id=\"1\".*?</layer>\n)",
        "<group name=\"All\"><group name=\"Low\">\\1</group></group>",
        "\"group\" was added with the value \"All/Low\"");
    tmx("a layer twice", "( <layer id=\"1\".*?</layer>\n)", "\\1\\1",
        "layer \"Terrain\": is new: its content was read");
    tmx("an empty layer", "</map>", "<objectgroup id=\"9\" name=\"Extra\"/></map>",
        "layer \"Extra\": is new: its content was read");
    tmx("an ellipse", "(own:lever\"[^>]*)/>", "\\1><ellipse/></object>",
        "layer \"Things\", object 5: \"shape\" is now \"ellipse\" instead of \"rectangle\"");
    tmx("a capsule", "(own:lever\"[^>]*)/>", "\\1><capsule/></object>", "has \"capsule\"");
    tmx("a mirrored tile", "gid=\"113\"", "gid=\"2147483761\"",
        "layer \"Things\", object 4: \"flipped\" was added");
    tmx("an unknown tile", "gid=\"113\"", "gid=\"9999\"",
        "layer \"Things\", object 4: shows a tile that is no kind of thing");
    tmx("another seed", "name=\"mazeloom.seed\" value=\"5\"", "name=\"mazeloom.seed\" value=\"6\"",
        "\"ring\" now has the seed 6, but was exported with 5: this change was ignored");
    tmx("no seed", "<property name=\"mazeloom.seed\" value=\"5\"/>", "",
        "\"ring\" no longer has its seed, but was exported with 5");
    tmx("an empty group", "</map>", "<group id=\"9\" name=\"All\"/></map>",
        "layer \"All\": is a group without layers, which is not read");
    tmx("a group with properties", "( <layer id=\"1\".*?</layer>\n)",
        "<group name=\"All\"><properties><property name=\"a\" value=\"b\"/></properties>\\1"
        "</group>",
        "layer \"All\": has the properties of a group, which are not read");
    tmx("a picture", "</map>",
        "<imagelayer id=\"9\" name=\"Sky\"><image source=\"a.png\"/></imagelayer></map>",
        "layer \"Sky\": is a picture, which is not read");
    tmx("objects in another order", "( *<object id=\"1\".*?/>\n)( *<object id=\"2\".*?</object>\n)",
        "\\2\\1",
        "layer \"Things\": \"order of objects\" is now \"object 2\" instead of \"object 1\"");
    tmx("an object on another layer",
        "( *<object id=\"5\"[^>]*own:lever[^>]*/>\n)(.*?)( *</objectgroup>\n)",
        "\\2\\3 <objectgroup id=\"9\" name=\"Extra\">\\1</objectgroup>",
        "object 5: \"layer\" is now \"Extra\" instead of \"Things\"");
    tmx("a path on another layer",
        "(<objectgroup[^>]*name=\"Paths\"[^>]*>\n)( *<object .*?</object>\n)(.*?</objectgroup>\n)",
        "\\1\\3<objectgroup id=\"9\" name=\"Ways\">\\2</objectgroup>",
        "\"layer\" is now \"Ways\" instead of \"Paths\"");
    tmx("a template", "(<object id=\"5\")", "\\1 template=\"lever.tx\"",
        "layer \"Things\", object 5: \"template\" was added with the value \"lever.tx\"");
    const auto tsx = [](const char* name, const char* edited, const char* with, const char* note) {
        QTest::newRow(name) << "tsx" << edited << with << note;
    };
    tsx("an animation", "(<tile id=\"1\">)",
        "\\1<animation><frame tileid=\"2\" duration=\"9\"/></animation>",
        "tile 1: has the animation, which is not read");
    tsx("a collision shape", "(<tile id=\"1\">)", "\\1<objectgroup/>",
        "tile 1: has the collision shape, which is not read");
    tsx("a class of a tile", "<tile id=\"1\">", "<tile id=\"1\" type=\"Solid\">",
        "tile 1: has a class, which is not read");
    tsx("a property of a tile", "(<tile id=\"1\">\\s*<properties>)",
        "\\1<property name=\"Cost\" value=\"3\"/>", "tile 1: has the property \"Cost\"");
    tsx("sets of Wang tiles", "</tileset>", "<wangsets><wangset name=\"a\"/></wangsets></tileset>",
        "has \"wangsets\", which is not read");
    tsx("transformations", "</tileset>", "<transformations hflip=\"1\"/></tileset>",
        "has \"transformations\", which is not read");
    tsx("properties of a tileset", "(<tileset[^>]*>)",
        "\\1<properties><property name=\"By\" value=\"me\"/></properties>",
        "has \"properties\", which is not read");
    tsx("another tileset", "name=\"mazeloom\"", "name=\"town\"",
        "\"tileset\" was added with the value \"town\"");
    tsx("tiles of another size", "tilewidth=\"16\"", "tilewidth=\"32\"",
        "tileset \"mazeloom\": \"tile size\" is now \"32 × 16 pixels\" instead of \"16 × 16");
    tsx("other columns", "columns=\"16\"", "columns=\"8\"",
        "\"columns\" is now \"8\" instead of \"16\"");
    tsx("spaces between tiles", "(<tileset )", "\\1spacing=\"1\" ", "\"spacing\" is now \"1\"");
    tsx("another picture", "level-tiles.png", "other-tiles.png",
        "tileset \"mazeloom\": \"picture\" is now \"other-tiles.png\" instead of "
        "\"level-tiles.png\"");
    tsx("a larger picture", "(<image [^>]*width=)\"256\"", "\\1\"512\"",
        "\"picture size\" is now \"512 × ");
    tsx("more tiles", "tilecount=\"", "tilecount=\"1", "\"tiles\" is now \"1");
    tsx("a margin", "(<tileset )", "\\1margin=\"2\" ", "\"margin\" is now \"2\"");
    tmx("an unreadable seed", "name=\"mazeloom.seed\" value=\"5\"",
        "name=\"mazeloom.seed\" value=\"five\"", "mazeloom.seed");
    tmx("no title", "name=\"title\" value=\"The ring\"", "name=\"title\" value=\"\"",
        "\"title\" must not be empty: it stays \"The ring\"");
    tmx("another choice", "value=\"rain\"", "value=\"fog\"",
        "\"Weather\" must be one of its choices: sun, rain");
    tmx("a file", "(<property name=\"Gold\" type=\"float\")",
        "<property name=\"Own\" type=\"file\" value=\"a.png\"/>\\1",
        "property \"Own\" of type \"file\" was read as text");
}

void TestEditedElsewhere::otherArrangementsAreTold() {
    QFETCH(QString, format);
    QFETCH(QString, edited);
    QFETCH(QString, with);
    QFETCH(QString, note);
    testing::Written files = written(format);
    const std::string file = "level." + format.toStdString();
    const QString before = QString::fromStdString(files.at(file));
    QString after = before;
    after.replace(QRegularExpression(edited, QRegularExpression::DotMatchesEverythingOption), with);
    QVERIFY(after != before);
    files[file] = after.toStdString();
    files["lever.tx"] = "<template><object name=\"\"/></template>";
    const auto back = testing::imported(files, "level." + mapOf(format), &pack_);
    QString told;
    if (!back) told = QString::fromStdString(back.error().describe());
    for (const Problem& one : back ? back->notes : exchange::NoteList())
        told += QString::fromStdString(one.describe()) + '\n';
    QVERIFY2(told.contains(note), qPrintable(told));
}

void TestEditedElsewhere::namesGoToOtherObjects_data() {
    QTest::addColumn<QString>("start");  // the new names
    QTest::addColumn<QString>("eye");
    QTest::addColumn<QString>("box");
    QTest::addColumn<QStringList>("ids");
    QTest::addColumn<int>("notes");
    const auto row = [](const char* name, const char* start, const char* eye, const char* box,
                        const QStringList& ids,
                        int notes) { QTest::newRow(name) << start << eye << box << ids << notes; };
    row("two swap", "start", "box", "eye", {"start", "box", "eye"}, 0);
    row("all three rotate", "eye", "box", "start", {"eye", "box", "start"}, 0);
    row("one takes a name that is given up", "eye", "iris", "box", {"eye", "iris", "box"}, 0);
    row("one wants a name that stays", "box", "eye", "box", {"start", "eye", "box"}, 1);
    row("two want the same name", "one", "one", "box", {"one", "eye", "box"}, 1);
    // The box keeps its name, so the eye cannot take it, and the start cannot take the eye's.
    row("the last name cannot become an id", "eye", "box", "!!", {"start", "eye", "box"}, 3);
    row("the last name becomes an id", "eye", "box", "N 1", {"eye", "box", "n-1"}, 1);
    row("the box is gone", "start", "box", "", {"start", "box"}, 0);
    row("no name", "eye", "", "box", {"eye", "", "box"}, 0);
}

void TestEditedElsewhere::namesGoToOtherObjects() {
    QFETCH(QString, start);
    QFETCH(QString, eye);
    QFETCH(QString, box);
    QFETCH(QStringList, ids);
    QFETCH(int, notes);
    level::Pack pack = pack_;
    QVERIFY(pack.levels.front().id == "ring");
    level::Level& level = pack.levels.front();
    level.objects[4].properties = {{"Opens", level::ObjectName{"eye"}, {}}};
    testing::Written files = testing::writtenAs(
        "tmx", pack, exchange::MadeLevel{testing::mapOf(pack, level, kSeed), level, kSeed});
    QString text = QString::fromStdString(files.at("level.tmx"));
    if (box.isEmpty()) {
        text.remove(QRegularExpression(" *<object id=\"4\".*?</object>\n",
                                       QRegularExpression::DotMatchesEverythingOption));
    }
    // The objects keep their numbers, by which each is recognised.
    for (const auto& [before, now] : {std::pair(1, start), std::pair(2, eye), std::pair(4, box)}) {
        text.replace(
            QRegularExpression(QStringLiteral("<object id=\"%1\" name=\"\\w+\"").arg(before)),
            QStringLiteral("<object id=\"%1\" name=\"%2\"").arg(before).arg(now));
    }
    files["level.tmx"] = text.toStdString();
    const auto back = testing::imported(files, "level.tmx", &pack);
    QVERIFY2(back, back ? "" : back.error().describe().c_str());
    QCOMPARE(back->notes.size(), static_cast<std::size_t>(notes));
    const std::vector<level::Object>& objects = back->levels.front().objects;
    QStringList now;
    for (const level::Object& object : objects) {
        if (object.kind == level::ThingKind::Hero || object.kind == level::ThingKind::Emitter ||
            object.own == "chest")
            now << QString::fromStdString(object.id);
    }
    QCOMPARE(now, ids);
    // The lever still opens the same object.
    const auto& opens = std::get<level::ObjectName>(objects.back().properties.front().value);
    QCOMPARE(QString::fromStdString(opens.id), ids[1]);
}

void TestEditedElsewhere::otherTypesAreTold_data() {
    QTest::addColumn<QString>("format");
    QTest::newRow("tmx") << "tmx";
    QTest::newRow("tmj") << "tmj";
}

/// Changes the type of each property to each other type that Tiled has for the same text.
void TestEditedElsewhere::otherTypesAreTold() {
    QFETCH(QString, format);
    const testing::Written files =
        testing::writtenAs(format.toStdString(), pack_, exchange::MadeLevel{map_, *level_, kSeed});
    const QString text = QString::fromStdString(files.at("level." + format.toStdString()));
    static const QRegularExpression ofXml("<property name=\"([^\"]*)\"( type=\"(\\w+)\")?");
    static const QRegularExpression ofJson(
        "\"name\": *\"([^\"]*)\",\\s*(\"type\": *\"(string|int|float|bool|color|object)\")");
    QStringList silent;
    int count = 0;
    Sample sample;
    auto matches = (format == "tmx" ? ofXml : ofJson).globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QString was = match.captured(3).isEmpty() ? "string" : match.captured(3);
        for (const char* type : {"string", "int", "float", "bool", "color", "file", "object"}) {
            ++count;
            if (was == type || !sample.isNext()) continue;
            QString changed = text;
            const QString said = (format == "tmx" ? " type=\"%1\"" : "\"type\": \"%1\"");
            const int from = static_cast<int>(match.captured(2).isEmpty() ? match.capturedEnd(0)
                                                                          : match.capturedStart(2));
            changed.replace(from, match.captured(2).size(), said.arg(type));
            if (const QString why = silence(format, changed.toStdString()); !why.isEmpty())
                silent << match.captured(1) + " from " + was + " to " + type + ": " + why;
        }
    }
    QVERIFY(count > 100);
    QVERIFY2(silent.isEmpty(), qPrintable('\n' + silent.join('\n')));
}

namespace {

/// Exports two levels of the pack as an LDtk project and edits it. Returns the notes of its import.
QStringList notesOfProject(const level::Pack& pack, const std::function<void(Value&)>& edit) {
    std::vector<level::Map> maps;
    for (std::size_t i = 0; i < 2; ++i)
        maps.push_back(testing::mapOf(pack, pack.levels[i], kSeed));
    const std::vector<exchange::MadeLevel> made{{maps[0], pack.levels[0], kSeed},
                                                {maps[1], pack.levels[1], kSeed}};
    testing::Written files = testing::writtenAs("ldtk", pack, made);
    Value root = *json::parse(files.at("level.ldtk"));
    edit(root);
    files["level.ldtk"] = json::toText(root);
    const auto back = testing::imported(files, "level.ldtk", &pack);
    if (!back) return {QString::fromStdString(back.error().describe())};
    QStringList notes;
    for (const Problem& note : back->notes)
        notes << QString::fromStdString(note.describe());
    return notes;
}

/// Returns the member of an object, which must exist.
Value& at(Value& object, const std::string& name) {
    return std::ranges::find(object.members(), name, &json::Member::key)->value;
}

}  // namespace

/// An infinite map has the same tiles in chunks.
void TestEditedElsewhere::mapsThatBecameInfiniteAreTold() {
    testing::Written files =
        testing::writtenAs("tmx", pack_, exchange::MadeLevel{map_, *level_, kSeed});
    QString text = QString::fromStdString(files.at("level.tmx"));
    text.replace("infinite=\"0\"", "infinite=\"1\"");
    text.replace(QRegularExpression("<data encoding=\"csv\">([^<]*)</data>"),
                 "<data encoding=\"csv\"><chunk x=\"0\" y=\"0\" width=\"8\" height=\"5\">"
                 "\\1</chunk></data>");
    files["level.tmx"] = text.toStdString();
    const auto back = testing::imported(files, "level.tmx", &pack_);
    QVERIFY2(back, back ? "" : back.error().describe().c_str());
    QVERIFY(back->levels.front() == *level_);
    QCOMPARE(back->notes.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(back->notes.front().text),
             "\"infinite\" is now \"yes\" instead of \"no\": this change was ignored");
}

void TestEditedElsewhere::projectsHaveOneNoteOfTheirArrangement() {
    const auto levels = [](Value& root) -> Value::List& { return at(root, "levels").list(); };
    QCOMPARE(notesOfProject(pack_, [](Value&) {}), QStringList());
    const std::vector<std::function<void(Value&)>> edits{
        [&](Value& root) { std::swap(levels(root)[0], levels(root)[1]); },
        [&](Value& root) { put(levels(root)[1], "worldX", 256); },
        [&](Value& root) { put(levels(root)[0], "worldDepth", 1); },
        [&](Value& root) { put(root, "worldLayout", "GridVania"); },
        [&](Value& root) {
            put(root, "worldLayout", "Free");
            for (Value& level : levels(root)) {
                put(level, "worldX", 512);
                put(level, "worldY", -64);
            }
        }};
    for (const auto& edit : edits) {
        const QStringList notes = notesOfProject(pack_, edit);
        QCOMPARE(notes.size(), 1);
        QVERIFY2(notes.front().contains("has its levels in another arrangement than at the export"),
                 qPrintable(notes.front()));
    }
}

void TestEditedElsewhere::entitiesInAnotherOrderAreTold() {
    const QStringList notes = notesOfProject(pack_, [](Value& root) {
        for (Value& layer : at(at(root, "levels").list().front(), "layerInstances").list()) {
            Value::List& entities = at(layer, "entityInstances").list();
            if (entities.size() > 1) std::swap(entities[0], entities[1]);
        }
    });
    QVERIFY2(notes.size() >= 1 && notes.front().contains("\"order of entities\" is now \""),
             qPrintable(notes.join('\n')));
}

/// The project keeps the definitions of the removed level's fields.
void TestEditedElsewhere::levelsTakenOutAreNoNews() {
    for (const std::size_t place : {0U, 1U}) {
        const QStringList notes = notesOfProject(pack_, [&](Value& root) {
            Value::List& levels = at(root, "levels").list();
            levels.erase(levels.begin() + static_cast<std::ptrdiff_t>(place));
        });
        QCOMPARE(notes, QStringList());
    }
}

void TestEditedElsewhere::eachCharacterIsTakenOrTold_data() {
    QTest::addColumn<bool>("isTemple");
    QTest::newRow("temple") << true;
    QTest::newRow("descent") << false;
}

/// Replaces each cell of a text by each other character.
void TestEditedElsewhere::eachCharacterIsTakenOrTold() {
    QFETCH(bool, isTemple);
    level::Pack pack = pack_;
    const level::Level& level = *pack.findLevel(isTemple ? "ring" : "rock");
    const level::Map map = testing::mapOf(pack, level, kSeed);
    testing::Written files =
        testing::writtenAs("text", pack, exchange::MadeLevel{map, level, kSeed});
    const std::string text = files.at("level.txt");
    std::map<QString, int> silent;
    Sample sample;
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (char character = ' '; character <= '~' && text[i] != '\n'; ++character) {
            if (character == text[i] || !sample.isNext()) continue;
            files["level.txt"] = text;
            files["level.txt"][i] = character;
            const auto back = testing::imported(files, "level.txt", &pack);
            if (!back || !back->notes.empty() || !back->cameBack) continue;
            if (back->levels.front() == level)
                ++silent[QString("%1 to %2").arg(text[i]).arg(character)];
        }
    }
    QStringList all;
    for (const auto& [edit, count] : silent)
        all << QString("%1, %2 times").arg(edit).arg(count);
    QVERIFY2(all.isEmpty(), qPrintable('\n' + all.join('\n')));
}

void TestEditedElsewhere::picturesOfCharactersSayThatTheyAreNew() {
    testing::Written files =
        testing::writtenAs("xp", pack_, exchange::MadeLevel{map_, *level_, kSeed});
    const auto plain = exchange::inflated(files.at("level.xp"), std::size_t{1} << 20);
    QVERIFY(plain.has_value());
    const auto read = [&](const std::string& bytes) {
        files["level.xp"] = exchange::deflated(bytes, exchange::Packing::Gzip);
        return testing::imported(files, "level.xp", &pack_);
    };
    const auto left = read(*plain);
    QVERIFY(left.has_value());
    QVERIFY(!left->cameBack);
    // Letters of the pack's own kinds have no meaning in pictures, which notes report before any
    // edit.
    std::set<std::string> told;
    QString note;
    for (const Problem& one : left->notes) {
        told.insert(one.text);
        note = QString::fromStdString(one.text);
    }
    QVERIFY2(note.contains("becomes a new level") && note.contains("its colours are not read"),
             qPrintable(note));
    // Replaces each visible glyph of the picture by several others.
    constexpr std::size_t kHead = 8;
    constexpr std::size_t kSize = 8;
    constexpr std::size_t kCell = 10;
    const auto cells = static_cast<std::size_t>(map_.size().area());
    int count = 0;
    for (std::size_t layer = 0; layer < 2; ++layer) {
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const std::size_t place =
                kHead + kSize + layer * (kSize + cells * kCell) + cell * kCell;
            // The upper layer hides the lower one where its background is opaque.
            const std::size_t above = kHead + 2 * kSize + cells * kCell + cell * kCell;
            const std::string_view ground = std::string_view(*plain).substr(above + 7, 3);
            const bool isHidden = ground != std::string_view("\xff\0\xff", 3);
            if (isHidden != (layer == 1)) continue;
            for (const char glyph : {'#', '~', 'o', '@', '%'}) {
                std::string changed = *plain;
                // Blanks are read as wall.
                const bool isWall = changed[place] == '#' || changed[place] == ' ';
                if (changed[place] == glyph || (glyph == '#' && isWall)) continue;
                changed[place] = glyph;
                const auto back = read(changed);
                ++count;
                // The edit may have removed a letter without meaning, and so its note.
                std::set<std::string> now;
                for (const Problem& one : back ? back->notes : exchange::NoteList())
                    now.insert(one.text);
                QVERIFY2(
                    now != told || !(back->levels.front() == left->levels.front()),
                    qPrintable(QString("layer %1, cell %2: %3").arg(layer).arg(cell).arg(glyph)));
            }
        }
    }
    QVERIFY(count > 100);
}

void TestEditedElsewhere::otherFormatsSayThatTheyAreNotRead() {
    const auto ours = testing::imported(
        testing::writtenAs("json", pack_, exchange::MadeLevel{map_, *level_, kSeed}), "level.json");
    QVERIFY(!ours.has_value());
    QVERIFY2(ours.error().describe().find("which cannot be imported") != std::string::npos,
             ours.error().describe().c_str());
    for (const exchange::Exporter* exporter : exchange::exporters()) {
        const std::string file = "level." + std::string(exporter->ending);
        if (exchange::importerOf(file) != nullptr) continue;
        const auto back = exchange::importFile({.file = file, .beside = {}});
        QVERIFY(!back.has_value());
        const QString why = QString::fromStdString(back.error().text);
        QVERIFY2(why.contains(QString::fromStdString(std::string(exporter->title))) &&
                     why.contains("but not imported from it"),
                 qPrintable(why));
    }
}

MAZELOOM_TEST(TestEditedElsewhere)

}  // namespace mazeloom::tst_edited_elsewhere

#include "tst_edited_elsewhere.moc"
