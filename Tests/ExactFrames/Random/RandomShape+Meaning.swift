import Geometry
import Motion
import Views

// What the words of a random element stand for.

extension RandomShape {
  var outline: AnyShape {
    switch self {
    case .rectangle: AnyShape(Rectangle())
    case .rounded: AnyShape(RoundedRectangle(cornerRadius: 12))
    case .circle: AnyShape(Circle())
    case .capsule: AnyShape(Capsule())
    case .ring: AnyShape(Ellipse())
    }
  }

  @MainActor @ViewBuilder
  func view(_ paint: RandomPaint) -> some View {
    if self == .ring {
      outline.stroke(paint.style, lineWidth: 3)
    } else {
      outline.fill(paint.style)
    }
  }
}

extension RandomPaint {
  var style: AnyShapeStyle {
    switch self {
    case .red: AnyShapeStyle(Color.red)
    case .blue: AnyShapeStyle(Color.blue)
    case .green: AnyShapeStyle(Color.green)
    case .clearish: AnyShapeStyle(Color.purple.opacity(0.4))
    case .glass: AnyShapeStyle(Material.ultraThin)
    case .gradient:
      AnyShapeStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    case .radial:
      AnyShapeStyle(
        RadialGradient(colors: [.yellow, .green], center: .center, startRadius: 2, endRadius: 30))
    }
  }
}

extension RandomControl {
  @MainActor @ViewBuilder
  func view(isOdd: Bool) -> some View {
    switch self {
    case .toggle: Toggle("On", isOn: .constant(isOdd))
    case .slider: Slider(value: .constant(isOdd ? 0.8 : 0.3))
    case .progress: ProgressView(value: isOdd ? 0.9 : 0.2)
    case .spinner: ProgressView()
    case .stepper: Stepper("Count", value: .constant(isOdd ? 2 : 1), in: 0...2)
    }
  }
}

extension RandomTransition {
  @MainActor var transition: AnyTransition {
    switch self {
    case .opacity: .opacity
    case .scale: .scale
    case .move: .move(edge: .leading)
    case .slide: .slide
    case .push: .push(from: .bottom)
    case .blurReplace: AnyTransition(.blurReplace)
    case .offset: .offset(x: 20, y: 35)
    case .combined: .scale(scale: 0.3, anchor: .top).combined(with: .opacity)
    case .none: .identity
    }
  }
}

enum RandomAnimation {
  static var all: [Animation?] {
    [
      .default, .linear(duration: 0.3), .easeInOut(duration: 0.5), .bouncy, .spring(duration: 0.4),
      nil,
    ]
  }
}
