// SPDX-License-Identifier: MIT
#include "widgets/panels/data/data_panel.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/level/json_append.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/data/data_row.h"
#include "widgets/panels/data/words_dialog.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/tools/object_tool.h"

namespace mazeloom::widgets {

namespace {

using level::Properties;
using level::Property;
using level::PropertyType;

/// Whether rows that were created for the properties `a` can also show the properties `b`.
bool haveSameRows(const Properties& a, const Properties& b) {
    return std::ranges::equal(a, b, [](const Property& one, const Property& other) {
        const auto* words = std::get_if<level::Choice>(&one.value);
        const auto* others = std::get_if<level::Choice>(&other.value);
        return one.type() == other.type() && (words == nullptr || words->of == others->of);
    });
}

/// Returns the title, with a number appended if it is taken.
std::string freeTitle(const Properties& properties, const QString& title) {
    for (int number = 1;; ++number) {
        const QString wanted = number == 1 ? title : QStringLiteral("%1 %2").arg(title).arg(number);
        const std::string text = wanted.toStdString();
        if (std::ranges::find(properties, text, &Property::title) == properties.end()) return text;
    }
}

}  // namespace

DataPanel::DataPanel(EditContext& context, QWidget* parent)
    : EditPanel(context, tr("Data"), parent),
      of_(new QuietComboBox),
      list_(new QWidget),
      column_(new QVBoxLayout(list_)),
      empty_(new PlainLabel(tr("No data yet. Data that you add here is saved in every file, for "
                               "the game that loads it: a price, a key's door, a mood."))),
      inherited_(new PlainLabel),
      add_(new QPushButton(tr("&Add data"))) {
    of_->setAccessibleName(tr("Owner of the data"));
    setTips(
        *of_,
        tr("Shows the data of the picked object or path, of the level or room, or of the pack"));
    empty_->setWordWrap(true);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    inherited_->setWordWrap(true);
    inherited_->setForegroundRole(QPalette::PlaceholderText);
    add_->setAutoDefault(false);
    add_->setAccessibleName(tr("Add data"));
    setTips(*add_, tr("Adds a text, a number, a choice …"));
    auto* menu = new QMenu(add_->text(), add_);
    setTips(*menu->menuAction(), add_->statusTip());
    for (std::size_t i = 0; i < level::kPropertyTypes; ++i) {
        const auto type = static_cast<PropertyType>(i);
        QAction* action = menu->addAction(typeTitle(type), this, [this, type] { add(type); });
        setTips(*action, tr("Adds data of the type “%1”").arg(typeTitle(type)));
    }
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        const QList<QAction*> types = menu->actions();
        for (qsizetype i = 0; i < types.size(); ++i) {
            const Property property{{}, level::emptyValue(static_cast<PropertyType>(i)), {}};
            types[i]->setVisible(of() < Of::Pack || !property.hasPlace());
        }
    });
    add_->setMenu(menu);

    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(4);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(12, 8, 4, 12);
    column->setSpacing(8);
    column->addWidget(of_);
    column->addWidget(empty_);
    column->addWidget(list_);
    column->addWidget(inherited_);
    column->addWidget(add_, 0, Qt::AlignLeft);
    column->addStretch(1);

    connect(of_, &QComboBox::activated, this, &DataPanel::refresh);
    connect(&context.picked(), &Picked::changed, this, [this] {
        // The panel now shows the data of the picked object or path, in place of the owner that the
        // user had selected.
        of_->clear();
        refresh();
    });
    begin(inside, [this](PackDocument& document) {
        connect(&document, &PackDocument::sheetChanged, this,
                [this](const Sheet& sheet, SheetPart part) {
                    const bool isShown = part == SheetPart::Objects ||
                                         part == SheetPart::Trajectories ||
                                         part == SheetPart::Head || part == SheetPart::Size;
                    if (isShown && sheet == this->context().sheet()) refresh();
                });
        connect(&document, &PackDocument::structureChanged, this, &DataPanel::refresh);
        connect(&document, &PackDocument::partsChanged, this, &DataPanel::refresh);
    });
}

void DataPanel::showAll() {
    showSubjects();
    showRows();
}

