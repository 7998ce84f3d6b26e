/// Values of the types of SwiftUI, UIKit and Foundation that views are given beside the commonest ones.
enum SystemValue {
  static func expression(for type: String) -> String? {
    if type.hasPrefix("Set<") { return "[]" }
    for (name, sign) in [("ClosedRange", "..."), ("Range", "..<")] where type.hasPrefix(name + "<")
    {
      let bound = type.dropFirst(name.count + 1).dropLast()
      return bound == "Date" ? "Date.now\(sign)Date.now.addingTimeInterval(86_400)" : "0\(sign)10"
    }
    return values[type] ?? existential(type)
  }

  private static let values = [
    "UnitPoint": ".center", "Alignment": ".center", "HorizontalAlignment": ".center",
    "VerticalAlignment": ".center", "TextAlignment": ".center", "Axis": ".vertical",
    "Axis.Set": ".vertical", "Edge.Set": ".all", "ContentMode": ".fit",
    "EdgeInsets": "EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)",
    "Data": "Data()", "Decimal": "3", "CGVector": "CGVector(dx: 10, dy: 10)",
    "Font.Weight": ".bold", "Font.Design": ".rounded", "Font.TextStyle": ".body",
    "UIImage": "UIImage(systemName: \"star.fill\")!", "UIColor": ".systemBlue",
    "NSColor": ".systemBlue", "Path": "Path(CGRect(x: 0, y: 0, width: 100, height: 100))",
    "Material": ".regular", "AnyShape": "AnyShape(Circle())",
    "AnyShapeStyle": "AnyShapeStyle(Color.blue)", "ColorScheme": ".light",
    "Calendar": "Calendar.current", "Locale": "Locale.current", "TimeZone": "TimeZone.current",
    "Visibility": ".visible", "ButtonRole": ".cancel", "ScenePhase": ".active",
    "LayoutDirection": ".leftToRight", "DynamicTypeSize": ".large",
  ]

  private static func existential(_ type: String) -> String? {
    switch type {
    case "Shape", "some Shape", "InsettableShape", "some InsettableShape": "Circle()"
    case "View": "Text(\"Content\")"
    case "ShapeStyle", "some ShapeStyle": "Color.blue"
    default: nil
    }
  }
}
