// SPDX-License-Identifier: MIT
// A panel as the workbench knows it: what it is called, whether the user wants it unfolded, and why
// it has nothing to show. Sections, tabs and floating windows hold it.
#pragma once

#include <QIcon>
#include <QWidget>

namespace mazeloom::widgets {

class PanelFrame : public QWidget {
    Q_OBJECT

  public:
    /// `id` is stable, for settings and actions ("recipe"). Takes the panel in. The picture stands
    /// for the title where there is no room for it.
    PanelFrame(const QString& id, const QString& title, QWidget* panel, const QIcon& picture = {});

    const QString& id() const { return id_; }
    const QString& title() const { return title_; }
    const QIcon& picture() const { return picture_; }
    QWidget& panel() const { return *panel_; }

    /// Why there is nothing to see in it now; empty: there is. With a note the panel folds to its
    /// header, which shows the note; without one it is again as the user left it.
    void setNote(const QString& note);
    const QString& note() const { return note_; }
    /// What it is about now, beside its title in the header; may be empty.
    void setSubject(const QString& subject);
    const QString& subject() const { return subject_; }

    /// Whether a section shows more of it than the header.
    bool isUnfolded() const { return isWanted_ && (note_.isEmpty() || isForced_); }
    /// By the user, or on behalf of the user: also one with a note unfolds.
    void setUnfolded(bool unfolded);
    /// What the user wants of it while it has something to show.
    bool isUnfoldWanted() const { return isWanted_; }
    void setUnfoldWanted(bool wanted);

    /// How much of a column's height it takes, compared with its neighbours.
    int weight() const { return weight_; }
    void setWeight(int weight) { weight_ = weight; }

    /// Whether it can be seen: open, unfolded, not behind another tab nor scrolled away.
    bool isInFront() const;

  signals:
    /// Its note or subject.
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
