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
  ]

  /// The framework of a name.
  static let frameworks = Dictionary(
    lists.flatMap { framework, names in
      names.split(whereSeparator: \.isWhitespace).map { (String($0), framework) }
    }, uniquingKeysWith: { first, _ in first })
}
