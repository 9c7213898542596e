// SPDX-License-Identifier: MIT
#include "widgets/descent/floor_list.h"

#include <algorithm>
#include <memory>

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/edit/descent_edit.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

/// Steps past the depths that other floors have.
class DepthInput : public QuietSpinBox {
  public:
    explicit DepthInput(const QPointer<PackDocument>& document) : document_(document) {
        setRange(1, level::kMaxDepth);
        setAccelerated(true);
        // A depth that is being typed is none yet: 1 on the way to 12.
        setKeyboardTracking(false);
    }
    void stepBy(int steps) override {
        int to = value() + steps;
        while (document_ != nullptr && to >= minimum() && to <= maximum() &&
               document_->descent().floorAt(to) != nullptr)
            to += steps > 0 ? 1 : -1;
        if (to >= minimum() && to <= maximum()) setValue(to);
    }

  private:
    const QPointer<PackDocument>& document_;
};

template <typename Button>
void explain(Button& button, const QString& name, const QString& tip) {
    button.setAccessibleName(name);
    setTips(button, tip);
}

bool hasFloorLevel(const PackDocument& document) {
    for (std::size_t i = 0; i < document.levelCount(); ++i) {
        if (document.levelAt(i).ruleset == level::Ruleset::Descent) return true;
    }
    return false;
}

}  // namespace

