/// Names that are used without being written.
enum ImpliedNames {
  /// At file scope: the types of literals where nothing else says one, and what macros write, modules' names among it, each of
  /// which a type of that name would stand before.
  static let types: Set<String> = [
    "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "Foundation",
    "FoundationEssentials", "IntegerLiteralType", "Observable", "Observation",
    "ObservationIgnored", "ObservationRegistrar", "ObservationTracked", "Predicate",
    "PredicateExpressions", "StringLiteralType", "Swift", "SwiftUI", "UnicodeScalarType",
  ]

  /// Members that the compiler looks for by itself: within texts, loops, builders, wrappers and what macros write, and in a
  /// protocol's extension for what a type of another file has of the system's else.
  static let members: Set<String> = [
    // Types that a protocol leaves open, which it then is told by the extension.
    "AllCases", "AnimatableData", "Body", "Cache", "Configuration", "Content", "Coordinator",
    "Element", "Entries", "ID", "Index", "Indices", "InsetShape", "Iterator", "Label", "Magnitude",
    "Previews", "RawValue", "Resolved", "Stride", "SubSequence", "Value", "ViewModifierBody",
    "access", "advanced", "allCases", "animatableData", "append", "appendInterpolation",
    "appendLiteral", "body", "buildArray", "buildBlock", "buildEither", "buildExpression",
    "buildFinalResult", "buildIf", "buildLimitedAvailability", "buildOptional", "buildPartialBlock",
    "callAsFunction", "count", "defaultValue", "description", "dismantleNSView", "dismantleUIView",
    "dismantleUIViewController", "displayPadding", "distance", "dropEntered", "dropExited",
    "dropUpdated", "dynamicallyCall", "encode", "endIndex", "errorCode", "errorDescription",
    "errorDomain", "errorUserInfo", "explicitAlignment", "failureReason", "formIndex",
    "hasAnimatedValue", "hash", "hashValue", "helpAnchor", "id", "index", "indices", "insert",
    "intValue", "isEmpty", "layoutDirectionBehavior", "layoutProperties", "magnitudeSquared",
    "main", "makeAsyncIterator", "makeBody", "makeCache", "makeCoordinator", "makeIterator", "next",
    "objectWillChange", "partition", "platform", "popFirst", "popLast", "primitivePlottable",
    "projectedValue", "properties", "rawValue", "recoverySuggestion", "reduce", "remove",
    "removeAll", "removeFirst", "removeLast", "removeSubrange", "replaceSubrange",
    "reserveCapacity", "resolve", "role", "scale", "shouldMerge", "shouldNotifyObservers",
    "sizeThatFits", "spacing", "startIndex", "stringValue", "swapAt", "underestimatedCount",
    "update", "updateCache", "validateDrop", "velocity", "withContiguousMutableStorageIfAvailable",
    "withContiguousStorageIfAvailable", "withMutation", "wrappedValue", "zero",
  ]
}
