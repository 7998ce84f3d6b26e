import Foundation
import Motion
import ViewEngine

/// Content whose pieces have another look. It is content of a flat chart as well, which has nothing of it, so that it can
/// stand in a `ForEach`.
public struct _ModifiedPieces: Chart3DContent, PrimitiveChartContent {
  public let _pieces: [_Chart3DPiece]

  init(_ content: any Chart3DContent, _ change: (inout _Chart3DPiece) -> Void) {
    _pieces = content._pieces.map {
      var piece = $0
      change(&piece)
      return piece
    }
  }

  func collect(into marks: inout MarkCollector) {}
}

// What a flat chart's marks have too is theirs first.
extension Chart3DContent {
  @_disfavoredOverload
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ModifiedPieces {
    _ModifiedPieces(self) { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// By how high a surface is, or which way it faces.
  public func foregroundStyle(_ style: Chart3DSurfaceStyle) -> _ModifiedPieces {
    _ModifiedPieces(self) { $0.surfaceStyle = $0.surfaceStyle ?? style }
  }

  /// A colour for each value.
  @_disfavoredOverload
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> _ModifiedPieces {
    _ModifiedPieces(self) { $0.group = value.point.datum }
  }

  /// - Parameter size: Square points.
  @_disfavoredOverload
  public func symbolSize(_ size: CGFloat) -> _ModifiedPieces {
    _ModifiedPieces(self) { $0.area = Double(size) }
  }

  /// - Note: Approximated: points are balls, whatever was asked for.
  public func symbol(_ symbol: BasicChart3DSymbolShape) -> _ModifiedPieces {
    _ModifiedPieces(self) { _ in }
  }

  /// - Note: Accepted: surfaces do not shine.
  public func roughness(_ roughness: Double) -> _ModifiedPieces { _ModifiedPieces(self) { _ in } }

  /// - Note: Accepted: surfaces do not shine.
  public func metallic(_ metallic: Double) -> _ModifiedPieces { _ModifiedPieces(self) { _ in } }
}

/// What stands at a point.
public struct BasicChart3DSymbolShape: Hashable, Sendable {
  private let name: String

  public static let sphere = BasicChart3DSymbolShape(name: "sphere")
  public static let cube = BasicChart3DSymbolShape(name: "cube")
  public static let cone = BasicChart3DSymbolShape(name: "cone")
  public static let cylinder = BasicChart3DSymbolShape(name: "cylinder")
}

/// Takes what a chart in space draws.
@resultBuilder
@MainActor @preconcurrency
public enum Chart3DContentBuilder {
  public static func buildExpression<C: Chart3DContent>(_ content: C) -> C { content }
  public static func buildBlock(_ contents: any Chart3DContent...) -> _Chart3DPieces {
    _Chart3DPieces(_pieces: contents.flatMap(\._pieces))
  }
  public static func buildOptional(_ content: _Chart3DPieces?) -> _Chart3DPieces {
    content ?? _Chart3DPieces(_pieces: [])
  }
  public static func buildEither(first content: _Chart3DPieces) -> _Chart3DPieces { content }
  public static func buildEither(second content: _Chart3DPieces) -> _Chart3DPieces { content }
  public static func buildArray(_ contents: [_Chart3DPieces]) -> _Chart3DPieces {
    _Chart3DPieces(_pieces: contents.flatMap(\._pieces))
  }
}

/// Several pieces.
public struct _Chart3DPieces: Chart3DContent {
  public let _pieces: [_Chart3DPiece]
}
