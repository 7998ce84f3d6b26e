import Foundation

/// Drawings of our own of devices, and of what they show.
enum DeviceSymbols: SymbolStrokes {
  static let drawings: [String: String] = [
    "iphone": line(phoneEdge) + #"<rect x="6.6" y="1.9" width="2.8" height="1.1" rx="0.55"/>"#,
    "apps.iphone": line(phoneEdge)
      + #"<path d="M5.6 3H7.4V4.8H5.6ZM8.6 3H10.4V4.8H8.6ZM5.6 6H7.4V7.8H5.6ZM8.6 6H10.4V7.8H8.6Z"/>"#
      + #"<path d="M5.6 9H7.4V10.8H5.6ZM8.6 9H10.4V10.8H8.6Z"/>"#,
    "ipad": line(
      "M4 0.4H12Q13.8 0.4 13.8 2.2V13.8Q13.8 15.6 12 15.6H4Q2.2 15.6 2.2 13.8V2.2Q2.2 0.4 4 0.4Z")
      + line("M6.4 13.6H9.6"),
    "waveform.path": line("M-0.6 8H2.8L5 2.6L8.2 13.4L11 5L12.6 8H16.6"),
    "faceid": line(
      "M0.8 4.4V2.8Q0.8 0.8 2.8 0.8H4.4M11.6 0.8H13.2Q15.2 0.8 15.2 2.8V4.4M15.2 11.6V13.2Q15.2 15.2 13.2 15.2H11.6M4.4 15.2H2.8Q0.8 15.2 0.8 13.2V11.6"
    )
      + line(
        "M4.9 5.3V6.5M11.1 5.3V6.5M8.3 5.3V8.5Q8.3 9.1 7.7 9.1H7.4M5.1 10.9Q8 13.3 10.9 10.9"),
    "progress.indicator": spinner,
    "exclamationmark.warninglight": line(dome) + line("M0.8 14.6H15.2") + line("M8 6V8.4")
      + #"<circle cx="8" cy="10.6" r="0.8"/>"#,
    "exclamationmark.warninglight.fill": cutOut(
      solid(dome),
      #"<path d="M8 5.8V8.2" stroke="black" stroke-width="1.3" stroke-linecap="round"/><circle cx="8" cy="10.4" r="0.85"/>"#
    )
      + line("M0.8 14.6H15.2"),
    "play.tv": line(tvEdge + tvFoot) + solid("M6.6 5V9L10 7Z"),
    "play.tv.fill": cutOut(solid(tvEdge), #"<path d="M6.4 4.6V9.4L10.6 7Z"/>"#) + line(tvFoot),
    "4k.tv": line(tvEdge + tvFoot + fourK),
    "4k.tv.fill": cut(solid(tvEdge), fourK) + line(tvFoot),
    "airpodspro.chargingcase.wireless": line(earbudCase) + #"<circle cx="8" cy="9.4" r="0.8"/>"#,
    "airpodspro.chargingcase.wireless.fill": cutOut(
      solid(earbudCase), #"<circle cx="8" cy="9.4" r="0.9"/>"# + line("M-1 6.6H17")),
    "battery.0": battery(0),
    "battery.0percent": battery(0),
    "battery.25": battery(0.25),
    "battery.25percent": battery(0.25),
    "battery.50": battery(0.5),
    "battery.50percent": battery(0.5),
    "battery.75": battery(0.75),
    "battery.75percent": battery(0.75),
    "battery.100": battery(1),
    "battery.100percent": battery(1),
    "battery.100.bolt": chargedBattery,
    "battery.100percent.bolt": chargedBattery,
  ]

  private static func battery(_ charge: Double) -> String {
    batteryEdge
      + (charge > 0
        ? #"<rect x="0.4" y="5.6" width="\#(13 * charge)" height="4.8" rx="1.1"/>"# : "")
  }
  private static let batteryEdge =
    line("M0.2 3.8H13.6Q15.8 3.8 15.8 6V10Q15.8 12.2 13.6 12.2H0.2Q-2 12.2 -2 10V6Q-2 3.8 0.2 3.8Z")
    + #"<path d="M17 6.4C18.2 6.7 18.2 9.3 17 9.6Z"/>"#
  private static let chargedBattery =
    cutOut(
      batteryEdge + #"<rect x="0.4" y="5.6" width="13" height="4.8" rx="1.1"/>"#,
      #"<path d="M8 1.4L3.4 9H6.4L5.6 14.6L10.4 7H7.4Z" stroke="black" stroke-width="1.6" stroke-linejoin="round"/>"#
    ) + solid("M8 1.4L3.4 9H6.4L5.6 14.6L10.4 7H7.4Z")
  private static let tvEdge =
    "M2 2.5H14Q15.5 2.5 15.5 4V10Q15.5 11.5 14 11.5H2Q0.5 11.5 0.5 10V4Q0.5 2.5 2 2.5Z"
  private static let tvFoot = "M3.4 13.8H12.6"
  private static let fourK =
    "M5.2 4.7L3.4 7.8H6.6M5.6 6.4V9.3M9.4 4.7V9.3M12.4 4.7L9.6 7L12.4 9.3"
  private static let earbudCase =
    "M4 3.2H12Q15.6 3.2 15.6 6.6V9.4Q15.6 12.8 12 12.8H4Q0.4 12.8 0.4 9.4V6.6Q0.4 3.2 4 3.2ZM0.4 6.6H15.6"
  private static let spinner: String = (0..<8).map { ray in
    let angle = Double(ray) * .pi / 4
    let (x, y) = (sin(angle), -cos(angle))
    return
      #"<path d="M\#(8 + 3.6 * x) \#(8 + 3.6 * y)L\#(8 + 7 * x) \#(8 + 7 * y)" stroke="black" "#
      + #"stroke-width="1.9" stroke-linecap="round" stroke-opacity="\#(1 - Double(ray) * 0.1)"/>"#
  }.joined()
  private static let phoneEdge =
    "M5.8 0.2H10.2Q12.2 0.2 12.2 2.2V13.8Q12.2 15.8 10.2 15.8H5.8Q3.8 15.8 3.8 13.8V2.2Q3.8 0.2 5.8 0.2Z"
  private static let dome = "M2.8 12.4V8.4A5.2 5.2 0 0 1 13.2 8.4V12.4Z"
}
