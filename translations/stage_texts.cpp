// SPDX-License-Identifier: MIT
// Writes core's texts as C++ that lupdate understands: those of stages, inks, terrains and
// problems. Core does not use tr(): the window looks its plain texts up in the context "stages"
// (widgets/timeline/names.h), and names of terrains in "CellText" (cell_text.h).
#include <iostream>
#include <string>
#include <string_view>

#include "core/analyse/bots/descent/bots.h"
#include "core/analyse/bots/temple/bots.h"
#include "core/analyse/measures/measures.h"
#include "core/analyse/properties/properties.h"
#include "core/check/check.h"
#include "core/diff/words.h"
#include "core/edit/paint/ink_mix.h"
#include "core/exchange/exporter.h"
#include "core/exchange/importer.h"
#include "core/exchange/words/all.h"
#include "core/generate/sentences.h"
#include "core/generate/stages/stages.h"
#include "core/level/promises/painted_promise.h"
#include "core/level/tiles/tile_picture.h"
#include "core/pack/json/sentences.h"
#include "core/play/sentences.h"
#include "core/problem.h"

namespace {

using namespace mazeloom;

/// Writes a text with a remark for translators, unless the text is empty.
void write(std::string_view text, const std::string& remark, std::string_view context = "stages") {
    if (text.empty()) return;
    std::string literal;
    for (const char c : text) {
        if (c == '"' || c == '\\') literal += '\\';
        literal += c;
    }
    std::cout << "    //: " << remark << "\n    QT_TRANSLATE_NOOP(\"" << context << "\", \""
              << literal << "\"),\n";
}

void writeParameter(const generate::ParameterInfo& parameter, const std::string& stage) {
    const std::string name = stage + ", parameter " + std::string(parameter.id);
    write(parameter.title, name + ": title");
    write(parameter.help, name + ": help");
    write(parameter.group, name + ": title of its group");
    for (const std::string_view choice : parameter.choices)
        write(generate::choiceTitle(choice), name + ": a choice");
}

void writeInk(const edit::InkInfo& ink) {
    const std::string name = "Ink " + std::string(ink.id);
    write(ink.title, name + ": title");
    write(ink.help, name + ": help");
}

}  // namespace

int main() {
    std::cout << "const char* const stageTexts[] = {\n";
    for (const analyse::Measure* measure : analyse::allMeasures()) {
        const std::string name = "Measure " + std::string(measure->id);
        write(measure->title, name + ": title");
        write(measure->unit, name + ": what it counts");
        write(measure->sentence, name + ": what it tells");
    }
    const auto writeBots = [](const auto& bots) {
        for (const auto* bot : bots) {
            const std::string name = "Bot " + std::string(bot->id);
            write(bot->title, name + ": its name");
            write(bot->sentence, name + ": how it plays");
        }
    };
    writeBots(analyse::bots::temple::bots());
    writeBots(analyse::bots::descent::bots());
    for (const analyse::Property* property : analyse::properties()) {
        const std::string name = "Property " + std::string(property->id);
        write(property->title, name + ": title");
        write(property->sentence, name + ": when it holds");
    }
    for (const generate::Stage* stage : generate::stages()) {
        const std::string name = "Stage " + std::string(stage->id);
        write(stage->title, name + ": title");
        write(stage->summary, name + ": summary");
        for (const generate::Explanation& explanation : generate::explanationsOf(*stage)) {
            for (const std::string_view line : explanation.algorithm)
                write(line, name + ": a line of its algorithm");
            for (const generate::StepInfo& step : explanation.steps)
                write(step.sentence, name + ": said of a step; %1 its cell, %2 changed cells");
        }
        for (const generate::ParameterInfo& parameter : stage->parameters)
            writeParameter(parameter, name);
    }
    for (const trace::StepKindInfo& kind : trace::kStepTable) {
        const std::string name = "Kind of step " + std::string(kind.name);
        write(kind.title, name + ": title", "mazeloom::widgets::Names");
        write(kind.sentence, name + ": said of a step; %1 its cell, %2 changed cells",
              "mazeloom::widgets::StepSentence");
    }
    for (const edit::InkInfo& ink : edit::palette())
        writeInk(ink);
    writeInk(edit::leaveInk());
    for (const level::TerrainInfo& terrain : level::kTerrains)
        write(terrain.name, "Terrain, as in what is said of a cell", "CellText");
    for (const level::OwnPlaceInfo& place : level::kOwnPlaces)
        write(place.title, "Where an object may stand", "mazeloom::widgets::KindForm");
    for (const Sentence& sentence : check::allSentences())
        write(sentence.text, "Problem or fix " + std::string(sentence.id));
    for (const Sentence& sentence : generate::allSentences())
        write(sentence.text, "Problem of generation " + std::string(sentence.id));
    for (const Sentence& sentence : kProblemSentences)
        write(sentence.text, "Part of any problem: " + std::string(sentence.id));
    for (const Sentence& sentence : level::kPictureSentences)
        write(sentence.text, "Problem of a picture of tiles " + std::string(sentence.id));
    for (const Sentence& sentence : level::promises::promiseFlawSentences())
        write(sentence.text, "Problem of a painted promise " + std::string(sentence.id));
    for (const Sentence& sentence : pack::kPackSentences)
        write(sentence.text, "Problem of a pack's files " + std::string(sentence.id));
    for (const Word& word : pack::kPackWords)
        write(word.text, "A word within what is said of a problem of a pack's files");
    for (const Sentence& sentence : play::kPlaySentences)
        write(sentence.text, "Problem of a kept file of a game " + std::string(sentence.id));
    for (const Sentence& sentence : exchange::allSentences())
        write(sentence.text, "Problem of an export or import " + std::string(sentence.id));
    for (const Word& word : exchange::allWords())
        write(word.text, "A word within what is said of a problem of an import");
    for (const Word& word : generate::allWords())
        write(word.text, "A word within what is said of a problem of generation");
    for (const level::MechanicInfo& mechanic : level::kMechanics)
        write(mechanic.title, "What a level may promise to need");
    for (const Word& word : check::allWords())
        write(word.text, "A word within what is said of a problem");
    for (const Sentence& sentence : diff::allSentences())
        write(sentence.text, "Part of what is said of a difference " + std::string(sentence.id));
    for (const Word& word : diff::allWords())
        write(word.text, "A word within what is said of a difference");
    for (const exchange::Exporter* format : exchange::exporters()) {
        write(format->title, "A format that levels are written in", "Formats");
        write(format->help, "Of a format: who reads it", "Formats");
    }
    for (const exchange::Importer* format : exchange::importers())
        write(format->title, "A format that levels are read from", "Formats");
    for (const exchange::CarriesInfo& one : exchange::allCarried())
        write(one.title, "What a format can carry: one of a list", "Formats");
    std::cout << "};\n";
}
