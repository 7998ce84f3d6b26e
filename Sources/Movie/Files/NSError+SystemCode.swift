import Foundation

extension NSError {
  /// What the system said: Foundation keeps it below what it says itself.
  package var systemCode: Int32 {
    let below = userInfo[NSUnderlyingErrorKey] as? any Error
    let cause = below.map { $0 as NSError } ?? self
    return cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : EIO
  }
}
