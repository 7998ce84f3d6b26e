import Foundation
@_spi(Engine) import Geometry

/// Alignment guides that something sets explicitly, measured from its top leading corner.
@_spi(Engine) public typealias Guides = [AlignmentKey: CGFloat]
