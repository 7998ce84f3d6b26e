import Testing

@testable import ViewEngine
@testable import Views

/// A preview may say which platform it is for.
@MainActor
@Suite("Platforms of previews")
struct PreviewPlatformTests {
  private struct Silent: PreviewProvider {
    static var previews: some View { Text("a") }
  }

  private struct Watch: PreviewProvider {
    static var platform: PreviewPlatform? { .watchOS }
    static var previews: some View { Text("a") }
  }

  @Test("The file's target says the platform where the preview does not") func platform() {
    func platform<P: PreviewProvider>(of provider: P.Type) -> PreviewPlatform? { P.platform }
    #expect(platform(of: Silent.self) == nil)
    #expect(platform(of: Watch.self) == .watchOS)
  }
}
