// SPDX-License-Identifier: MIT
#include "app/domains/doors/copy_as_domain.h"

#include <array>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QMenu>

#include "app/actions/action_registry.h"
#include "app/workspace/tile_looks.h"
#include "core/text_stream.h"
#include "core/trace/shown_map.h"
#include "widgets/document/lookup.h"
#include "widgets/doors/exporters.h"
#include "widgets/doors/format_text.h"
#include "widgets/doors/pictures/level_painter.h"
#include "widgets/png/png_reader.h"
#include "widgets/qstring.h"
#include "widgets/theme/theme_of.h"
#include "widgets/timeline/player.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::app {

namespace {

struct Offer {
    const char* id;      ///< of the format
    const char* action;  ///< the action's id
    const char* text;
    const char* tip;
};

constexpr auto kOffers = std::to_array<Offer>({
    {"png", "edit.copy-as-picture", QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain", "&Picture"),
     QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain",
                       "Copy what the canvas shows, or the selected part, as a picture")},
    {"text", "edit.copy-as-text", QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain", "&Text"),
     QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain",
                       "Copy what the canvas shows, or the selected part, a character a cell")},
    {"json", "edit.copy-as-json", QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain", "&JSON"),
     QT_TRANSLATE_NOOP("mazeloom::app::CopyAsDomain",
                       "Copy what the canvas shows, or the selected part, as data for a game")},
});

}  // namespace

CopyAsDomain::CopyAsDomain(ActionRegistry& actions, widgets::EditContext& context,
                           widgets::Player& player, TileLooks& looks, QObject* parent)
    : QObject(parent), context_(context), player_(player), looks_(looks) {
    QMenu* menu = actions.addMenu(MenuGroup::Clipboard, tr("Cop&y as"),
                                  tr("Copy what the canvas shows for other programs"));
    for (const Offer& offer : kOffers) {
        const doors::Exporter& format = *widgets::findExporter(offer.id);
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

void CopyAsDomain::copyAs(const doors::Exporter& format) {
    const trace::Timeline& timeline = *player_.timeline();
    const auto request = widgets::generationRequest(*context_.document());
    if (!request) return;
    const grid::Rect whole = timeline.cells().bounds();
    const edit::Area selected = context_.selection().clipped(whole);
    const level::Map map =
        trace::shownMap(timeline, selected.isEmpty() ? whole : selected.bounds());
    const doors::MadeLevel made{map, *request->level, request->seed};
    const std::string title = context_.document()->title().toStdString();
    doors::ExportOptions options;
    options.keepsOrigin = false;
    options.picture.theme = widgets::idOf(widgets::themeOf(QApplication::palette()));
    options.picture.tiles = looks_.shown(*context_.document());
    const level::TileMappings& tiles = context_.document()->pack().tileMappings;
    const auto files = format.filesOf({title, *request->rooms, {&made, 1}, &tiles}, options);
    if (!files) {
        emit told(widgets::qstring(files.error().describe()));
        return;
    }
    TextStream out;
    files->front().write(out);
    const std::string bytes = std::move(out).str();
    if (format.draws) {
        const QImage image = widgets::pngImage(bytes.data(), bytes.size());
        if (image.isNull()) {
            emit told(tr("The picture is too large to be copied: choose fewer cells"));
            return;
        }
        QGuiApplication::clipboard()->setImage(image);
    } else {
        QGuiApplication::clipboard()->setText(widgets::qstring(bytes));
    }
    //: %1 × %2 the sides in cells of what was copied, %3 a format
    emit told(tr("%1 × %2 cells copied as %3")
                  .arg(map.size().width)
                  .arg(map.size().height)
                  .arg(widgets::formatText(format.title)));
}

void CopyAsDomain::update() {
    for (QAction* action : actions_)
        action->setEnabled(player_.timeline() != nullptr && context_.document() != nullptr);
}

}  // namespace mazeloom::app
