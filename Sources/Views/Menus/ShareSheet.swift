import Foundation
import Geometry
import Motion
import ViewEngine

/// What the system's sheet shows of what is shared.
struct SharedItem {
  let title: String
  let symbol: String
  let image: Image?
  /// Whether it is an address, which has actions of its own.
  let isLink: Bool

  init(_ items: some Collection) {
    let first: Any? = items.first
    let preview = first as? SharePreview
    isLink = first is URL
    image = preview?.image
    symbol = first is URL ? "safari" : "doc.text"
    if items.count > 1 {
      title = isLink ? "\(items.count) Links" : "\(items.count) Documents"
    } else if let url = first as? URL {
      title = url.host ?? url.lastPathComponent
    } else {
      title = preview?.title ?? first as? String ?? ""
    }
  }
}

/// The system's sheet for what is shared: its title, a row of the system's apps, and what can be done with it here. By
/// eye from iOS 17.
struct ShareSheet: View {
  let shared: SharedItem
  let close: () -> Void

  enum Constants {
    static let popover = CGSize(width: 375, height: 420)
    static let margin: CGFloat = 16
    static let picture: CGFloat = 40
    static let appSpacing: CGFloat = 18
    static let row: CGFloat = 52
    static let radius: CGFloat = 10
    static let close: CGFloat = 30
  }

  var body: some View {
    VStack(spacing: 0) {
      header
      Divider()
      apps
      Divider()
      VStack(spacing: Constants.margin) {
        group(["Copy"])
        group(
          shared.isLink ? ["Add to Reading List", "Add Bookmark"] : ["Save to Files"])
      }
      .padding(Constants.margin)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(.systemGroupedBackground))
    // It is the system's, whatever what it was opened from is written in.
    .font(.body)
  }

  private var header: some View {
    HStack(spacing: 12) {
      picture
      Text(verbatim: shared.title).font(.subheadline.weight(.semibold)).lineLimit(2)
      Spacer(minLength: 0)
      Button(action: close) {
        Image(systemName: "xmark").font(.system(size: 13, weight: .bold))
          .foregroundStyle(Color(.secondaryLabel))
          .frame(width: Constants.close, height: Constants.close)
          .background(Color(.tertiarySystemFill), in: Circle())
      }
      .accessibilityLabel("Close")
    }
    .padding(Constants.margin)
  }

  private var picture: some View {
    Group {
      if let image = shared.image {
        image.resizable().scaledToFill()
      } else {
        Image(systemName: shared.symbol).font(.system(size: 20)).foregroundStyle(.secondary)
      }
    }
    .frame(width: Constants.picture, height: Constants.picture)
    .background(Color(.tertiarySystemFill))
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
  }

  private var apps: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: Constants.appSpacing) {
        ForEach(SharingApp.all, id: \.name) { $0.tile }
      }
      .padding(Constants.margin)
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private func group(_ actions: [String]) -> some View {
    VStack(spacing: 0) {
      ForEach(actions, id: \.self) { action in
        if action != actions.first { Divider().padding(.leading, Constants.margin) }
        Button(action: close) {
          HStack {
            Text(verbatim: action)
            Spacer()
            Image(systemName: Self.symbols[action] ?? "square")
          }
          .foregroundStyle(Color.primary)
          .padding(.horizontal, Constants.margin)
          .frame(height: Constants.row)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }
    .background(
      Color(.secondarySystemGroupedBackground),
      in: RoundedRectangle(cornerRadius: Constants.radius, style: .continuous))
  }

  private static let symbols = [
    "Copy": "doc.on.doc", "Add to Reading List": "eyeglasses", "Add Bookmark": "book",
    "Save to Files": "folder",
  ]
}
