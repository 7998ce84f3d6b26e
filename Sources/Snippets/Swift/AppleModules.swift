/// Apple's modules that a demo may import though they are not here.
///
/// What SwiftUI code takes from them most comes with SwiftUI here, so the import is blanked; the
/// rest is then reported by its own name, where it is used.
enum AppleModules {
  /// C modules, and what they come with, that every demo has: they are compiled before all demos.
  static let always: Set<String> = [
    "Dispatch", "Foundation", "Glibc", "Observation", "Swift", "SwiftUI",
  ]

  /// What Combine has is among them: a module of that name would make packages that we depend on
  /// believe they are on a Mac.
  static let dropped: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AppIntents",
    "AppKit",
    "AudioToolbox", "AuthenticationServices", "Charts", "CloudKit", "Cocoa", "Combine", "Contacts",
    "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "Darwin", "DeveloperToolsSupport", "EventKit", "GameKit", "GameplayKit",
    "HealthKit", "ImageIO", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal",
    "MetalKit", "MobileCoreServices", "NaturalLanguage", "Network", "OSLog", "ObjectiveC",
    "PDFKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "QuartzCore", "QuickLook",
    "SafariServices", "Spatial", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUICore",
    "Symbols", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "Vision",
    "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "os", "simd",
  ]

  /// Modules of Apple's that a demo may be written for and nothing is here of.
  static let refused: Set<String> = [
    "ARKit", "Accounts", "AdServices", "AdSupport", "AlarmKit",
    "AppTrackingTransparency", "AudioUnit", "AutomaticAssessmentConfiguration", "BackgroundTasks",
    "CallKit", "CarPlay", "ClassKit", "ClockKit", "Compression", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreAudioTypes", "CoreMIDI", "CoreMedia", "CoreMediaIO", "CoreNFC",
    "CoreServices", "CoreVideo", "CoreWLAN", "CryptoKit", "CryptoTokenKit", "DeviceActivity",
    "DeviceCheck", "EventKitUI", "ExternalAccessory", "FamilyControls", "FileProvider",
    "FoundationModels", "GLKit", "GameController", "GroupActivities", "HomeKit", "IOKit",
    "IOSurface", "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "ManagedSettings", "Matter", "MetalFX", "MetalPerformanceShaders", "MetricKit", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NearbyInteraction", "NetworkExtension", "OpenGLES",
    "PassKit", "PhotosEditing", "ProximityReader", "PushKit", "QuickLookThumbnailing",
    "RealityFoundation", "RealityKit", "RealityKitContent", "ReplayKit", "RoomPlan",
    "SceneKit", "ScreenCaptureKit", "ScreenTime", "Security", "SensorKit", "ServiceManagement",
    "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis",
    "SystemConfiguration", "TabularData", "ThreadNetwork", "TranslationUIProvider",
    "VideoToolbox", "Virtualization", "WeatherKit", "WorkoutKit", "XCTest",
  ]
}
