import Foundation
import Testing

@testable import Views

/// Arithmetic on arrays. Every result is one that can be done in the head.
@Suite("vDSP")
struct VDSPTests {
  private let one = [1.0, -2, 3]
  private let other = [4.0, 5, 6]

  @Test("Arrays are added, subtracted, multiplied and divided number by number") func pairs() {
    #expect(vDSP.add(one, other) == [5, 3, 9])
    #expect(vDSP.subtract(one, other) == [-3, -7, -3])
    #expect(vDSP.multiply(one, other) == [4, -10, 18])
    #expect(vDSP.divide(other, one) == [4, -2.5, 2])
    // The shorter one counts.
    #expect(vDSP.add(one, [1]) == [2])
    #expect(vDSP.add([1.5 as Float], [2]) == [3.5])
  }

  @Test("A number is taken with each of an array's") func scalars() {
    #expect(vDSP.add(1, one) == [2, -1, 4])
    #expect(vDSP.multiply(2, one) == [2, -4, 6])
    #expect(vDSP.divide(one, 2) == [0.5, -1, 1.5])
    #expect(vDSP.divide(6, one) == [6, -3, 2])
  }

  @Test("Each number of an array becomes another") func each() {
    #expect(vDSP.negative(one) == [-1, 2, -3])
    #expect(vDSP.absolute(one) == [1, 2, 3])
    #expect(vDSP.square(one) == [1, 4, 9])
    #expect(vDSP.clip(one, to: -1...2) == [1, -1, 2])
  }

  @Test("Results go into an array that is there, as far as it reaches") func inPlace() {
    var result = [0.0, 0, 0, 7]
    vDSP.add(one, other, result: &result)
    #expect(result == [5, 3, 9, 7])
    vDSP.subtract(one, other, result: &result)
    #expect(result == [-3, -7, -3, 7])
    vDSP.multiply(one, other, result: &result)
    #expect(result == [4, -10, 18, 7])
    vDSP.multiply(2, one, result: &result)
    #expect(result == [2, -4, 6, 7])
    var short = [0.0]
    vDSP.add(one, other, result: &short)
    #expect(short == [5])
  }

  @Test("An array becomes one number") func reductions() {
    #expect(vDSP.sum(one) == 2)
    #expect(vDSP.sumOfSquares(one) == 14)
    #expect(vDSP.dot(one, other) == 12)
    #expect(vDSP.mean(other) == 5)
    #expect(vDSP.meanSquare([3.0, 4]) == 12.5)
    #expect(vDSP.rootMeanSquare([7.0, -7]) == 7)
    #expect(vDSP.maximum(one) == 3 && vDSP.minimum(one) == -2)
    #expect(vDSP.maximumMagnitude([1.0, -5]) == 5)
    #expect(vDSP.distanceSquared([0.0, 0], [3, 4]) == 25)
  }

  @Test("What has no numbers has no mean and no greatest") func empty() {
    let none: [Double] = []
    #expect(vDSP.mean(none).isNaN)
    #expect(vDSP.sum(none) == 0 && vDSP.maximumMagnitude(none) == 0)
    #expect(vDSP.maximum(none) == -.infinity && vDSP.minimum(none) == .infinity)
  }
}
