import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Where a represented recogniser is.
@MainActor
final class RepresentedRecognizerPlace {
  /// Stands for the view of SwiftUI's, which authors ask for as the recogniser's own.
  let view = UIView()
  weak var recognizer: UIGestureRecognizer?
}

/// A represented recogniser and its coordinator, which are made once and go with their place.
@MainActor
final class RepresentedRecognizer<Source: UIGestureRecognizerRepresentable> {
  let place = RepresentedRecognizerPlace()
  private var made: (recognizer: Source.UIGestureRecognizerType, coordinator: Source.Coordinator)?

  /// The recogniser, as the author's newest value wants it and telling that value.
  func updated(by source: Source) -> Source.UIGestureRecognizerType {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place: place)
    let coordinator = made?.coordinator ?? source.makeCoordinator(converter: converter)
    let context = Source.Context(coordinator: coordinator, converter: converter)
    let recognizer = made?.recognizer ?? source.makeUIGestureRecognizer(context: context)
    if made == nil {
      made = (recognizer, coordinator)
      place.recognizer = recognizer
      recognizer.view = place.view
    }
    source.updateUIGestureRecognizer(recognizer, context: context)
    recognizer.told = { [unowned recognizer] in
      if recognizer.isEnabled {
        source.handleUIGestureRecognizerAction(recognizer, context: context)
      }
    }
    return recognizer
  }
}

struct RepresentedRecognizerModifier<Source: UIGestureRecognizerRepresentable>: ViewModifier {
  let source: PropertiesWithin<Source>
  @State private var kept = RepresentedRecognizer<Source>()

  func body(content: Content) -> some View {
    let recognizer = kept.updated(by: source.owner)
    return recognizer.added(to: AnyView(content))
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        recognizer.host = $0
        kept.place.view.frame = CGRect(origin: .zero, size: $0.size)
      }
  }
}
