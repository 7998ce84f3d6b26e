import Foundation
import Geometry
import Motion
import Views
import Wording

/// A kind together with the Swift type its values have.
///
/// Called, it describes a parameter: `number("duration", or: 0.5)`.
struct Kind<Value> {
  let name: KindName

  init(_ name: KindName) {
    self.name = name
  }

  /// A parameter that has to be given.
  ///
  /// - Parameter sample: What an example of the call has for it; the kind's own example if nil.
  func callAsFunction(_ label: String? = nil, like sample: String? = nil) -> Parameter<Value> {
    Parameter(label: label, kind: name, fallback: nil, sample: sample)
  }

  /// A parameter with a value for where it is left out.
  func callAsFunction(_ label: String? = nil, or fallback: Value) -> Parameter<Value> {
    Parameter(label: label, kind: name, fallback: fallback)
  }

  /// A parameter that may be left out, or `nil`.
  func optional(_ label: String? = nil, like sample: String? = nil) -> Parameter<Value?> {
    Parameter(label: label, kind: name, fallback: .some(nil), sample: sample)
  }
}

struct Parameter<Value> {
  let label: String?
  let kind: KindName
  let fallback: Value?
  var sample: String?

  var facts: ParameterFacts {
    ParameterFacts(
      label: label, kind: kind, isRequired: fallback == nil,
      sample: sample ?? fallback.flatMap { ($0 as? Double).map(\.written) } ?? kind.example)
  }
}

/// What is known of a parameter without its type.
struct ParameterFacts: Hashable {
  let label: String?
  let kind: KindName
  let isRequired: Bool
  /// What stands for it in examples: its default, if that is a number.
  let sample: String

  /// As in `anchor: .bottom`.
  var example: String {
    (label.map { "\($0): " } ?? "") + sample
  }
}

/// All kinds, in scope of the tables of words.
enum Kinds {
  static let number = Kind<Double>(.number)
  static let seconds = Kind<Double>(.seconds)
  static let positive = Kind<Double>(.positive)
  static let length = Kind<Double>(.length)
  static let count = Kind<Int>(.count)
  static let boolean = Kind<Bool>(.boolean)
  static let string = Kind<String>(.string)

  static let angle = Kind<Angle>(.angle)
  static let unitPoint = Kind<UnitPoint>(.unitPoint)
  static let edge = Kind<Edge>(.edge)
  static let edges = Kind<Edge.Set>(.edges)
  static let size = Kind<CGSize>(.size)
  static let alignment = Kind<Alignment>(.alignment)
  static let horizontalAlignment = Kind<HorizontalAlignment>(.horizontalAlignment)
  static let verticalAlignment = Kind<VerticalAlignment>(.verticalAlignment)

  static let animation = Kind<Animation>(.animation)
  static let curve = Kind<UnitCurve>(.curve)
  static let spring = Kind<Spring>(.spring)
  static let transition = Kind<AnyTransition>(.transition)
  static let blurReplace = Kind<BlurReplaceTransition.Configuration>(.blurReplace)

  static let color = Kind<Color>(.color)
  static let colorSpace = Kind<Color.RGBColorSpace>(.colorSpace)
  static let colors = Kind<[Color]>(.colors)
  static let stop = Kind<Gradient.Stop>(.stop)
  static let stops = Kind<[Gradient.Stop]>(.stops)
  static let gradient = Kind<Gradient>(.gradient)
  static let anyGradient = Kind<AnyGradient>(.anyGradient)
  static let paint = Kind<any ShapeStyle & View>(.paint)
  static let style = Kind<AnyShapeStyle>(.style)

  static let shape = Kind<any Shape>(.shape)
  static let insettableShape = Kind<any InsettableShape>(.insettableShape)
  static let cornerStyle = Kind<RoundedCornerStyle>(.cornerStyle)
  static let strokeStyle = Kind<StrokeStyle>(.strokeStyle)
  static let lineCap = Kind<CGLineCap>(.lineCap)
  static let lineJoin = Kind<CGLineJoin>(.lineJoin)
  static let lengths = Kind<[Double]>(.lengths)

  static let shapeView = Kind<any ShapeView>(.shapeView)
  static let text = Kind<Text>(.text)
  static let view = Kind<AnyView>(.view)
  static let font = Kind<Font>(.font)
  static let fontWeight = Kind<Font.Weight>(.fontWeight)
  static let fontDesign = Kind<Font.Design>(.fontDesign)
  static let textStyle = Kind<Font.TextStyle>(.textStyle)
  static let blendMode = Kind<BlendMode>(.blendMode)
  static let container = Kind<ToggleDemo.Container>(.container)
}
