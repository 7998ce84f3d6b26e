import Foundation

extension SystemCallFilter {
  /// Stands before the library's program, which knows no ranges: ENOSYS for all that is younger than
  /// ``lastReviewed``, as an older kernel answers, so that whoever asks does without.
  ///
  /// The numbers of a machine's other sets are left to what follows, which ends the process.
  static let refusingUnreviewed: [UInt8] = {
    let otherSets: UInt32 = 0x4000_0000
    return [
      FilterStep(.load, FilterStep.call),
      FilterStep(.atLeast, UInt32(lastReviewed) + 1, otherwise: 2),
      FilterStep(.atLeast, otherSets, then: 1),
      FilterStep(.answer, error(ENOSYS)),
    ].flatMap(\.bytes)
  }()
}
