import Foundation

/// What describes one series of a chart.
open class AXDataSeriesDescriptor {
  open var name: String?
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

open class AXDataPoint {
  /// A number or a category.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  open var label: String?
  open var xValue: Value
  open var yValue: Double?
  open var additionalValues: [Value]

  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }

  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
}
