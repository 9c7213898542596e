// SPDX-License-Identifier: MIT
#include "widgets/panels/promises/promises_panel.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/document/lookup.h"
#include "widgets/document/promise_names.h"
#include "widgets/panels/promises/promise_examples.h"
#include "widgets/panels/promises/promise_words.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_change.h"

namespace mazeloom::widgets {

using level::promises::PaintedPromise;
using level::rewriting::Value;
using level::rewriting::Values;

namespace {

constexpr int kPromisePicture = 24;  // pixels
constexpr int kPromisesShown = 6;
constexpr int kLeastList = 48;  // pixels: the column may be narrow

PaintedPromise newPromise(const QString& name) {
    PaintedPromise promise;
    promise.name = name.toStdString();
    promise.pattern.size = {2, 1};
    promise.pattern.cells = {Values(Value(level::Terrain::ClosedDoor)),
                             Values(Value(level::Terrain::ClosedDoor))};
    return promise;
}

}  // namespace

PromisesPanel::PromisesPanel(EditContext& context, QWidget* parent)
    : EditPanel(context, tr("Promises"), parent),
      empty_(new PlainLabel(
          tr("No painted promises yet. A promise is a pattern that maps never contain, or contain "
             "at least or at most a given number of times: no door beside a door, two columns in "
             "view of each "
             "console. Add one, or take an example. Problems names each promise that a seed "
             "breaks, and marks the cells."))),
      list_(new QListWidget),
      scope_(new QuietComboBox),
      add_(new QPushButton(tr("Add promise"))),
      examples_(newTextButton(themedIcon("wand"), tr("Examples"),
                              tr("Adds a promise that the built-in levels keep"))),
      up_(newPanelButton(themedIcon("up"), tr("Move the promise up"), tr("Moves the promise up"))),
      down_(newPanelButton(themedIcon("down"), tr("Move the promise down"),
                           tr("Moves the promise down"))),
      duplicate_(newPanelButton(themedIcon("copy"), tr("Duplicate the promise"),
                                tr("Adds a copy of the promise below it"))),
      remove_(newPanelButton(themedIcon("delete"), tr("Remove the promise"),
                             tr("Removes the promise"))),
      find_(new QPushButton(tr("Find a broken one"))),
      form_(new PromiseForm(context)) {
    empty_->setWordWrap(true);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    list_->setAccessibleName(tr("The promises that the level keeps"));
    setTips(*list_, tr("Choose a promise to change it"));
    list_->setIconSize({kPromisePicture, kPromisePicture});
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setMinimumWidth(kLeastList);
    setNameAndTips(*scope_, tr("Who keeps new promises"),
                   tr("A new promise is one of this level, of all levels with its recipe, or of "
                      "all levels of the pack"));
    scope_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    scope_->setMinimumContentsLength(6);
    for (QPushButton* button : {add_, find_}) {
        button->setAutoDefault(false);
        button->setAccessibleName(button->text());
    }
    setTips(*add_, tr("Adds a promise that no door stands beside a door, to be painted over"));
    setTips(*find_, tr("Opens Find a seed, to look for seeds whose map breaks a promise"));
    addExamples();

    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(12, 8, 4, 12);
    column->setSpacing(8);
    column->addWidget(empty_);
    column->addWidget(add_, 0, Qt::AlignLeft);
    column->addWidget(examples_, 0, Qt::AlignLeft);
    column->addWidget(scope_);
    column->addWidget(list_);
    auto* edits = new QHBoxLayout;
    edits->setSpacing(4);
    edits->addStretch(1);
    for (QToolButton* button : {up_, down_, duplicate_, remove_})
        edits->addWidget(button);
    column->addLayout(edits);
    column->addWidget(find_, 0, Qt::AlignLeft);
    // Removes the form's margins, because the panel already has the same ones.
    form_->layout()->setContentsMargins(0, 0, 0, 0);
    column->addWidget(form_);
    column->addStretch(1);

    connect(add_, &QPushButton::clicked, this,
            [this] { add(newPromise(tr("No door beside a door")), tr("Add promise")); });
    connect(up_, &QToolButton::clicked, this, [this] { move(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { move(1); });
    connect(duplicate_, &QToolButton::clicked, this, &PromisesPanel::duplicate);
    connect(remove_, &QToolButton::clicked, this, &PromisesPanel::remove);
    connect(find_, &QPushButton::clicked, this, &PromisesPanel::brokenSeedWanted);
    connect(list_, &QListWidget::currentRowChanged, this, &PromisesPanel::showChosen);
    connect(scope_, &QComboBox::currentIndexChanged, this, &PromisesPanel::showChosen);
    begin(inside, [this](PackDocument& document) {
        connect(&document, &PackDocument::partsChanged, this, &PromisesPanel::refresh);
        connect(&document, &PackDocument::sheetChanged, this,
                [this](const Sheet&, document::SheetPart part) {
                    if (part == document::SheetPart::Head || part == document::SheetPart::Recipe)
                        refresh();
                });
    });
}

void PromisesPanel::addExamples() {
    auto* menu = new QMenu(examples_);
    menu->setToolTipsVisible(true);
    for (const PaintedPromise& example : promiseExamples()) {
        QAction* action = menu->addAction(promiseName(example.name));
        setTips(*action, promiseText(example));
        connect(action, &QAction::triggered, this,
                [this, example] { add(example, tr("Add promise")); });
    }
    examples_->setMenu(menu);
    menu->setTitle(examples_->accessibleName());
    setTips(*menu->menuAction(), examples_->statusTip());
    examples_->setPopupMode(QToolButton::InstantPopup);
}

void PromisesPanel::showAll() {
    const QSignalBlocker quiet(list_);
    const auto before = chosen();
    list_->clear();
    places_.clear();
    showScopes();
    const level::Level* level =
        context().document() == nullptr ? nullptr : currentLevel(*context().document());
    if (level != nullptr) {
        const PackDocument& document = *context().document();
        const QString id = currentLevelId(document);
        for (const PromiseScope scope : kPromiseScopes) {
            const Promises& promises = promisesOf(document, id, scope);
            for (std::size_t i = 0; i < promises.size(); ++i) {
                const RuleLegend legend(document.pack().terrains,
                                        offeredInks(promises[i].inks, {}, level->ruleset));
                const QString name = promiseName(promises[i].name);
                auto* item = new QListWidgetItem(
                    promisePicture(promises[i], legend, kPromisePicture, *this), name);
                //: %1 a promise in words, %2 which levels keep it
                const QString words =
                    tr("%1; kept by %2")
                        .arg(promiseText(promises[i]), scopeText(document, id, scope));
                setTitledToolTip(*item, name, {words});
                list_->addItem(item);
                places_.push_back({scope, i});
            }
        }
    }
    const auto same = std::ranges::find(places_, before.value_or(Place{}));
    list_->setCurrentRow(places_.empty()         ? -1
                         : same != places_.end() ? static_cast<int>(same - places_.begin())
                                                 : list_->count() - 1);
    const int row = list_->count() == 0 ? kPromisePicture : list_->sizeHintForRow(0);
    list_->setFixedHeight(row * std::min(list_->count(), kPromisesShown) + 2 * list_->frameWidth());
    showChosen();
}

void PromisesPanel::showScopes() {
    const QSignalBlocker quiet(scope_);
    const QVariant before = scope_->currentData();
    scope_->clear();
    if (context().document() == nullptr) return;
    const PackDocument& document = *context().document();
    const QString id = currentLevelId(document);
    for (const PromiseScope scope : kPromiseScopes) {
        if (hasScope(document, id, scope))
            scope_->addItem(tr("for %1").arg(scopeText(document, id, scope)),
                            static_cast<int>(scope));
    }
    scope_->setCurrentIndex(std::max(0, scope_->findData(before)));
}

void PromisesPanel::changeEvent(QEvent* event) {
    EditPanel::changeEvent(event);
    if (isThemeChange(*event)) refresh();
}

std::optional<PromisesPanel::Place> PromisesPanel::chosen() const {
    const int row = list_->currentRow();
    if (row < 0 || static_cast<std::size_t>(row) >= places_.size()) return std::nullopt;
    return places_[static_cast<std::size_t>(row)];
}

void PromisesPanel::showChosen() {
    const bool hasLevel =
        context().document() != nullptr && currentLevel(*context().document()) != nullptr;
    const auto place = chosen();
    empty_->setVisible(places_.empty());
    list_->setVisible(!places_.empty());
    form_->setVisible(place.has_value());
    for (QWidget* input : {static_cast<QWidget*>(up_), static_cast<QWidget*>(down_),
                           static_cast<QWidget*>(duplicate_), static_cast<QWidget*>(remove_),
                           static_cast<QWidget*>(find_)}) {
        input->setVisible(!places_.empty());
    }
    const auto count = [&](const Place& of) {
        return promisesOf(*context().document(), currentLevelId(*context().document()), of.scope)
            .size();
    };
    for (QWidget* input : {static_cast<QWidget*>(add_), static_cast<QWidget*>(examples_),
                           static_cast<QWidget*>(scope_)})
        input->setEnabled(hasLevel);
    const auto isFull = [&](PromiseScope scope) {
        return hasLevel && count({scope, 0}) >= level::promises::kMostPromises;
    };
    if (isFull(chosenScope())) {
        add_->setEnabled(false);
        examples_->setEnabled(false);
    }
    up_->setEnabled(place && hasLevel && place->index > 0);
    down_->setEnabled(place && hasLevel && place->index + 1 < count(*place));
    duplicate_->setEnabled(place && hasLevel && !isFull(place->scope));
    remove_->setEnabled(place && hasLevel);
    form_->setPromise(place);
}

PromiseScope PromisesPanel::chosenScope() const {
    return static_cast<PromiseScope>(scope_->currentData().toInt());
}

void PromisesPanel::set(PromiseScope scope, Promises promises, const QString& text) {
    PackDocument& document = *context().document();
    setPromises(document, currentLevelId(document), scope, std::move(promises), text);
}

void PromisesPanel::choose(const Place& place) {
    const auto found = std::ranges::find(places_, place);
    if (found != places_.end()) list_->setCurrentRow(static_cast<int>(found - places_.begin()));
}

void PromisesPanel::add(const PaintedPromise& promise, const QString& text) {
    const PromiseScope scope = chosenScope();
    PackDocument& document = *context().document();
    Promises promises = promisesOf(document, currentLevelId(document), scope);
    if (promises.size() >= level::promises::kMostPromises) return;
    promises.push_back(promise);
    const std::size_t place = promises.size() - 1;
    set(scope, std::move(promises), text);
    choose({scope, place});
}

void PromisesPanel::duplicate() {
    const auto place = chosen();
    if (!place) return;
    PackDocument& document = *context().document();
    Promises promises = promisesOf(document, currentLevelId(document), place->scope);
    if (promises.size() >= level::promises::kMostPromises) return;
    const PaintedPromise copy = promises[place->index];
    promises.insert(promises.begin() + static_cast<std::ptrdiff_t>(place->index) + 1, copy);
    set(place->scope, std::move(promises), tr("Duplicate promise"));
    choose({place->scope, place->index + 1});
}

void PromisesPanel::remove() {
    const auto place = chosen();
    if (!place) return;
    PackDocument& document = *context().document();
    Promises promises = promisesOf(document, currentLevelId(document), place->scope);
    promises.erase(promises.begin() + static_cast<std::ptrdiff_t>(place->index));
    set(place->scope, std::move(promises), tr("Remove promise"));
}

void PromisesPanel::move(int by) {
    const auto place = chosen();
    if (!place) return;
    PackDocument& document = *context().document();
    Promises promises = promisesOf(document, currentLevelId(document), place->scope);
    const std::size_t to = place->index + static_cast<std::size_t>(by);
    if (to >= promises.size()) return;
    std::swap(promises[place->index], promises[to]);
    set(place->scope, std::move(promises), tr("Move promise"));
    choose({place->scope, to});
}

}  // namespace mazeloom::widgets
