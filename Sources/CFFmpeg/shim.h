#pragma once
#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/cpu.h>
#include <libavutil/crc.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libavutil/sha.h>

/* Macros that Swift cannot see. */
static inline int showreel_averror(int posix) { return AVERROR(posix); }
static const int showreel_averror_eof = AVERROR_EOF;
static const int showreel_averror_invaliddata = AVERROR_INVALIDDATA;
static const int64_t showreel_nopts = AV_NOPTS_VALUE;
