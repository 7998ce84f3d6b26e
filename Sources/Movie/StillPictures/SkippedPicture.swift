/// H.264 pictures in which every macroblock is as in the picture before, written without an encoder.
///
/// A slice of kind P that skips all its macroblocks: each is predicted to move as its neighbours do, and the first
/// one's neighbours are outside the picture, so none moves (8.4.1.1). It refers to one picture, the one decoded last
/// (8.2.4.2.1), and is referred to itself, so that places wrap round as in any other stream. It is
/// written by variable-length codes, which are plain bits, under picture parameters of its own beside the encoder's.
/// Nothing is smoothed at the edges of its macroblocks, so a chain of them stays the same picture, to the bit.
struct SkippedPicture {
  let sequence: SequenceParameters

  /// Of the picture parameters; x264's own are 0.
  private static let identifier: UInt32 = 1
  /// `pic_init_qp_minus26` is 0.
  private static let step: Int32 = 26

  /// The picture parameters (7.3.2.2) under which ``unit(_:importance:)`` is read.
  var parameters: NALUnit {
    var bits = BitWriter()
    bits.writeUnsigned(Self.identifier)
    bits.writeUnsigned(sequence.identifier)
    bits.write(false)  // entropy_coding_mode_flag: variable-length codes
    bits.write(false)  // bottom_field_pic_order_in_frame_present_flag
    bits.writeUnsigned(0)  // num_slice_groups_minus1
    bits.writeUnsigned(0)  // num_ref_idx_l0_default_active_minus1: one picture is referred to
    bits.writeUnsigned(0)  // num_ref_idx_l1_default_active_minus1
    bits.write(false)  // weighted_pred_flag
    bits.write(0, bits: 2)  // weighted_bipred_idc
    bits.writeSigned(0)  // pic_init_qp_minus26
    bits.writeSigned(0)  // pic_init_qs_minus26
    bits.writeSigned(0)  // chroma_qp_index_offset
    bits.write(true)  // deblocking_filter_control_present_flag
    bits.write(false)  // constrained_intra_pred_flag
    bits.write(false)  // redundant_pic_cnt_present_flag
    bits.finish()
    return NALUnit(.pictureParameters, importance: 3, payload: bits.bytes)
  }

  /// One picture (7.3.3, 7.3.4).
  ///
  /// - Parameter changes: What its macroblocks say; `nil` where all are skipped.
  func unit(_ header: SliceHeader, importance: UInt8, changes: SliceData? = nil) -> NALUnit {
    var bits = BitWriter()
    bits.writeUnsigned(0)  // first_mb_in_slice
    bits.writeUnsigned(5)  // slice_type: P, as all slices of the picture
    bits.writeUnsigned(Self.identifier)
    bits.write(header.frameNumber, bits: sequence.frameNumberBits)
    if let place = header.displayPlace, let count = sequence.displayPlaceBits {
      bits.write(place, bits: count)
    }
    bits.write(false)  // num_ref_idx_active_override_flag
    bits.write(false)  // ref_pic_list_modification_flag_l0
    bits.write(false)  // adaptive_ref_pic_marking_mode_flag: the oldest picture goes
    bits.writeSigned((changes.map { Int32($0.step) } ?? Self.step) - Self.step)  // slice_qp_delta
    bits.writeUnsigned(1)  // disable_deblocking_filter_idc
    if let changes {
      bits.append(changes.bits)
    } else {
      bits.writeUnsigned(sequence.macroblocks)  // mb_skip_run
    }
    bits.finish()
    return NALUnit(.slice, importance: importance, payload: bits.bytes)
  }
}
