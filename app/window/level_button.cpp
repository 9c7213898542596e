// SPDX-License-Identifier: MIT
#include "app/window/level_button.h"

#include <algorithm>
#include <vector>

#include <QMenu>

#include "widgets/document/lookup.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

using widgets::PackDocument;
using widgets::Sheet;

namespace {

struct SheetEntry {
    Sheet sheet;
    QString title;
};

std::vector<SheetEntry> entriesOf(const PackDocument& document) {
    std::vector<SheetEntry> entries;
    for (const level::Level& level : document.pack().levels) {
        entries.push_back({widgets::levelSheet(QString::fromStdString(level.id)),
                           QString::fromStdString(level.title)});
    }
    for (const level::Room& room : document.pack().rooms) {
        entries.push_back({widgets::roomSheet(QString::fromStdString(room.id)),
                           QString::fromStdString(room.title)});
    }
    return entries;
}

}  // namespace

LevelButton::LevelButton(QAction* choose, QAction* all, QWidget* parent)
    : QToolButton(parent), choose_(choose), all_(all) {
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* menu = new QMenu(tr("Levels and rooms"), this);
    menu->menuAction()->setStatusTip(tr("Go to another level or room of the pack"));
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &LevelButton::fillMenu);
    connect(choose_, &QAction::triggered, this, [this] { widgets::popUp(*this); });
    connect(choose_, &QAction::changed, this, &LevelButton::showTitle);
    showTitle();
}

void LevelButton::setDocument(PackDocument* document) {
    if (document_) document_->disconnect(this);
    document_ = document;
    if (document_) {
        connect(document_, &PackDocument::currentLevelChanged, this, &LevelButton::showTitle);
        connect(document_, &PackDocument::structureChanged, this, &LevelButton::showTitle);
        connect(document_, &PackDocument::loadProblemsChanged, this, &LevelButton::showTitle);
        connect(document_, &QObject::destroyed, this, &LevelButton::showTitle);
    }
    showTitle();
}

void LevelButton::showTitle() {
    title_.clear();
    if (document_) {
        const Sheet& shown = document_->currentSheet();
        if (const level::Level* level = currentLevel(*document_))
            title_ = QString::fromStdString(level->title);
        const level::Room* room = shown.isRoom() ? findRoom(*document_, shown.id) : nullptr;
        if (room != nullptr) title_ = QString::fromStdString(room->title);
    }
    setEnabled(document_ && !entriesOf(*document_).empty());
    choose_->setEnabled(isEnabled());
    const QString words = title_.isEmpty() ? tr("No level") : title_;
    QString shown =
        fontMetrics().elidedText(words.simplified(), Qt::ElideMiddle, std::max(16, width() - 32));
    setText(shown.replace('&', QLatin1String("&&")));
    widgets::setNameAndTips(*this, tr("Level: %1").arg(words),
                            tr("Go to another level or room of the pack"));
    widgets::setPlainToolTip(*this, widgets::titleWithKey(words, choose_) + '\n' + statusTip());
}

void LevelButton::resizeEvent(QResizeEvent* event) {
    QToolButton::resizeEvent(event);
    showTitle();
}

void LevelButton::fillMenu() {
    menu()->clear();
    if (!document_) return;
    const std::vector<SheetEntry> entries = entriesOf(*document_);
    const auto count = static_cast<int>(entries.size());
    const auto shown =
        std::ranges::find(entries, document_->currentSheet(), &SheetEntry::sheet) - entries.begin();
    const int first = std::clamp(static_cast<int>(shown) - kMostEntries / 2, 0,
                                 std::max(0, count - kMostEntries));
    for (int i = first; i < std::min(count, first + kMostEntries); ++i) {
        const SheetEntry& entry = entries[static_cast<std::size_t>(i)];
        if (i > first && entry.sheet.isRoom() &&
            !entries[static_cast<std::size_t>(i) - 1].sheet.isRoom()) {
            menu()->addSeparator();
        }
        constexpr int kWidestTitle = 320;
        QString text =
            fontMetrics().elidedText(entry.title.simplified(), Qt::ElideMiddle, kWidestTitle);
        QAction* action = menu()->addAction(text.replace('&', QLatin1String("&&")), this,
                                            [this, sheet = entry.sheet] {
                                                if (document_) document_->setCurrentSheet(sheet);
                                            });
        action->setStatusTip(tr("Go to this level or room"));
        action->setCheckable(true);
        action->setChecked(i == shown);
    }
    menu()->addSeparator();
    menu()->addAction(all_);
}

}  // namespace mazeloom::app
