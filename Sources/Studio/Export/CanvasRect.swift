import Compositor

/// The compositor's rectangle of pixels, where the movie's is there as well. (`Compositor.PixelRect`
/// would be looked for in the class of that name.)
typealias CanvasRect = PixelRect
