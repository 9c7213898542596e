// SPDX-License-Identifier: MIT
// Detects changes that other programs made to the files of open packs, and lets the user choose
// which version to keep.
#pragma once

#include <vector>

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "widgets/document/pack_document.h"
#include "widgets/panels/message_bar.h"

class QWidget;

namespace mazeloom::app {

class Workspace;

class OutsideChanges : public QObject {
    Q_OBJECT

  public:
    /// Checks the files again whenever `window` is activated.
    OutsideChanges(Workspace& workspace, QWidget* window);

    /// Returns the bar, which shows changed packs one after the other. The caller puts it into the
    /// window.
    widgets::MessageBar* bar() const { return bar_; }

  signals:
    void reloadWanted(mazeloom::widgets::PackDocument* document);
    // Emitted if the pack's folder no longer exists and the user chose to save the pack there or
    // elsewhere.
    void saveWanted(mazeloom::widgets::PackDocument* document);
    void saveAsWanted(mazeloom::widgets::PackDocument* document);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Change {
        widgets::PackDocument* document = nullptr;
        QStringList files;
    };

    void note(widgets::PackDocument* document, const QStringList& files);
    bool isThere(const Change& change) const;
    void forget(const widgets::PackDocument* document);
    void showFirst();

    Workspace& workspace_;
    QPointer<widgets::MessageBar> bar_;  ///< owned by the window
    std::vector<Change> changes_;        ///< changes about which the user has not decided yet
};

}  // namespace mazeloom::app