FloorList::FloorList(QWidget* parent)
    : QWidget(parent),
      list_(new QVBoxLayout),
      none_(new PlainLabel),
      make_(new QPushButton(tr("Add a level for floors"))),
      add_(new QToolButton),
      others_(new QuietComboBox),
      othersRow_(new QWidget) {
    setAccessibleName(tr("Designed floors"));
    none_->setWordWrap(true);
    none_->setForegroundRole(QPalette::PlaceholderText);
    make_->setAutoDefault(false);
    explain(*make_, tr("Add a level for floors"),
            tr("Add a level of rooms and corridors with the rules of the descent to the pack"));
    connect(make_, &QPushButton::clicked, this, &FloorList::levelWanted);
    add_->setText(tr("Add a floor"));
    add_->setIcon(themedIcon(QStringLiteral("new")));
    add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    add_->setAutoRaise(true);
    add_->setFocusPolicy(Qt::StrongFocus);
    explain(*add_, add_->text(), tr("Let a level of the pack be the floor of one depth"));
    connect(add_, &QToolButton::clicked, this, &FloorList::add);

    explain(*others_, tr("All other floors"),
            tr("The level whose size, paint and recipe the floors of all other depths have"));
    others_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    others_->setMinimumContentsLength(8);
    connect(others_, &QComboBox::activated, this, &FloorList::setOthers);
    auto* title = new PlainLabel(tr("All others"));
    title->setBuddy(others_);
    auto* row = new QHBoxLayout(othersRow_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(title);
    row->addWidget(others_, 1);

    list_->setSpacing(4);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(none_);
    column->addWidget(make_, 0, Qt::AlignLeft);
    column->addLayout(list_);
    column->addWidget(add_, 0, Qt::AlignLeft);
    column->addWidget(othersRow_);
}

void FloorList::showFloors(PackDocument* document) {
    document_ = document;
    static const std::vector<level::DesignedFloor> kNone;
    const auto& floors = document == nullptr ? kNone : document->descent().floors;
    const bool canHave = document != nullptr && hasFloorLevel(*document);
    showing_ = true;
    std::vector<std::unique_ptr<Row>> before = std::exchange(rows_, {});
    for (const level::DesignedFloor& floor : floors) {
        auto row = takeRow(before, floor.depth);
        if (row == nullptr) row = makeRow();
        row->depth = floor.depth;
        const int place = static_cast<int>(rows_.size());
        // Rows stay where they are unless their order changes: one may be held by the mouse.
        if (list_->indexOf(row->widget) != place) list_->insertWidget(place, row->widget);
        row->input->setValue(floor.depth);
        fill(*row->level, floor.level);
        rows_.push_back(std::move(row));
    }
    for (const auto& row : before) {
        if (row != nullptr) dismiss(*row);
    }
    fill(*others_, document == nullptr ? std::string() : document->descent().otherFloors);
    showing_ = false;

    none_->setText(canHave
                       ? tr("No depth has a floor of your own yet: all are generated.")
                       : tr("No level of this pack can be a floor: add one, or choose the descent "
                            "under Rules in a level's inspector. Until then all floors are "
                            "generated by the rules."));
    none_->setVisible(floors.empty());
    make_->setVisible(!canHave);
    make_->setEnabled(document != nullptr);
    add_->setVisible(canHave);
    othersRow_->setVisible(canHave ||
                           (document != nullptr && !document->descent().otherFloors.empty()));
}

void FloorList::fill(QComboBox& box, const std::string& chosen) const {
    box.clear();
    const bool isOthers = &box == others_;
    if (isOthers) box.addItem(tr("By the rules: 30 × 18, rooms and corridors"), QString());
    if (document_ == nullptr) return;
    for (std::size_t i = 0; i < document_->levelCount(); ++i) {
        const level::Level& level = document_->levelAt(i);
        if (level.ruleset == level::Ruleset::Descent)
            box.addItem(titleOf(level), qstring(level.id));
    }
    int index = box.findData(qstring(chosen));
    if (index < 0) {
        const level::Level* level = document_->level(qstring(chosen));
        //: A level that a floor names: %1 is its id, which the pack does not have
        box.addItem(level == nullptr ? tr("%1 (missing)").arg(qstring(chosen))
                                     //: %1 is a level that cannot be a floor: it is a temple
                                     : tr("%1 (a temple)").arg(titleOf(*level)),
                    qstring(chosen));
        index = box.count() - 1;
    }
    box.setCurrentIndex(index);
}

std::unique_ptr<FloorList::Row> FloorList::takeRow(std::vector<std::unique_ptr<Row>>& rows,
                                                   int depth) const {
    const auto isOf = [&](const auto& row) { return row != nullptr && row->depth == depth; };
    const auto isSpare = [&](const auto& row) {
        return row != nullptr && document_->descent().floorAt(row->depth) == nullptr;
    };
    auto found = std::ranges::find_if(rows, isOf);
    if (found == rows.end()) found = std::ranges::find_if(rows, isSpare);
    return found == rows.end() ? nullptr : std::move(*found);
}

void FloorList::dismiss(const Row& row) {
    // An input that goes while it has the focus says that editing is finished.
    for (QObject* part : row.widget->findChildren<QObject*>())
        part->disconnect();
    row.widget->hide();
    row.widget->deleteLater();
}

std::unique_ptr<FloorList::Row> FloorList::makeRow() {
    auto row = std::make_unique<Row>();
    Row* made = row.get();
    row->widget = new QWidget;
    row->input = new DepthInput(document_);
    explain(*row->input, tr("Depth of the floor"), tr("The depth that the level stands at"));
    //: Before the depth of a floor, in a narrow input
    row->input->setPrefix(tr("depth "));
    // Room for any depth that is likely: the level beside it needs the rest.
    row->input->setMaximumWidth(
        row->input->fontMetrics().horizontalAdvance(tr("depth ") + QStringLiteral("9999")) + 40);
    row->level = new QuietComboBox;
    row->level->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row->level->setMinimumContentsLength(6);
    explain(*row->level, tr("Level of the floor"), tr("The level that stands at this depth"));
    auto* show = new QToolButton;
    show->setIcon(themedIcon(QStringLiteral("level")));
    show->setAutoRaise(true);
    show->setFocusPolicy(Qt::StrongFocus);
    explain(*show, tr("Show the floor's level"), tr("Show this level on the canvas"));
    auto* gone = new QToolButton;
    gone->setIcon(themedIcon(QStringLiteral("close")));
    gone->setAutoRaise(true);
    gone->setFocusPolicy(Qt::StrongFocus);
    explain(*gone, tr("Take the floor out"),
            tr("Let this depth be generated again; the level stays in the pack"));
    auto* line = new QHBoxLayout(row->widget);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(row->input);
    line->addWidget(row->level, 1);
    line->addWidget(show);
    line->addWidget(gone);
    connect(row->input, &QSpinBox::valueChanged, this, [this, made](int to) {
        if (!showing_) setDepth(*made, to);
    });
    connect(row->input, &QSpinBox::editingFinished, this, [made] { made->gesture = newGesture(); });
    connect(row->level, &QComboBox::activated, this, [this, made] { setLevel(*made); });
    connect(show, &QToolButton::clicked, this,
            [this, made] { emit shown(made->level->currentData().toString()); });
    connect(gone, &QToolButton::clicked, this, [this, made] { remove(*made); });
    return row;
}

void FloorList::add() {
    if (document_ == nullptr) return;
    level::Descent after = document_->descent();
    const auto depth = edit::freeDepth(after);
    // The one that is shown, or the first that is no floor yet.
    const level::Level* level = document_->currentLevel();
    if (level != nullptr &&
        (level->ruleset != level::Ruleset::Descent || edit::usesLevel(after, level->id)))
        level = nullptr;
    for (std::size_t i = 0; i < document_->levelCount() && level == nullptr; ++i) {
        const level::Level& one = document_->levelAt(i);
        if (one.ruleset == level::Ruleset::Descent && !edit::usesLevel(after, one.id)) level = &one;
    }
    for (std::size_t i = 0; i < document_->levelCount() && level == nullptr; ++i) {
        const level::Level& one = document_->levelAt(i);
        if (one.ruleset == level::Ruleset::Descent) level = &one;
    }
    if (level == nullptr) return;
    if (!depth || edit::addFloor(after, *depth, level->id) != edit::FloorRefusal::None) {
        refuse(*add_, tr("A descent has at most %1 designed floors: take one out first")
                          .arg(level::Descent::kMaxFloors));
        return;
    }
    document_->setDescent(std::move(after), tr("Add a floor to the dungeon"));
}

void FloorList::remove(Row& row) {
    level::Descent after = document_->descent();
    edit::removeFloor(after, row.depth);
    document_->setDescent(std::move(after), tr("Take a floor out of the dungeon"));
}

void FloorList::setDepth(Row& row, int to) {
    level::Descent after = document_->descent();
    const int from = row.depth;
    if (edit::setFloorDepth(after, from, to) == edit::FloorRefusal::DepthTaken) {
        const level::DesignedFloor* other = document_->descent().floorAt(to);
        const level::Level* level = document_->level(qstring(other->level));
        refuse(
            *row.input,
            tr("Depth %1 has the floor “%2” already: move that one first, or choose another depth")
                .arg(to)
                .arg(level == nullptr ? qstring(other->level) : titleOf(*level)));
        return;
    }
    row.depth = to;
    if (!document_->setDescent(std::move(after), tr("Move a floor of the dungeon"), row.gesture))
        row.depth = from;
}

void FloorList::setLevel(Row& row) {
    level::Descent after = document_->descent();
    edit::setFloorLevel(after, row.depth, row.level->currentData().toString().toStdString());
    document_->setDescent(std::move(after), tr("Change a floor of the dungeon"));
}

void FloorList::setOthers() {
    if (document_ == nullptr) return;
    level::Descent after = document_->descent();
    after.otherFloors = others_->currentData().toString().toStdString();
    document_->setDescent(std::move(after), tr("Change all other floors of the dungeon"));
}

void FloorList::refuse(QWidget& input, const QString& why) {
    showPlainToolTip(input.mapToGlobal(QPoint(0, input.height())), why, &input);
    emit refused(why);
    showFloors(document_);
}

}  // namespace mazeloom::widgets
