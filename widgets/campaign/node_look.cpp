// SPDX-License-Identifier: MIT
#include "widgets/campaign/node_look.h"

#include <QCoreApplication>

namespace mazeloom::widgets {

namespace {

struct NodeLook {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::NodeLook)
};

}  // namespace

QString descentTitle(int depth) {
    //: A part of a campaign: the hero goes down to this depth
    return NodeLook::tr("Down to depth %1").arg(depth);
}

QString nodeTitle(const level::CampaignNode& node, const level::Level* level,
                  const QString& language) {
    const std::string title = level::titleOf(node, level, language.toStdString());
    if (!title.empty() || !level::isDescent(node)) return QString::fromStdString(title);
    return descentTitle(node.descendTo);
}

QString nodeIconName(level::NodeKind kind) {
    switch (kind) {
        case level::NodeKind::Temple:
            return QStringLiteral("temple");
        case level::NodeKind::Floor:
            return QStringLiteral("floor");
        case level::NodeKind::Descent:
            return QStringLiteral("descent");
        case level::NodeKind::Missing:
            break;
    }
    return QStringLiteral("warning");
}

QString nodeKindText(level::NodeKind kind) {
    switch (kind) {
        case level::NodeKind::Temple:
            return NodeLook::tr("Temple");
        case level::NodeKind::Floor:
            return NodeLook::tr("Designed floor");
        case level::NodeKind::Descent:
            return NodeLook::tr("Descent");
        case level::NodeKind::Missing:
            break;
    }
    return NodeLook::tr("Level that is missing");
}

}  // namespace mazeloom::widgets
