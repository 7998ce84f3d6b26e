/// What an expression can be: SwiftUI's types, and numbers by what they may be.
enum KindName: String, CaseIterable {
  case number, seconds, positive, length, count, boolean, string
  case angle, unitPoint, edge, edges, size, alignment, horizontalAlignment, verticalAlignment
  case animation, curve, spring
  case transition, blurReplace
  case color, colorSpace, colors, stop, stops, gradient, anyGradient, paint, style
  case shape, insettableShape, cornerStyle, strokeStyle, lineCap, lineJoin, lengths
  case shapeView, text, view, font, fontWeight, fontDesign, textStyle, blendMode
  case container

  /// What a message calls it, without an article.
  var noun: String {
    switch self {
    case .number, .positive, .length: "number"
    case .seconds: "number of seconds"
    case .count: "whole number"
    case .boolean: "Bool: true or false"
    case .string: "text in quotes"
    case .angle: "angle"
    case .unitPoint: "unit point"
    case .edge: "edge"
    case .edges: "set of edges"
    case .size: "CGSize"
    case .alignment: "alignment"
    case .horizontalAlignment: "horizontal alignment"
    case .verticalAlignment: "vertical alignment"
    case .animation: "animation"
    case .curve: "unit curve"
    case .spring: "spring"
    case .transition: "transition"
    case .blurReplace: "blur replace configuration"
    case .color: "colour"
    case .colorSpace: "colour space"
    case .colors: "list of colours"
    case .stop: "gradient stop"
    case .stops: "list of gradient stops"
    case .gradient, .anyGradient: "gradient"
    case .paint, .style: "shape style"
    case .shape, .insettableShape: "shape"
    case .cornerStyle: "corner style"
    case .strokeStyle: "stroke style"
    case .lineCap: "line cap"
    case .lineJoin: "line join"
    case .lengths: "list of numbers"
    case .shapeView, .view, .text: "view"
    case .font: "font"
    case .fontWeight: "font weight"
    case .fontDesign: "font design"
    case .textStyle: "text style"
    case .blendMode: "blend mode"
    case .container: "container"
    }
  }

  /// With its article.
  var phrase: String {
    switch self {
    case .string: noun
    default: ("aeiou".contains(noun.prefix(1)) ? "an " : "a ") + noun
    }
  }

  /// How one is written.
  var example: String {
    switch self {
    case .length: "100"
    case .number, .seconds, .positive: "0.5"
    case .count: "3"
    case .boolean: "true"
    case .string: "\"Hello\""
    case .angle: ".degrees(30)"
    case .unitPoint, .alignment, .verticalAlignment: ".bottom"
    case .edge, .edges, .horizontalAlignment: ".leading"
    case .size: "CGSize(width: 100, height: 50)"
    case .animation, .curve: ".easeInOut"
    case .spring, .fontWeight: self == .spring ? ".bouncy" : ".bold"
    case .transition: ".opacity"
    case .blurReplace: ".upUp"
    case .color, .style: ".blue"
    case .colorSpace: ".sRGB"
    case .colors: "[.red, .blue]"
    case .stop: ".init(color: .red, location: 0)"
    case .stops: "[.init(color: .red, location: 0), .init(color: .blue, location: 1)]"
    case .gradient: "Gradient(colors: [.red, .blue])"
    case .anyGradient: "Color.blue.gradient"
    case .paint: "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"
    case .shape: "Circle().trim(from: 0, to: 0.5)"
    case .insettableShape, .view: "Circle()"
    case .cornerStyle: ".continuous"
    case .strokeStyle: "StrokeStyle(lineWidth: 4)"
    case .lineCap, .lineJoin: ".round"
    case .lengths: "[10, 5]"
    case .shapeView: "Circle().fill(.blue)"
    case .text: "Text(\"Hello\")"
    case .font, .textStyle: ".title"
    case .fontDesign: ".rounded"
    case .blendMode: ".multiply"
    case .container: "VStack(spacing: 20)"
    }
  }

  /// The Swift types that may stand before a member's dot.
  var typeNames: [String] {
    switch self {
    case .number: ["Double", "CGFloat"]
    case .angle: ["Angle"]
    case .unitPoint: ["UnitPoint"]
    case .edge: ["Edge"]
    case .edges: ["Edge.Set"]
    case .size: ["CGSize"]
    case .alignment: ["Alignment"]
    case .horizontalAlignment: ["HorizontalAlignment"]
    case .verticalAlignment: ["VerticalAlignment"]
    case .animation: ["Animation"]
    case .curve: ["UnitCurve"]
    case .spring: ["Spring"]
    case .transition: ["AnyTransition"]
    case .blurReplace: ["BlurReplaceTransition.Configuration"]
    case .color: ["Color"]
    case .colorSpace: ["Color.RGBColorSpace"]
    case .stop: ["Gradient.Stop"]
    case .gradient: ["Gradient"]
    case .font: ["Font"]
    case .fontWeight: ["Font.Weight"]
    case .fontDesign: ["Font.Design"]
    case .textStyle: ["Font.TextStyle"]
    case .blendMode: ["BlendMode"]
    default: []
    }
  }

  /// What numbers of the kind may be; nil for other kinds.
  var range: (allowed: ClosedRange<Double>, phrase: String)? {
    switch self {
    case .number: (-Double.infinity...Double.infinity, "any number")
    case .seconds: (0...3600, "0 to 3600 seconds")
    case .positive: (Double.leastNonzeroMagnitude...3600, "more than 0")
    case .length: (0...Double.infinity, "0 or more")
    case .count: (0...1_000_000, "a whole number, 0 or more")
    default: nil
    }
  }

  /// The kind of each element, for lists.
  var element: KindName? {
    switch self {
    case .colors: .color
    case .stops: .stop
    case .lengths: .length
    case .edges: .edges
    default: nil
    }
  }

  /// Whose members may be named by a dot where this kind is wanted, as `.red` is for a style.
  var memberKinds: [KindName] {
    switch self {
    case .style: [.style, .color]
    case .shape: [.insettableShape]
    case .seconds, .positive, .length: [.number]
    default: [self]
    }
  }
}
