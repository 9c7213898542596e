// SPDX-License-Identifier: MIT
#include "widgets/panels/terrains/terrains_panel.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/edit/fresh_id.h"
#include "core/edit/terrains/uses.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/document/edits.h"
#include "widgets/panels/terrains/terrain_form.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/tools/bars/ink_swatch.h"

namespace mazeloom::widgets {

namespace {

constexpr int kTerrainsShown = 5;
constexpr int kLeastTerrainName = 48;  // pixels: the column may be narrow

}  // namespace

TerrainsPanel::TerrainsPanel(EditContext& context, QWidget* parent)
    : EditPanel(context, tr("Terrains"), parent),
      empty_(new PlainLabel(
          tr("The pack has no terrains of its own yet. A terrain is what a cell is made of: a "
             "swamp that slows, a hedge that hides. Give it a name and add it: then it is one of "
             "the inks, rules can write it, and it works in both games."))),
      uses_(new PlainLabel),
      list_(new QListWidget),
      name_(new QuietLineEdit),
      add_(new QPushButton(tr("Add terrain"))),
      up_(newPanelButton(themedIcon("up"), tr("Move the terrain up"), tr("Moves the terrain up"))),
      down_(newPanelButton(themedIcon("down"), tr("Move the terrain down"),
                           tr("Moves the terrain down"))),
      remove_(newPanelButton(
          themedIcon("delete"), tr("Remove the terrain"),
          tr("Removes the terrain; its cells become floor if it can be entered, else wall"))),
      paint_(new QPushButton(tr("Paint with it"))),
      form_(new TerrainForm(context)) {
    empty_->setWordWrap(true);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    uses_->setWordWrap(true);
    uses_->setForegroundRole(QPalette::PlaceholderText);
    uses_->setAccessibleName(tr("Where the terrain is used"));
    list_->setAccessibleName(tr("The pack's own terrains"));
    setTips(*list_, tr("Choose a terrain to change it"));
    list_->setIconSize({swatchSide(), swatchSide()});
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideRight);
    name_->setPlaceholderText(tr("Name of a new terrain"));
    name_->setAccessibleName(tr("Name of a new terrain"));
    name_->setMinimumWidth(kLeastTerrainName);
    list_->setMinimumWidth(kLeastTerrainName);
    tellFlawsOf(*name_, lineFlaw);
    setTips(*name_, tr("The name of the new terrain, such as “Swamp”"));
    add_->setAutoDefault(false);
    add_->setAccessibleName(add_->text());
    setTips(*add_, tr("Adds a terrain with this name to the pack"));
    paint_->setAutoDefault(false);
    paint_->setAccessibleName(paint_->text());
    setTips(*paint_, tr("Picks up the terrain as ink"));

    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(12, 8, 4, 12);
    column->setSpacing(8);
    auto* making = new QVBoxLayout;
    making->setSpacing(4);
    making->addWidget(name_);
    making->addWidget(add_, 0, Qt::AlignLeft);
    column->addLayout(making);
    // The label is below the name field, so that a user without terrains still sees where to start.
    column->addWidget(empty_);
    column->addWidget(list_);
    auto* edits = new QHBoxLayout;
    edits->setSpacing(4);
    edits->addWidget(paint_);
    edits->addStretch(1);
    for (QToolButton* button : {up_, down_, remove_})
        edits->addWidget(button);
    column->addLayout(edits);
    column->addWidget(uses_);
    // Removes the form's margins, because the panel already has the same ones.
    form_->layout()->setContentsMargins(0, 0, 0, 0);
    column->addWidget(form_);
    column->addStretch(1);

