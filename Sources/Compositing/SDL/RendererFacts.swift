import CSDL2

/// Which of SDL's renderers draws; `auto` takes the first that works, accelerated ones first.
package enum RendererChoice: String, Codable, CaseIterable, Sendable {
  case auto, opengl, opengles2, software
}

/// What draws, for people to read.
package struct RendererFacts: Hashable, Sendable {
  /// SDL's video driver, `offscreen` where no display is needed.
  package let driver: String
  /// SDL's renderer: `opengl`, `opengles2` or `software`.
  package let name: String
  /// What the renderer runs on, where it says so: a GPU's name, or `llvmpipe (…)`.
  package let device: String?
  package let isAccelerated: Bool
  /// Pixels a side.
  package let largestTexture: Int
  /// What is worse than asked for, and what would help.
  package let warning: String?
}

extension RendererFacts {
  init(driver: String, info: SDL_RendererInfo, device: String?, refusals: [String]) {
    self.driver = driver
    name = String(cString: info.name)
    isAccelerated = info.flags & SDL_RENDERER_ACCELERATED.rawValue != 0
    self.device = isAccelerated ? device : nil
    // The software renderer names no limit.
    largestTexture =
      info.max_texture_width > 0
      ? Int(min(info.max_texture_width, info.max_texture_height)) : 16384
    warning = isAccelerated ? nil : Self.softwareWarning(refusals)
  }

  private static func softwareWarning(_ refusals: [String]) -> String {
    let why =
      refusals.isEmpty
      ? "" : " because no other started (\(refusals.joined(separator: "; ")))"
    return "SDL's software renderer draws\(why): things move by whole pixels and turned edges are "
      + "jagged. Install libgl1-mesa-dri and libegl1 for an accelerated one."
  }
}
