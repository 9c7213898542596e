// SPDX-License-Identifier: MIT
#include "widgets/compare/side_tile.h"

#include <QActionGroup>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/generate/recipe.h"
#include "widgets/compare/side_words.h"
#include "widgets/panels/recipe/seed_bar.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/text/line_field.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

/// Returns the text with its ampersands doubled: in menus, a single & marks a mnemonic.
QString inMenu(QString text) {
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

}  // namespace

void addSideChoices(QMenu& menu, const Comparison& comparison, const compare::Side* now,
                    const std::function<void(compare::Side)>& choose) {
    if (!comparison.hasLevel()) return;
    const auto* request = &*comparison.request();
    const auto add = [&](QMenu& to, const QString& text, const QString& tip, compare::Side side) {
        QAction* action = to.addAction(inMenu(text));
        setTips(*action, tip);
        if (now != nullptr) {
            side.seed = now->seed;
            action->setCheckable(true);
            action->setChecked(side == *now);
        }
        QObject::connect(action, &QAction::triggered, &menu, [choose, side] { choose(side); });
    };
    const auto addMenu = [&menu](const QString& title, const QString& tip) {
        QMenu* inner = menu.addMenu(title);
        inner->menuAction()->setStatusTip(tip);
        return inner;
    };
    add(menu, SideTile::tr("As it is"), SideTile::tr("The level as it is now"), {});
    add(menu, SideTile::tr("Frozen copy"),
        SideTile::tr("A copy of the level as it is now, which stays unchanged until the program "
                     "ends; to keep it longer, duplicate the level"),
        {.held = request->level});
    if (const auto settings = compare::algorithmSettings(*request->level); !settings.empty()) {
        QMenu* inner = addMenu(SideTile::tr("Algorithm"),
                               SideTile::tr("Another algorithm for the level's first maze"));
        for (const std::string& setting : settings)
            add(*inner, algorithmTitle(setting),
                SideTile::tr("The level with its first maze woven by this algorithm"),
                {.settings = {setting}});
    }
    QMenu* inner = addMenu(SideTile::tr("Recipe"), SideTile::tr("Another recipe for the level"));
    const auto addRecipe = [&](std::string id) {
        const compare::Side side{.recipe = std::move(id)};
        add(*inner, titleOf(side, comparison.recipes()),
            SideTile::tr("The level's paint, with this recipe"), side);
    };
    for (const level::NamedRecipe& recipe : comparison.recipes())
        addRecipe(recipe.id);
    if (!comparison.recipes().empty()) inner->addSeparator();
    for (const generate::BuiltInRecipe& recipe : generate::builtInRecipes())
        addRecipe(std::string(recipe.id));
}

SideTile::SideTile(Comparison& comparison, std::size_t place, QWidget* parent)
    : QFrame(parent),
      comparison_(comparison),
      place_(place),
      kind_(newTextButton({}, tr("What is shown"), tr("Choose what is shown here"))),
      menu_(new QMenu(this)),
      seed_(new LineField),
      takeOver_(newPictureButton(
          themedIcon("take-over"), tr("Take over"),
          tr("Apply this to the level: recipe, seed and paint; one step to undo"), 16)),
      remove_(newPictureButton(themedIcon("close"), tr("Remove"),
                               tr("Remove this generation from the comparison"), 16)),
      head_(new QBoxLayout(QBoxLayout::LeftToRight)),
      view_(new SideView) {
    setAccessibleName(tr("Generation %1").arg(place + 1));
    menu_->setTitle(tr("What is shown"));
    menu_->menuAction()->setStatusTip(kind_->statusTip());
    kind_->setMenu(menu_);
    kind_->setPopupMode(QToolButton::InstantPopup);
    kind_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    seed_->setAccessibleName(tr("Seed of generation %1").arg(place + 1));
    setTips(*seed_, tr("A whole number; empty: the level's own seed"));
    seed_->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("000000000")) + 16);
    seed_->installEventFilter(this);
    kind_->installEventFilter(this);
    view_->setAccessibleName(tr("Map of generation %1").arg(place + 1));

    auto* tools = new QHBoxLayout;
    tools->setSpacing(4);
    tools->addWidget(seed_);
    tools->addStretch();
    tools->addWidget(takeOver_);
    tools->addWidget(remove_);
    head_->setContentsMargins(4, 2, 4, 2);
    head_->setSpacing(4);
    head_->addWidget(kind_, 1);
    head_->addLayout(tools);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head_);
    column->addWidget(view_, 1);

    connect(menu_, &QMenu::aboutToShow, this, &SideTile::fillMenu);
    connect(seed_, &QLineEdit::editingFinished, this, &SideTile::takeSeed);
    connect(takeOver_, &QToolButton::clicked, this, [this] { emit takeOverWanted(place_); });
    connect(remove_, &QToolButton::clicked, this, [this] { emit removeWanted(place_); });
    update();
}

void SideTile::fillMenu() {
    menu_->clear();
    addSideChoices(*menu_, comparison_, &comparison_.sides()[place_],
                   [this](compare::Side side) { comparison_.setSide(place_, std::move(side)); });
}

