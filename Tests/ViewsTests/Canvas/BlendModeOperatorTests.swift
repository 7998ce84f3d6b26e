import Testing

@testable import Views

@Suite struct BlendModeOperatorTests {
  @Test("Operators of Porter and Duff are said by those that a view has")
  func operators() {
    let modes: [GraphicsContext.BlendMode] = [.clear, .copy, .sourceIn, .destinationAtop]
    #expect(modes == [.destinationOut, .normal, .sourceAtop, .destinationOver])
  }
}
