import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Recognisers of UIKit's on views of SwiftUI's.
@MainActor
@Suite("Represented recognisers")
struct RepresentedRecognizerTests {
  private struct Press: UIGestureRecognizerRepresentable {
    final class Coordinator: NSObject, UIGestureRecognizerDelegate {}

    let log: Log
    var duration = 0.0

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
      log.add("made")
      let recognizer = UILongPressGestureRecognizer()
      recognizer.minimumPressDuration = duration
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UILongPressGestureRecognizer, context: Context
    ) {
      let place = context.converter.localLocation
      log.add("\(recognizer.state.rawValue):\(Int(place.x)),\(Int(place.y))")
    }
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    let log: Log

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      UIPanGestureRecognizer()
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      guard recognizer.state == .ended, let view = recognizer.view else { return }
      let place = context.converter.localLocation
      log.add("\(Int(recognizer.translation(in: view).x)) \(Int(place.x))")
      log.add("\(Int(recognizer.location(in: view).x)) \(Int(recognizer.location(in: nil).x))")
    }
  }

  private let log = Log()

  /// The square is in the middle of a hundred points.
  private func square(_ gesture: some UIGestureRecognizerRepresentable) -> PlayedView {
    PlayedView { Color.red.frame(width: 40, height: 40).gesture(gesture) }
  }

  @Test("A press of no duration tells where it is in the view until the finger is lifted")
  func press() {
    let played = square(Press(log: log))
    played.graph.touchDown(at: CGPoint(x: 40, y: 50))
    #expect(log.text == "made 1:10,20")
    played.graph.touchUp(at: CGPoint(x: 40, y: 50))
    #expect(log.text == "made 1:10,20 3:10,20")
  }

  @Test("A press that takes its time tells where the finger has come down") func longPress() {
    let played = square(Press(log: log, duration: 0.3))
    played.graph.touchDown(at: CGPoint(x: 40, y: 50))
    #expect(log.text == "made")
    played.advance(to: 0.4)
    #expect(log.text == "made 1:10,20 3:10,20")
  }

  @Test("A pan tells its way, and where it is in the view and on the screen") func pan() {
    let played = square(Pan(log: log))
    played.graph.touchDown(at: CGPoint(x: 40, y: 50))
    played.advance(to: 0.05)
    played.graph.touchMoved(to: CGPoint(x: 60, y: 50))
    played.graph.touchMoved(to: CGPoint(x: 65, y: 50))
    played.graph.touchUp(at: CGPoint(x: 65, y: 50))
    #expect(log.text == "25 35 35 65")
  }
}
