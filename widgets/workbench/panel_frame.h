// SPDX-License-Identifier: MIT
// A panel as the workbench knows it: its title, whether the user wants it unfolded, and the reason
// if it has nothing to show. Sections, tabs and floating windows hold it.
#pragma once

#include <QIcon>
#include <QWidget>

namespace mazeloom::widgets {

class PanelFrame : public QWidget {
    Q_OBJECT

  public:
    /// Takes ownership of the panel. `id` is stable, for settings and actions ("recipe"). The
    /// picture replaces the title where space is short.
    PanelFrame(const QString& id, const QString& title, QWidget* panel, const QIcon& picture = {});

    const QString& id() const { return id_; }
    const QString& title() const { return title_; }
    const QIcon& picture() const { return picture_; }
    QWidget& panel() const { return *panel_; }

    /// Sets the reason why the panel has nothing to show; empty if it has something. With a note
    /// the panel folds to its header, which shows the note; without one it returns to the state
    /// that the user wants.
    void setNote(const QString& note);
    const QString& note() const { return note_; }
    /// Sets the panel's current subject, shown beside its title in the header; may be empty.
    void setSubject(const QString& subject);
    const QString& subject() const { return subject_; }

    /// Whether a section shows more of the panel than its header.
    bool isUnfolded() const { return isWanted_ && (note_.isEmpty() || isForced_); }
    /// Folds or unfolds the panel for the user: unfolds it even if it has a note.
    void setUnfolded(bool unfolded);
    /// Whether the user wants it unfolded while it has something to show.
    bool isUnfoldWanted() const { return isWanted_; }
    void setUnfoldWanted(bool wanted);

    /// The panel's share of a column's height, relative to its neighbours.
    int weight() const { return weight_; }
    void setWeight(int weight) { weight_ = weight; }

    /// Whether it is visible: open, unfolded, neither behind another tab nor scrolled out of view.
    bool isInFront() const;

  signals:
    /// The note or the subject changed.
    void wordsChanged();
    void unfoldedChanged();

  private:
    QString id_;
    QString title_;
    QWidget* panel_;
    QIcon picture_;
    QString note_;
    QString subject_;
    bool isWanted_ = false;
    bool isForced_ = false;  ///< unfolded although it has a note
    int weight_ = 1;
};

}  // namespace mazeloom::widgets
