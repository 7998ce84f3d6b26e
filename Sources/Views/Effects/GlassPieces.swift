import Foundation
import Geometry
import Motion
import ViewEngine

/// What an author calls a piece of glass, or one that several views share.
struct GlassPieceID: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID

  init(_ id: some Hashable, in namespace: Namespace.ID) {
    self.id = AnyHashable(id)
    self.namespace = namespace
  }
}

/// Where the pieces of one container are that have an identity.
@MainActor
final class GlassPieces {
  private struct Piece {
    let id: GlassPieceID
    var frame: CGRect
    var isShown = true
  }

  /// In the order in which they were first seen, so that each play finds the same neighbour.
  private var pieces: [Piece] = []

  func note(_ id: GlassPieceID, at frame: CGRect) {
    if let index = pieces.firstIndex(where: { $0.id == id }) {
      pieces[index] = Piece(id: id, frame: frame)
    } else {
      pieces.append(Piece(id: id, frame: frame))
    }
  }

  func hide(_ id: GlassPieceID) {
    guard let index = pieces.firstIndex(where: { $0.id == id }) else { return }
    pieces[index].isShown = false
  }

  /// The piece that one flows out of: the nearest one to where it was seen last, else the first.
  func neighbour(of id: GlassPieceID) -> CGRect? {
    let others = pieces.filter { $0.id != id && $0.isShown }.map(\.frame)
    guard let own = pieces.first(where: { $0.id == id })?.frame else { return others.first }
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(frame.midX - own.midX, frame.midY - own.midY)
    }
    return others.min { distance($0) < distance($1) }
  }
}

private enum GlassPiecesKey: EnvironmentKey {
  static var defaultValue: GlassPieces? { nil }
}

private enum GlassUnionKey: EnvironmentKey {
  static var defaultValue: GlassPieceID? { nil }
}

extension EnvironmentValues {
  /// Of the container around.
  var glassPieces: GlassPieces? {
    get { self[GlassPiecesKey.self] }
    set { self[GlassPiecesKey.self] = newValue }
  }

  /// The piece that views share.
  var glassUnion: GlassPieceID? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }
}
