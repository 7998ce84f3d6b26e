// What is between values, by both of the names that the simd module has for each.

public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  pointwiseMin(x, y)
}

public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  pointwiseMax(x, y)
}

public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}

public func simd_clamp<S: FloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
  Swift.min(Swift.max(x, min), max)
}

/// - Parameter t: 0 is the first, 1 the second.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + (y - x) * t }

/// 0 up to the first edge, 1 from the second on, and a soft way between them.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: .one)
  return t * t * (3 - 2 * t)
}

public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}

/// 0 below the edge, 1 from it on.
public func simd_step<S: FloatingPoint>(_ edge: S, _ x: S) -> S { x < edge ? 0 : 1 }

public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  V.one.replacing(with: .zero, where: x .< edge)
}

/// What is behind the point.
public func simd_fract<S: FloatingPoint>(_ x: S) -> S { x - x.rounded(.down) }

public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x - x.rounded(.down)
}

public func simd_sign<S: FloatingPoint>(_ x: S) -> S { x > 0 ? 1 : x < 0 ? -1 : 0 }

public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, -x) }

public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, t)
}

public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

public func mix<S: FloatingPoint>(_ x: S, _ y: S, t: S) -> S { simd_mix(x, y, t) }

public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
  simd_clamp(x, min, max)
}

public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  simd_clamp(x, V(repeating: min), V(repeating: max))
}

public func clamp<S: FloatingPoint>(_ x: S, min: S, max: S) -> S { simd_clamp(x, min, max) }

public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  simd_smoothstep(edge0, edge1, x)
}

public func smoothstep<S: FloatingPoint>(_ x: S, edge0: S, edge1: S) -> S {
  simd_smoothstep(edge0, edge1, x)
}

public func step<S: FloatingPoint>(_ x: S, edge: S) -> S { simd_step(edge, x) }
public func fract<S: FloatingPoint>(_ x: S) -> S { simd_fract(x) }
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_fract(x) }
public func sign<S: FloatingPoint>(_ x: S) -> S { simd_sign(x) }
