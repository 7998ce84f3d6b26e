/// The SwiftUI names that demos can use.
enum SupportedAPI {
  static let names: [String] = []
}
