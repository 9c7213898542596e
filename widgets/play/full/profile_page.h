// SPDX-License-Identifier: MIT
// Chooses, adds, renames and deletes player profiles. The wins of each profile are separate.
#pragma once

#include <functional>
#include <utility>

#include <QStringList>

#include "widgets/play/full/full_page.h"

class QFrame;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace mazeloom::widgets {

class ProfilePage : public FullPage {
    Q_OBJECT

  public:
    explicit ProfilePage(QWidget* parent = nullptr);

    /// `notes` describe the progress of each profile; `current` is the name of the chosen profile.
    void setProfiles(const QStringList& names, const QStringList& notes, const QString& current);
    /// Returns a name for a new player that no other one has.
    QString proposedName() const;
    /// Sets the function that returns whether a name is valid and not yet taken.
    void setNameCheck(std::function<bool(const QString&)> isFree) { isFree_ = std::move(isFree); }

    void takeFocus() override;

  signals:
    void chosen(const QString& name);
    void added(const QString& name);
    void renamed(const QString& from, const QString& to);
    void removed(const QString& name);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    enum class Asking { Nothing, NewName, OtherName, Deletion };

    void ask(Asking asking);
    void answer();
    void updateButtons();
    void checkName();
    QString selected() const;

    std::function<bool(const QString&)> isFree_;
    Asking asking_ = Asking::Nothing;
    QStringList names_;
    QListWidget* list_;
    QLabel* empty_;
    QPushButton* choose_;
    QPushButton* add_;
    QPushButton* rename_;
    QPushButton* remove_;
    QWidget* buttons_;
    QFrame* question_;
    QLabel* asked_;
    QLineEdit* name_;
    QLabel* wrong_;
    QPushButton* yes_;
};

}  // namespace mazeloom::widgets
