/// What stands behind a slice's header: its macroblocks.
struct SliceData: Equatable {
  /// `SliceQPY`
  let step: Int
  let bits: BitWriter
}
