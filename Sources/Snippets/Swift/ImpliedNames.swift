/// Names that are used without being written.
enum ImpliedNames {
  /// The types of literals where nothing else says one.
  static let literals: Set<String> = [
    "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
    "StringLiteralType", "UnicodeScalarType",
  ]

  /// Members that the compiler looks for by itself: within texts, loops, builders and wrappers, and in a protocol's extension
  /// for what a type of another file has of the system's else.
  static let members: Set<String> = [
    // Types that a protocol leaves open, which it then is told by the extension.
    "AllCases", "AnimatableData", "Body", "Cache", "Configuration", "Content", "Coordinator",
    "Element", "Entries", "ID", "Index", "Indices", "InsetShape", "Iterator", "Label", "Magnitude",
    "Previews", "RawValue", "Resolved", "Stride", "SubSequence", "Value", "ViewModifierBody",
    "advanced", "allCases", "animatableData", "appendInterpolation", "appendLiteral", "body",
    "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult",
    "buildLimitedAvailability", "buildOptional", "buildPartialBlock", "callAsFunction", "count",
    "defaultValue", "description", "dismantleUIView", "dismantleUIViewController", "displayPadding",
    "distance", "dropEntered", "dropExited", "dropUpdated", "dynamicallyCall", "encode",
    "endIndex", "errorDescription", "explicitAlignment", "failureReason", "formIndex",
    "hasAnimatedValue", "hash", "hashValue", "helpAnchor", "id", "index", "indices", "intValue",
    "isEmpty", "layoutDirectionBehavior", "layoutProperties", "magnitudeSquared", "main",
    "makeAsyncIterator", "makeBody", "makeCache", "makeCoordinator", "makeIterator", "next",
    "objectWillChange", "platform", "projectedValue", "properties", "rawValue", "reduce",
    "recoverySuggestion", "resolve", "role", "scale", "shouldMerge", "sizeThatFits", "spacing",
    "startIndex", "stringValue", "underestimatedCount", "update", "updateCache", "validateDrop",
    "velocity", "withContiguousStorageIfAvailable", "wrappedValue", "zero",
  ]
}
