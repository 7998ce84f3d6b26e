import Foundation

/// An open file's descriptor, which is closed once, when its owner goes.
///
/// A number that is closed twice may be another thread's file the second time. So nothing else in
/// this program calls `close`, and a value of this type cannot be copied.
package struct OwnedDescriptor: ~Copyable, Sendable {
  package let number: Int32

  /// - Parameter number: As the system gave it, for this value to close. Negative is none: then the
  ///   result is `nil`, and `errno` says why.
  package init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit {
    let status = Foundation.close(number)
    // Also where it is optimised: the next one to be closed twice may be the clip that another thread writes.
    precondition(
      status == 0 || errno != EBADF, "descriptor \(number) was closed by somebody else")
  }

  /// Closes it now, for whoever wants to know what comes of it.
  ///
  /// - Returns: `errno`, or 0: some disks say only then that they are full.
  package consuming func close() -> Int32 {
    let number = number
    discard self
    return Foundation.close(number) == 0 ? 0 : errno
  }

  /// Leaves it to whoever it was handed to, who closes it.
  consuming func release() { discard self }
}
