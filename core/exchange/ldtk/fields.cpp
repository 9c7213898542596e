// SPDX-License-Identifier: MIT
#include "core/exchange/ldtk/fields.h"

#include <charconv>

namespace mazeloom::exchange::ldtk {

namespace {

using tiled::Type;

constexpr std::string_view kPathField = "path";
/// With at most this many definitions, each instance lists all fields, even those without a value.
/// With more, it lists only fields with a value: otherwise the file would grow with instances ×
/// definitions. LDtk treats a missing field as null.
constexpr std::size_t kMostListed = 256;

struct TypeWords {
    std::string_view shown;     ///< "__type"
    std::string_view internal;  ///< "type" in a definition
    std::string_view value;     ///< for "realEditorValues"
};

TypeWords wordsOf(Type type, bool isLong) {
    switch (type) {
        case Type::Whole:
            return {"Int", "F_Int", "V_Int"};
        case Type::Number:
            return {"Float", "F_Float", "V_Float"};
        case Type::YesNo:
            return {"Bool", "F_Bool", "V_Bool"};
        case Type::Colour:
            return {"Color", "F_Color", "V_Int"};
        case Type::Text:
        case Type::File:
        case Type::Object:
            break;
    }
    return isLong ? TypeWords{"String", "F_Text", "V_String"}
                  : TypeWords{"String", "F_String", "V_String"};
}

/// Converts Tiled's colour, which begins with alpha, to LDtk's, which has none.
std::string_view rgbOf(std::string_view colour) {
    return colour.substr(colour.size() - 6);
}

void appendReal(std::string& out, std::string_view id, std::string_view param, bool isQuoted) {
    JsonObject one(out);
    one.text("id", id);
    std::string& params = one.key("params");
    params += '[';
    if (isQuoted) {
        json::appendText(params, param);
    } else {
        params += param;
    }
    params += ']';
}

void appendPoints(JsonObject& object, const std::vector<grid::Point>& path) {
    std::string& values = object.key("__value");
    appendJsonList(values, path, [&values](grid::Point point) {
        JsonObject one(values);
        one.number("cx", point.x);
        one.number("cy", point.y);
    });
    std::string& real = object.key("realEditorValues");
    appendJsonList(real, path, [&real](grid::Point point) {
        appendReal(real, "V_String", std::to_string(point.x) + ',' + std::to_string(point.y), true);
    });
}

void appendValue(JsonObject& object, const tiled::Property& property, Type type, bool isLong) {
    std::string& value = object.key("__value");
    std::string& out = value;
    const TypeWords words = wordsOf(type, isLong);
    if (type == Type::Whole || type == Type::Number || type == Type::YesNo) {
        value += property.value;
        std::string& real = object.key("realEditorValues");
        real += '[';
        appendReal(real, words.value, property.value, false);
        real += ']';
        return;
    }
    if (type == Type::Colour) {
        const std::string_view rgb = rgbOf(property.value);
        json::appendText(out, '#' + std::string(rgb));
        unsigned number = 0;
        std::from_chars(rgb.data(), rgb.data() + rgb.size(), number, 16);
        std::string& real = object.key("realEditorValues");
        real += '[';
        appendReal(real, words.value, std::to_string(number), false);
        real += ']';
        return;
    }
    // The text of an exported level is long, so it is escaped only once.
    std::string escaped;
    json::appendText(escaped, property.value);
    out += escaped;
    std::string& real = object.key("realEditorValues");
    real += '[';
    appendReal(real, words.value, escaped, false);
    real += ']';
}

}  // namespace

void FieldDefs::add(const Instanced& instance) {
    for (const tiled::Property& property : instance.properties) {
        const auto [place, isNew] = places_.try_emplace(property.name, defs_.size());
        if (isNew) defs_.push_back({.name = property.name, .type = property.type});
        Def& def = defs_[place->second];
        if (def.type != property.type) def.type = Type::Text;
        def.isLong = def.isLong || property.value.find('\n') != std::string::npos;
    }
    if (instance.path.empty()) return;
    isLoop_ = isLoop_ || instance.isLoop;
    if (path_) return;
    path_ = defs_.size();
    defs_.push_back({.name = {}, .isPath = true});
}

void FieldDefs::number(Uids& uids) {
    Identifiers identifiers;
    const auto nameOf = [](const Def& def) {
        return def.isPath ? kPathField : std::string_view(def.name);
    };
    // Names that already are identifiers come first. So they stay unchanged even if other names
    // become the same identifier.
    for (const bool isIdentifier : {true, false}) {
        for (Def& def : defs_) {
            if ((identifierOf(nameOf(def)) == nameOf(def)) == isIdentifier)
                def.identifier = identifiers.of(nameOf(def));
        }
    }
    for (Def& def : defs_)
        def.uid = uids.next();
}

void FieldDefs::appendDefs(std::string& out) const {
    appendJsonList(out, defs_, [&](const Def& def) {
        const TypeWords words = wordsOf(def.type, def.isLong);
        JsonObject one(out);
        one.text("identifier", def.identifier);
        one.null("doc");
        one.text("__type", def.isPath ? "Array<Point>" : words.shown);
        one.number("uid", def.uid);
        one.text("type", def.isPath ? "F_Point" : words.internal);
        one.yesNo("isArray", def.isPath);
        one.yesNo("canBeNull", !def.isPath);
        one.null("arrayMinLength");
        one.null("arrayMaxLength");
        one.text("editorDisplayMode", !def.isPath ? "Hidden"
                                      : isLoop_   ? "PointPathLoop"
                                                  : "PointPath");
        one.number("editorDisplayScale", 1);
        one.text("editorDisplayPos", "Above");
        one.text("editorLinkStyle", "StraightArrow");
        one.null("editorDisplayColor");
        one.yesNo("editorAlwaysShow", false);
        one.yesNo("editorShowInWorld", false);
        one.yesNo("editorCutLongValues", true);
        one.null("editorTextSuffix");
        one.null("editorTextPrefix");
        one.yesNo("useForSmartColor", false);
        one.yesNo("exportToToc", false);
        one.yesNo("searchable", false);
        one.null("min");
        one.null("max");
        one.null("regex");
        one.null("acceptFileTypes");
        one.null("defaultOverride");
        one.null("textLanguageMode");
        one.yesNo("symmetricalRef", false);
        one.yesNo("autoChainRef", true);
        one.yesNo("allowOutOfLevelRef", true);
        one.text("allowedRefs", "OnlySame");
        one.null("allowedRefsEntityUid");
        one.key("allowedRefTags") += "[]";
        one.null("tilesetUid");
    });
}

void FieldDefs::appendInstances(std::string& out, const Instanced& instance) const {
    // If two properties have the same name, the first one counts.
    std::map<std::size_t, const tiled::Property*> values;
    for (const tiled::Property& property : instance.properties)
        values.try_emplace(places_.at(property.name), &property);
    std::vector<std::size_t> listed;
    if (defs_.size() <= kMostListed) {
        for (std::size_t place = 0; place < defs_.size(); ++place)
            listed.push_back(place);
    } else {
        if (!instance.path.empty()) values.try_emplace(*path_, nullptr);
        for (const auto& [place, property] : values)
            listed.push_back(place);
    }
    appendJsonList(out, listed, [&](std::size_t place) {
        const Def& def = defs_[place];
        JsonObject one(out);
        one.text("__identifier", def.identifier);
        one.text("__type", def.isPath ? "Array<Point>" : wordsOf(def.type, def.isLong).shown);
        one.null("__tile");
        one.number("defUid", def.uid);
        if (def.isPath) return appendPoints(one, instance.path);
        if (const auto value = values.find(place); value == values.end()) {
            one.null("__value");
            one.key("realEditorValues") += "[]";
        } else {
            appendValue(one, *value->second, def.type, def.isLong);
        }
    });
}

}  // namespace mazeloom::exchange::ldtk
