import Foundation
import Geometry

/// Alignment guides that something sets explicitly, measured from its top leading corner.
typealias Guides = [AlignmentKey: CGFloat]
