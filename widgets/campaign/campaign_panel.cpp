// SPDX-License-Identifier: MIT
#include "widgets/campaign/campaign_panel.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/check/check.h"
#include "core/edit/campaign_edit.h"
#include "widgets/campaign/campaign_form.h"
#include "widgets/campaign/campaign_map.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/elided_label.h"
#include "widgets/problems/problem_text.h"
#include "widgets/problems/problem_watch.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/focus_overlay.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kInARow = 6;  ///< levels per row when all levels are put on the map
/// Minimum width of the panel, in pixels, at which map and form are side by side.
constexpr int kWide = 640;
constexpr int kFormWidth = 350;

}  // namespace

CampaignPanel::CampaignPanel(EditContext& context, QWidget* parent)
    : QWidget(parent), context_(context), pages_(new QStackedWidget) {
    setAccessibleName(tr("Campaign"));
    pages_->addWidget(makeStart());
    pages_->addWidget(makeEditor());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_);
    connect(&context_, &EditContext::sheetChanged, this,
            [this] { setDocument(context_.document()); });
    setDocument(context_.document());
}

QWidget* CampaignPanel::makeStart() {
    empty_ = new PlainLabel(
        tr("A campaign is a map of levels and descents: winning some unlocks others, and "
           "each can have a text before and after it."));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    all_ = new QPushButton(tr("Put all levels on the map"));
    all_->setAutoDefault(false);
    setNameAndTips(
        *all_, all_->text(),
        tr("One after the other, each unlocked by the one before; you can change this afterwards"));
    first_ = new QPushButton(tr("Start with this level"));
    first_->setAutoDefault(false);
    setNameAndTips(*first_, first_->text(),
                   tr("Put the level that is shown on the map, as the first one"));
    descent_ = new QPushButton(tr("Start with a descent"));
    descent_->setAutoDefault(false);
    setNameAndTips(*descent_, descent_->text(),
                   tr("Put a descent to a depth on the map, as the first thing to win"));
    connect(descent_, &QPushButton::clicked, this, &CampaignPanel::addDescent);
    connect(all_, &QPushButton::clicked, this, &CampaignPanel::addAll);
    connect(first_, &QPushButton::clicked, this, [this] { addLevel(currentLevelId(*document_)); });

    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(12);
    column->addStretch(1);
    column->addWidget(empty_);
    column->addWidget(all_, 0, Qt::AlignHCenter);
    column->addWidget(first_, 0, Qt::AlignHCenter);
    column->addWidget(descent_, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return page;
}

QWidget* CampaignPanel::makeEditor() {
    map_ = new CampaignMap;
    form_ = new CampaignForm(context_);
    levels_ = new QMenu(this);
    levels_->setToolTipsVisible(true);
    add_ = newTextButton(themedIcon("new"), tr("Add a level"),
                         tr("Put a level or a descent on the map, after the selected one"));
    add_->setPopupMode(QToolButton::InstantPopup);
    add_->setMenu(levels_);
    remove_ =
        newTextButton(themedIcon("delete"), tr("Remove"),
                      tr("Take the chosen level or way off the map; the level stays in the pack"));
    for (QToolButton* button : {add_, remove_})
        button->setFocusPolicy(Qt::StrongFocus);
    levels_->setTitle(add_->text());
    setTips(*levels_->menuAction(), add_->statusTip());
    connect(levels_, &QMenu::aboutToShow, this, &CampaignPanel::fillLevels);
    connect(remove_, &QToolButton::clicked, map_, &CampaignMap::removeSelected);
    connect(map_, &CampaignMap::selectionChanged, this, &CampaignPanel::update);
    connect(map_, &CampaignMap::dungeonWanted, this, &CampaignPanel::dungeonWanted);
    connect(map_, &CampaignMap::levelWanted, this, [this](const QString& level) {
        if (document_ != nullptr) setCurrentLevel(*document_, level);
    });

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 4, 6, 4);
    bar->addWidget(add_);
    bar->addWidget(remove_);
    bar->addStretch(1);
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    wrong_ = new QWidget;
    auto* wrong = new QHBoxLayout(wrong_);
    wrong->setContentsMargins(12, 0, 12, 4);
    wrong->setSpacing(8);
    wrongIcon_ = new PlainLabel;
    wrongText_ = new ElidedLabel;
    wrong->addWidget(wrongIcon_);
    wrong->addWidget(wrongText_, 1);
    column->addWidget(wrong_);
    column->addWidget(map_, 1);

    hint_ = new PlainLabel(
        tr("Choose a level on the map to set what unlocks it, and the texts before and after it."));
    hint_->setWordWrap(true);
    hint_->setContentsMargins(12, 12, 12, 12);
    hint_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    hint_->setForegroundRole(QPalette::PlaceholderText);
    auto* forms = new QWidget;
    auto* inside = new QVBoxLayout(forms);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(hint_);
    inside->addWidget(form_);
    inside->addStretch(1);
    formArea_ = new QScrollArea;
    setSpokenRole(*formArea_, QAccessible::Pane);
    formArea_->setWidget(forms);
    formArea_->setWidgetResizable(true);
    formArea_->setFrameShape(QFrame::NoFrame);
    formArea_->setAccessibleName(form_->accessibleName());
    new FocusOverlay(*formArea_);

    halves_ = new QSplitter(Qt::Vertical);
    halves_->addWidget(left);
    halves_->addWidget(formArea_);
    halves_->setStretchFactor(0, 1);
    halves_->setSizes({260, 140});
    return halves_;
}

