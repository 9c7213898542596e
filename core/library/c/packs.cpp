// SPDX-License-Identifier: MIT
// Packs for C, and the means for other threads to stop long calls.
#include <memory>

#include "core/library/c/calls.h"
#include "mazeloom/check.h"

using mazeloom::c::badArgument;
using mazeloom::c::fail;
using mazeloom::c::flagOf;
using mazeloom::c::guarded;
using mazeloom::c::guardedBy;
using mazeloom::c::lend;
using mazeloom::c::lendOne;
using mazeloom::c::read;

extern "C" {

const char* mazeloom_version(void) {
    return MAZELOOM_VERSION;
}

mazeloom_status mazeloom_stop_new(mazeloom_stop** stop, mazeloom_error* error) {
    if (stop == nullptr) return badArgument(error, "stop is NULL");
    *stop = nullptr;
    return guarded(error, [&] {
        *stop = new mazeloom_stop;
        return MAZELOOM_OK;
    });
}

void mazeloom_stop_ask(mazeloom_stop* stop) {
    if (stop != nullptr) stop->flag = true;
}

void mazeloom_stop_free(mazeloom_stop* stop) {
    delete stop;
}

static mazeloom_status takePack(mazeloom::Result<mazeloom::Pack> read, mazeloom_pack** pack,
                                mazeloom_error* error) {
    if (!read) return fail(error, read.error());
    *pack = new mazeloom_pack{*std::move(read), {}, {}, {}};
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_pack_open(const char* path, const mazeloom_call_options* options,
                                   mazeloom_pack** pack, mazeloom_error* error) {
    if (path == nullptr || pack == nullptr) return badArgument(error, "path or pack is NULL");
    *pack = nullptr;
    return guardedBy(options, error, [&](const mazeloom_call_options& chosen) {
        return takePack(mazeloom::Pack::open(path, flagOf(chosen.stop)), pack, error);
    });
}

mazeloom_status mazeloom_pack_from_bytes(const void* bytes, size_t size, const char* name,
                                         const mazeloom_call_options* options, mazeloom_pack** pack,
                                         mazeloom_error* error) {
    if (bytes == nullptr || name == nullptr || pack == nullptr)
        return badArgument(error, "bytes, name or pack is NULL");
    *pack = nullptr;
    return guardedBy(options, error, [&](const mazeloom_call_options& chosen) {
        std::string copy(static_cast<const char*>(bytes), size);
        return takePack(mazeloom::Pack::fromBytes(std::move(copy), name, flagOf(chosen.stop)), pack,
                        error);
    });
}

void mazeloom_pack_free(mazeloom_pack* pack) {
    delete pack;
}

mazeloom_status mazeloom_pack_get_info(mazeloom_pack* pack, mazeloom_pack_info* info,
                                       mazeloom_error* error) {
    if (pack == nullptr || info == nullptr) return badArgument(error, "pack or info is NULL");
    return lendOne(pack->info, info, error, [&](mazeloom::c::Kept& kept) {
        const auto& properties = kept.properties(pack->pack.properties());
        return mazeloom_pack_info{kept.text(pack->pack.id()),
                                  kept.text(pack->pack.title()),
                                  kept.text(pack->pack.description()),
                                  properties.data(),
                                  properties.size(),
                                  pack->pack.levelCount()};
    });
}

mazeloom_status mazeloom_pack_warnings(mazeloom_pack* pack, const mazeloom_finding** warnings,
                                       size_t* count, mazeloom_error* error) {
    if (pack == nullptr) return badArgument(error, "pack is NULL");
    return lend(pack->warnings, warnings, count, error, [&](auto& made) {
        for (mazeloom::Error& warning : pack->pack.warnings())
            add(made, {false, {}, std::move(warning)});
    });
}

mazeloom_status mazeloom_pack_check(mazeloom_pack* pack, const mazeloom_call_options* options,
                                    const mazeloom_finding** findings, size_t* count,
                                    mazeloom_error* error) {
    if (pack == nullptr) return badArgument(error, "pack is NULL");
    mazeloom_call_options chosen;
    if (const auto status = read(options, chosen, error)) return status;
    return lend(pack->findings, findings, count, error, [&](auto& made) {
        for (const mazeloom::Finding& finding : findProblems(pack->pack, flagOf(chosen.stop)))
            add(made, finding);
    });
}

mazeloom_status mazeloom_pack_level(const mazeloom_pack* pack, size_t index, mazeloom_level** level,
                                    mazeloom_error* error) {
    if (pack == nullptr || level == nullptr) return badArgument(error, "pack or level is NULL");
    *level = nullptr;
    if (index >= pack->pack.levelCount()) return badArgument(error, "the pack has fewer levels");
    return guarded(error, [&] {
        *level = new mazeloom_level{pack->pack.level(index), {}, {}, {}, {}};
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_pack_find(const mazeloom_pack* pack, const char* id,
                                   mazeloom_level** level, mazeloom_error* error) {
    if (pack == nullptr || id == nullptr || level == nullptr)
        return badArgument(error, "pack, id or level is NULL");
    *level = nullptr;
    return guarded(error, [&] {
        auto found = pack->pack.find(id);
        if (!found) return fail(error, found.error());
        *level = new mazeloom_level{*std::move(found), {}, {}, {}, {}};
        return MAZELOOM_OK;
    });
}

}  // extern "C"