void DataPanel::showSubjects() {
    struct Subject {
        Of of;
        QString text;
    };
    std::vector<Subject> subjects;
    if (context().canEdit()) {
        const Sheet sheet = context().sheet();
        const edit::Picks& picked = context().picked().objects();
        const ObjectList* objects = objectsOf(*context().document(), sheet);
        const auto named = [](const QString& kind, const std::string& id) {
            return id.empty() ? kind
                              : QStringLiteral("%1 “%2”").arg(kind, QString::fromStdString(id));
        };
        if (picked.size() == 1 && objects != nullptr && picked.front() < objects->size()) {
            const level::Object& object = (*objects)[picked.front()];
            subjects.push_back(
                {Of::Picked, named(objectTitle(*context().document(), object), object.id)});
        } else if (const auto path = context().picked().path()) {
            const auto& paths = currentLevel(*context().document())->trajectories;
            if (*path < paths.size())
                subjects.push_back({Of::Picked, named(tr("Path"), paths[*path].id)});
        }
        subjects.push_back({Of::Sheet, sheet.isRoom() ? tr("This room") : tr("This level")});
    }
    if (context().document() != nullptr) subjects.push_back({Of::Pack, tr("The pack")});
    const int before = of_->currentData().toInt();
    const bool hadAny = of_->count() > 0;
    of_->clear();
    for (const Subject& subject : subjects)
        of_->addItem(subject.text, static_cast<int>(subject.of));
    if (context().document() != nullptr) {
        const level::OwnKinds& kinds = context().document()->pack().ownKinds;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            //: An entry of the list that selects whose data is shown: the data that all objects of
            //: the kind %1 have
            of_->addItem(tr("Every “%1”").arg(ownText(kinds[i])),
                         static_cast<int>(Of::Kind) + static_cast<int>(i));
        }
    }
    const int same = of_->findData(before);
    of_->setCurrentIndex(hadAny && same >= 0 ? same : 0);
    of_->setEnabled(of_->count() > 0);
}

DataPanel::Of DataPanel::of() const {
    return static_cast<Of>(std::min(of_->currentData().toInt(), static_cast<int>(Of::Kind)));
}

std::optional<std::size_t> DataPanel::kind() const {
    if (context().document() == nullptr || of_->count() == 0 || of() != Of::Kind)
        return std::nullopt;
    const auto place =
        static_cast<std::size_t>(of_->currentData().toInt() - static_cast<int>(Of::Kind));
    return place < context().document()->pack().ownKinds.size() ? std::optional(place)
                                                                : std::nullopt;
}

QString DataPanel::inherited() const {
    if (context().document() == nullptr || of_->count() == 0 || of() != Of::Picked) return {};
    if (context().picked().path()) return {};
    const ObjectList* objects = objectsOf(*context().document(), context().sheet());
    const level::Object& object = (*objects)[context().picked().objects().front()];
    const level::OwnKinds& kinds = context().document()->pack().ownKinds;
    const level::OwnKind* own =
        object.kind == level::ThingKind::Own ? level::findKind(kinds, object.own) : nullptr;
    if (own == nullptr) return {};
    QStringList lines;
    for (const Property& property : own->properties) {
        if (std::ranges::find(object.properties, property.title, &Property::title) !=
            object.properties.end()) {
            continue;
        }
        std::string value;
        level::appendValue(value, property.value);
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(property.title),
                                              QString::fromStdString(value));
    }
    //: Heading above the data that an object has because all objects of its kind have it
    return lines.isEmpty() ? QString() : tr("By its kind:") + '\n' + lines.join('\n');
}

const Properties* DataPanel::properties() const {
    if (context().document() == nullptr || of_->count() == 0) return nullptr;
    if (of() == Of::Pack) return &context().document()->content().pack().properties;
    if (of() == Of::Kind) {
        const auto place = kind();
        return place ? &context().document()->content().pack().ownKinds[*place].properties
                     : nullptr;
    }
    const Sheet sheet = context().sheet();
    if (of() == Of::Sheet) {
        if (sheet.isRoom()) {
            const level::Room* room = findRoom(*context().document(), sheet.id);
            return room == nullptr ? nullptr : &room->properties;
        }
        const level::Level* level = findLevel(*context().document(), sheet.id);
        return level == nullptr ? nullptr : &level->properties;
    }
    if (const auto path = context().picked().path())
        return &currentLevel(*context().document())->trajectories[*path].properties;
    return &(*objectsOf(*context().document(), sheet))[context().picked().objects().front()]
                .properties;
}

QStringList DataPanel::objectIds() const {
    QStringList ids;
    if (!context().canEdit()) return ids;
    const auto take = [&](const auto& items) {
        for (const auto& item : items) {
            if (!item.id.empty()) ids << QString::fromStdString(item.id);
        }
    };
    const Sheet sheet = context().sheet();
    if (const ObjectList* objects = objectsOf(*context().document(), sheet)) take(*objects);
    if (!sheet.isRoom()) take(currentLevel(*context().document())->trajectories);
    return ids;
}

void DataPanel::showRows() {
    const Properties* const properties = this->properties();
    const Properties wanted = properties == nullptr ? Properties() : *properties;
    const QStringList objects = objectIds();
    empty_->setVisible(properties != nullptr && wanted.empty());
    const QString more = inherited();
    inherited_->setText(more);
    inherited_->setVisible(!more.isEmpty());
    add_->setEnabled(properties != nullptr && wanted.size() < level::kMaxProperties);
    if (!haveSameRows(wanted, shown_) || objects != shownObjects_) {
        for (DataRow* row : rows_) {
            // Deletes the row later, because a signal of this row may have led here.
            row->hide();
            row->deleteLater();
        }
        rows_.clear();
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            auto* row = new DataRow(wanted[i], objects);
            connectRow(*row, i);
            column_->addWidget(row);
            rows_.push_back(row);
        }
    }
    for (std::size_t i = 0; i < rows_.size(); ++i)
        rows_[i]->show(wanted[i]);
    shown_ = wanted;
    shownObjects_ = objects;
}

