import Foundation
import SwiftUI

/// Here `Date.now` is the clip's, as it is in demos that the tool compiles: a declaration of one's own
/// module wins over an imported one.
extension Date {
  static var now: Date { _ClipTime.now }
}
