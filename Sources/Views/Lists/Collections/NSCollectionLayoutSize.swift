import Foundation
import Geometry

/// A length in a compositional layout.
public final class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
  enum Kind { case width, height, absolute, estimated }

  let kind: Kind
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  public static func fractionalWidth(_ share: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, share)
  }
  public static func fractionalHeight(_ share: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, share)
  }
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, length)
  }
  /// As long as what is in it; so long where that does not say.
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, length)
  }

  public var isEstimated: Bool { kind == .estimated }

  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * size.width
    case .height: dimension * size.height
    case .absolute, .estimated: dimension
    }
  }
}

/// A size in a compositional layout.
public final class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in size: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
  }
}

/// A gap in a compositional layout.
public final class NSCollectionLayoutSpacing: NSObject, @unchecked Sendable {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }

  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }
  /// - Note: Approximated: no more than the least.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }
}
