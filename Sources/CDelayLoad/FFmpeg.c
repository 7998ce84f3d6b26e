#include "delayed.h"

#include "../CFFmpeg/shim.h"

// Debian names a library's package after the version that it is for.
#define LIBRARY(name, version) "lib" name ".so." STRING(version), "lib" name STRING(version)
#define FORMAT LIBRARY("avformat", LIBAVFORMAT_VERSION_MAJOR)
#define CODEC LIBRARY("avcodec", LIBAVCODEC_VERSION_MAJOR)
#define UTIL LIBRARY("avutil", LIBAVUTIL_VERSION_MAJOR)

DELAYED(
  FORMAT, int, av_find_best_stream,
  (AVFormatContext *format, enum AVMediaType type, int wantedStream, int relatedStream, const AVCodec **decoder,
   int flags),
  format, type, wantedStream, relatedStream, decoder, flags)
DELAYED(FORMAT, int, av_interleaved_write_frame, (AVFormatContext *format, AVPacket *packet), format, packet)
DELAYED(FORMAT, int, av_read_frame, (AVFormatContext *format, AVPacket *packet), format, packet)
DELAYED(FORMAT, int, av_write_trailer, (AVFormatContext *format), format)
DELAYED(
  FORMAT, int, avformat_alloc_output_context2,
  (AVFormatContext **context, const AVOutputFormat *output, const char *formatName, const char *filename),
  context, output, formatName, filename)
DELAYED(FORMAT, void, avformat_close_input, (AVFormatContext **format), format)
DELAYED(FORMAT, int, avformat_find_stream_info, (AVFormatContext *format, AVDictionary **options), format, options)
DELAYED(FORMAT, void, avformat_free_context, (AVFormatContext *format), format)
DELAYED(FORMAT, AVStream *, avformat_new_stream, (AVFormatContext *format, const AVCodec *codec), format, codec)
DELAYED(
  FORMAT, int, avformat_open_input,
  (AVFormatContext **format, const char *url, const AVInputFormat *input, AVDictionary **options),
  format, url, input, options)
DELAYED(FORMAT, int, avformat_write_header, (AVFormatContext *format, AVDictionary **options), format, options)
DELAYED(FORMAT, int, avio_close, (AVIOContext *context), context)
DELAYED(FORMAT, int, avio_closep, (AVIOContext **context), context)
DELAYED(FORMAT, int, avio_open, (AVIOContext **context, const char *url, int flags), context, url, flags)
DELAYED(FORMAT, int64_t, avio_size, (AVIOContext *context), context)

DELAYED(CODEC, void, av_bsf_free, (AVBSFContext **context), context)
DELAYED(CODEC, int, av_bsf_init, (AVBSFContext *context), context)
DELAYED(CODEC, int, av_bsf_list_parse_str, (const char *text, AVBSFContext **filter), text, filter)
DELAYED(CODEC, int, av_bsf_receive_packet, (AVBSFContext *context, AVPacket *packet), context, packet)
DELAYED(CODEC, int, av_bsf_send_packet, (AVBSFContext *context, AVPacket *packet), context, packet)
DELAYED(CODEC, int, av_new_packet, (AVPacket *packet, int size), packet, size)
DELAYED(CODEC, AVPacket *, av_packet_alloc, (void))
DELAYED(CODEC, void, av_packet_free, (AVPacket **packet), packet)
DELAYED(CODEC, void, av_packet_rescale_ts, (AVPacket *packet, AVRational from, AVRational to), packet, from, to)
DELAYED(CODEC, void, av_packet_unref, (AVPacket *packet), packet)
DELAYED(CODEC, AVCodecContext *, avcodec_alloc_context3, (const AVCodec *codec), codec)
DELAYED(CODEC, const AVCodec *, avcodec_find_decoder, (enum AVCodecID id), id)
DELAYED(CODEC, const AVCodec *, avcodec_find_decoder_by_name, (const char *name), name)
DELAYED(CODEC, const AVCodec *, avcodec_find_encoder_by_name, (const char *name), name)
DELAYED(CODEC, void, avcodec_free_context, (AVCodecContext **context), context)
DELAYED(CODEC, const char *, avcodec_get_name, (enum AVCodecID id), id)
DELAYED(
  CODEC, int, avcodec_open2,
  (AVCodecContext *context, const AVCodec *codec, AVDictionary **options),
  context, codec, options)
DELAYED(
  CODEC, int, avcodec_parameters_copy,
  (AVCodecParameters *destination, const AVCodecParameters *source),
  destination, source)
DELAYED(
  CODEC, int, avcodec_parameters_from_context,
  (AVCodecParameters *parameters, const AVCodecContext *codec),
  parameters, codec)
DELAYED(
  CODEC, int, avcodec_parameters_to_context,
  (AVCodecContext *codec, const AVCodecParameters *parameters),
  codec, parameters)
