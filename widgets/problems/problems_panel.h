// SPDX-License-Identifier: MIT
// What is wrong with the open pack, live: the level on the canvas first, each problem with the way
// to it and, where there are some, with ways to mend it.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QSet>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QWidget>

#include "core/check/rule/finding.h"
#include "widgets/problems/problem_rows.h"
#include "widgets/problems/problem_watch.h"
#include "widgets/problems/problems_model.h"

namespace mazeloom::widgets {

class ProblemsPanel : public QWidget {
    Q_OBJECT

  public:
    explicit ProblemsPanel(QWidget* parent = nullptr);
    ~ProblemsPanel() override;

    /// The document stays the caller's, and must be taken away before it goes. Null: none is open.
    void setDocument(PackDocument* document);

    int errors() const { return watch_ ? watch_->errors() : 0; }
    int warnings() const { return watch_ ? watch_->warnings() : 0; }
    /// Whether the list is of the pack as it is now.
    bool isUpToDate() const;
    /// As ProblemWatch::ungenerated.
    int ungenerated() const { return watch_ ? watch_->ungenerated() : 0; }
    /// What is listed of each level and room, and of the pack itself.
    const std::vector<ProblemsModel::Listed>& listed() const { return model_->groups(); }

    /// The listed finding that says why a generation failed or warned: the generation's own, or the
    /// rule's that explains it. Null while neither is listed; valid until the list changes.
    const check::Finding* causeOf(const Sheet& sheet, const check::Finding& generated) const;

    /// Chooses the problem after or before the chosen one, round and round, and shows where it is.
    void showNext(bool forward);
    /// Whether a problem is chosen.
    bool hasChosen() const { return currentFinding() != nullptr; }
    /// Mends the chosen problem, or offers the ways to.
    void mendChosen();

    /// As ProblemWatch::setProof, of the document whose problems are listed.
    void setProof(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// As ProblemWatch::leaveShownLevelToOthers, of every document from now on.
    void leaveShownLevelToOthers();
    /// As ProblemWatch::setGeneration, likewise.
    void setGeneration(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// As ProblemWatch::setDeduction, likewise.
    void setDeduction(const Sheet& sheet, const std::vector<check::Finding>& findings);

    QTreeView* tree() { return tree_; }

  signals:
    /// The list may be another.
    void countsChanged(int errors, int warnings);
    /// The user wants to see what a problem is about, by a click or Enter. What follows says
    /// where it is, if it is anywhere.
    void showing();
    void sheetWanted(const mazeloom::widgets::Sheet& sheet);
    /// After sheetWanted().
    void cellWanted(const mazeloom::widgets::Sheet& sheet, mazeloom::grid::Point cell);
    /// After cellWanted(): all cells that it is about, where they are more than one.
    void areaWanted(const mazeloom::widgets::Sheet& sheet, const mazeloom::edit::Area& area);
    void stageWanted(const mazeloom::widgets::Sheet& sheet, int stage);
    /// Of the campaign, which is on no sheet.
    void nodeWanted(const QString& node);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    using Listed = ProblemsModel::Listed;

    QWidget* listPage();
    void rebuild();
    QString titleOf(const Listed& group) const;
    QString placeOf(const Listed& group, const check::Finding& finding) const;
    const check::Finding* findingOf(const QModelIndex& row) const { return model_->findingOf(row); }
    const check::Finding* currentFinding() const { return findingOf(tree_->currentIndex()); }
    std::optional<Sheet> sheetOf(const QModelIndex& row) const;
    /// The id of the campaign's node that a problem is about; empty when it is about none.
    QString nodeOf(const QModelIndex& row) const;
    bool canShow(const QModelIndex& row) const;
    void showFooter();
    void showWhere(const QModelIndex& row);
    void fillFixes(QMenu& menu, const check::Finding& finding);
    void offerFixes(const QModelIndex& row, const QPoint& at);
    void showContextMenu(const QPoint& at);
    static QString nothingHelps();
    void mend(const check::Finding& finding, std::size_t fix);
    /// How many of the listed problems are of the same kind and can be mended.
    int countLike(const check::Finding& finding) const;
    void mendAllLike(const check::Finding& finding);
    /// As it is now: the list is a moment behind.
    std::vector<check::Finding> findingsNow(const check::Sheet& sheet);

    bool isShownLeft_ = false;
    std::unique_ptr<ProblemWatch> watch_;
    QSet<QString> folded_;  ///< keys of groups that the user folded
    QTimer rebuildTimer_;
    QStackedWidget* pages_;
    QLabel* empty_;
    ProblemsModel* model_;
    QTreeView* tree_;
    ProblemRows* rows_;
    QLabel* note_;
    QToolButton* show_;
    QToolButton* fix_;
    QMenu* fixMenu_;
};

}  // namespace mazeloom::widgets
