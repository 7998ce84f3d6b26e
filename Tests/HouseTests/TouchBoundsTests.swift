import TestSupport
import Testing

/// A view that takes fingers elsewhere than what is in it says where: whoever lists targets asks it nowhere else.
@Suite("Where views are touched")
struct TouchBoundsTests {
  /// Files whose views take fingers where what is in them does, or in fewer places.
  private static let within: Set = [
    "Sources/ViewEngine/Containers/ContainerItem.swift",
    "Sources/ViewEngine/Modifiers/RenderEffect.swift",
    "Sources/Views/Gestures/HitTestingModifier.swift",
    "Sources/Views/Layout/MaskModifier.swift",
    "Sources/Views/Navigation/Stack/PageGround.swift",
    "Sources/Views/UIKit/CoreAnimation/LayerBody.swift",
  ]

  @Test func whoeverIsTouchedElsewhereSaysWhere() throws {
    let files = try Repository.files(in: "Sources").filter {
      try Repository.text($0).contains("override func hitTest(_ point: CGPoint) -> [Item]")
    }
    #expect(files.count > Self.within.count)
    for file in files {
      let saysWhere = try Repository.text(file).contains("override var touchBounds: CGRect?")
      #expect(saysWhere != Self.within.contains(file), "\(file)")
    }
  }
}
