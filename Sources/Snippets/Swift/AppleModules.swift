/// Apple's modules that a demo may import though they are not here.
///
/// What SwiftUI code takes from them most comes with SwiftUI here, so the import is blanked; the
/// rest is then reported by its own name, where it is used.
enum AppleModules {
  /// What Combine has is among them: a module of that name would make packages that we depend on
  /// believe they are on a Mac.
  static let dropped: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AppIntents", "AppKit",
    "AudioToolbox", "AuthenticationServices", "Charts", "CloudKit", "Cocoa", "Combine", "Contacts",
    "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "Darwin", "DeveloperToolsSupport", "EventKit", "GameKit", "GameplayKit",
    "HealthKit", "ImageIO", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal",
    "MetalKit", "MobileCoreServices", "NaturalLanguage", "Network", "OSLog", "ObjectiveC",
    "PDFKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "QuartzCore", "QuickLook",
    "SafariServices", "Spatial", "Speech", "StoreKit", "SwiftData", "SwiftUICore", "Symbols",
    "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "os", "simd",
  ]
}
