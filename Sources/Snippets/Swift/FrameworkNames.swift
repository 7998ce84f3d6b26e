/// Names of Apple's frameworks that Showreel has nothing of, though a demo may import them, and that do not begin as the
/// framework's names do: what is told of them names the framework.
enum FrameworkNames {
  /// Types, attributes, modifiers and environment values.
  private static let lists = [
    (
      "Core Data",
      """
      FetchRequest FetchedResults NSAsynchronousFetchRequest NSBatchDeleteRequest
      NSBatchInsertRequest NSEntityDescription NSFetchRequest NSFetchRequestResult
      NSFetchedResultsController NSManaged NSManagedObject NSManagedObjectContext NSManagedObjectID
      NSManagedObjectModel NSPersistentCloudKitContainer NSPersistentContainer
      NSPersistentStoreCoordinator NSPersistentStoreDescription SectionedFetchRequest
      SectionedFetchResults managedObjectContext
      """
    ),
    (
      "StoreKit",
      """
      SKOverlay SKPayment SKPaymentQueue SKPaymentTransaction
      SKPaymentTransactionObserver SKProduct SKProductsRequest SKProductsRequestDelegate
      SKProductsResponse SKReceiptRefreshRequest SKStoreProductViewController
      SubscriptionOfferView SubscriptionStoreControlStyle SubscriptionStoreView appStoreOverlay
      currentEntitlementTask inAppPurchaseOptions manageSubscriptionsSheet
      onInAppPurchaseCompletion onInAppPurchaseStart productViewStyle
      refundRequestSheet storeButton storeProductTask storeProductsTask subscriptionStatusTask
      subscriptionStoreButtonLabel subscriptionStoreControlStyle
      subscriptionStorePolicyDestination
      """
    ),
    (
      "RealityKit",
      """
      ARView AnchorEntity Model3D ModelEntity RealityView RealityViewContent
      """
    ),
    ("SceneKit", "SceneView"),
    (
      "CryptoKit",
      """
      ChaChaPoly CryptoKitError Curve25519 HKDF HMAC P256 P384 P521 SHA256 SHA384 SHA512
      SecureEnclave SymmetricKey
      """
    ),
  ]

  /// How names begin of frameworks that may be imported and that nothing is here of. Two letters are an app's as well, so
  /// they only count where a file imports the framework.
  private static let beginnings = [
    "AppTrackingTransparency": "AT", "AuthenticationServices": "AS", "BackgroundTasks": "BG",
    "CallKit": "CX", "CloudKit": "CK", "Contacts": "CN", "ContactsUI": "CN", "CoreBluetooth": "CB",
    "CoreHaptics": "CH", "CoreML": "ML", "CoreMedia": "CM", "CoreMotion": "CM",
    "CoreSpotlight": "CS",
    "CoreTelephony": "CT", "EventKit": "EK", "EventKitUI": "EK", "GameController": "GC",
    "GameKit": "GK", "GameplayKit": "GK",
    "HealthKit": "HK", "HomeKit": "HM", "LinkPresentation": "LP", "LocalAuthentication": "LA",
    "MediaPlayer": "MP", "MessageUI": "MF",
    "MetricKit": "MX", "MultipeerConnectivity": "MC",
    "NaturalLanguage": "NL", "Network": "NW", "PDFKit": "PDF", "PassKit": "PK", "PencilKit": "PK",
    "PushKit": "PK",
    "QuickLook": "QL", "SafariServices": "SF", "Speech": "SF", "Vision": "VN",
    "WatchConnectivity": "WC",
  ]

  /// Modules of which the names tell that they are theirs, so that what else is missing is another file's.
  static let known = Set(beginnings.keys).union(["CryptoKit"])

  /// Whether a name is one of a framework that is imported: `HKHealthStore`.
  static func isOne(_ name: String, of modules: Set<String>) -> Bool {
    modules.contains { module in
      guard let beginning = beginnings[module], name.hasPrefix(beginning) else { return false }
      let rest = name.dropFirst(beginning.count)
      return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    }
  }

  /// The framework of a name.
  static let frameworks = Dictionary(
    lists.flatMap { framework, names in
      names.split(whereSeparator: \.isWhitespace).map { (String($0), framework) }
    }, uniquingKeysWith: { first, _ in first })
}
