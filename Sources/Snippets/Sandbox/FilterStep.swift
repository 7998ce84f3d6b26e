/// One instruction of a filter, as the kernel has it: `sock_filter`.
struct FilterStep {
  enum Code: UInt16 {
    case load = 0x20
    case and = 0x54
    case equals = 0x15
    case atLeast = 0x35
    case answer = 0x06
  }

  /// Where in `seccomp_data` the call's number is, and the lower half of its second argument on the machines that Swift
  /// runs on.
  static let call: UInt32 = 0
  static let secondArgument: UInt32 = 24

  var code: Code
  var operand: UInt32
  /// How many steps are left out.
  var then: UInt8
  var otherwise: UInt8

  init(_ code: Code, _ operand: UInt32, then: UInt8 = 0, otherwise: UInt8 = 0) {
    (self.code, self.operand) = (code, operand)
    (self.then, self.otherwise) = (then, otherwise)
  }

  /// Eight of them.
  var bytes: [UInt8] {
    withUnsafeBytes(of: code.rawValue, Array.init) + [then, otherwise]
      + withUnsafeBytes(of: operand, Array.init)
  }
}
