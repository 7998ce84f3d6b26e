import Foundation
import Motion
import ViewEngine

// An intent's parameters have the name that a tip's have. In a clip nobody chooses: each is what it is by itself.

extension Parameter {
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value
  ) {
    self.init(wrappedValue: defaultValue)
  }
}

extension Parameter where Value: ExpressibleByNilLiteral {
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.init(wrappedValue: nil)
  }
}

extension Parameter where Value == String {
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.init(wrappedValue: "")
  }
}

extension Parameter where Value: ExpressibleByIntegerLiteral {
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.init(wrappedValue: 0)
  }
}

extension Parameter where Value == Bool {
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.init(wrappedValue: false)
  }
}
