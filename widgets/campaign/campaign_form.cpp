// SPDX-License-Identifier: MIT
#include "widgets/campaign/campaign_form.h"

#include <algorithm>
#include <set>
#include <utility>

#include <QCheckBox>
#include <QListWidget>
#include <QStandardItemModel>

#include "core/edit/campaign_edit.h"
#include "core/edit/translate.h"
#include "widgets/campaign/node_look.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/language_box.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

using level::CampaignNode;
using level::CampaignTexts;

enum Kind { kLevel, kDescent };
enum Enough { kAllOfThem, kAnyOfThem, kSoManyOfThem };

constexpr int kRowsOfNeeds = 5;

void setItemEnabled(QComboBox& box, int item, bool enabled) {
    auto* model = qobject_cast<QStandardItemModel*>(box.model());
    model->item(item)->setEnabled(enabled);
}

}  // namespace

CampaignForm::CampaignForm(EditContext& context)
    : FieldForm(context),
      kind_(new QuietComboBox),
      level_(new QuietComboBox),
      depth_(number(1, level::kMaxDepth)),
      start_(new QCheckBox(tr("Open from the beginning"))),
      enough_(new QuietComboBox),
      count_(number(2, static_cast<int>(level::Campaign::kMaxNodes))),
      needs_(new QListWidget),
      language_(new LanguageBox),
      title_(line()),
      before_(lines()),
      after_(lines()) {
    setAccessibleName(tr("Properties of the chosen part of the campaign"));
    makeGoal();
    setTips(*start_, tr("Can be played from the start, without being unlocked"));
    start_->setAccessibleName(start_->text());
    addWidget(start_);
    enough_->addItems({tr("All are won"), tr("Any is won"), tr("At least")});
    addField(tr("Unlocked when"), enough_, tr("How many of the levels below must be won"), count_);
    count_->setAccessibleName(tr("Levels to win"));
    setTips(*count_, tr("How many of the levels below must be won at least"));
    needs_->setFixedHeight(kRowsOfNeeds * (fontMetrics().height() + 10));
    addWide(tr("Unlocked by"), needs_,
            tr("The levels that must be won before; on the map, edges lead from them"));
    addField(tr("Language"), language_,
             tr("The language of the texts below; a text without a translation is shown in the "
                "default"));
    addField(tr("Title on the map"), title_, tr("Empty: the level's title, or the depth to reach"));
    addWide(tr("Text before"), before_, tr("Shown before it is played"));
    addWide(tr("Text after"), after_, tr("Shown when it was won"));

    connect(start_, &QCheckBox::clicked, this, [this](bool checked) {
        beginGesture();
        edit(tr("Change the start of the campaign"),
             [checked](CampaignNode& node) { node.isStart = checked; });
    });
    onEdit(enough_, [this] { editEnough(); });
    onEdit(count_, [this] { editEnough(); });
    connect(needs_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        if (!isShowing()) takeTick(*item);
    });
    onEdit(language_, [this] { showValues(); });
    onEdit(title_, [this] {
        editTexts(tr("Change a title of the campaign"),
                  [this](CampaignTexts& texts) { texts.title = title_->text().toStdString(); });
    });
    onEdit(before_, [this] {
        editTexts(tr("Change a text of the campaign"), [this](CampaignTexts& texts) {
            texts.before = before_->toPlainText().toStdString();
        });
    });
    onEdit(after_, [this] {
        editTexts(tr("Change a text of the campaign"), [this](CampaignTexts& texts) {
            texts.after = after_->toPlainText().toStdString();
        });
    });
}

void CampaignForm::makeGoal() {
    kind_->addItem(themedIcon(QStringLiteral("level")), tr("A level"));
    kind_->addItem(themedIcon(QStringLiteral("descent")), tr("A descent"));
    addField(tr("To win"), kind_, tr("What has to be won here: a level of the pack, or a descent"));
    addField(tr("Level"), level_, tr("The level to win here; each level is on the map only once"));
    addField(tr("Depth"), depth_,
             tr("Reaching this depth wins the game, 1 to %1").arg(level::kMaxDepth));
    onEdit(kind_, [this] { editKind(); });
    onEdit(level_, [this] { editLevel(); });
    onEdit(depth_, [this] { editDepth(); });
}

