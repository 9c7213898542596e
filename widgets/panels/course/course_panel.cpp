// SPDX-License-Identifier: MIT
#include "widgets/panels/course/course_panel.h"

#include <algorithm>

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/level/level.h"
#include "widgets/document/lookup.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/text/wrapping_check_box.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr int kCourseIcon = 16;

/// Turns each line into a paragraph.
QString paragraphs(QString notes) {
    return notes.replace('\n', QStringLiteral("\n\n"));
}

QAction* newAuthorAction(const QString& text, const QString& tip, QObject& parent) {
    auto* action = new QAction(text, &parent);
    action->setStatusTip(tip);
    setPlainToolTip(*action, tip);
    return action;
}

QLabel* newText() {
    auto* label = new PlainLabel;
    label->setWordWrap(true);
    return label;
}

}  // namespace

CoursePanel::CoursePanel(EditContext& context, QAction& previous, QAction& next, QWidget* parent)
    : EditPanel(context, tr("Course"), parent),
      where_(newText()),
      title_(newText()),
      notes_(newText()),
      empty_(newText()),
      lab_(new QPushButton(tr("Open the lab"))),
      walk_(new QWidget),
      arrange_(new WrappingCheckBox(tr("Arrange panels"))),
      keep_(newAuthorAction(
          tr("Save the panels for this lesson"),
          tr("The panels that are open now will open whenever this level is shown"), *this)),
      forget_(newAuthorAction(tr("Remove the panels of this lesson"),
                              tr("The panels no longer change when this level is shown"), *this)) {
    where_->setForegroundRole(QPalette::PlaceholderText);
    where_->setAccessibleName(tr("Which lesson of the course it is"));
    setType(*title_, Type::Title);
    title_->setAccessibleName(tr("Title of the lesson"));
    notes_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    notes_->setAccessibleName(tr("Subject of the lesson"));
    setTips(*notes_, tr("The level's notes: what to look at and what to try"));
    empty_->setForegroundRole(QPalette::PlaceholderText);
    lab_->setAutoDefault(false);
    lab_->setAccessibleName(lab_->text());
    setTips(*lab_, tr("Opens the built-in course about how levels are generated"));
    arrange_->setAccessibleName(arrange_->text());
    setTips(*arrange_, tr("In each lesson, shows the panels that it needs and folds the others; "
                          "your own return when you leave the course"));
    arrange_->setChecked(true);

    auto* way = new QHBoxLayout;
    way->setSpacing(0);
    way->addWidget(newActionButton(previous, kCourseIcon));
    QToolButton* on = newActionButton(next, kCourseIcon);
    // In the panel a short text is enough; menus show the action's longer text.
    next.setIconText(tr("Next"));
    on->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    // In a narrow column the button shows only its icon.
    on->setMinimumWidth(scaledPixels(kCourseIcon + 8));
    way->addWidget(on);
    way->addStretch(1);
    QToolButton* author = newPanelButton(
        themedIcon("more"), tr("The panels of this lesson"),
        tr("Save the panels as they are for this lesson of a course, or remove them"));
    auto* menu = new QMenu(author);
    menu->addActions({keep_, forget_});
    menu->setTitle(author->accessibleName());
    menu->menuAction()->setStatusTip(author->statusTip());
    setPlainToolTip(*menu->menuAction(), author->statusTip());
    connect(author, &QToolButton::clicked, menu,
            [author, menu] { menu->popup(author->mapToGlobal(QPoint(0, author->height()))); });
    way->addWidget(author);
    auto* below = new QVBoxLayout(walk_);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(8);
    below->addLayout(way);
    below->addWidget(arrange_);

    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(12, 8, 4, 12);
    column->setSpacing(8);
    column->addWidget(empty_);
    column->addWidget(lab_, 0, Qt::AlignLeft);
    column->addWidget(where_);
    column->addWidget(title_);
    column->addWidget(notes_);
    column->addWidget(walk_);
    column->addStretch(1);

    connect(lab_, &QPushButton::clicked, this, &CoursePanel::labWanted);
    connect(keep_, &QAction::triggered, this, &CoursePanel::keepWanted);
    connect(forget_, &QAction::triggered, this, &CoursePanel::forgetWanted);
    connect(arrange_, &QCheckBox::toggled, this, &CoursePanel::arrangingChanged);
    begin(inside, [this](PackDocument& document) {
        connect(&document, &PackDocument::sheetChanged, this, [this](const Sheet&, SheetPart part) {
            if (part == SheetPart::Head) refresh();
        });
        connect(&document, &PackDocument::structureChanged, this, &CoursePanel::refresh);
        connect(&document, &PackDocument::loadProblemsChanged, this, &CoursePanel::refresh);
    });
}

bool CoursePanel::isArranging() const {
    return arrange_->isChecked();
}

void CoursePanel::setArranging(bool arranges) {
    arrange_->setChecked(arranges);
}

void CoursePanel::showAll() {
    const PackDocument* document = context().document();
    const bool hasStops = document != nullptr && !level::stopsOf(document->pack()).empty();
    for (QWidget* part : std::initializer_list<QWidget*>{where_, title_, notes_, walk_})
        part->setVisible(hasStops);
    lab_->setVisible(!hasStops);
    empty_->setVisible(!hasStops);
    if (hasStops) return showStop(document->pack(), currentLevel(*document));
    empty_->setText(
        tr("No level here has notes. Add notes in a level's properties to make it a lesson of a "
           "course. The lab is a course about how levels are generated."));
}

void CoursePanel::showStop(const level::Pack& pack, const level::Level* level) {
    const std::vector<std::size_t> stops = level::stopsOf(pack);
    const auto stop = std::ranges::find_if(stops, [&](std::size_t place) {
        return level != nullptr && pack.levels[place].id == level->id;
    });
    if (stop == stops.end()) {
        where_->setText(tr("Not a lesson of the course"));
        title_->setText(level == nullptr ? QString() : QString::fromStdString(level->title));
        notes_->setText(
            level == nullptr
                ? tr("A lesson is a level with notes. Go on to one to read them here.")
                : tr("It has no notes yet. Add some in its properties, or go on to the next "
                     "lesson."));
    } else {
        const level::LevelTexts texts = shownTexts(*level);
        where_->setText(tr("Lesson %1 of %2").arg(stop - stops.begin() + 1).arg(stops.size()));
        title_->setText(QString::fromStdString(texts.title));
        notes_->setText(paragraphs(QString::fromStdString(texts.notes)));
    }
    title_->setVisible(!title_->text().isEmpty());
    keep_->setEnabled(level != nullptr && context().canEdit());
    forget_->setEnabled(level != nullptr && !level->lesson.panels.empty());
}

}  // namespace mazeloom::widgets
