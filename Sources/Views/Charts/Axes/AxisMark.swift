import Foundation
import Geometry
import Motion
import ViewEngine

/// What an axis shows at one of its values: a line, a tick, a label.
@MainActor @preconcurrency
public protocol AxisMark {
  associatedtype Body: AxisMark

  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AxisMark {}

/// A mark that gives its pieces by itself.
@MainActor @preconcurrency
protocol PrimitiveAxisMark: AxisMark where Body == Never {
  var pieces: [AxisPiece] { get }
}

extension PrimitiveAxisMark {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

extension AxisMark {
  var allPieces: [AxisPiece] {
    if let primitive = self as? any PrimitiveAxisMark { return primitive.pieces }
    return Body.self == Never.self ? [] : body.allPieces
  }
}

/// A mark whose type is erased.
public struct AnyAxisMark: PrimitiveAxisMark {
  let pieces: [AxisPiece]

  public init(_ mark: some AxisMark) {
    pieces = mark.allPieces
  }

  init(pieces: [AxisPiece]) {
    self.pieces = pieces
  }
}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
  var pieces: [AxisPiece] { self?.allPieces ?? [] }
}

extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  public func font(_ font: Font?) -> some AxisMark {
    changed { if $0.font == nil { $0.font = font } }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { piece in
      piece.offset.width += x
      piece.offset.height += y
    }
  }

  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  private func changed(_ change: (inout AxisPiece) -> Void) -> AnyAxisMark {
    AnyAxisMark(
      pieces: allPieces.map { piece in
        var piece = piece
        change(&piece)
        return piece
      })
  }
}
