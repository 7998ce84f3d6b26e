/// A layer that layers lie in, at different depths.
///
/// - Note: Approximated: as every layer, it lies in one plane with what is in it.
public final class CATransformLayer: CALayer, @unchecked Sendable {}
