// SPDX-License-Identifier: MIT
#include "app/domains/file/open_merges.h"

#include <chrono>
#include <optional>
#include <utility>

#include <QWidget>

#include "app/domains/parts/window_events.h"
#include "app/workspace/workspace.h"
#include "core/merge/differences.h"
#include "core/merge/open_merge.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/versions.h"

namespace mazeloom::app {

using widgets::MessageBar;
using widgets::PackDocument;

namespace {

/// Delay between an edit and the new count of the differences.
constexpr std::chrono::milliseconds kPauseOfEdits{150};

/// Returns the shown room; null if a level is shown, or nothing.
const level::Room* shownRoom(const PackDocument& document) {
    const widgets::Sheet sheet = document.currentSheet();
    return sheet.isRoom() ? widgets::findRoom(document, sheet.id) : nullptr;
}

/// The differences of an open merge; nullopt if the other version cannot be read.
template <typename Content>
std::optional<merge::Differences> placesIn(const Content& ours) {
    const auto theirs = merge::theirsOf(ours);
    if (!theirs) return std::nullopt;
    return merge::differences(ours, *theirs);
}

}  // namespace

OpenMerges::OpenMerges(Workspace& workspace, WindowEvents& events, QWidget* window)
    : QObject(window), workspace_(workspace), events_(events), bar_(new MessageBar(window)) {
    bar_->setObjectName(QStringLiteral("openMerges"));
    later_.setSingleShot(true);
    later_.setInterval(kPauseOfEdits);
    connect(&later_, &QTimer::timeout, this, &OpenMerges::update);
    connect(&workspace_, &Workspace::currentChanged, this, &OpenMerges::update);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::currentLevelChanged, this, &OpenMerges::update);
        for (const auto& signal : {&PackDocument::structureChanged, &PackDocument::partsChanged,
                                   &PackDocument::loadProblemsChanged})
            connect(document, signal, &later_, qOverload<>(&QTimer::start));
        connect(document, &PackDocument::sheetChanged, &later_, qOverload<>(&QTimer::start));
    });
    connect(bar_, &MessageBar::actionTriggered, this, [this] { choose(0); });
    connect(bar_, &MessageBar::otherTriggered, this, [this] { choose(1); });
    connect(bar_, &MessageBar::thirdTriggered, this, [this] { choose(2); });
}

QString OpenMerges::textOf(Choice choice) {
    switch (choice) {
        case Choice::ShowBoth:
            return tr("Show both");
        case Choice::KeepOurs:
            return tr("Keep this one");
        case Choice::TakeTheirs:
            return tr("Take the other");
        case Choice::End:
            return tr("End merge");
    }
    return {};
}

OpenMerges::Subject OpenMerges::subject() const {
    const PackDocument* document = workspace_.current();
    if (document == nullptr) return Subject::None;
    const level::Level* level = widgets::currentLevel(*document);
    if (level != nullptr && merge::isOpen(level->more)) return Subject::Level;
    const level::Room* room = shownRoom(*document);
    if (room != nullptr && merge::isOpen(room->more)) return Subject::Room;
    return merge::isOpen(document->pack().more) ? Subject::Pack : Subject::None;
}

void OpenMerges::update() {
    if (bar_ == nullptr) return;  // the window is closing
    const PackDocument* document = workspace_.current();
    std::optional<merge::Differences> places;
    QString name;
    switch (subject()) {
        case Subject::None:
            bar_->clear();
            return;
        case Subject::Level: {
            const level::Level& level = *widgets::currentLevel(*document);
            places = placesIn(level);
            name = QString::fromStdString(level.title);
            break;
        }
        case Subject::Room: {
            const level::Room& room = *shownRoom(*document);
            places = placesIn(room);
            name = QString::fromStdString(room.title);
            break;
        }
        case Subject::Pack:
            places = placesIn(document->pack());
            name = document->title();
            break;
    }
    if (!places) {
        offer(tr("A merge left another version of “%1”, which cannot be read").arg(name),
              {Choice::End});
        return;
    }
    if (places->isEmpty()) {
        offer(tr("“%1” is the same in both versions of a merge by now").arg(name), {Choice::End});
        return;
    }
    //: %1 is the title of a level, room or pack; %2 are places in it, such as "(3, 4), title"
    const QString text = tr("After a merge, %n place(s) of “%1” differ: %2", nullptr,
                            static_cast<int>(places->count()))
                             .arg(name, QString::fromStdString(merge::inWords(*places)));
    std::vector<Choice> choices{Choice::KeepOurs, Choice::TakeTheirs};
    if (subject() == Subject::Level) choices.insert(choices.begin(), Choice::ShowBoth);
    offer(text, std::move(choices));
}

void OpenMerges::offer(const QString& text, std::vector<Choice> choices) {
    offered_ = subject();
    choices_ = std::move(choices);
    const auto button = [&](std::size_t place) {
        return place < choices_.size() ? textOf(choices_[place]) : QString();
    };
    bar_->showMessage(MessageBar::Kind::Warning, text, button(0), button(1), button(2));
}

void OpenMerges::choose(std::size_t button) {
    // An edit shortly before may have ended the merge that the bar still tells of.
    if (subject() != offered_ || button >= choices_.size()) return update();
    switch (choices_[button]) {
        case Choice::ShowBoth:
            return showBoth();
        case Choice::KeepOurs:
            return end(false, tr("Keep this version"));
        case Choice::TakeTheirs:
            return end(true, tr("Take the other version"));
        case Choice::End:
            return end(false, tr("End merge"));
    }
}

void OpenMerges::showBoth() {
    const PackDocument* document = workspace_.current();
    const level::Level* level = document == nullptr ? nullptr : widgets::currentLevel(*document);
    if (level == nullptr) return;
    auto theirs = merge::theirsOf(*level);
    if (!theirs) return;
    // The other version uses the pack's recipes, whose stages a level's file does not have.
    level::Pack pack;
    pack.recipes = document->pack().recipes;
    pack.terrains = document->pack().terrains;
    pack.promises = document->pack().promises;
    pack.levels.push_back(*std::move(theirs));
    pack.resolveRecipes();
    pack.resolvePromises();
    emit events_.versionWanted(pack.shareLevel(level->id));
}

void OpenMerges::end(bool takesTheirs, const QString& text) {
    PackDocument* document = workspace_.current();
    if (document == nullptr) return;
    const auto chosen = [&](auto content) {
        if (takesTheirs) {
            merge::takeTheirs(content);
        } else {
            merge::keepOurs(content);
        }
        return content;
    };
    switch (subject()) {
        case Subject::None:
            return;
        case Subject::Level: {
            const QString id = widgets::currentLevelId(*document);
            widgets::setWholeLevel(*document, id, chosen(*widgets::currentLevel(*document)), text);
            break;
        }
        case Subject::Room:
            widgets::setRoom(*document, document->currentSheet().id, chosen(*shownRoom(*document)),
                             text);
            break;
        case Subject::Pack:
            widgets::setWholePack(*document, chosen(document->pack()), text);
            break;
    }
    update();
}

}  // namespace mazeloom::app
