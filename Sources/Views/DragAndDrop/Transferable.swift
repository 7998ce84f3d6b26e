import Foundation
import Motion
import ViewEngine

/// What can be dragged from one view to another, or pasted.
///
/// Nothing leaves the clip, so that there is nothing to say about how a value would travel.
public protocol Transferable {}

extension String: Transferable {}
extension AttributedString: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}
