import Foundation
import Testing

@testable import Views

/// What the simd module has for vectors, matrices and turns.
@Suite("Vectors of the simd module")
struct SIMDTests {
  private let vector = SIMD2<Float>(3, 4)

  @Test("Lengths, distances and products") func lengths() {
    #expect(simd_length(vector) == 5 && length(vector) == 5)
    #expect(simd_length_squared(vector) == 25 && length_squared(vector) == 25)
    #expect(simd_distance(vector, .zero) == 5 && distance(vector, vector) == 0)
    #expect(simd_distance_squared(vector, .zero) == 25 && distance_squared(vector, vector) == 0)
    #expect(simd_normalize(vector) == SIMD2(0.6, 0.8) && normalize(vector).y == 0.8)
    #expect(simd_dot(vector, SIMD2(2, 1)) == 10 && dot(vector, SIMD2(1, 0)) == 3)
    let (x, y) = (SIMD3<Double>(1, 0, 0), SIMD3<Double>(0, 1, 0))
    #expect(simd_cross(x, y) == SIMD3(0, 0, 1) && cross(y, x) == SIMD3(0, 0, -1))
    #expect(cross(SIMD2<Double>(1, 0), SIMD2(0, 1)).z == 1)
    #expect(simd_reflect(SIMD2<Float>(1, -1), SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(reflect(SIMD2<Float>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(simd_project(vector, SIMD2(2, 0)) == SIMD2(3, 0))
    #expect(project(vector, SIMD2(0, 9)) == SIMD2(0, 4))
  }

  @Test("What is between values, and what is kept within them") func mixing() {
    let (low, high) = (simd_float2(0, 10), simd_float2(10, 20))
    #expect(simd_mix(low, high, simd_float2(repeating: 0.5)) == SIMD2(5, 15))
    #expect(mix(low, high, t: 0.1) == SIMD2(1, 11) && mix(low, high, t: low) == SIMD2(0, 110))
    #expect(simd_mix(2.0, 4.0, 0.5) == 3 && mix(2.0, 4.0, t: 0.25) == 2.5)
    #expect(simd_clamp(SIMD2<Float>(-1, 30), low, high) == SIMD2(0, 20))
    #expect(clamp(SIMD2<Float>(-1, 30), min: 0, max: 5) == SIMD2(0, 5))
    #expect(clamp(7.0, min: 0, max: 5) == 5 && simd_clamp(-1.0, 0, 5) == 0)
    #expect(simd_min(low, SIMD2(5, 5)) == SIMD2(0, 5))
    #expect(simd_max(low, SIMD2(5, 5)) == SIMD2(5, 10))
    #expect(simd_smoothstep(0.0, 1, 0.5) == 0.5 && smoothstep(2.0, edge0: 0, edge1: 1) == 1)
    #expect(simd_smoothstep(low, high, SIMD2(5, 15)) == SIMD2(0.5, 0.5))
    #expect(smoothstep(low, edge0: low, edge1: high) == .zero)
    #expect(simd_step(1.0, 0.5) == 0 && step(1.5, edge: 1.0) == 1)
    #expect(simd_step(SIMD2<Float>(1, 1), SIMD2(0, 2)) == SIMD2(0, 1))
    #expect(simd_fract(1.25) == 0.25 && fract(SIMD2<Double>(-0.25, 2)) == SIMD2(0.75, 0))
    #expect(fract(2.5) == 0.5 && simd_fract(SIMD2<Double>(1.5, 2)).x == 0.5)
    #expect(sign(-3.0) == -1 && simd_sign(0.0) == 0)
    #expect(simd_abs(SIMD2<Float>(-1, 2)) == SIMD2(1, 2))
  }

  @Test("A matrix times its inverse is the identity, and its columns are told") func matrices() {
    var matrix = simd_float3x3(SIMD3(2, 0, 1), SIMD3(0, 3, 0), SIMD3(1, 0, 1))
    #expect(matrix * matrix.inverse == matrix_identity_float3x3)
    #expect(matrix.determinant == 3 && simd_determinant(float3x3()) == 0)
    #expect(matrix[0, 2] == 1 && matrix.columns.0 == SIMD3(2, 0, 1))
    matrix[1, 0] = 5
    #expect(matrix.transpose[0, 1] == 5 && simd_transpose(simd_transpose(matrix)) == matrix)
    #expect(simd_mul(matrix_identity_float3x3, SIMD3(1, 2, 3)) == SIMD3(1, 2, 3))
    #expect(matrix_multiply(matrix, matrix_identity_float3x3) == matrix)
    #expect(simd_inverse(simd_double2x2(diagonal: SIMD2(2, 4)))[1, 1] == 0.25)
    // The first column comes to stand where the second is after a change of places.
    let swap = simd_float4x4(rows: [[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    #expect(swap * swap == matrix_identity_float4x4 && swap.determinant == -1)
    #expect(swap.inverse == swap && (swap + swap) == 2 * swap && swap - swap == float4x4())
    #expect(simd_float4x4(columns: swap.columns) == swap)
  }

  @Test("A turn brings one axis to another, and half of it halfway") func turns() {
    let quarter = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    let turned = quarter.act(SIMD3(1, 0, 0))
    #expect(simd_distance(turned, SIMD3(0, 1, 0)) < 1e-6)
    #expect(simd_distance(simd_act(quarter.inverse, turned), SIMD3(1, 0, 0)) < 1e-6)
    #expect(abs((quarter * quarter).angle - .pi) < 1e-5)
    #expect(abs(simd_slerp(simd_quatf(), quarter, 0.5).angle - .pi / 4) < 1e-5)
    #expect(simd_distance(quarter.axis, SIMD3(0, 0, 1)) < 1e-6)
    let between = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(0, 0, 1))
    #expect(simd_distance(between.act(SIMD3(1, 0, 0)), SIMD3(0, 0, 1)) < 1e-9)
    let back = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0))
    #expect(simd_distance(back.act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-9)
    let matrix = simd_float4x4(quarter)
    #expect(simd_distance(matrix * SIMD4(1, 0, 0, 1), SIMD4(0, 1, 0, 1)) < 1e-6)
    #expect(simd_float3x3(quarter).columns.2 == SIMD3(0, 0, 1))
    #expect(simd_mul(quarter, simd_quatf()) == quarter && quarter.normalized.length > 0.999)
  }

  @Test("What is done in a pool is handed on") func pool() throws {
    #expect(autoreleasepool { 3 } == 3)
    struct Failure: Error {}
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }
}
