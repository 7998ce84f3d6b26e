import Foundation
import TestSupport
import Testing

@testable import Presets
@testable import ShowreelCLI

/// Every view and modifier has been to every place that Documentation/ARCHITECTURE.md names under *To add …*.
@MainActor
@Suite("The recipes of a view and a modifier")
struct ViewRecipeTests {
  /// Views that no test names, and why. New ones do not belong here.
  private static let untestedViews: [String: String] = [
    "AnimationScopeContent": "what `.animation` hands to its closure; nobody types it",
    "AsyncImageContent": "what `AsyncImage` shows by itself; nobody types it",
    "ChartAxisContent": "an axis that `.chartXAxisStyle` hands to its closure; nobody types it",
    "ChartPlotContent": "the plot that `.chartPlotStyle` hands to its closure; nobody types it",
    "DefaultDateProgressLabel": "what a progress view that follows the time counts with",
    "DefaultGlassEffectShape": "the capsule of `.glassEffect()`; nobody types it",
    "GlassBody": "what `.glassEffect()` is drawn with; nobody types it",
    "LabeledPlaceholder": "what stands for a view of UIKit; nobody types it",
    "CombinedShape": "what `.union` and its like make of two shapes; nobody types it",
    "MapPartView": "what a map shows of each of its marks; nobody types it",
    "ModifiedPreview": "what a preview's traits make; nobody types it",
    "UIViewBody": "what a view of UIKit is drawn with; nobody types it",
    "AnimatorContent": "what an animator hands to its closure; nobody types it",
    "DefaultTabLabel": "what a `Tab` is labelled with; nobody types it",
    "EditableCollectionContent": "what `editActions:` makes of a row; nobody types it",
    "LabeledControlGroupContent": "a labelled group's content, which nobody writes",
    "OffsetShape": "what `.offset` makes of a shape; nobody types it",
    "OutlineSubgroupChildren": "what a group of an outline opens to; nobody types it",
    "RotatedShape": "what `.rotation` makes of a shape; nobody types it",
    "ScaledShape": "what `.scale` makes of a shape; nobody types it",
    "Subview": "one of what `Group(subviews:)` hands over; nobody types it",
    "SubviewsReader": "what `Group(subviews:)` is made of; nobody types it",
    "TransformedShape": "what `.transform` makes of a shape; nobody types it",
    "TupleView": "what a view builder makes; nobody types it",
  ]

  /// Modifiers that no test calls, and why. New ones do not belong here.
  private static let untestedModifiers: [String: String] = [
    "modelContext":
      "puts what `modelContainer` makes into the environment, where the tests of models set it",
    "noIntrinsicMetric": "is a number of UIKit's, which nobody can call",
  ]

  /// What SwiftUI's authors do not type begins with an underscore.
  private static func views() throws -> Set<String> {
    let kinds: Set = ["View", "PrimitiveView", "Shape", "InsettableShape"]
    return try Set(
      DeclaredType.ofViews.get().filter { !$0.inherited.isDisjoint(with: kinds) }.map(\.name)
        .filter { !$0.hasPrefix("_") })
  }

  /// Of everything that demos chain on: views, shapes, texts, images, gestures.
  private static var modifiers: [String] {
    SupportedAPI.names.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
  }

  @Test func everyViewHasBeenEverywhere() throws {
    let recipe = try ViewRecipe.read.get()
    let views = try Self.views()
    #expect(views.count > 50)
    for view in views.sorted() {
      let missing = recipe.places(ofView: view)
        .filter { place in
          // What nobody types has no demo either.
          let isUntyped = Self.untestedViews[view] != nil
          return !(isUntyped && (place.what.hasPrefix("test") || place.what.hasPrefix("demo")))
        }
      #expect(missing.missing(for: view) == [])
    }
  }

  @Test func everyModifierHasBeenEverywhere() throws {
    let recipe = try ViewRecipe.read.get()
    #expect(Self.modifiers.count > 200)
    for modifier in Self.modifiers {
      let missing = recipe.places(ofModifier: modifier)
        .filter { !(Self.untestedModifiers[modifier] != nil && $0.what.hasPrefix("test")) }
      #expect(missing.missing(for: "." + modifier) == [])
    }
  }

  /// A word that presets have for a view or a modifier is one that demos can write, or one of our scenes'.
  @Test func presetWordsAreSupportedViewsAndModifiers() throws {
    let supported = Set(SupportedAPI.names)
    for name in Vocabulary.modifierNames(on: [.view]) {
      #expect(supported.contains("." + name), "The preset word .\(name) is no modifier of demos")
    }
    let schema = try Repository.text("Presets/preset.schema.json")
    for name in Vocabulary.typeNames(making: .view) where supported.contains(name) {
      #expect(schema.contains("\"\(name)"), "The preset word \(name) is not in the schema")
    }
  }

  /// An exception for what has its test by now would hide the next that is forgotten.
  @Test func exceptionsAreNeeded() throws {
    let recipe = try ViewRecipe.read.get()
    for view in Self.untestedViews.keys {
      let missing = recipe.places(ofView: view).filter { !$0.isThere }
      #expect(missing.contains { $0.what.hasPrefix("test") }, "\(view)")
    }
    for modifier in Self.untestedModifiers.keys {
      let missing = recipe.places(ofModifier: modifier).filter { !$0.isThere }
      #expect(missing.contains { $0.what.hasPrefix("test") }, "\(modifier)")
    }
  }

  /// A value of the same name is no call.
  @Test func callsHaveABracketOrAClosure() {
    let text = "a.one(2); .two { 3 }; \\.three; b.four; .five{}; c.six == .seven, six()"
    #expect(ViewRecipe.calls(in: text) == ["one", "two", "five"])
  }

  @Test func whatWasForgottenIsTold() throws {
    let recipe = try ViewRecipe.read.get()
    #expect(
      recipe.places(ofModifier: "glowWorm").missing(for: ".glowWorm") == [
        ".glowWorm has no entry in the list of what is supported; run Scripts/api",
        ".glowWorm has no test that calls it",
      ])
    #expect(recipe.places(ofView: "GlowWorm").missing(for: "GlowWorm").count == 3)
  }
}
