// SPDX-License-Identifier: MIT
#include "app/window/window_title.h"

#include <QWidget>

#include "app/workspace/workspace.h"
#include "widgets/document/lookup.h"

namespace mazeloom::app {

using widgets::PackDocument;

WindowTitle::WindowTitle(const Workspace& workspace, QWidget& window)
    : QObject(&window), workspace_(workspace), window_(window) {
    connect(&workspace_, &Workspace::currentChanged, this, &WindowTitle::show);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::currentLevelChanged, this, &WindowTitle::show);
        connect(document, &PackDocument::modifiedChanged, this, &WindowTitle::show);
        connect(document, &PackDocument::loadProblemsChanged, this, &WindowTitle::show);
        connect(document, &PackDocument::structureChanged, this, &WindowTitle::show);
    });
    show();
}

void WindowTitle::show() {
    const PackDocument* document = workspace_.current();
    if (document == nullptr) {
        window_.setWindowTitle(tr("Mazeloom"));
        return;
    }
    const widgets::Sheet& shown = document->currentSheet();
    QString sheet;
    if (const level::Level* level = currentLevel(*document))
        sheet = QString::fromStdString(level->title);
    if (const level::Room* room = findRoom(*document, shown.id); room != nullptr && shown.isRoom())
        sheet = QString::fromStdString(room->title);
    const QString title = sheet.isEmpty() ? tr("%1 – Mazeloom").arg(document->title())
                                          : tr("%1 – %2 – Mazeloom").arg(sheet, document->title());
    window_.setWindowTitle(document->isModified() ? QStringLiteral("• ") + title : title);
}

}  // namespace mazeloom::app
