import Foundation
import Motion
import ViewEngine

// The system's page that shows what is in a file.
extension View {
  /// - Note: Accepted: nothing comes of it; a demo's files have nothing to look at.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// - Note: Accepted: nothing comes of it; a demo's files have nothing to look at.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { self }
}
