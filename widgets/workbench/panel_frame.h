// SPDX-License-Identifier: MIT
// A frame with which the workbench handles a panel. It knows the panel's title, whether the user
// wants it unfolded, and the reason if the panel has nothing to show. Sections, tabs and floating
// windows contain frames.
#pragma once

#include <QIcon>
#include <QWidget>

namespace mazeloom::widgets {

class PanelFrame : public QWidget {
    Q_OBJECT

  public:
    /// Takes ownership of the panel. `id` is a stable id for settings and actions ("recipe"). The
    /// icon `picture` replaces the title if there is not enough space.
    PanelFrame(const QString& id, const QString& title, QWidget* panel, const QIcon& picture = {});

    const QString& id() const { return id_; }
    const QString& title() const { return title_; }
    const QIcon& picture() const { return picture_; }
    QWidget& panel() const { return *panel_; }

    /// Sets the note, which is the reason why the panel has nothing to show; empty if it has
    /// something. A panel with a note is folded to its header, which shows the note. A panel
    /// without a note is folded or unfolded as the user wants.
    void setNote(const QString& note);
    const QString& note() const { return note_; }
    /// Sets the panel's current subject, which the header shows beside the title; may be empty.
    void setSubject(const QString& subject);
    const QString& subject() const { return subject_; }

    /// Whether the panel is unfolded; if not, a section shows only its header.
    bool isUnfolded() const { return isWanted_ && (note_.isEmpty() || isForced_); }
    /// Folds or unfolds the panel on the user's request. Unfolds it even if it has a note.
    void setUnfolded(bool unfolded);
    /// Whether the user wants the panel unfolded when it has something to show.
    bool isUnfoldWanted() const { return isWanted_; }
    void setUnfoldWanted(bool wanted);

    /// Returns the panel's share of a column's height, relative to the weights of other panels.
    int weight() const { return weight_; }
    void setWeight(int weight) { weight_ = weight; }

    /// Whether the panel is visible: it is open and unfolded, and neither behind another tab nor
    /// scrolled out of view.
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
    bool isForced_ = false;  ///< whether the user unfolded the panel although it has a note
    int weight_ = 1;
};

}  // namespace mazeloom::widgets
