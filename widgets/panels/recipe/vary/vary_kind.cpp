// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/vary/vary_kind.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "core/document/parameter.h"
#include "core/generate/varying.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

using ValueType = generate::ParameterInfo::Type;

struct VaryKindText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::VaryKind)
};

/// Returns a range from half the value to one and a half times the value, with at least two
/// numbers.
level::DrawnNumber rangeAround(const generate::ParameterInfo& info, std::int64_t value) {
    const std::int64_t half = std::max<std::int64_t>(1, std::abs(value) / 2);
    return {std::max(info.least, value - half), std::min(info.most, value + half)};
}

/// The second depth of a new table: not too near the first one, but within a usual descent.
constexpr int kLaterDepth = 10;

}  // namespace

bool isNumeric(const generate::ParameterInfo& info) {
    return info.type == ValueType::Number || info.type == ValueType::Percent;
}

VaryKind kindOf(const level::ParameterValue& value) {
    if (std::holds_alternative<level::DrawnNumber>(value)) return VaryKind::Range;
    if (std::holds_alternative<level::OneOf>(value)) return VaryKind::OneOf;
    if (std::holds_alternative<level::ByDepth>(value)) return VaryKind::ByDepth;
    return VaryKind::Fixed;
}

std::vector<VaryKind> kindsOf(const generate::ParameterInfo& info) {
    if (info.type == ValueType::OwnKind || info.type == ValueType::Text) return {VaryKind::Fixed};
    if (!isNumeric(info)) return {VaryKind::Fixed, VaryKind::OneOf, VaryKind::ByDepth};
    return {VaryKind::Fixed, VaryKind::Range, VaryKind::OneOf, VaryKind::ByDepth};
}

QString titleOf(VaryKind kind) {
    switch (kind) {
        case VaryKind::Fixed:
            return VaryKindText::tr("Fixed value");
        case VaryKind::Range:
            return VaryKindText::tr("Range, drawn per seed");
        case VaryKind::OneOf:
            return VaryKindText::tr("One of several, drawn per seed");
        case VaryKind::ByDepth:
            return VaryKindText::tr("By depth");
    }
    return {};
}

QString tipOf(VaryKind kind) {
    switch (kind) {
        case VaryKind::Fixed:
            return VaryKindText::tr("The same for every seed and depth");
        case VaryKind::Range:
            return VaryKindText::tr("Each seed draws a number between two, both included");
        case VaryKind::OneOf:
            return VaryKindText::tr("Each seed draws one of a list of values");
        case VaryKind::ByDepth:
            return VaryKindText::tr(
                "A table of depths; numbers between two depths are interpolated");
    }
    return {};
}

level::ParameterValue begin(VaryKind kind, const generate::ParameterInfo& info,
                            std::int64_t value) {
    const level::FixedValue fixed = fixedValue(info, value);
    switch (kind) {
        case VaryKind::Range:
            return rangeAround(info, value);
        case VaryKind::OneOf: {
            level::OneOf values;
            if (isNumeric(info)) {
                const level::DrawnNumber range = rangeAround(info, value);
                values.values = {range.from, range.to};
            } else {
                for (std::int64_t i = 0; i <= document::mostValue(info); ++i)
                    values.values.push_back(fixedValue(info, i));
            }
            return values;
        }
        case VaryKind::ByDepth:
            return level::ByDepth{{{1, fixed}, {kLaterDepth, fixed}}};
        case VaryKind::Fixed:
            break;
    }
    return level::toValue(fixed);
}

QString valueText(const generate::ParameterInfo& info, std::int64_t value) {
    switch (info.type) {
        case ValueType::Switch:
            return value != 0 ? VaryKindText::tr("on") : VaryKindText::tr("off");
        case ValueType::Choice:
            return stageText(generate::choiceTitle(info.choices[static_cast<std::size_t>(value)]));
        case ValueType::Percent:
            return VaryKindText::tr("%1 %").arg(value);
        case ValueType::OwnKind:
            return VaryKindText::tr("every kind");
        case ValueType::Text:
            return QString::fromUtf8(info.text.data(), static_cast<qsizetype>(info.text.size()));
        case ValueType::Number:
            break;
    }
    return QLocale().toString(static_cast<qlonglong>(value));
}

level::FixedValue fixedValue(const generate::ParameterInfo& info, std::int64_t value) {
    return *level::fixedOf(document::written(info, value));
}

std::int64_t numberOf(const generate::ParameterInfo& info, const level::FixedValue& value) {
    return generate::readFixed(info, value).value_or(info.standard);
}

}  // namespace mazeloom::widgets
