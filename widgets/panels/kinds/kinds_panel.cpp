// SPDX-License-Identifier: MIT
#include "widgets/panels/kinds/kinds_panel.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/edit/fresh_id.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/kinds/kind_form.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_change.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kKindPicture = 20;  // pixels
constexpr int kKindsShown = 5;
constexpr int kLeastName = 48;  // pixels: the column may be narrow

/// Returns the first character of a title that the text format can use for a kind.
char firstLetterOf(const QString& title) {
    for (const QChar c : title) {
        if (level::isKindLetter(c.toLatin1())) return c.toLatin1();
    }
    return level::kUnknownLetter;
}

}  // namespace

KindsPanel::KindsPanel(EditContext& context, QWidget* parent)
    : EditPanel(context, tr("Kinds of objects"), parent),
      empty_(new PlainLabel(
          tr("No kinds of objects yet. A kind is an object of your game that Mazeloom does not "
             "know: a chest, a lever. Give it a name and add it: then the tool Objects places it, "
             "a stage scatters it, and every file contains it."))),
      list_(new QListWidget),
      name_(new QuietLineEdit),
      add_(new QPushButton(tr("Add kind"))),
      up_(newPanelButton(themedIcon("up"), tr("Move the kind up"), tr("Moves the kind up"))),
      down_(
          newPanelButton(themedIcon("down"), tr("Move the kind down"), tr("Moves the kind down"))),
      remove_(newPanelButton(themedIcon("delete"), tr("Remove the kind"),
                             tr("Removes the kind; its objects stay, and are listed as problems"))),
      scatter_(new QPushButton(tr("Scatter in this level"))),
      form_(new KindForm(context)) {
    empty_->setWordWrap(true);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    list_->setAccessibleName(tr("The pack's own kinds of objects"));
    setTips(*list_, tr("Choose a kind to change it"));
    list_->setIconSize({kKindPicture, kKindPicture});
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideRight);
    name_->setPlaceholderText(tr("Name of a new kind"));
    name_->setAccessibleName(tr("Name of a new kind"));
    name_->setMinimumWidth(kLeastName);
    list_->setMinimumWidth(kLeastName);
    tellFlawsOf(*name_, lineFlaw);
    setTips(*name_, tr("The name of the new kind, such as “Chest”"));
    add_->setAutoDefault(false);
    add_->setAccessibleName(add_->text());
    setTips(*add_, tr("Adds a kind of objects with this name to the pack"));
    scatter_->setAutoDefault(false);
    scatter_->setAccessibleName(scatter_->text());
    setTips(*scatter_,
            tr("Adds a stage to the recipe of the open level that scatters such objects"));

    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(12, 8, 4, 12);
    column->setSpacing(8);
    column->addWidget(empty_);
    auto* making = new QHBoxLayout;
    making->setSpacing(4);
    making->addWidget(name_, 1);
    making->addWidget(add_);
    column->addLayout(making);
    column->addWidget(list_);
    auto* edits = new QHBoxLayout;
    edits->setSpacing(4);
    edits->addStretch(1);
    for (QToolButton* button : {up_, down_, remove_})
        edits->addWidget(button);
    column->addLayout(edits);
    column->addWidget(scatter_, 0, Qt::AlignLeft);
    // Removes the form's margins, because the panel already has the same ones.
    form_->layout()->setContentsMargins(0, 0, 0, 0);
    column->addWidget(form_);
    column->addStretch(1);

    connect(add_, &QPushButton::clicked, this, &KindsPanel::add);
    connect(name_, &QLineEdit::returnPressed, this, &KindsPanel::add);
    connect(name_, &QLineEdit::textChanged, this, &KindsPanel::showChosen);
    connect(up_, &QToolButton::clicked, this, [this] { move(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { move(1); });
    connect(remove_, &QToolButton::clicked, this, &KindsPanel::remove);
    connect(scatter_, &QPushButton::clicked, this, &KindsPanel::scatter);
    connect(list_, &QListWidget::currentRowChanged, this, &KindsPanel::showChosen);
    begin(inside, [this](PackDocument& document) {
        connect(&document, &PackDocument::partsChanged, this, &KindsPanel::refresh);
        connect(&document, &PackDocument::loadProblemsChanged, this, &KindsPanel::refresh);
    });
}

void KindsPanel::showAll() {
    const QSignalBlocker quiet(list_);
    const int before = list_->currentRow();
    list_->clear();
    const double ratio = devicePixelRatioF();
    if (context().document() != nullptr) {
        for (const level::OwnKind& kind : context().document()->pack().ownKinds) {
            QPixmap picture = QPixmap::fromImage(
                ownArt(kind, static_cast<int>(kKindPicture * ratio), themeOf(*this)));
            picture.setDevicePixelRatio(ratio);
            list_->addItem(new QListWidgetItem(picture, ownText(kind)));
        }
    }
    list_->setCurrentRow(std::min(std::max(before, 0), list_->count() - 1));
    const int row = list_->count() == 0 ? kKindPicture : list_->sizeHintForRow(0);
    list_->setFixedHeight(row * std::min(list_->count(), kKindsShown) + 2 * list_->frameWidth());
    showChosen();
}

void KindsPanel::changeEvent(QEvent* event) {
    EditPanel::changeEvent(event);
    if (isThemeChange(*event)) refresh();
}

std::optional<std::size_t> KindsPanel::chosen() const {
    const int row = list_->currentRow();
    if (row < 0 || context().document() == nullptr) return std::nullopt;
    const auto place = static_cast<std::size_t>(row);
    return place < context().document()->pack().ownKinds.size() ? std::optional(place)
                                                                : std::nullopt;
}

void KindsPanel::showChosen() {
    const std::size_t count =
        context().document() == nullptr ? 0 : context().document()->pack().ownKinds.size();
    const auto kind = chosen();
    empty_->setVisible(count == 0);
    list_->setVisible(count > 0);
    form_->setVisible(kind.has_value());
    for (QWidget* input : {static_cast<QWidget*>(up_), static_cast<QWidget*>(down_),
                           static_cast<QWidget*>(remove_), static_cast<QWidget*>(scatter_)}) {
        input->setVisible(count > 0);
    }
    const bool isNamed = name_->hasAcceptableInput() && !name_->text().trimmed().isEmpty();
    add_->setEnabled(context().document() != nullptr && isNamed && count < level::kMaxOwnKinds);
    name_->setEnabled(context().document() != nullptr);
    up_->setEnabled(kind && *kind > 0);
    down_->setEnabled(kind && *kind + 1 < count);
    remove_->setEnabled(kind.has_value());
    scatter_->setEnabled(kind && currentLevel(*context().document()) != nullptr);
    form_->setKind(kind);
}

void KindsPanel::add() {
    const QString title = name_->text().trimmed();
    if (!add_->isEnabled() || title.isEmpty()) return;
    level::OwnKinds kinds = context().document()->pack().ownKinds;
    level::OwnKind kind;
    kind.title = title.toStdString();
    kind.letter = firstLetterOf(title);
    kind.id = edit::freshId(kind.title, "kind", [&](const std::string& id) {
        return level::findKind(kinds, id) != nullptr;
    });
    kinds.push_back(std::move(kind));
    if (!setOwnKinds(*context().document(), std::move(kinds), tr("Add a kind of objects"))) return;
    name_->clear();
    list_->setCurrentRow(list_->count() - 1);
}

void KindsPanel::remove() {
    const auto kind = chosen();
    if (!kind) return;
    level::OwnKinds kinds = context().document()->pack().ownKinds;
    kinds.erase(kinds.begin() + static_cast<std::ptrdiff_t>(*kind));
    setOwnKinds(*context().document(), std::move(kinds), tr("Remove a kind of objects"));
}

void KindsPanel::move(int by) {
    const auto kind = chosen();
    if (!kind) return;
    level::OwnKinds kinds = context().document()->pack().ownKinds;
    const auto to = static_cast<std::ptrdiff_t>(*kind) + by;
    if (to < 0 || to >= std::ssize(kinds)) return;
    std::swap(kinds[*kind], kinds[static_cast<std::size_t>(to)]);
    if (setOwnKinds(*context().document(), std::move(kinds), tr("Move a kind of objects")))
        list_->setCurrentRow(static_cast<int>(to));
}

void KindsPanel::scatter() {
    const auto kind = chosen();
    const level::Level* level =
        context().document() == nullptr ? nullptr : currentLevel(*context().document());
    if (!kind || level == nullptr) return;
    level::Recipe recipe = level->recipe;
    const std::string id = context().document()->pack().ownKinds.share(*kind)->id;
    recipe.stages.push_back({"scatter", true, {{"kind", id}}});
    setRecipe(*context().document(), currentLevelId(*context().document()), std::move(recipe),
              tr("Scatter a kind of objects"));
}

}  // namespace mazeloom::widgets
