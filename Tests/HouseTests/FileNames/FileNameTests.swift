import Testing

/// A file is found by what it holds: the name of a type or a function in it, or `X+Y` for an extension of X.
@Suite("File names")
struct FileNameTests {
  /// Files that can have no such name, and why.
  private static let exceptions: [String: String] = [
    "Sources/ViewEngine/Exports.swift": "re-exports the modules that it is of no use without",
    "Sources/Views/Exports.swift": "re-exports the modules that it is of no use without",
    "Sources/Showreel/Showreel.swift": "is all of a module that re-exports others",
    "Sources/SwiftUI/SwiftUI.swift": "is all of a module that re-exports others",
    "Sources/Geometry/Transform/CATransform3D+Functions.swift":
      "holds thirteen free functions, each of which begins with CATransform3D",
  ]

  /// Files of the views that are still to be named. New ones do not belong here.
  private static let toBeNamed: Set<String> = [
    "Sources/ViewEngine/Animation/AnimationModifiers.swift",
    "Sources/ViewEngine/Environment/IsEnabled.swift",
    "Sources/ViewEngine/Modifiers/LifecycleModifiers.swift",
    "Sources/Views/Accessibility/Accessibility.swift",
    "Sources/Views/Accessibility/AccessibilityDetails.swift",
    "Sources/Views/Controls/ButtonStyles.swift",
    "Sources/Views/Controls/ControlScope.swift",
    "Sources/Views/Controls/TextEntry.swift",
    "Sources/Views/Effects/ClipEffects.swift",
    "Sources/Views/Effects/ColorFilters.swift",
    "Sources/Views/Effects/Effects.swift",
    "Sources/Views/Effects/TransformEffects.swift",
    "Sources/Views/Environment/OpenURL.swift",
    "Sources/Views/Environment/Redaction.swift",
    "Sources/Views/Gestures/GestureCallbacks.swift",
    "Sources/Views/Gestures/HitTesting.swift",
    "Sources/Views/Gestures/Pointer.swift",
    "Sources/Views/Gestures/TwoFingerGestures.swift",
    "Sources/Views/Grids/LazyGrids.swift",
    "Sources/Views/Layout/FrameModifier.swift",
    "Sources/Views/Layout/GeometryChange.swift",
    "Sources/Views/Layout/GeometryGroup.swift",
    "Sources/Views/Layout/MatchedGeometryEffect.swift",
    "Sources/Views/Layout/OverlayModifiers.swift",
    "Sources/Views/Layout/PositionModifiers.swift",
    "Sources/Views/Layout/SafeAreaInset.swift",
    "Sources/Views/Lists/ListRowModifiers.swift",
    "Sources/Views/Lists/Tag.swift",
    "Sources/Views/Navigation/BarHeights.swift",
    "Sources/Views/Navigation/Navigation.swift",
    "Sources/Views/Navigation/ToolbarVisibility.swift",
    "Sources/Views/Presentations/SystemOverlays.swift",
    "Sources/Views/Scrolling/ScrollMargins.swift",
    "Sources/Views/Scrolling/ScrollTargets.swift",
    "Sources/Views/Scrolling/ScrollTransition.swift",
    "Sources/Views/Scrolling/ScrollTransitionThreshold.swift",
    "Sources/Views/Stacks/LazyStacks.swift",
    "Sources/Views/Stacks/StackLayouts.swift",
    "Sources/Views/Stacks/Stacks.swift",
    "Sources/Views/Styles/Color+Mixing.swift",
    "Sources/Views/Styles/GradientStyles.swift",
    "Sources/Views/Styles/ShapeStyle+Views.swift",
    "Sources/Views/Styles/StyleModifiers.swift",
    "Sources/Views/Styles/SystemStyles.swift",
    "Sources/Views/SymbolEffects/BuiltInSymbolEffects.swift",
    "Sources/Views/UIKit/UIFeedbackGenerators.swift",
  ]

  private static func misfits() throws -> Set<String> {
    try Set(
      Repository.files(in: "Sources").filter {
        try !NamedFile($0, Repository.text($0)).isNamedAfterWhatItHolds
      })
  }

  @Test func filesAreNamedAfterWhatTheyHold() throws {
    for file in try Self.misfits().subtracting(Self.exceptions.keys).sorted() {
      #expect(Self.toBeNamed.contains(file), "\(file) holds nothing of that name")
    }
  }

  @Test func exceptionsAreNeeded() throws {
    let misfits = try Self.misfits()
    #expect(Self.toBeNamed.union(Self.exceptions.keys).subtracting(misfits).sorted() == [])
  }

  @Test(arguments: [
    ("Fold.swift", "public struct Fold {\n}", true),
    ("fold.swift", "@discardableResult\nfunc fold() -> Int { 1 }", true),
    ("Fold+Lines.swift", "extension Paper.Fold {\n}", true),
    ("Folding+Paper.swift", "extension Paper: Folding {\n}", true),
    ("Folds.swift", "struct Fold {\n  struct Folds {}\n}", false),
    ("Fold+Lines.swift", "struct Fold {\n}", false),
    ("Fold.swift", "extension Fold {\n}", false),
    ("Fold.swift", "// struct Fold\nlet a = 1", false),
  ])
  func theRule(_ path: String, _ text: String, _ isRight: Bool) {
    #expect(NamedFile(path, text).isNamedAfterWhatItHolds == isRight)
  }
}
