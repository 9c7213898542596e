// SPDX-License-Identifier: MIT
#include "app/workspace/generated_level.h"

#include <memory>
#include <utility>

#include <QCoreApplication>
#include <QWidget>

#include "app/dialogs/long_work.h"
#include "core/generate/generate.h"
#include "widgets/timeline/advance_text.h"

namespace mazeloom::app {

namespace {

/// The inputs and the result of a generation.
struct Generating {
    widgets::GenerationRequest request;
    std::optional<trace::StepIndex> step;
    tl::expected<level::Map, Problem> made = level::Map();

    void run(const LongWork& work) {
        generate::Options options = optionsOf(request);
        options.stop = work.stop;
        options.progress = [&work](const generate::Advance& advance) {
            work.tell(widgets::textOf(advance), advance.inThousandths(), 1000 * advance.stageCount);
        };
        if (step) {
            made = generate::generateToStep(*request.level, *request.rooms, request.seed, *step,
                                            options)
                       .map;
            return;
        }
        auto generated = generate::generate(*request.level, *request.rooms, request.seed, options);
        if (generated) {
            made = std::move(generated->map);
        } else {
            made = tl::unexpected(std::move(generated.error()));
        }
    }
};

}  // namespace

tl::expected<std::optional<level::Map>, Problem> generatedLevel(
    QWidget* window, const widgets::GenerationRequest& request,
    std::optional<trace::StepIndex> step) {
    const auto generating = std::make_shared<Generating>();
    generating->request = request;
    generating->step = step;
    const QString title = QCoreApplication::translate("GeneratedLevel", "Generating");
    if (!doOwnedWork(window, title, [generating](const LongWork& work) { generating->run(work); }))
        return std::nullopt;
    if (!generating->made) return tl::unexpected(std::move(generating->made.error()));
    return std::move(*generating->made);
}

}  // namespace mazeloom::app
