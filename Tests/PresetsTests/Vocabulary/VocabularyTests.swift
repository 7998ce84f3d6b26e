import Geometry
import Motion
import Testing
import Views

@testable import Presets

@MainActor
struct VocabularyTests {
  @Test func everyWordMakesAValueWhenItIsWrittenAsInItsExample() {
    for word in Vocabulary.words {
      #expect(problems(word.wholeExample, as: word.result) == [], "\(word.wholeExample)")
    }
  }

  @Test func everyKindsExampleIsOfThatKind() {
    for kind in KindName.allCases {
      #expect(problems(kind.example, as: kind) == [], "\(kind)")
    }
  }

  @Test func everyWordMakesWhatItsKindSays() throws {
    for word in Vocabulary.words {
      var evaluator = Evaluator()
      let expression = try ExpressionParser.expression(word.wholeExample)
      let value = try #require(evaluator.evaluate(expression, as: word.result)?.value)
      #expect(word.result.holds(value), "\(word.wholeExample) is a \(type(of: value))")
    }
  }

  private func value<Value>(_ text: String, as kind: KindName) throws -> Value {
    var evaluator = Evaluator()
    let expression = try ExpressionParser.expression(text)
    return try #require(evaluator.evaluate(expression, as: kind)?.value as? Value)
  }

  @Test(arguments: [
    (".default", Animation.default), (".easeInOut(duration: 1.3)", .easeInOut(duration: 1.3)),
    ("Animation.easeIn.delay(1).speed(2)", .easeIn.delay(1).speed(2)),
    (".spring()", .spring()),
    (".spring(duration: 1, bounce: 0.3)", .spring(duration: 1, bounce: 0.3)),
    (".spring(response: 1)", .spring(response: 1)),
    (
      ".interpolatingSpring(stiffness: 5, damping: 1)",
      .interpolatingSpring(stiffness: 5, damping: 1)
    ),
    (".timingCurve(0.2, 0, 0.1, 1)", .timingCurve(0.2, 0, 0.1, 1)),
    (".linear.repeatForever(autoreverses: false)", .linear.repeatForever(autoreverses: false)),
    (".bouncy(extraBounce: 0.1)", .bouncy(extraBounce: 0.1)),
    (".timingCurve(.circularEaseIn, duration: 2)", .timingCurve(.circularEaseIn, duration: 2)),
  ])
  func animationsAreThoseOfSwiftUI(text: String, animation: Animation) throws {
    #expect(try value(text, as: .animation) == animation)
  }

  @Test(arguments: [
    (".red", Color.red), ("Color.red.opacity(0.5)", .red.opacity(0.5)),
    ("Color(red: 1, green: 0, blue: 0)", Color(red: 1, green: 0, blue: 0)),
    ("Color(.displayP3, red: 1, green: 0, blue: 0)", Color(.displayP3, red: 1, green: 0, blue: 0)),
    ("Color(white: 0.5)", Color(white: 0.5)),
  ])
  func colorsAreThoseOfSwiftUI(text: String, color: Color) throws {
    #expect(try value(text, as: .color) == color)
  }

  @Test func placesAnglesAndEdgesAreThoseOfSwiftUI() throws {
    #expect(try value("UnitPoint(x: 1, y: 0)", as: .unitPoint) == UnitPoint(x: 1, y: 0))
    #expect(try value(".topLeading", as: .unitPoint) == UnitPoint.topLeading)
    #expect(try value(".degrees(-30)", as: .angle) == Angle.degrees(-30))
    #expect(try value("[.top, .leading]", as: .edges) == Edge.Set([.top, .leading]))
    #expect(try value("Edge.Set.horizontal", as: .edges) == Edge.Set.horizontal)
    #expect(try value(".infinity", as: .length) == Double.infinity)
    #expect(try value("3", as: .count) == 3)
  }

  @Test func aTypesNameAloneIsItsPlainestValue() {
    #expect(problems("Spacer", as: .view) == [])
    #expect(problems("Circle", as: .view) == [])
    #expect(problems("CubeRotation", as: .view) == [])
  }

  @Test func stylesTakeColorsGradientsAndMaterials() {
    for style in [
      ".blue", ".blue.gradient", "Color.blue", ".tertiary", ".ultraThinMaterial",
      "Gradient(colors: [.red, .blue])",
      ".linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
    ] {
      #expect(problems(style, as: .style) == [], "\(style)")
    }
  }

  @Test func nilLeavesAnOptionalArgumentOut() {
    #expect(problems("Circle().frame(width: nil, height: 10)", as: .view) == [])
  }

  @Test func theListingHasEveryWord() {
    let listing = Vocabulary.listing
    for word in Vocabulary.words { #expect(listing.contains(word.example), "\(word.example)") }
  }
}

extension KindName {
  /// Whether a value has the Swift type that the tables of words count on.
  fileprivate func holds(_ value: Any) -> Bool {
    switch self {
    case .number, .seconds, .positive, .length: value is Double
    case .count: value is Int
    case .animation: value is Animation
    case .transition: value is AnyTransition
    case .color: value is Color
    case .style: value is AnyShapeStyle
    case .paint: value is any ShapeStyle & View
    case .shape: value is any Shape
    case .insettableShape: value is any InsettableShape
    case .shapeView: value is any ShapeView
    case .text: value is Text
    case .view: value is AnyView
    case .font: value is Font
    case .container: value is ToggleDemo.Container
    default: true
    }
  }
}
