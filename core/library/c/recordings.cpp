// SPDX-License-Identifier: MIT
// Recordings for C.
#include "core/library/c/calls.h"

using mazeloom::c::badArgument;
using mazeloom::c::guarded;
using mazeloom::c::lend;
using mazeloom::c::lendOne;
using mazeloom::c::toC;

extern "C" {

void mazeloom_recording_free(mazeloom_recording* recording) {
    delete recording;
}

mazeloom_status mazeloom_recording_step_count(const mazeloom_recording* recording, uint32_t* count,
                                              mazeloom_error* error) {
    if (recording == nullptr || count == nullptr)
        return badArgument(error, "recording or count is NULL");
    *count = recording->recording.stepCount();
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_recording_step(mazeloom_recording* recording, uint32_t index,
                                        mazeloom_step* step, mazeloom_error* error) {
    if (recording == nullptr || step == nullptr)
        return badArgument(error, "recording or step is NULL");
    if (index >= recording->recording.stepCount())
        return badArgument(error, "the recording has fewer steps");
    return lendOne(recording->step, step, error, [&](mazeloom::c::Kept& kept) {
        const mazeloom::Step is = recording->recording.step(index);
        return mazeloom_step{kept.text(is.kind), kept.text(is.stage), toC(is.at),
                             is.changes,         is.area.x,           is.area.y,
                             is.area.width,      is.area.height,      0};
    });
}

mazeloom_status mazeloom_recording_changes(mazeloom_recording* recording, uint32_t index,
                                           const mazeloom_change** changes, size_t* count,
                                           mazeloom_error* error) {
    if (recording == nullptr) return badArgument(error, "recording is NULL");
    if (index >= recording->recording.stepCount())
        return badArgument(error, "the recording has fewer steps");
    return lend(recording->changes, changes, count, error, [&](auto& made) {
        for (const mazeloom::Change& is : recording->recording.changes(index))
            made.items.push_back({toC(is.at), is.before.bits(), is.after.bits()});
    });
}

mazeloom_status mazeloom_recording_steps_that_changed(mazeloom_recording* recording, int32_t x,
                                                      int32_t y, const uint32_t** steps,
                                                      size_t* count, mazeloom_error* error) {
    if (recording == nullptr) return badArgument(error, "recording is NULL");
    return lend(recording->steps, steps, count, error, [&](auto& made) {
        made.items = recording->recording.stepsThatChanged({x, y});
    });
}

mazeloom_status mazeloom_recording_stages(mazeloom_recording* recording,
                                          const mazeloom_stage_steps** stages, size_t* count,
                                          mazeloom_error* error) {
    if (recording == nullptr) return badArgument(error, "recording is NULL");
    return lend(recording->stages, stages, count, error, [&](auto& made) {
        for (const mazeloom::StageSteps& is : recording->recording.stages())
            made.items.push_back({made.kept.text(is.stage), is.first, is.end});
    });
}

mazeloom_status mazeloom_recording_seek(mazeloom_recording* recording, uint32_t position,
                                        mazeloom_cells* cells, mazeloom_error* error) {
    if (recording == nullptr || cells == nullptr)
        return badArgument(error, "recording or cells is NULL");
    if (position > recording->recording.stepCount())
        return badArgument(error, "the recording has fewer steps");
    return guarded(error, [&] {
        recording->recording.seek(position);
        *cells = toC(recording->recording.cells());
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_recording_map(const mazeloom_recording* recording, mazeloom_map** map,
                                       mazeloom_error* error) {
    if (recording == nullptr || map == nullptr)
        return badArgument(error, "recording or map is NULL");
    *map = nullptr;
    return guarded(error, [&] { return mazeloom::c::takeMap(recording->recording.map(), map); });
}

}  // extern "C"
