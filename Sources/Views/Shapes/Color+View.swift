import Motion
import ViewEngine

/// Colours and gradients as views are rectangles filled with themselves: 10 × 10 points ideally,
/// otherwise as large as they are proposed to be.
extension Color: View, PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var shapeLayers: [ShapeLayer] { [.filled(self)] }
}

extension LinearGradient: View, PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var shapeLayers: [ShapeLayer] { [.filled(self)] }
}

extension RadialGradient: View, PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var shapeLayers: [ShapeLayer] { [.filled(self)] }
}

extension EllipticalGradient: View, PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var shapeLayers: [ShapeLayer] { [.filled(self)] }
}

extension AngularGradient: View, PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var shapeLayers: [ShapeLayer] { [.filled(self)] }
}

extension MeshGradient: View, PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var shapeLayers: [ShapeLayer] { [.filled(self)] }
}
