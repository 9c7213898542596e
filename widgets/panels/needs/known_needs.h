// SPDX-License-Identifier: MIT
// What the window knows of the mechanics that a level needs, and its texts.
#pragma once

#include <optional>

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include "core/analyse/needs/answers.h"

namespace mazeloom::widgets {

struct KnownNeeds {
    /// The answers for the shown seed; nullopt while they are unknown.
    std::optional<analyse::needs::Answers> shown;
    /// The answers of the first seeds, from 1 on; nullopt while they are unknown, and for levels
    /// whose proofs take long.
    std::optional<analyse::needs::AnswerCounts> seeds;
    /// Whether the level is too large to find out anything.
    bool isTooLarge = false;

    friend bool operator==(const KnownNeeds&, const KnownNeeds&) = default;
};

/// The sign of a mechanic that a level has, in a row of signs.
struct NeedSign {
    level::Mechanic mechanic = level::Mechanic::Tnt;
    analyse::needs::Need need = analyse::needs::Need::Undecided;
    QString text;  ///< "Grenades: needed on 18 of 20 seeds, useful on 2"

    friend bool operator==(const NeedSign&, const NeedSign&) = default;
};

/// Returns a sign for each mechanic that the level has, the most needed ones first. A sign tells
/// the usual answer of the counted seeds, or that of the shown seed if no seeds were counted.
/// "TNT or grenades" has a sign only if the level has both.
QList<NeedSign> signsOf(const KnownNeeds& known);
/// Returns the texts of the signs.
QStringList textsOf(const QList<NeedSign>& signs);

}  // namespace mazeloom::widgets

Q_DECLARE_METATYPE(QList<mazeloom::widgets::NeedSign>)
