import Foundation
import Geometry
import ViewEngine

/// Quartz's image, as far as SwiftUI code hands it on: what an `ImageRenderer` made, or
/// what an image of UIKit's shows.
public final class CGImage: @unchecked Sendable {
  let picture: DrawnPicture
  private let scale: CGFloat
  /// It stands for a picture that is not there.
  let isMissing: Bool

  init(picture: DrawnPicture, scale: CGFloat, isMissing: Bool = false) {
    self.picture = picture
    self.scale = scale
    self.isMissing = isMissing
  }

  /// Pixels.
  public var width: Int { Int(nearest: picture.size.width * scale) }
  public var height: Int { Int(nearest: picture.size.height * scale) }

  /// One point a pixel.
  var pixels: DrawnPicture { picture.scaled(by: 1 / scale) }

  /// As an image that has so many pixels a point.
  func image(scale: CGFloat) -> Image {
    Image(source: .drawn(picture.scaled(by: scale / self.scale)))
  }
}

extension Image {
  /// How a picture was turned when it was taken.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  /// - Parameter orientation: Accepted: what is drawn here is upright.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self = cgImage.image(scale: scale)
  }

  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self = cgImage.image(scale: scale)
  }
}

/// Core Foundation's addresses, by Foundation's.
public typealias CFURL = URL
