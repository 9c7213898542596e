// SPDX-License-Identifier: MIT
#include "widgets/problems/problem_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/level/campaign/node_kind.h"
#include "core/pack/json/names.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/document/lookup.h"
#include "widgets/document/promise_names.h"
#include "widgets/qstring.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

struct TextOf {
    QString operator()(std::int64_t number) const { return QString::number(number); }
    QString operator()(grid::Point cell) const { return cellText(cell); }
    QString operator()(ThingName name) const {
        const auto kind = level::thingKind(name.id);
        return kind ? thingText(*kind) : QString::fromStdString(english(name));
    }
    QString operator()(const StageName& stage) const { return stageTitle(stage.id); }
    QString operator()(const Word& word) const { return stageText(word.text); }
    QString operator()(const Phrase& phrase) const { return phraseText(phrase); }
    QString operator()(const std::string& name) const {
        return isOfPromises ? promiseName(name) : QString::fromStdString(name);
    }

    bool isOfPromises = false;  ///< whether names are those of painted promises
};

/// Returns a sentence in which the arguments replace %1, %2 and so on. Does not use QString::arg(),
/// because an argument, such as a name, may itself contain %1.
QString filled(const QString& sentence, const Arguments& arguments, const TextOf& as) {
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int place =
            sentence[i] == '%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (place < 1) {
            text += sentence[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(place - 1);
        if (index < arguments.size()) text += std::visit(as, arguments[index].value());
        ++i;
    }
    return text;
}

TextOf textOf(const Sentence& sentence) {
    return {.isOfPromises = sentence.id.starts_with("painted-")};
}

QString nodePlace(int index, const level::Pack* pack) {
    const auto place = static_cast<std::size_t>(index);
    // The pack may have fewer nodes now than when it was checked.
    if (pack != nullptr && place < pack->campaign.nodes.size()) {
        const level::CampaignNode& node = pack->campaign.nodes[place];
        const QString title = qstring(level::titleOf(node, pack->findLevel(node.level)));
        //: Where a problem is: %1 a level of the campaign
        if (!title.isEmpty()) return ProblemText::tr("Campaign: %1").arg(title);
    }
    //: Where a problem is: %1 counts from 1
    return ProblemText::tr("Campaign, node %1").arg(index + 1);
}

/// Returns a level's title, with the seed of the failed generation if the problem has one.
QString madeLevel(const QString& title, const Problem& problem) {
    if (!problem.seed) return title;
    //: A level that could not be made: %1 its title, %2 the seed
    return ProblemText::tr("%1, seed %2").arg(title).arg(*problem.seed);
}

}  // namespace

QString sentenceText(const Sentence& sentence, const Arguments& arguments) {
    return filled(stageText(sentence.text), arguments, textOf(sentence));
}

QString phraseText(const Phrase& phrase) {
    return sentenceText(phrase.sentence, phrase.arguments);
}

QString problemText(const Problem& problem) {
    return problem.phrase.isEmpty() ? qstring(problem.text) : phraseText(problem.phrase);
}

QString problemPlace(const Problem& problem) {
    return problem.placePhrase.isEmpty() ? qstring(problem.place) : phraseText(problem.placePhrase);
}

QString problemLine(const Problem& problem) {
    QStringList parts{qstring(problem.file), problemPlace(problem), problemText(problem)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(": "));
}

QString findingText(const check::Finding& finding) {
    QString text = sentenceText(finding.sentence, finding.arguments);
    // Sentences of core/check begin with a lowercase letter, because they may follow a file's name.
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString placeText(const check::Finding& finding, const level::Pack* pack) {
    const Problem& problem = finding.problem;
    if (finding.where.node >= 0) return nodePlace(finding.where.node, pack);
    // Problems of files have a text for their place in the file.
    if (finding.where.sheet.kind == check::Sheet::Kind::Pack) {
        QStringList parts;
        for (const std::string& part : {problem.file, problem.place}) {
            if (!part.empty()) parts << QString::fromStdString(part);
        }
        return parts.join(QStringLiteral(", "));
    }
    return problem.cell ? cellText(*problem.cell) : QString();
}

QString fixText(const check::Fix& fix) {
    return filled(stageText(fix.sentence.text), fix.arguments, textOf(fix.sentence));
}

QString generationText(const Problem& problem, const level::Pack* pack, const level::Level* level) {
    QStringList parts;
    const bool isOfLevel = level != nullptr && problem.file == pack::levelFile(level->id);
    if (!problem.file.empty() && !isOfLevel) {
        const level::Level* other = nullptr;
        for (std::size_t i = 0; pack != nullptr && i < pack->levels.size(); ++i) {
            if (problem.file == pack::levelFile(pack->levels[i].id)) other = &pack->levels[i];
        }
        const QString title = other == nullptr ? QString() : qstring(shownTexts(*other).title);
        parts << madeLevel(title.isEmpty() ? qstring(problem.file) : title, problem);
        level = other;
    }
    const auto stage = static_cast<std::size_t>(problem.recipeStage);
    if (level != nullptr && problem.recipeStage >= 0 && stage < level->recipe.stages.size())
        parts << stageTitle(level->recipe.stages[stage].stage);
    parts << problemText(problem);
    return parts.join(QStringLiteral(": "));
}

}  // namespace mazeloom::widgets
