// SPDX-License-Identifier: MIT
#include "widgets/charts/sweep/new_sweep_chart.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "core/analyse/atlas/swept_values.h"
#include "widgets/charts/sweep/choice_chart.h"
#include "widgets/charts/sweep/curve_chart.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

using Type = generate::ParameterInfo::Type;

/// Translation context of this file.
struct SweepWordsText {
    Q_DECLARE_TR_FUNCTIONS(SweepWordsText)
};

/// Returns the swept parameter with the recipe's current value; nullopt if the parameter belongs to
/// no stage that runs.
std::optional<analyse::SweptParameter> parameterOf(const analyse::SweepOf& of) {
    const level::Level& level = *of.sample.level;
    for (auto& one : analyse::sweptParametersOf(level.recipe, level.paint.has_value()))
        if (one.setting == of.setting) return std::move(one);
    return std::nullopt;
}

QString valueWords(const std::optional<analyse::SweptParameter>& parameter,
                   const std::string& value) {
    if (value == "true") return SweepWordsText::tr("on");
    if (value == "false") return SweepWordsText::tr("off");
    const QString text = QString::fromStdString(value);
    if (!parameter) return text;
    if (parameter->info->type == Type::Choice) return stageText(generate::choiceTitle(value));
    bool isNumber = false;
    const qlonglong number = text.toLongLong(&isNumber);
    if (!isNumber) return text;
    const QString digits = QLocale().toString(number);
    return parameter->info->type == Type::Percent ? SweepWordsText::tr("%1 %").arg(digits) : digits;
}

std::optional<std::int64_t> numberOf(const std::optional<analyse::SweptParameter>& parameter,
                                     const std::string& value) {
    if (!parameter) return std::nullopt;
    const Type type = parameter->info->type;
    if (type != Type::Number && type != Type::Percent) return std::nullopt;
    bool isNumber = false;
    const std::int64_t number = QString::fromStdString(value).toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// Returns the current value as text, in the notation of the swept values; nullopt if there is
/// none.
std::optional<std::string> presentText(const analyse::SweptParameter& parameter) {
    if (!parameter.present) return std::nullopt;
    switch (parameter.info->type) {
        case Type::Choice:
            return std::string(
                parameter.info->choices[static_cast<std::size_t>(*parameter.present)]);
        case Type::Switch:
            return *parameter.present != 0 ? "true" : "false";
        default:
            return std::to_string(*parameter.present);
    }
}

/// Returns the index of the current value among the swept values; nullopt if it is not swept.
std::optional<std::int64_t> presentRow(const std::optional<analyse::SweptParameter>& parameter,
                                       const std::vector<std::string>& values) {
    const auto text = parameter ? presentText(*parameter) : std::nullopt;
    const auto found = text ? std::ranges::find(values, *text) : values.end();
    return found == values.end() ? std::nullopt : std::optional(found - values.begin());
}

/// Whether all points have numbers, in ascending order.
bool isCurve(const std::vector<SweptPoint>& points) {
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!points[i].number) return false;
        if (i > 0 && *points[i].number <= *points[i - 1].number) return false;
    }
    return !points.empty();
}

}  // namespace

QString titleOf(const analyse::SweptParameter& parameter) {
    const std::string& setting = parameter.setting;
    QString stage = stageText(parameter.stage->title);
    if (const auto hash = setting.find('#'); hash != std::string::npos)
        stage +=
            ' ' + QString::fromStdString(setting.substr(hash + 1, setting.find('.') - hash - 1));
    //: A stage of a recipe, and one of its parameters
    return SweepWordsText::tr("%1: %2").arg(stage, stageText(parameter.info->title));
}

std::unique_ptr<SweepChart> newSweepChart(const analyse::Sweep& sweep, std::size_t measure) {
    const auto parameter = parameterOf(sweep.of());
    std::vector<SweptPoint> points;
    std::optional<std::uint64_t> fewest;
    for (const analyse::SweepPoint& point : sweep.points()) {
        SweptPoint made{valueWords(parameter, point.value), numberOf(parameter, point.value)};
        made.band = analyse::bandOf(point.survey.tallies()[measure]);
        made.failures = point.survey.failures().count();
        if (point.flaw) {
            made.flaw = QString::fromStdString(point.flaw->text);
        } else {
            const std::uint64_t seeds = point.survey.seeds().count();
            fewest = std::min(fewest.value_or(seeds), seeds);
        }
        points.push_back(std::move(made));
    }
    SweepChart::Words words{
        wordsOfMeasure(std::string(sweep.of().measures[measure]->id)),
        parameter ? titleOf(*parameter) : QString::fromStdString(sweep.of().setting)};
    //: How many seeds were measured at each value of a parameter
    words.caption = SweepWordsText::tr("%1 at each value").arg(seedsText(fewest.value_or(0)));
    if (isCurve(points))
        return std::make_unique<CurveChart>(std::move(words), std::move(points),
                                            parameter->present);
    return std::make_unique<ChoiceChart>(std::move(words), std::move(points),
                                         presentRow(parameter, sweep.of().values));
}

}  // namespace mazeloom::widgets
