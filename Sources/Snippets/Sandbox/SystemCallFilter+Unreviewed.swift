import Foundation

extension SystemCallFilter {
  /// Stands before the library's program, which knows no ranges: ENOSYS for all that is younger than
  /// ``lastReviewed``, as an older kernel answers, so that whoever asks does without.
  ///
  /// The numbers of a machine's other sets are left to what follows, which ends the process.
  static let refusingUnreviewed: [UInt8] = {
    let otherSets: UInt32 = 0x4000_0000
    return [
      Step(code: 0x20 /* load */, operand: 0 /* the call's number */),
      Step(code: 0x35 /* at least */, otherwise: 2, operand: UInt32(lastReviewed) + 1),
      Step(code: 0x35, then: 1, operand: otherSets),
      Step(code: 0x06 /* answer */, operand: error(ENOSYS)),
    ].flatMap(\.bytes)
  }()

  /// One instruction, as the kernel has it: `sock_filter`.
  private struct Step {
    var code: UInt16
    /// How many steps are left out.
    var then: UInt8 = 0
    var otherwise: UInt8 = 0
    var operand: UInt32

    var bytes: [UInt8] {
      withUnsafeBytes(of: code, Array.init) + [then, otherwise]
        + withUnsafeBytes(of: operand, Array.init)
    }
  }
}
