// SPDX-License-Identifier: MIT
#include "app/cli/surveys/sample_of.h"

#include <memory>

#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/analyse/measures/measures.h"
#include "core/generate/setting.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/disk/unread.h"

namespace mazeloom::app {

namespace {

/// Translation context of this file.
struct SampleText {
    Q_DECLARE_TR_FUNCTIONS(SampleText)
};

}  // namespace

SampleWish sampleOf(const QString& pack, const CommandArguments& arguments) {
    if (!arguments.has("level")) {
        complain(SampleText::tr("which level? Give --level ID"));
        return {{}, kWrongUsage};
    }
    const auto reading = readWhatIsGood(pack);
    if (!reading) return {{}, kFailed};
    const std::string id = arguments.text("level").toStdString();
    if (complainOfErrors(pack::errorsOfLevel(*reading, id))) return {{}, kFailed};
    const level::Level* const found = reading->pack.findLevel(id);
    if (found == nullptr) {
        complain(
            SampleText::tr(
                "%1: there is no level \"%2\"; mazeloom generate %1 --list-levels lists the levels")
                .arg(pack, arguments.text("level")));
        return {{}, kFailed};
    }
    auto level = std::make_shared<level::Level>(*found);
    for (const QString& setting : arguments.texts("set")) {
        const auto done = generate::set(level->recipe, setting.toStdString());
        if (done) continue;
        complain("--set: " + QString::fromStdString(done.error()));
        return {{}, kWrongUsage};
    }
    const level::FloorContext floor = level::floorOf(reading->pack.descent, *level);
    return {analyse::SampleOf{std::move(level), reading->pack.rooms.share(), floor,
                              reading->pack.ownKinds.share()},
            kDone};
}

std::span<const char* const> surveyMeasureIds() {
    static const auto ids = [] {
        std::vector<const char*> list;
        for (const analyse::Measure* measure : analyse::allMeasures())
            list.push_back(measure->id.data());
        return list;
    }();
    return ids;
}

}  // namespace mazeloom::app