void CampaignForm::setNode(const QString& node) {
    if (node.toStdString() != node_) beginGesture();
    node_ = node.toStdString();
    if (this->node() != nullptr) showValues();
}

const CampaignNode* CampaignForm::node() const {
    return context().document() == nullptr ? nullptr : document().pack().campaign.find(node_);
}

std::string CampaignForm::language() const {
    return language_->language();
}

void CampaignForm::takeValues() {
    const CampaignNode* shown = node();
    if (shown == nullptr) return;
    takeGoal(*shown);
    takeLanguages();
    takeNeeds(*shown);
    start_->setChecked(shown->isStart);
    enough_->setCurrentIndex(shown->enough == CampaignNode::kAll   ? kAllOfThem
                             : shown->enough == CampaignNode::kAny ? kAnyOfThem
                                                                   : kSoManyOfThem);
    enough_->setEnabled(shown->needs.size() > 1 || shown->enough != CampaignNode::kAll);
    if (shown->enough > CampaignNode::kAny) count_->setValue(shown->enough);
    count_->setVisible(shown->enough > CampaignNode::kAny);
    const auto translation = shown->translations.find(language());
    static const CampaignTexts none;
    const CampaignTexts& texts = language().empty()                         ? shown->texts
                                 : translation == shown->translations.end() ? none
                                                                            : translation->second;
    showText(*title_, qstring(texts.title));
    showText(*before_, qstring(texts.before));
    showText(*after_, qstring(texts.after));
    // The placeholder of an empty field is the text that the game uses instead.
    const bool isPlain = language().empty();
    CampaignNode untitled = *shown;
    untitled.texts.title.clear();
    const QString standard = titleOf(untitled);
    title_->setPlaceholderText(isPlain || shown->texts.title.empty() ? standard
                                                                     : qstring(shown->texts.title));
    before_->setPlaceholderText(isPlain ? QString() : qstring(shown->texts.before));
    after_->setPlaceholderText(isPlain ? QString() : qstring(shown->texts.after));
}

QString CampaignForm::titleOf(const CampaignNode& node) const {
    return nodeTitle(node, findLevel(document(), qstring(node.level)));
}

void CampaignForm::takeGoal(const CampaignNode& node) {
    kind_->setCurrentIndex(level::isDescent(node) ? kDescent : kLevel);
    setFieldVisible(level_, !level::isDescent(node));
    setFieldVisible(depth_, level::isDescent(node));
    if (level::isDescent(node)) {
        depth_->setValue(node.descendTo);
        setItemEnabled(*kind_, kLevel, freeLevel().has_value());
        return;
    }
    setItemEnabled(*kind_, kLevel, true);
    level_->clear();
    for (std::size_t i = 0; i < document().pack().levels.size(); ++i) {
        const level::Level& level = document().pack().levels[i];
        const auto kind = level.ruleset == level::Ruleset::Temple ? level::NodeKind::Temple
                                                                  : level::NodeKind::Floor;
        level_->addItem(themedIcon(nodeIconName(kind)), widgets::titleOf(level), qstring(level.id));
        const CampaignNode* taken = document().pack().campaign.findLevel(level.id);
        if (taken != nullptr && taken->id != node.id && level.id != node.level)
            setItemEnabled(*level_, level_->count() - 1, false);
    }
    if (findLevel(document(), qstring(node.level)) == nullptr) {
        //: A level of the campaign that the pack does not have; %1 its id
        level_->addItem(themedIcon(nodeIconName(level::NodeKind::Missing)),
                        tr("%1 (missing)").arg(qstring(node.level)), qstring(node.level));
    }
    level_->setCurrentIndex(level_->findData(qstring(node.level)));
}

