import Foundation
import Geometry
import Motion
import ViewEngine

/// A map without its ground: a calm surface named so, with what is put on it at its places. A finger moves it, two make it
/// larger.
///
/// - Note: Approximated: a clip has no network to load streets from, and the map is not turned.
public struct Map<Content: View>: View {
  private let position: MapCameraPosition
  private let parts: [_MapPart]
  private let selection: Binding<AnyHashable?>?
  private let moves: MapMoves
  @State private var moved: MovedMapCamera?
  @Environment(\.mapControls) private var controls
  @Environment(\.flownMapCamera) private var flown
  /// Where a flight had led when a finger or a new position took the map from there.
  @State private var left: MapCamera?

  init(
    _ position: MapCameraPosition, _ parts: [_MapPart], selection: Binding<AnyHashable?>? = nil,
    moves: MapMoves = MapMoves()
  ) {
    self.position = position
    self.parts = parts
    self.selection = selection
    self.moves = moves
  }

  public var body: some View {
    GeometryReader { proxy in
      let flown = flown == left ? nil : flown
      let wanted = flown.map { MapCameraPosition.camera($0) } ?? position
      let given = MapProjection(wanted.shown(parts.flatMap(\.places)), in: proxy.size)
      let dragged = flown == nil ? moved?.projection(for: position, in: proxy.size) : nil
      let camera = dragged ?? given
      MapScene(projection: camera, parts: parts, selection: selection)
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
        .modifier(MapReading(projection: camera, frame: proxy.frame(in: .global)))
        .modifier(MapMovement(camera: camera, moves: moves) { move(to: $0) })
    }
    .onChange(of: position) {
      moved?.note(position)
      left = flown
    }
    .onChange(of: flown) { left = nil }
    .mask { Rectangle().ignoresSafeArea() }
    .overlay(alignment: .topTrailing) { VStack(spacing: 8) { controls.content }.padding(8) }
  }

  private func move(to camera: MapProjection) {
    left = flown
    let base = moved?.base(for: position) ?? moves.base(for: camera, from: position)
    let written = moves.write(camera, begunAt: base)
    moved = MovedMapCamera(
      camera, base: written, original: moved?.original ?? position,
      isTaken: moved?.isTaken ?? false)
  }
}

/// What is on a map, as it is looked at: on the way from one place to another, too.
private struct MapScene: View, Animatable {
  var projection: MapProjection
  let parts: [_MapPart]
  let selection: Binding<AnyHashable?>?
  @State private var start = MapGroundStart()

  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Double> {
    get { projection.animatableData }
    set { projection.animatableData = newValue }
  }

  var body: some View {
    // What lies on the ground is below what stands on it.
    let ordered = parts.filter(\.isFlat) + parts.filter { !$0.isFlat }
    ZStack(alignment: .topLeading) {
      // Holds the corner that all places are counted from.
      Color.clear
      ForEach(Array(ordered.enumerated()), id: \.offset) { _, part in
        MapPartView(part: part, projection: projection, selection: selection)
      }
    }
    .background { MapGround(way: start.way(to: projection)).ignoresSafeArea() }
  }
}
