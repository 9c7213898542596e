// SPDX-License-Identifier: MIT
// A part of a pack that can be opened on the canvas and painted: a level or a handcrafted room.
#pragma once

#include <utility>

#include <QString>

namespace mazeloom::widgets {

struct Sheet {
    enum class Kind { Level, Room };

    Kind kind = Kind::Level;
    QString id;

    bool isRoom() const { return kind == Kind::Room; }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

inline Sheet levelSheet(QString id) {
    return {Sheet::Kind::Level, std::move(id)};
}
inline Sheet roomSheet(QString id) {
    return {Sheet::Kind::Room, std::move(id)};
}

}  // namespace mazeloom::widgets