    connect(add_, &QPushButton::clicked, this, &TerrainsPanel::add);
    connect(name_, &QLineEdit::returnPressed, this, &TerrainsPanel::add);
    connect(name_, &QLineEdit::textChanged, this, &TerrainsPanel::showChosen);
    connect(up_, &QToolButton::clicked, this, [this] { move(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { move(1); });
    connect(remove_, &QToolButton::clicked, this, &TerrainsPanel::remove);
    connect(paint_, &QPushButton::clicked, this, &TerrainsPanel::paint);
    connect(list_, &QListWidget::currentRowChanged, this, &TerrainsPanel::showChosen);
    settle_.setSingleShot(true);
    connect(&settle_, &QTimer::timeout, this, &TerrainsPanel::showChosen);
    begin(inside, [this](PackDocument& document) {
        connect(&document, &PackDocument::partsChanged, this, &TerrainsPanel::refresh);
        connect(&document, &PackDocument::strokesEnded, this, &TerrainsPanel::refresh);
        connect(&document, &PackDocument::loadProblemsChanged, this, &TerrainsPanel::refresh);
        // Counts the uses in paint and rules again, but only once for several changes at the same
        // time, and for a stroke only when it ends.
        const auto recount = [this, &document] {
            if (isVisible() && !document.isInStroke()) settle_.start();
        };
        connect(&document, &PackDocument::sheetChanged, this, recount);
        connect(&document, &PackDocument::structureChanged, this, recount);
    });
}

void TerrainsPanel::showAll() {
    const QSignalBlocker quiet(list_);
    const int before = list_->currentRow();
    list_->clear();
    if (context().document() != nullptr) {
        const level::TerrainTable& terrains = context().terrains();
        for (const level::OwnTerrain& terrain : terrains.own()) {
            QIcon swatch =
                inkSwatch(edit::ownInk(terrain.terrain), context().canvas(), *this, terrains);
            // Uses the same pixmap for selected rows, because a style would tint the swatch.
            swatch.addPixmap(swatch.pixmap(list_->iconSize(), devicePixelRatioF()),
                             QIcon::Selected);
            list_->addItem(new QListWidgetItem(swatch, terrainText(terrain.terrain, terrains)));
        }
    }
    list_->setCurrentRow(std::min(std::max(before, 0), list_->count() - 1));
    const int row = list_->count() == 0 ? swatchSide() : list_->sizeHintForRow(0);
    list_->setFixedHeight(row * std::min(list_->count(), kTerrainsShown) + 2 * list_->frameWidth());
    showChosen();
}

std::optional<std::size_t> TerrainsPanel::chosen() const {
    const int row = list_->currentRow();
    if (row < 0 || context().document() == nullptr) return std::nullopt;
    const auto place = static_cast<std::size_t>(row);
    return place < context().terrains().own().size() ? std::optional(place) : std::nullopt;
}

void TerrainsPanel::showChosen() {
    const std::size_t count =
        context().document() == nullptr ? 0 : context().terrains().own().size();
    const auto place = chosen();
    empty_->setVisible(count == 0);
    list_->setVisible(count > 0);
    form_->setVisible(place.has_value());
    for (QWidget* input : {static_cast<QWidget*>(up_), static_cast<QWidget*>(down_),
                           static_cast<QWidget*>(remove_), static_cast<QWidget*>(paint_)}) {
        input->setVisible(count > 0);
    }
    const bool isNamed = name_->hasAcceptableInput() && !name_->text().trimmed().isEmpty();
    add_->setEnabled(context().document() != nullptr && isNamed && count < level::kMaxOwnTerrains);
    name_->setEnabled(context().document() != nullptr);
    up_->setEnabled(place && *place > 0);
    down_->setEnabled(place && *place + 1 < count);
    paint_->setEnabled(place && context().canEdit());
    bool isNamedByRules = false;
    uses_->setVisible(place.has_value());
    if (place) {
        const edit::TerrainUses uses =
            edit::usesOf(context().document()->pack(), context().terrains().own()[*place].terrain);
        isNamedByRules = !uses.recipes.empty();
        QString text = tr("%n cell(s) painted with it", nullptr, static_cast<int>(uses.cells));
        if (isNamedByRules) {
            text = tr("%1. Rules or promises of “%2” name it: change these before you remove it.")
                       .arg(text, QString::fromStdString(uses.recipes.front()));
        }
        uses_->setText(text);
    }
    remove_->setEnabled(place && !isNamedByRules);
    form_->setTerrain(place);
}

void TerrainsPanel::add() {
    const QString title = name_->text().trimmed();
    if (!add_->isEnabled() || title.isEmpty()) return;
    level::OwnTerrains all = context().terrains().own();
    const auto number = level::freeNumber(all);
    if (!number) return;
    level::OwnTerrain terrain;
    terrain.terrain = *number;
    terrain.title = title.toStdString();
    terrain.character = level::freeCharacter(all, title.front().toLower().toLatin1());
    terrain.id = edit::freshId(terrain.title, "terrain", [&](const std::string& id) {
        return std::ranges::find(all, id, &level::OwnTerrain::id) != all.end();
    });
    all.push_back(std::move(terrain));
    if (!setOwnTerrains(*context().document(), std::move(all), tr("Add a terrain"))) return;
    name_->clear();
    list_->setCurrentRow(list_->count() - 1);
}

void TerrainsPanel::remove() {
    const auto place = chosen();
    if (!place) return;
    removeOwnTerrain(*context().document(), context().terrains().own()[*place].terrain,
                     tr("Remove a terrain"));
}

void TerrainsPanel::move(int by) {
    const auto place = chosen();
    if (!place) return;
    level::OwnTerrains all = context().terrains().own();
    const auto to = static_cast<std::ptrdiff_t>(*place) + by;
    if (to < 0 || to >= std::ssize(all)) return;
    std::swap(all[*place], all[static_cast<std::size_t>(to)]);
    if (setOwnTerrains(*context().document(), std::move(all), tr("Move a terrain")))
        list_->setCurrentRow(static_cast<int>(to));
}

void TerrainsPanel::paint() {
    const auto place = chosen();
    if (place)
        context().inks().setCurrent(edit::ownInk(context().terrains().own()[*place].terrain));
}

}  // namespace mazeloom::widgets
