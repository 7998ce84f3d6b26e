/// Apple's modules that a demo may import though they are not here.
///
/// What SwiftUI code takes from them most comes with SwiftUI here, so the import is blanked; the
/// rest is then reported by its own name, where it is used.
enum AppleModules {
  /// What Combine has is among them: a module of that name would make packages that we depend on
  /// believe they are on a Mac.
  static let dropped: Set<String> = [
    "AVFoundation", "AVKit", "Accessibility", "AppKit", "AudioToolbox", "Charts", "Cocoa",
    "Combine",
    "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMotion", "CoreText", "CoreTransferable", "Darwin", "DeveloperToolsSupport", "GameplayKit",
    "ImageIO", "MapKit", "Metal", "MetalKit", "MobileCoreServices", "OSLog", "ObjectiveC", "Photos",
    "PhotosUI", "PlaygroundSupport", "QuartzCore", "SafariServices", "Spatial", "StoreKit",
    "SwiftUICore", "Symbols", "TipKit", "UIKit", "UniformTypeIdentifiers", "WebKit", "WidgetKit",
    "os", "simd",
  ]
}
