// SPDX-License-Identifier: MIT
// From a document's wish to a timeline on screen: generation, its progress, its failures.
#pragma once

#include <memory>

#include <QObject>
#include <QString>

#include "widgets/document/generation_service.h"

class QAction;
class QMenu;

namespace mazeloom::widgets {
class PackDocument;
class Player;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class GenerateDomain : public QObject {
    Q_OBJECT

  public:
    GenerateDomain(ActionRegistry& actions, Workspace& workspace, widgets::Player& player,
                   QObject* parent = nullptr);

    void fill(QMenu& menu) const;
    widgets::GenerationService& service() { return service_; }

  signals:
    /// The current level was generated, as far as it went; the player shows it.
    void generated(const mazeloom::generate::Recorded& recorded);
    /// There is no level to show any more.
    void cleared();

  private:
    void watch(widgets::PackDocument* document);
    void take(const std::shared_ptr<widgets::Generation>& generation);
    void update();

    Workspace& workspace_;
    widgets::Player& player_;
    widgets::GenerationService service_;
    /// The document and level whose timeline the player shows: a new one of the same keeps the
    /// place.
    const widgets::PackDocument* shownDocument_ = nullptr;
    QString shownLevel_;
    QAction* newSeed_;
    QAction* previousSeed_;
    QAction* nextSeed_;
    QAction* resetRecipe_;
};

}  // namespace mazeloom::app
