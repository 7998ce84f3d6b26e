import Foundation

extension SystemCallFilter {
  /// What may be asked of an open file with `ioctl`; all else is answered with ENOTTY, as by a file that does not know
  /// the request.
  ///
  /// A list of what is allowed, since every driver and file system adds requests of its own under this one call: room
  /// on a disk (`FS_IOC_RESVSP`), a file's flags, bytes typed into the terminal that Showreel was started from
  /// (`TIOCSTI`). What a compiler, Foundation and a demo ask is whether a file is a terminal and how wide, how much can
  /// be read, and that it be closed when another program starts.
  static let requests: [UInt32] = [
    0x5401 /* TCGETS */, 0x802C_542A /* TCGETS2 */, 0x5413 /* TIOCGWINSZ */,
    0x540F /* TIOCGPGRP */,
    0x541B /* FIONREAD */, 0x5421 /* FIONBIO */, 0x5450 /* FIONCLEX */, 0x5451 /* FIOCLEX */,
  ]

  /// Kinds of requests that drivers of graphics cards know, bits 8 to 15 of their numbers: DRM's are of kind `d`,
  /// NVIDIA's of `F`, and those to its memory of none. They are only of use where a card's device is passed in.
  static let kindsOfCards: [UInt32] = [0x6400, 0x4600, 0x0000]

  /// Stands before the library's program, which compares an argument with one value.
  static var refusingRequests: [UInt8] {
    get throws(SandboxError) {
      guard let call = try number(of: "ioctl") else { return [] }
      var comparisons: [FilterStep] = requests.map { FilterStep(.equals, $0) }
      comparisons.append(FilterStep(.and, 0xFF00))
      comparisons += kindsOfCards.map { FilterStep(.equals, $0) }
      // What is equal leaves out all that follows, the answer included.
      for index in comparisons.indices where comparisons[index].code == .equals {
        comparisons[index].then = UInt8(comparisons.count - index)
      }
      let steps =
        [
          FilterStep(.load, FilterStep.call),
          FilterStep(.equals, UInt32(call), otherwise: UInt8(comparisons.count) + 2),
          FilterStep(.load, FilterStep.secondArgument),
        ] + comparisons + [FilterStep(.answer, error(ENOTTY))]
      return steps.flatMap(\.bytes)
    }
  }
}
