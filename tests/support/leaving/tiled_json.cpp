// SPDX-License-Identifier: MIT
#include "tests/support/leaving/tiled_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QXmlStreamReader>

namespace mazeloom::testing {

namespace {

QJsonValue typed(const QString& name, const QString& value) {
    static const QSet<QString> kTexts{"name",        "type",     "class",          "source",
                                      "orientation", "encoding", "template",       "compression",
                                      "value",       "version",  "objectalignment"};
    if (kTexts.contains(name)) return value;
    if (name == "visible" || name == "infinite") return value == "1";
    return value.toDouble();
}

void append(QJsonObject& object, const QString& key, const QJsonValue& value) {
    QJsonArray list = object[key].toArray();
    list.append(value);
    object[key] = list;
}

QJsonObject attributes(const QXmlStreamReader& xml) {
    QJsonObject object;
    for (const auto& one : xml.attributes())
        object[one.name().toString()] = typed(one.name().toString(), one.value().toString());
    return object;
}

QJsonObject propertyOf(QXmlStreamReader& xml) {
    QJsonObject property = attributes(xml);
    const QString type = property["type"].toString("string");
    const QString value = property["value"].toString();
    property["type"] = type;
    if (type == "bool") property["value"] = value == "true";
    if (type == "int" || type == "float") property["value"] = value.toDouble();
    if (type == "class") property["value"] = QJsonObject();
    xml.skipCurrentElement();
    return property;
}

QJsonArray points(const QString& text) {
    QJsonArray all;
    for (const QString& pair : text.split(' ')) {
        all.append(QJsonObject{{"x", pair.section(',', 0, 0).toDouble()},
                               {"y", pair.section(',', 1).toDouble()}});
    }
    return all;
}

QJsonValue tiles(const QString& text, const QString& encoding) {
    if (encoding == "base64") return text.trimmed();
    QJsonArray all;
    for (const QString& tile : text.split(','))
        all.append(tile.trimmed().toDouble());
    return all;
}

void readData(QXmlStreamReader& xml, QJsonObject& layer) {
    const QJsonObject data = attributes(xml);
    for (const char* key : {"encoding", "compression"}) {
        if (data.contains(key)) layer[key] = data[key];
    }
    const QString encoding = data["encoding"].toString();
    QString text;
    while (xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isCharacters()) text += xml.text();
        if (!xml.isStartElement()) continue;
        QJsonObject chunk = attributes(xml);
        chunk["data"] = tiles(xml.readElementText(), encoding);
        append(layer, "chunks", chunk);
    }
    if (!layer.contains("chunks")) layer["data"] = tiles(text, encoding);
}

/// Returns the element at the reader's position; stops at the element's end.
QJsonObject element(QXmlStreamReader& xml) {
    const QString self = xml.name().toString();
    QJsonObject object = attributes(xml);
    while (xml.readNextStartElement()) {
        const QString name = xml.name().toString();
        if (name == "properties") {
            while (xml.readNextStartElement())
                append(object, "properties", propertyOf(xml));
        } else if (name == "image") {
            const QJsonObject image = attributes(xml);
            object["image"] = image["source"];
            if (image.contains("width")) object["imagewidth"] = image["width"];
            if (image.contains("height")) object["imageheight"] = image["height"];
            xml.skipCurrentElement();
        } else if (name == "data") {
            readData(xml, object);
        } else if (name == "polygon" || name == "polyline") {
            object[name] = points(xml.attributes().value("points").toString());
            xml.skipCurrentElement();
        } else if (name == "point" || name == "ellipse") {
            object[name] = true;
            xml.skipCurrentElement();
        } else if (name == "animation") {
            QJsonArray frames;
            while (xml.readNextStartElement())
                frames.append(element(xml));
            object[name] = frames;
        } else if (self == "tile" && name == "objectgroup") {
            object[name] = element(xml);
        } else if (name == "layer" || name == "objectgroup" || name == "group" ||
                   name == "imagelayer") {
            QJsonObject layer = element(xml);
            layer["type"] = name == "layer" ? "tilelayer" : name;
            append(object, "layers", layer);
        } else if (self == "template" || name == "tileoffset" || name == "text") {
            object[name] = element(xml);
        } else {
            append(object, name + 's', element(xml));
        }
    }
    return object;
}

}  // namespace

std::string tiledJson(const std::string& xml) {
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    if (!reader.readNextStartElement()) qFatal("no XML: %s", xml.c_str());
    const QString name = reader.name().toString();
    QJsonObject root = element(reader);
    if (reader.hasError()) qFatal("%s", qPrintable(reader.errorString()));
    root["type"] = name;
    return QJsonDocument(root).toJson().toStdString();
}

}  // namespace mazeloom::testing
