@testable import Snippets

/// The kernel's part: runs a filter of system calls on a call, to see what the call is answered.
///
/// Only the steps that a filter of calls consists of.
struct FilterProgram {
  private let steps: [Step]

  /// What the kernel has in `sock_filter`.
  private struct Step {
    var code: UInt16
    var then: UInt8
    var otherwise: UInt8
    var operand: UInt32
  }

  struct NotUnderstood: Error { var code: UInt16 }

  init(_ bytes: [UInt8]) {
    steps = stride(from: 0, to: bytes.count, by: 8).map { at in
      let step = bytes[at..<at + 8]
      func number(_ range: Range<Int>) -> UInt32 {
        range.reversed().reduce(0) { $0 << 8 | UInt32(bytes[at + $1]) }
      }
      return Step(
        code: UInt16(number(0..<2)), then: step[at + 2], otherwise: step[at + 3],
        operand: number(4..<8))
    }
  }

  /// - Parameters:
  ///   - call: A number of this kind of machine's.
  ///   - arguments: Six; all are nothing.
  /// - Returns: What the filter says of it: `SECCOMP_RET_ALLOW`, or an error's number with `SECCOMP_RET_ERRNO`.
  func answer(to call: UInt32, arguments: [UInt64] = Array(repeating: 0, count: 6)) throws -> UInt32
  {
    // Number, machine, where the call was made, and the arguments, lower half first.
    let data: [UInt32] =
      [call, Self.machine, 0, 0]
      + arguments.flatMap { [UInt32(truncatingIfNeeded: $0), UInt32($0 >> 32)] }
    var (value, index) = (UInt32(0), 0)
    while true {
      let step = steps[index]
      index += 1
      func jump(_ isSo: Bool) { index += Int(isSo ? step.then : step.otherwise) }
      switch step.code {
      case 0x20: value = data[Int(step.operand) / 4]
      case 0x54: value &= step.operand
      case 0x05: index += Int(step.operand)
      case 0x15: jump(value == step.operand)
      case 0x25: jump(value > step.operand)
      case 0x35: jump(value >= step.operand)
      case 0x45: jump(value & step.operand != 0)
      case 0x06: return step.operand
      default: throw NotUnderstood(code: step.code)
      }
    }
  }

  #if arch(x86_64)
    private static let machine: UInt32 = 0xC000_003E
  #else
    private static let machine: UInt32 = 0xC000_00B7
  #endif
}
