// SPDX-License-Identifier: MIT
// The live list of the open pack's problems: the level on the canvas first, each problem with its
// place and its fixes.
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

    /// The caller owns the document and must reset it before destroying it. Null: none is open.
    void setDocument(PackDocument* document);

    int errors() const { return watch_ ? watch_->errors() : 0; }
    int warnings() const { return watch_ ? watch_->warnings() : 0; }
    /// Whether the list shows the current state of the pack.
    bool isUpToDate() const;
    /// See ProblemWatch::ungenerated.
    int ungenerated() const { return watch_ ? watch_->ungenerated() : 0; }
    /// The listed problems of each level and room, and of the pack itself.
    const std::vector<ProblemsModel::Listed>& listed() const { return model_->groups(); }

    /// Returns the listed finding that explains why a generation failed or warned: the generation's
    /// own finding or a rule's. Null if neither is listed; valid until the list changes.
    const check::Finding* causeOf(const Sheet& sheet, const check::Finding& generated) const;

    /// Selects the problem after or before the selected one, cyclically, and shows its place.
    void showNext(bool forward);
    bool hasChosen() const { return currentFinding() != nullptr; }
    /// Fixes the selected problem, or offers its fixes.
    void mendChosen();

    /// See ProblemWatch::setProof; concerns the document in the list.
    void setProof(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// See ProblemWatch::leaveShownLevelToOthers; concerns all documents from now on.
    void leaveShownLevelToOthers();
    /// See ProblemWatch::setGeneration; concerns the document in the list.
    void setGeneration(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// See ProblemWatch::setDeduction; concerns the document in the list.
    void setDeduction(const Sheet& sheet, const std::vector<check::Finding>& findings);

    QTreeView* tree() { return tree_; }

  signals:
    /// The list may have changed.
    void countsChanged(int errors, int warnings);
    /// The user wants to see a problem's place, by a click or Enter. The following signals report
    /// the place, if there is one.
    void showing();
    void sheetWanted(const mazeloom::widgets::Sheet& sheet);
    /// Emitted after sheetWanted(): the problem's cell.
    void cellWanted(const mazeloom::widgets::Sheet& sheet, mazeloom::grid::Point cell);
    /// Emitted after cellWanted(): all cells concerned, if there is more than one.
    void areaWanted(const mazeloom::widgets::Sheet& sheet, const mazeloom::edit::Area& area);
    void stageWanted(const mazeloom::widgets::Sheet& sheet, int stage);
    /// The problem's place is a node of the campaign, which is on no sheet.
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
    /// Returns the id of the campaign's node that a problem concerns; empty if there is none.
    QString nodeOf(const QModelIndex& row) const;
    bool canShow(const QModelIndex& row) const;
    void showFooter();
    void showWhere(const QModelIndex& row);
    void fillFixes(QMenu& menu, const check::Finding& finding);
    void offerFixes(const QModelIndex& row, const QPoint& at);
    void showContextMenu(const QPoint& at);
    static QString nothingHelps();
    void mend(const check::Finding& finding, std::size_t fix);
    /// Returns the number of listed problems of the same kind that can be fixed.
    int countLike(const check::Finding& finding) const;
    void mendAllLike(const check::Finding& finding);
    /// Returns the current findings, because the list lags behind.
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
