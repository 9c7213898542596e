// SPDX-License-Identifier: MIT
// The list of the open pack's problems, which is kept up to date. It begins with the problems of
// the level on the canvas, and shows the place and the fixes of each problem.
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

#include "core/check/findings/finding.h"
#include "widgets/problems/problem_rows.h"
#include "widgets/problems/problem_watch.h"
#include "widgets/problems/problems_model.h"

namespace mazeloom::widgets {

class ProblemsPanel : public QWidget {
    Q_OBJECT

  public:
    explicit ProblemsPanel(QWidget* parent = nullptr);
    ~ProblemsPanel() override;

    /// Sets the open document; null if none is open. The caller owns the document, and must set
    /// another one or null before destroying it.
    void setDocument(PackDocument* document);

    int errors() const { return watch_ ? watch_->errors() : 0; }
    int warnings() const { return watch_ ? watch_->warnings() : 0; }
    /// Whether the list shows the current state of the pack.
    bool isUpToDate() const;
    /// Returns ProblemWatch::ungenerated() for the document in the list.
    int ungenerated() const { return watch_ ? watch_->ungenerated() : 0; }
    /// Returns the listed problems of the pack itself, and of each level and room.
    const std::vector<ProblemsModel::Listed>& listed() const { return model_->groups(); }

    /// Returns the listed finding that explains `generated`, which is the failure or warning of a
    /// generation. That is either the same finding, or the finding of a rule. Returns null if
    /// neither is listed. The result is valid until the list changes.
    const check::Finding* causeOf(const Sheet& sheet, const check::Finding& generated) const;

    /// Selects the problem after the selected one, or before it if not `forward`, and shows its
    /// place. Wraps around.
    void showNext(bool forward);
    bool hasChosen() const { return currentFinding() != nullptr; }
    /// Fixes the selected problem, or offers its fixes.
    void mendChosen();

    /// Calls ProblemWatch::setProof() for the document in the list.
    void setProof(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// Calls ProblemWatch::leaveShownLevelToOthers() for this document and for all documents set
    /// later.
    void leaveShownLevelToOthers();
    /// Calls ProblemWatch::setGeneration() for the document in the list.
    void setGeneration(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// Calls ProblemWatch::setDeduction() for the document in the list.
    void setDeduction(const Sheet& sheet, const std::vector<check::Finding>& findings);

    QTreeView* tree() { return tree_; }

  signals:
    /// Emitted with the numbers of problems when the list may have changed.
    void countsChanged(int errors, int warnings);
    /// Emitted when the user wants to see a problem's place. The following signals then report the
    /// place, if the problem has one.
    void showing();
    void sheetWanted(const mazeloom::widgets::Sheet& sheet);
    /// Emitted after sheetWanted() with the problem's cell, if it has one.
    void cellWanted(const mazeloom::widgets::Sheet& sheet, mazeloom::grid::Point cell);
    /// Emitted after cellWanted(). `area` has all cells that the problem concerns if there are
    /// several; otherwise it is empty.
    void areaWanted(const mazeloom::widgets::Sheet& sheet, const mazeloom::edit::Area& area);
    void stageWanted(const mazeloom::widgets::Sheet& sheet, int stage);
    /// Emitted alone if the problem's place is a node of the campaign, which belongs to no sheet.
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
    /// Returns the id of the campaign node that a problem concerns; empty if it concerns none.
    QString nodeOf(const QModelIndex& row) const;
    bool canShow(const QModelIndex& row) const;
    void showFooter();
    void showWhere(const QModelIndex& row);
    void fillFixes(QMenu& menu, const check::Finding& finding);
    void offerFixes(const QModelIndex& row, const QPoint& at);
    void showContextMenu(const QPoint& at);
    static QString nothingHelps();
    void mend(const check::Finding& finding, std::size_t fix);
    /// Returns the number of listed problems of the same kind as `finding` that have fixes.
    int countLike(const check::Finding& finding) const;
    void mendAllLike(const check::Finding& finding);
    /// Returns the current findings of a sheet or the pack. The list may still show older ones.
    std::vector<check::Finding> findingsNow(const check::Sheet& sheet);

    bool isShownLeft_ = false;
    std::unique_ptr<ProblemWatch> watch_;
    QSet<QString> folded_;  ///< keys of groups that the user collapsed
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
