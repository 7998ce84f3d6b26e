import Drawing
import Foundation
import Geometry

extension ShellDrawing {
  var rim: RGBA {
    switch finish {
    case .dark: RGBA(43.0 / 255, 43.0 / 255, 43.0 / 255)
    case .light: RGBA(198.0 / 255, 196.0 / 255, 192.0 / 255)
    }
  }

  var ramp: RGBA {
    switch finish {
    case .dark: RGBA(22.0 / 255, 22.0 / 255, 22.0 / 255)
    case .light: RGBA(110.0 / 255, 109.0 / 255, 107.0 / 255)
    }
  }

  func drawn(_ part: DeviceShell.Part) -> DisplayItem {
    shape(part.outline.path, color(of: part.tone))
  }

  private func color(of tone: DeviceShell.Part.Tone) -> RGBA {
    let isLight = finish == .light
    return switch tone {
    case .metal: isLight ? RGBA(0.77, 0.775, 0.785) : RGBA(0.21, 0.21, 0.22)
    case .bright: isLight ? RGBA(0.89, 0.893, 0.9) : RGBA(0.33, 0.33, 0.345)
    case .deep: isLight ? RGBA(0.6, 0.605, 0.615) : RGBA(0.12, 0.12, 0.125)
    case .band: isLight ? RGBA(0.86, 0.85, 0.83) : RGBA(0.14, 0.14, 0.15)
    // Measured nowhere; a window's bar in macOS 14, light and dark.
    case .chrome: isDark ? RGBA(0.2, 0.2, 0.21) : RGBA(0.93, 0.93, 0.935)
    case .hairline: isDark ? RGBA(0, 0, 0, 0.6) : RGBA(0, 0, 0, 0.16)
    case .red: RGBA(1, 0.37, 0.34)
    case .yellow: RGBA(1, 0.74, 0.18)
    case .green: RGBA(0.16, 0.79, 0.25)
    }
  }
}

extension DeviceShell.Part.Outline {
  var path: Path {
    switch self {
    case .rounded(let rect, let radii):
      Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
    case .polygon(let points):
      Path { path in
        path.addLines(points)
        path.closeSubpath()
      }
    }
  }
}
