import Foundation

/// What describes an axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  open var title: String
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var scaleType = ScaleType.linear
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  open var title: String
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}
