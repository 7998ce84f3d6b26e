import Foundation
import Geometry

extension Device {
  /// Every device, the newest of a kind last.
  ///
  /// Phones with an island keep 59 points free at the top, from the iPhone 16 Pro on 62, the iPhone Air
  /// 68; those with a notch 47. Tablets: 24 at the top and 20 at the bottom.
  public static let all: [Device] =
    [
      phone("iphonese", "iPhone SE", 375, 667, .homeButton, top: 20, bottom: 0, scale: 2),
      phone("iphone14", "iPhone 14", 390, 844, .notch, top: 47),
      phone("iphone14plus", "iPhone 14 Plus", 428, 926, .notch, top: 47),
      phone("iphone15", "iPhone 15", 393, 852, .island, top: 59),
      phone("iphone15plus", "iPhone 15 Plus", 430, 932, .island, top: 59),
      phone("iphone15pro", "iPhone 15 Pro", 393, 852, .island, top: 59),
      phone("iphone15promax", "iPhone 15 Pro Max", 430, 932, .island, top: 59),
      phone("iphone16e", "iPhone 16e", 390, 844, .notch, top: 47),
      phone("iphone16", "iPhone 16", 393, 852, .island, top: 59),
      phone("iphone16plus", "iPhone 16 Plus", 430, 932, .island, top: 59),
      phone("iphone16pro", "iPhone 16 Pro", 402, 874, .island, top: 62),
      phone("iphone16promax", "iPhone 16 Pro Max", 440, 956, .island, top: 62),
      phone("iphone17", "iPhone 17", 402, 874, .island, top: 62),
      phone("iphoneair", "iPhone Air", 420, 912, .island, top: 68),
      phone("iphone17pro", "iPhone 17 Pro", 402, 874, .island, top: 62),
      phone("iphone17promax", "iPhone 17 Pro Max", 440, 956, .island, top: 62),
      tablet("ipadmini", "iPad mini", 744, 1133),
      tablet("ipad", "iPad", 820, 1180),
      tablet("ipad11", "iPad Pro 11-inch", 834, 1210),
      tablet("ipad13", "iPad Pro 13-inch", 1032, 1376),
    ] + windows + watches + televisions

  private static func phone(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, _ shell: PhoneKind,
    top: CGFloat, bottom: CGFloat = 34, scale: Double = 3
  ) -> Device {
    Device(
      name: name, title: title, family: .phone, size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), displayScale: scale,
      shell: .phone(shell, screen: CGSize(width: width, height: height)))
  }

  private static func tablet(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat
  ) -> Device {
    Device(
      name: name, title: title, family: .tablet, size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), displayScale: 2,
      shell: .tablet(screen: CGSize(width: width, height: height)))
  }
}
