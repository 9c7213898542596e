// SPDX-License-Identifier: MIT
// The campaign of the open pack: its map, and a form for the selected node.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include <QPointer>
#include <QWidget>

#include "widgets/tools/context/edit_context.h"

class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace mazeloom::widgets {

class CampaignForm;
class CampaignMap;
class ElidedLabel;

class CampaignPanel : public QWidget {
    Q_OBJECT

  public:
    /// `context` outlives the panel.
    explicit CampaignPanel(EditContext& context, QWidget* parent = nullptr);

    CampaignMap* map() const { return map_; }
    /// Selects a node of the open pack's campaign and focuses the map.
    void showNode(const QString& node);

  signals:
    /// A descent on the map was double-clicked, or Enter pressed on it.
    void dungeonWanted();

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeStart();
    QWidget* makeEditor();
    void setDocument(PackDocument* document);
    /// Does nothing while the panel is hidden.
    void update();
    /// Shows the first problem of the campaign that belongs to no node, if there is one.
    void tellFinding();
    void fillLevels();
    void addLevel(const QString& level);
    void addDescent();
    /// Adds a node by calling `add`, which changes the campaign and returns the new node's id.
    void add(const QString& text,
             const std::function<std::optional<std::string>(level::Campaign&)>& add);
    /// Puts all levels on the map, each unlocked by the previous one.
    void addAll();

    EditContext& context_;
    QPointer<PackDocument> document_;
    QStackedWidget* pages_;
    QWidget* wrong_ = nullptr;
    QLabel* wrongIcon_;
    ElidedLabel* wrongText_;
    QSplitter* halves_ = nullptr;
    CampaignMap* map_;
    CampaignForm* form_;
    QScrollArea* formArea_;
    QLabel* hint_;
    QLabel* empty_;
    QPushButton* all_;
    QPushButton* first_;
    QPushButton* descent_;
    QToolButton* add_;
    QToolButton* remove_;
    QMenu* levels_;
};

}  // namespace mazeloom::widgets