void SideTile::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Actions for generation %1").arg(place_ + 1));
    menu->addMenu(menu_);
    for (QToolButton* button : {takeOver_, remove_}) {
        QAction* entry = newEntry(*menu, button->accessibleName(), button->statusTip());
        entry->setIcon(button->icon());
        entry->setEnabled(button->isEnabled());
        connect(entry, &QAction::triggered, button, &QToolButton::click);
    }
    menu->addSeparator();
    const auto addView = [this, menu](const QString& text, const QString& tip, const auto& change) {
        QAction* entry = newEntry(*menu, text, tip);
        entry->setEnabled(!view_->mapSize().isEmpty());
        connect(entry, &QAction::triggered, view_, change);
    };
    addView(tr("Fit level"), tr("Show all of the map (0)"), [this] { view_->showAll(); });
    addView(tr("Zoom in"), tr("Show the cells larger (+)"), [this] { view_->zoom(true); });
    addView(tr("Zoom out"), tr("Show the cells smaller (−)"), [this] { view_->zoom(false); });
    menu->popup(event->reason() == QContextMenuEvent::Mouse
                    ? event->globalPos()
                    : view_->mapToGlobal(view_->rect().center()));
}

void SideTile::takeSeed() {
    if (place_ >= comparison_.sides().size()) return;
    compare::Side side = comparison_.sides()[place_];
    const QString typed = seed_->text().trimmed();
    const auto seed = SeedBar::parse(typed);
    if (typed.isEmpty()) {
        side.seed.reset();
    } else if (seed) {
        side.seed = seed;
    }
    comparison_.setSide(place_, std::move(side));
    update();
}

QString SideTile::textOfView() const {
    if (!comparison_.hasLevel()) return {};
    const Outcome* outcome = comparison_.outcome(place_);
    if (outcome == nullptr) {
        return comparison_.isBusy(place_) ? tr("Generating…") : tr("Not made: cancelled");
    }
    // While the side is regenerated, its previous outcome stays visible, without a text.
    if (!comparison_.isCurrent(place_) && !comparison_.isBusy(place_))
        return tr("Not made: cancelled");
    if (outcome->failure) return generationText(*outcome->failure, nullptr, outcome->level.get());
    return {};
}

void SideTile::update() {
    if (place_ >= comparison_.sides().size()) return;
    const compare::Side& side = comparison_.sides()[place_];
    const QString title = titleOf(side, comparison_.recipes());
    title_ = title;
    fitTitle();
    setPlainToolTip(*kind_, title + QLatin1Char('\n') + kind_->statusTip());
    kind_->setAccessibleName(tr("Generation %1: %2").arg(place_ + 1).arg(title));
    // Keep the text that the user is typing, unless the side has changed.
    if (!seed_->hasFocus() || shown_ != side)
        seed_->setText(side.seed ? QString::number(*side.seed) : QString());
    shown_ = side;
    seed_->setPlaceholderText(comparison_.hasLevel() ? QString::number(comparison_.request()->seed)
                                                     : QString());
    const Outcome* outcome = comparison_.outcome(place_);
    takeOver_->setEnabled(outcome != nullptr && outcome->level != nullptr &&
                          comparison_.isCurrent(place_) && !side.isLevelItself());
    remove_->setEnabled(comparison_.sides().size() > compare::kFewestSides);
    view_->show(outcome, textOfView());
    const QString text = textOfView();
    view_->setAccessibleDescription(text.isEmpty() ? title : text);
    view_->setStatusTip(outcome != nullptr && outcome->isEndOnly
                            ? tr("Too large to be watched: only the finished level is shown")
                            : title);
    setPlainToolTip(*view_, view_->statusTip() + QLatin1Char('\n') +
                                tr("Wheel, + and −: zoom. Drag, arrow keys: move. 0: all of it. "
                                   "Space: play."));
}

/// Puts the title above the other controls if the tile is too narrow for it beside them. A narrow
/// tile has room there, because its width limits the height of the map.
void SideTile::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    constexpr int kLeastLetters = 16;
    const int title = fontMetrics().averageCharWidth() * kLeastLetters;
    const int tools = seed_->width() + takeOver_->sizeHint().width() + remove_->sizeHint().width();
    head_->setDirection(width() < title + tools ? QBoxLayout::TopToBottom
                                                : QBoxLayout::LeftToRight);
}

void SideTile::fitTitle() {
    kind_->setText(inMenu(title_));
    const int missing = kind_->minimumSizeHint().width() - kind_->width();
    if (missing <= 0) return;
    const QFontMetrics metrics = kind_->fontMetrics();
    const int room = metrics.horizontalAdvance(title_) - missing;
    kind_->setText(inMenu(metrics.elidedText(title_, Qt::ElideRight, room)));
}

bool SideTile::eventFilter(QObject* watched, QEvent* event) {
    if (watched == kind_ && event->type() == QEvent::Resize) fitTitle();
    if (watched == seed_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        const auto& seed = comparison_.sides()[place_].seed;
        seed_->setText(seed ? QString::number(*seed) : QString());
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets
