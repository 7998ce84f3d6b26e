import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What holds on every device.
@MainActor
@Suite("Devices' own sizes")
struct DeviceSizeTests {
  @Test("Text styles have the device's sizes")
  func textStyles() {
    #expect(Font.TextStyle.body.size(at: .large, on: .mac) == 13)
    #expect(Font.TextStyle.largeTitle.size(at: .large, on: .mac) == 26)
    #expect(Font.TextStyle.body.size(at: .large, on: .tv) == 29)
    #expect(Font.TextStyle.body.size(at: .large, on: .watch) == 16)
    #expect(Font.headline.description(on: .mac).weight == Font.Weight.bold.value)
    for style in Font.TextStyle.allCases {
      #expect(style.size(at: .large, on: .pad) == style.size, "\(style)")
    }
  }

  @Test("Size classes are the device's", arguments: [DeviceIdiom.pad, .mac, .tv, .watch])
  func sizeClasses(_ idiom: DeviceIdiom) {
    var canvas = GraphCanvas(size: CGSize(width: 300, height: 300))
    canvas.deviceIdiom = idiom
    let expected: UserInterfaceSizeClass = idiom == .watch ? .compact : .regular
    #expect(canvas.sizeClasses.horizontal == expected)
    #expect(canvas.sizeClasses.vertical == expected)
  }
}
