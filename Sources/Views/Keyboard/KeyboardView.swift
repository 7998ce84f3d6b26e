import Foundation
import Geometry
import Motion
import ViewEngine

/// The keys, the bar of proposals above them, and what is below them.
///
/// Drawn from geometry alone, by eye from phones with iOS 17.
struct KeyboardView: View {
  let metrics: KeyboardMetrics
  let layout: KeyboardLayout
  /// The word that is typed.
  let word: String
  /// The key that is down.
  let pressed: Character?
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.idiom) private var idiom

  private var palette: KeyboardPalette { KeyboardPalette(colorScheme) }

  private func isPressed(_ key: KeyboardKey) -> Bool {
    guard let pressed, let types = key.types else { return false }
    return pressed.lowercased() == types.lowercased()
  }

  var body: some View {
    let places = KeyboardGrid(layout, metrics).places
    ZStack(alignment: .topLeading) {
      palette.ground
      if metrics.proposals > 0 {
        ProposalBar(word: word, ink: palette.ink)
          .frame(width: metrics.width, height: metrics.proposals)
      }
      ForEach(places) { place in
        KeyCap(key: place.key, isPressed: isPressed(place.key), palette: palette)
          .frame(width: place.frame.width, height: place.frame.height)
          .offset(x: place.frame.minX, y: place.frame.minY)
      }
      if metrics.below > 40, !layout.isPad {
        KeysBelow(ink: palette.ink)
          .frame(width: metrics.width, height: metrics.below)
          .offset(y: metrics.proposals + metrics.keys)
      }
      if idiom == .phone, let place = places.first(where: { isPressed($0.key) }),
        place.key.role == .typing, !layout.isPad
      {
        PressedKey(key: place.key, palette: palette, frame: place.frame, width: metrics.width)
      }
    }
    .frame(width: metrics.width, height: metrics.height)
  }
}

/// One key.
private struct KeyCap: View {
  let key: KeyboardKey
  let isPressed: Bool
  let palette: KeyboardPalette

  private static let radius: CGFloat = 5

  private var ground: Color {
    switch key.role {
    case .special: isPressed ? palette.key : palette.special
    case .submit where key.isProminent: isPressed ? palette.key : palette.submit
    case .submit: isPressed ? palette.key : palette.special
    case .typing, .gap: isPressed ? palette.special : palette.key
    }
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
    shape.fill(palette.edge).offset(y: 1)
      .overlay { shape.fill(ground) }
      .overlay {
        KeyFace(face: key.face, isTyping: key.role == .typing)
          .foregroundStyle(key.isProminent && !isPressed ? Color.white : palette.ink)
      }
  }
}

/// What is on a key.
private struct KeyFace: View {
  let face: KeyboardKey.Face
  let isTyping: Bool

  var body: some View {
    switch face {
    case .text(let text):
      Text(verbatim: text)
        .font(.system(size: isTyping && text.count == 1 ? 23 : 16))
        .fixedSize()
    case .symbol(let name):
      Image(systemName: name).font(.system(size: 18))
    case .digit(let digit, let letters):
      VStack(spacing: -3) {
        Text(verbatim: digit).font(.system(size: 25))
        if !letters.isEmpty {
          Text(verbatim: letters).font(.system(size: 10, weight: .bold)).tracking(2)
        }
      }
    }
  }
}

/// The sign that a phone shows above the key that is down.
private struct PressedKey: View {
  let key: KeyboardKey
  let palette: KeyboardPalette
  let frame: CGRect
  /// Of the keyboard.
  let width: CGFloat

  private static let wider: CGFloat = 1.6
  private static let edge: CGFloat = 2

  var body: some View {
    let size = CGSize(width: frame.width * Self.wider, height: frame.height + 10)
    let left = min(
      max(frame.midX - size.width / 2, Self.edge), width - Self.edge - size.width)
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 5, style: .continuous)
        .frame(width: frame.width, height: frame.height + 12)
        .offset(x: frame.minX, y: frame.minY - 12)
      RoundedRectangle(cornerRadius: 9, style: .continuous)
        .frame(width: size.width, height: size.height)
        .offset(x: left, y: frame.minY - size.height - 4)
    }
    .foregroundStyle(palette.key)
    .compositingGroup()
    .shadow(color: .black.opacity(0.3), radius: 2)
    if case .text(let text) = key.face {
      Text(verbatim: text)
        .font(.system(size: 34))
        .foregroundStyle(palette.ink)
        .frame(width: size.width, height: size.height)
        .offset(x: left, y: frame.minY - size.height - 4)
    }
  }
}

/// The word that is typed, and two places for others.
private struct ProposalBar: View {
  let word: String
  let ink: Color

  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: word.isEmpty ? "" : "“\(word)”")
        .font(.system(size: 17))
        .lineLimit(1)
        .foregroundStyle(ink)
        .padding(.horizontal, 6)
        .frame(maxWidth: .infinity)
      ForEach(0..<2, id: \.self) { _ in
        ink.opacity(0.2).frame(width: 1, height: 26)
        Color.clear.frame(maxWidth: .infinity)
      }
    }
  }
}

/// The keys for emoji and for dictation.
private struct KeysBelow: View {
  let ink: Color

  var body: some View {
    HStack {
      Image(systemName: "face.smiling")
      Spacer()
      Image(systemName: "mic")
    }
    .font(.system(size: 25))
    .foregroundStyle(ink.opacity(0.6))
    .padding(.horizontal, 26)
    .frame(maxHeight: .infinity, alignment: .top)
    .padding(.top, 8)
  }
}