std::optional<std::string> CampaignForm::freeLevel() const {
    for (std::size_t i = 0; i < document().pack().levels.size(); ++i) {
        const std::string& id = document().pack().levels[i].id;
        if (document().pack().campaign.findLevel(id) == nullptr) return id;
    }
    return std::nullopt;
}

void CampaignForm::takeLanguages() {
    std::set<std::string> tags;
    for (const CampaignNode& one : document().pack().campaign.nodes) {
        for (const auto& [tag, texts] : one.translations)
            tags.insert(tag);
    }
    language_->offer(std::move(tags));
}

void CampaignForm::takeNeeds(const CampaignNode& node) {
    // Rows are reused, not recreated, because the signal that caused this call may come from one of
    // them.
    int row = 0;
    const auto show = [&](const std::string& id, const QString& title) {
        QListWidgetItem* item = needs_->item(row++);
        if (item == nullptr) item = new QListWidgetItem(needs_);
        item->setText(title);
        item->setData(Qt::UserRole, qstring(id));
        const bool isNeeded = std::ranges::find(node.needs, id) != node.needs.end();
        item->setCheckState(isNeeded ? Qt::Checked : Qt::Unchecked);
    };
    for (const CampaignNode& other : document().pack().campaign.nodes) {
        if (other.id == node.id) continue;
        show(other.id, titleOf(other));
    }
    // Adds rows for required nodes that do not exist, so that the user can uncheck them.
    for (const std::string& need : node.needs) {
        if (document().pack().campaign.find(need) == nullptr) show(need, qstring(need));
    }
    while (needs_->count() > row)
        delete needs_->takeItem(row);
}

void CampaignForm::edit(const QString& text, const std::function<void(CampaignNode&)>& change) {
    level::Campaign after = document().pack().campaign;
    const auto index = after.indexOf(node_);
    if (!index) return;
    change(after.nodes[*index]);
    setCampaign(document(), std::move(after), text, gesture());
}

void CampaignForm::editTexts(const QString& text,
                             const std::function<void(CampaignTexts&)>& change) {
    edit(text, [&](CampaignNode& node) {
        const std::string tag = language();
        if (tag.empty()) {
            change(node.texts);
            return;
        }
        const auto known = node.translations.find(tag);
        CampaignTexts texts = known == node.translations.end() ? CampaignTexts() : known->second;
        change(texts);
        edit::translate(node.translations, tag, std::move(texts));
    });
}

void CampaignForm::editKind() {
    level::Campaign after = document().pack().campaign;
    if (kind_->currentIndex() == kDescent) {
        edit::setDepth(after, node_, edit::nextDepth(after));
    } else if (const auto level = freeLevel()) {
        edit::setLevel(after, node_, *level);
    }
    setCampaign(document(), std::move(after), tr("Change what is to be won"));
}

void CampaignForm::editLevel() {
    level::Campaign after = document().pack().campaign;
    edit::setLevel(after, node_, level_->currentData().toString().toStdString());
    setCampaign(document(), std::move(after), tr("Change a level of the campaign"));
}

void CampaignForm::editDepth() {
    level::Campaign after = document().pack().campaign;
    edit::setDepth(after, node_, depth_->value());
    setCampaign(document(), std::move(after), tr("Change the depth of a descent"), gesture());
}

void CampaignForm::editEnough() {
    edit(tr("Change what unlocks a level"), [this](CampaignNode& node) {
        node.enough = enough_->currentIndex() == kAllOfThem   ? CampaignNode::kAll
                      : enough_->currentIndex() == kAnyOfThem ? CampaignNode::kAny
                                                              : std::max(2, count_->value());
    });
}

void CampaignForm::takeTick(const QListWidgetItem& item) {
    beginGesture();
    const std::string other = item.data(Qt::UserRole).toString().toStdString();
    level::Campaign after = document().pack().campaign;
    if (item.checkState() == Qt::Checked) {
        edit::connect(after, other, node_);
    } else {
        edit::disconnect(after, other, node_);
    }
    setCampaign(document(), std::move(after), tr("Change what unlocks a level"));
}

}  // namespace mazeloom::widgets