DataPanel::~DataPanel() {
    // A row with the focus reports the loss of the focus while it is destroyed, when this object is
    // no longer a DataPanel.
    for (DataRow* row : rows_)
        row->disconnect(this);
}

void DataPanel::connectRow(DataRow& row, std::size_t index) {
    connect(&row, &DataRow::titleEdited, this,
            [this, index](const QString& title) { rename(index, title); });
    connect(&row, &DataRow::valueEdited, this,
            [this, index](const level::PropertyValue& value, bool ended) {
                edit(tr("Change data"), [&](Properties& all) { all[index].value = value; });
                if (ended) gesture_ = newGesture();
            });
    connect(&row, &DataRow::ended, this, [this] { gesture_ = newGesture(); });
    connect(&row, &DataRow::wordsWanted, this, [this, index] { editWords(index); });
    connect(&row, &DataRow::moveWanted, this, [this, index](int by) {
        const auto to = static_cast<std::ptrdiff_t>(index) + by;
        if (to < 0 || to >= static_cast<std::ptrdiff_t>(rows_.size())) return;
        gesture_ = newGesture();
        edit(tr("Move data"),
             [&](Properties& all) { std::swap(all[index], all[static_cast<std::size_t>(to)]); });
        gesture_ = newGesture();
    });
    connect(&row, &DataRow::removeWanted, this, [this, index] {
        gesture_ = newGesture();
        edit(tr("Remove data"),
             [&](Properties& all) { all.erase(all.begin() + static_cast<std::ptrdiff_t>(index)); });
        gesture_ = newGesture();
    });
}

void DataPanel::edit(const QString& text, const std::function<void(Properties&)>& change) {
    const Properties* const before = properties();
    if (before == nullptr) return;
    Properties after = *before;
    change(after);
    const Sheet sheet = context().sheet();
    if (of() == Of::Picked && context().picked().path()) {
        TrajectoryList paths = currentLevel(*context().document())->trajectories;
        paths[*context().picked().path()].properties = std::move(after);
        setTrajectories(*context().document(), sheet.id, std::move(paths), text, gesture_);
    } else if (of() == Of::Picked) {
        ObjectList objects = *objectsOf(*context().document(), sheet);
        objects[context().picked().objects().front()].properties = std::move(after);
        setObjects(*context().document(), sheet, std::move(objects), text, gesture_);
    } else if (const auto place = kind()) {
        level::OwnKinds kinds = context().document()->pack().ownKinds;
        kinds[*place].properties = std::move(after);
        setOwnKinds(*context().document(), std::move(kinds), text, gesture_);
    } else {
        setProperties(*context().document(), of() == Of::Pack ? Sheet() : sheet, std::move(after),
                      text, gesture_);
    }
}

void DataPanel::add(PropertyType type) {
    gesture_ = newGesture();
    edit(tr("Add data"), [type](Properties& all) {
        level::PropertyValue value = level::emptyValue(type);
        if (auto* choice = std::get_if<level::Choice>(&value))
            choice->chosen =
                (choice->of = {tr("one").toStdString(), tr("two").toStdString()}).front();
        all.push_back({freeTitle(all, typeTitle(type)), std::move(value), {}});
    });
    gesture_ = newGesture();
    if (rows_.empty()) return;
    // The user will want to type the title first.
    rows_.back()->titleInput()->setFocus(Qt::OtherFocusReason);
    rows_.back()->titleInput()->selectAll();
}

void DataPanel::rename(std::size_t index, const QString& title) {
    DataRow& row = *rows_[index];
    const std::string wanted = title.toStdString();
    const Properties& all = *properties();
    const bool isTaken = std::ranges::any_of(
        all, [&](const Property& other) { return &other != &all[index] && other.title == wanted; });
    if (title.isEmpty() || isTaken) {
        row.restoreTitle();
        say(*row.titleInput(), isTaken ? tr("Another entry is called “%1”").arg(title)
                                       : tr("Enter a title, by which the game finds the data"));
        return;
    }
    gesture_ = newGesture();
    edit(tr("Rename data"), [&](Properties& changed) { changed[index].title = wanted; });
    gesture_ = newGesture();
}

void DataPanel::editWords(std::size_t index) {
    const level::Choice before = std::get<level::Choice>((*properties())[index].value);
    const auto words =
        askForWords(QString::fromStdString((*properties())[index].title), before.of, this);
    if (!words || index >= rows_.size()) return;
    level::Choice after{*words, before.chosen};
    if (std::ranges::find(after.of, after.chosen) == after.of.end())
        after.chosen = after.of.front();
    gesture_ = newGesture();
    edit(tr("Change the words"), [&](Properties& all) { all[index].value = after; });
    gesture_ = newGesture();
}

void DataPanel::say(QWidget& at, const QString& text) {
    showPlainToolTip(at.mapToGlobal(QPoint(0, at.height())), text, &at);
}

}  // namespace mazeloom::widgets