void CampaignPanel::setDocument(PackDocument* document) {
    if (document != document_) {
        if (document_ != nullptr) document_->disconnect(this);
        document_ = document;
        map_->setDocument(document);
        if (document_ != nullptr) {
            for (const auto signal :
                 {&PackDocument::campaignChanged, &PackDocument::structureChanged})
                connect(document_, signal, this, &CampaignPanel::update);
            // Queued, because the form attempted the edit, and its code must return first.
            connect(document_, &PackDocument::editRefused, this, &CampaignPanel::update,
                    Qt::QueuedConnection);
        }
    }
    update();
}

void CampaignPanel::showNode(const QString& node) {
    map_->select(node);
    map_->setFocus();
}

void CampaignPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    update();
}

void CampaignPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // In a wide panel the form is beside the map; in a narrow panel, below the map.
    const bool isWide = width() >= kWide;
    const Qt::Orientation wanted = isWide ? Qt::Horizontal : Qt::Vertical;
    if (halves_->orientation() == wanted) return;
    halves_->setOrientation(wanted);
    halves_->setSizes(isWide ? QList{width() - kFormWidth, kFormWidth}
                             : QList{height() / 2, height() / 2});
}

void CampaignPanel::update() {
    if (!isVisible()) return;
    const bool hasLevels = document_ != nullptr && document_->pack().levels.size() > 0;
    const bool isEmpty = document_ == nullptr || document_->pack().campaign.nodes.empty();
    pages_->setCurrentIndex(isEmpty ? 0 : 1);
    all_->setEnabled(hasLevels);
    descent_->setEnabled(document_ != nullptr);
    first_->setEnabled(hasLevels && currentLevel(*document_) != nullptr);
    tellFinding();
    const bool hasNode = !isEmpty && !map_->node().isEmpty();
    hint_->setVisible(!hasNode);
    form_->setVisible(hasNode);
    remove_->setEnabled(map_->hasSelection());
    if (hasNode) form_->setNode(map_->node());
}

void CampaignPanel::tellFinding() {
    QString text;
    if (document_ != nullptr) {
        const auto findings = check::checkCampaign(document_->pack(), listingOf(*document_));
        const auto found = std::ranges::find_if(
            findings, [](const check::Finding& finding) { return finding.where.node < 0; });
        if (found != findings.end()) text = findingText(*found);
    }
    constexpr int kWrongIcon = 16;
    const QIcon icon = themedIcon(QStringLiteral("error"), themeOf(*this).error);
    wrongIcon_->setPixmap(icon.pixmap(QSize(kWrongIcon, kWrongIcon), devicePixelRatioF()));
    wrongText_->setText(text);
    wrong_->setVisible(!text.isEmpty());
}

void CampaignPanel::fillLevels() {
    levels_->clear();
    if (document_ == nullptr) return;
    for (std::size_t i = 0; i < document_->pack().levels.size(); ++i) {
        const level::Level& level = document_->pack().levels[i];
        if (document_->pack().campaign.findLevel(level.id) != nullptr) continue;
        const QString id = QString::fromStdString(level.id);
        QString title = titleOf(level);
        QAction* action = levels_->addAction(
            themedIcon(level.ruleset == level::Ruleset::Temple ? QStringLiteral("temple")
                                                               : QStringLiteral("floor")),
            title.replace('&', QStringLiteral("&&")));
        setTips(*action, tr("Put this level on the map"));
        connect(action, &QAction::triggered, this, [this, id] { addLevel(id); });
    }
    if (levels_->isEmpty()) {
        QAction* none = levels_->addAction(tr("All levels are on the map"));
        none->setEnabled(false);
        setTips(*none, none->text());
    }
    levels_->addSeparator();
    QAction* descent =
        levels_->addAction(themedIcon(QStringLiteral("descent")), tr("A descent to a depth"));
    setTips(*descent, tr("Put a descent on the map: it is won at a depth, which the form below "
                         "changes"));
    connect(descent, &QAction::triggered, this, &CampaignPanel::addDescent);
}

void CampaignPanel::addLevel(const QString& level) {
    if (level.isEmpty()) return;
    add(tr("Add a level to the campaign"), [&](level::Campaign& campaign) {
        return edit::addNode(campaign, level.toStdString(), map_->placeInView());
    });
}

void CampaignPanel::addDescent() {
    add(tr("Add a descent to the campaign"), [&](level::Campaign& campaign) {
        return edit::addDescent(campaign, edit::nextDepth(campaign), map_->placeInView());
    });
}

void CampaignPanel::add(const QString& text,
                        const std::function<std::optional<std::string>(level::Campaign&)>& add) {
    if (document_ == nullptr) return;
    level::Campaign after = document_->pack().campaign;
    const std::string before = map_->node().toStdString();
    const auto node = add(after);
    if (!node) return;
    // The new node follows the selected one.
    edit::connect(after, before, *node);
    if (!setCampaign(*document_, std::move(after), text)) return;
    map_->select(QString::fromStdString(*node));
    map_->setFocus();
}

void CampaignPanel::addAll() {
    if (document_ == nullptr) return;
    level::Campaign after = document_->pack().campaign;
    std::string before;
    for (std::size_t i = 0; i < document_->pack().levels.size(); ++i) {
        const auto place = static_cast<int>(i);
        const auto node = edit::addNode(after, document_->pack().levels[i].id,
                                        {place % kInARow, place / kInARow});
        if (!node) break;
        edit::connect(after, before, *node);
        before = *node;
    }
    if (!setCampaign(*document_, std::move(after), tr("Make a campaign of all levels"))) return;
    map_->setFocus();
}

}  // namespace mazeloom::widgets
