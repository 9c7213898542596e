// SPDX-License-Identifier: MIT
#include "app/domains/exchange/copy_as_domain.h"

#include <array>
#include <memory>
#include <string>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>
#include <QWidget>

#include "app/actions/action_registry.h"
#include "app/dialogs/long_work.h"
#include "app/exchange/export_settings.h"
#include "app/workspace/tile_looks.h"
#include "core/exchange/out/stoppable_text.h"
#include "core/trace/shown_map.h"
#include "widgets/document/lookup.h"
#include "widgets/exchange/exporters.h"
#include "widgets/exchange/format_text.h"
#include "widgets/png/png_reader.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/timeline/player.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::app {

namespace {

struct Offer {
    const char* id;      ///< the id of the format
    const char* action;  ///< the action's id
    const char* text;
    const char* tip;
};

constexpr auto kOffers = std::to_array<Offer>({
    {"png", "edit.copy-as-picture", QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain", "&Picture"),
     QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain",
                       "Copy what the canvas shows, or the selected part, as a picture")},
    {"text", "edit.copy-as-text", QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain", "&Text"),
     QT_TRANSLATE_NOOP(
         "mazeloom::app::CopyAsDomain",
         "Copy what the canvas shows, or the selected part, as one character per cell")},
    {"json", "edit.copy-as-json", QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain", "&JSON"),
     QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain",
                       "Copy what the canvas shows, or the selected part, as data for a game")},
});

/// The inputs and the result of a copy. The object can outlive the call that waits for it.
struct Copy {
    const exchange::Exporter* format = nullptr;
    widgets::GenerationRequest request = {};
    level::Map map = {};
    std::string title = {};
    level::TileMappings tiles = {};
    exchange::ExportOptions options = {};
    QImage image = {};   ///< for formats that draw
    QString text = {};   ///< for the others
    QString error = {};  ///< the reason why there is neither an image nor a text

    void make(const LongWork& work) {
        const Stop stop(work.stop);
        const exchange::MadeLevel made{map, *request.level, request.seed};
        const auto files =
            format->filesOf({title, *request.rooms, {&made, 1}, &tiles, stop}, options);
        if (!files) {
            error = widgets::generationText(files.error(), nullptr, request.level.get());
            return;
        }
        exchange::StoppableText out(stop);
        files->front().write(out);
        const std::string bytes = out.take();
        if (stop.isAsked()) return;
        if (!format->draws) {
            text = widgets::qstring(bytes);
            return;
        }
        image = widgets::pngImage(bytes.data(), bytes.size());
        if (image.isNull())
            error = CopyAsDomain::tr("The picture is too large to be copied: choose fewer cells");
    }
};

}  // namespace

CopyAsDomain::CopyAsDomain(ActionRegistry& actions, widgets::EditContext& context,
                           widgets::Player& player, TileLooks& looks, QWidget* window)
    : QObject(window), context_(context), player_(player), looks_(looks), window_(window) {
    QMenu* menu = actions.addMenu(MenuGroup::Clipboard, tr("Cop&y as"),
                                  tr("Copy what the canvas shows for other programs"));
    for (const Offer& offer : kOffers) {
        const exchange::Exporter& format = *widgets::findExporter(offer.id);
        QAction* action = actions.add(this, {.id = offer.action,
                                             .text = tr(offer.text),
                                             .tip = tr(offer.tip),
                                             .triggered = [this, &format] { copyAs(format); }});
        menu->addAction(action);
        actions_.push_back(action);
    }
    connect(&player_, &widgets::Player::timelineChanged, this, &CopyAsDomain::update);
    update();
}

void CopyAsDomain::copyAs(const exchange::Exporter& format) {
    const trace::Timeline& timeline = *player_.timeline();
    const auto request = widgets::generationRequest(*context_.document());
    if (!request) return;
    const grid::Rect whole = timeline.cells().bounds();
    const edit::Area selected = context_.reach().selection().clipped(whole);
    const auto copy = std::make_shared<Copy>();
    copy->format = &format;
    copy->request = *request;
    copy->map = trace::shownMap(timeline, selected.isEmpty() ? whole : selected.bounds());
    copy->title = context_.document()->title().toStdString();
    copy->tiles = context_.document()->pack().tileMappings;
    copy->options.keepsOrigin = false;
    copy->options.picture = lookOfWindow();
    copy->options.picture.tiles = looks_.shown(*context_.document());
    if (!doOwnedWork(window_, tr("Copying"), [copy](const LongWork& work) { copy->make(work); }))
        return;
    if (!copy->error.isEmpty()) {
        emit told(copy->error);
        return;
    }
    if (format.draws) {
        QGuiApplication::clipboard()->setImage(copy->image);
    } else {
        QGuiApplication::clipboard()->setText(copy->text);
    }
    const grid::Size size = copy->map.size();
    //: %1 and %2 the width and height of the copied part in cells, %3 a format
    emit told(tr("%1 × %2 cells copied as %3")
                  .arg(size.width)
                  .arg(size.height)
                  .arg(widgets::formatText(format.title)));
}

void CopyAsDomain::update() {
    for (QAction* action : actions_)
        action->setEnabled(player_.timeline() != nullptr && context_.document() != nullptr);
}

}  // namespace mazeloom::app
