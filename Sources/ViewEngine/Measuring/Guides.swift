import Foundation
@_spi(Engine) import Geometry

/// What an item sets of its own.
@_spi(Engine) public typealias Guides = AlignmentGuides
