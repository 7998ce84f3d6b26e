// Square matrices by the names of the simd module. What is said in columns is so there too.

public typealias simd_float2x2 = _Matrix<SIMD2<Float>>
public typealias simd_float3x3 = _Matrix<SIMD3<Float>>
public typealias simd_float4x4 = _Matrix<SIMD4<Float>>
public typealias simd_double2x2 = _Matrix<SIMD2<Double>>
public typealias simd_double3x3 = _Matrix<SIMD3<Double>>
public typealias simd_double4x4 = _Matrix<SIMD4<Double>>
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

/// As many columns as a column has numbers.
public struct _Matrix<Column: SIMD & Sendable>: Equatable, Sendable
where Column.Scalar: FloatingPoint {
  var list: [Column]

  private static var size: Int { Column.scalarCount }

  public init() { list = Array(repeating: .zero, count: Self.size) }

  /// The number along the diagonal, 0 elsewhere.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.size { list[index][index] = diagonal[index] }
  }

  /// Columns that are missing are 0, those that are too many left out.
  public init(_ columns: [Column]) {
    self.init()
    for (index, column) in columns.prefix(Self.size).enumerated() { list[index] = column }
  }

  public init(rows: [Column]) { self = Self(rows).transpose }

  public subscript(column: Int) -> Column {
    get { list[column] }
    set { list[column] = newValue }
  }

  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { list[column][row] }
    set { list[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.size {
      for row in 0..<Self.size { result[row, column] = self[column, row] }
    }
    return result
  }

  /// Of a matrix that has none nothing that is a number, as on a Mac.
  public var inverse: Self { eliminated().inverse }

  public var determinant: Column.Scalar { eliminated().determinant }

  /// Takes the columns to those of the identity one after the other, by the largest number of each.
  private func eliminated() -> (inverse: Self, determinant: Column.Scalar) {
    // Of the transpose rows are what is at hand.
    var (left, right) = (transpose.list, Self(1).list)
    var determinant: Column.Scalar = 1
    for step in 0..<Self.size {
      let pivot = (step..<Self.size).max { abs(left[$0][step]) < abs(left[$1][step]) } ?? step
      if pivot != step {
        left.swapAt(pivot, step)
        right.swapAt(pivot, step)
        determinant.negate()
      }
      let value = left[step][step]
      determinant *= value
      left[step] /= value
      right[step] /= value
      for row in 0..<Self.size where row != step {
        let factor = left[row][step]
        left[row] -= left[step] * factor
        right[row] -= right[step] * factor
      }
    }
    let isRegular = determinant.isFinite && determinant != 0
    return (Self(rows: right), isRegular ? determinant : 0)
  }

  public static func + (left: Self, right: Self) -> Self { Self(zip(left.list, right.list).map(+)) }
  public static func - (left: Self, right: Self) -> Self { Self(zip(left.list, right.list).map(-)) }
  public static func * (scalar: Column.Scalar, matrix: Self) -> Self {
    Self(matrix.list.map { scalar * $0 })
  }
  public static func * (matrix: Self, scalar: Column.Scalar) -> Self { scalar * matrix }
  public static func * (left: Self, right: Self) -> Self { Self(right.list.map { left * $0 }) }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  public static func * (matrix: Self, vector: Column) -> Column {
    matrix.list.indices.reduce(Column.zero) { $0 + matrix.list[$1] * vector[$1] }
  }
}

extension _Matrix {
  public init<S>(_ col0: SIMD2<S>, _ col1: SIMD2<S>) where Column == SIMD2<S> {
    self.init([col0, col1])
  }

  public init<S>(_ col0: SIMD3<S>, _ col1: SIMD3<S>, _ col2: SIMD3<S>) where Column == SIMD3<S> {
    self.init([col0, col1, col2])
  }

  public init<S>(_ col0: SIMD4<S>, _ col1: SIMD4<S>, _ col2: SIMD4<S>, _ col3: SIMD4<S>)
  where Column == SIMD4<S> {
    self.init([col0, col1, col2, col3])
  }

  public init<S>(columns: (SIMD2<S>, SIMD2<S>)) where Column == SIMD2<S> {
    self.init(columns.0, columns.1)
  }

  public init<S>(columns: (SIMD3<S>, SIMD3<S>, SIMD3<S>)) where Column == SIMD3<S> {
    self.init(columns.0, columns.1, columns.2)
  }

  public init<S>(columns: (SIMD4<S>, SIMD4<S>, SIMD4<S>, SIMD4<S>)) where Column == SIMD4<S> {
    self.init(columns.0, columns.1, columns.2, columns.3)
  }
}

extension _Matrix where Column == SIMD4<Float> {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    get { (list[0], list[1], list[2], list[3]) }
    set { list = [newValue.0, newValue.1, newValue.2, newValue.3] }
  }
}

extension _Matrix where Column == SIMD4<Double> {
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    get { (list[0], list[1], list[2], list[3]) }
    set { list = [newValue.0, newValue.1, newValue.2, newValue.3] }
  }
}

extension _Matrix where Column == SIMD3<Float> {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>) {
    get { (list[0], list[1], list[2]) }
    set { list = [newValue.0, newValue.1, newValue.2] }
  }
}

extension _Matrix where Column == SIMD3<Double> {
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    get { (list[0], list[1], list[2]) }
    set { list = [newValue.0, newValue.1, newValue.2] }
  }
}

public func simd_mul<C>(_ x: _Matrix<C>, _ y: _Matrix<C>) -> _Matrix<C> { x * y }
public func simd_mul<C>(_ x: _Matrix<C>, _ y: C) -> C { x * y }
public func matrix_multiply<C>(_ x: _Matrix<C>, _ y: _Matrix<C>) -> _Matrix<C> { x * y }
public func matrix_multiply<C>(_ x: _Matrix<C>, _ y: C) -> C { x * y }
public func simd_inverse<C>(_ x: _Matrix<C>) -> _Matrix<C> { x.inverse }
public func simd_transpose<C>(_ x: _Matrix<C>) -> _Matrix<C> { x.transpose }
public func simd_determinant<C>(_ x: _Matrix<C>) -> C.Scalar { x.determinant }
