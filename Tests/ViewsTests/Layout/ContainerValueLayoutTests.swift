import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private struct WideKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isWide: Bool {
    get { self[WideKey.self] }
    set { self[WideKey.self] = newValue }
  }
}

/// As many points wide as ten for each view, and ten more for each that is wide.
private struct Counting: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let wide = subviews.filter { $0.containerValues.isWide }.count
    return CGSize(width: 10 * (subviews.count + wide), height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

@MainActor
@Suite struct ContainerValueLayoutTests {
  @Test("A layout is told what its views say to their container") func values() {
    func text(isWide: Bool) -> String {
      PlayedView {
        Counting {
          Color.red.containerValue(\.isWide, isWide)
          Color.blue
        }
        .background(Color.green)
      }.text
    }
    #expect(text(isWide: true) != text(isWide: false))
  }
}