DELAYED(CODEC, int, avcodec_receive_frame, (AVCodecContext *context, AVFrame *frame), context, frame)
DELAYED(CODEC, int, avcodec_receive_packet, (AVCodecContext *context, AVPacket *packet), context, packet)
DELAYED(CODEC, int, avcodec_send_frame, (AVCodecContext *context, const AVFrame *frame), context, frame)
DELAYED(CODEC, int, avcodec_send_packet, (AVCodecContext *context, const AVPacket *packet), context, packet)

DELAYED(UTIL, const char *, av_chroma_location_name, (enum AVChromaLocation location), location)
DELAYED(UTIL, const char *, av_color_primaries_name, (enum AVColorPrimaries primaries), primaries)
DELAYED(UTIL, const char *, av_color_range_name, (enum AVColorRange range), range)
DELAYED(UTIL, const char *, av_color_space_name, (enum AVColorSpace space), space)
DELAYED(UTIL, const char *, av_color_transfer_name, (enum AVColorTransferCharacteristic transfer), transfer)
DELAYED(
  UTIL, uint32_t, av_crc,
  (const AVCRC *table, uint32_t crc, const uint8_t *bytes, size_t length),
  table, crc, bytes, length)
DELAYED(UTIL, const AVCRC *, av_crc_get_table, (AVCRCId id), id)
DELAYED(UTIL, void, av_dict_free, (AVDictionary **dictionary), dictionary)
DELAYED(
  UTIL, AVDictionaryEntry *, av_dict_get,
  (const AVDictionary *dictionary, const char *key, const AVDictionaryEntry *previous, int flags),
  dictionary, key, previous, flags)
DELAYED(
  UTIL, int, av_dict_set,
  (AVDictionary **dictionary, const char *key, const char *value, int flags),
  dictionary, key, value, flags)
DELAYED(UTIL, AVFrame *, av_frame_alloc, (void))
DELAYED(UTIL, void, av_frame_free, (AVFrame **frame), frame)
DELAYED(UTIL, int, av_frame_get_buffer, (AVFrame *frame, int align), frame, align)
DELAYED(UTIL, int, av_frame_make_writable, (AVFrame *frame), frame)
DELAYED(
  UTIL, AVFrameSideData *, av_frame_new_side_data,
  (AVFrame *frame, enum AVFrameSideDataType type, size_t size),
  frame, type, size)
DELAYED(UTIL, void, av_frame_remove_side_data, (AVFrame *frame, enum AVFrameSideDataType type), frame, type)
DELAYED(UTIL, void, av_free, (void *pointer), pointer)
DELAYED(UTIL, int, av_get_cpu_flags, (void))
DELAYED(UTIL, const char *, av_get_pix_fmt_name, (enum AVPixelFormat format), format)
DELAYED(
  UTIL, int, av_image_copy_to_buffer,
  (uint8_t *destination, int size, const uint8_t *const sources[4], const int lineSizes[4],
   enum AVPixelFormat format, int width, int height, int align),
  destination, size, sources, lineSizes, format, width, height, align)
DELAYED(
  UTIL, int, av_image_fill_arrays,
  (uint8_t *destinations[4], int lineSizes[4], const uint8_t *source, enum AVPixelFormat format, int width, int height,
   int align),
  destinations, lineSizes, source, format, width, height, align)
DELAYED(
  UTIL, int, av_image_get_buffer_size,
  (enum AVPixelFormat format, int width, int height, int align),
  format, width, height, align)
DELAYED(
  UTIL, int, av_log_format_line2,
  (void *pointer, int level, const char *format, va_list arguments, char *line, int lineSize, int *printPrefix),
  pointer, level, format, arguments, line, lineSize, printPrefix)
DELAYED(UTIL, void, av_log_set_callback, (void (*callback)(void *, int, const char *, va_list)), callback)
DELAYED(UTIL, void *, av_mallocz, (size_t size), size)
DELAYED(
  UTIL, int, av_opt_set,
  (void *object, const char *name, const char *value, int searchFlags),
  object, name, value, searchFlags)
DELAYED(UTIL, const AVPixFmtDescriptor *, av_pix_fmt_desc_get, (enum AVPixelFormat format), format)
DELAYED(
  UTIL, void, av_read_image_line2,
  (void *destination, const uint8_t *data[4], const int lineSizes[4], const AVPixFmtDescriptor *descriptor, int x,
   int y, int component, int width, int readPalComponent, int elementSize),
  destination, data, lineSizes, descriptor, x, y, component, width, readPalComponent, elementSize)
DELAYED(UTIL, int64_t, av_rescale_q, (int64_t value, AVRational from, AVRational to), value, from, to)
DELAYED(UTIL, struct AVSHA *, av_sha_alloc, (void))
DELAYED(UTIL, void, av_sha_final, (struct AVSHA *context, uint8_t *digest), context, digest)
DELAYED(UTIL, int, av_sha_init, (struct AVSHA *context, int bits), context, bits)
DELAYED(UTIL, void, av_sha_update, (struct AVSHA *context, const uint8_t *data, size_t length), context, data, length)
DELAYED(UTIL, int, av_strerror, (int error, char *text, size_t size), error, text, size)
