import SwiftUI

struct CoreImageDemo: View {
  private let names = [
    "CIPhotoEffectTransfer", "CISepiaTone", "CIPhotoEffectNoir", "CIGaussianBlur", "CIVignette",
    "CIPixellate", "CICrystallize", "CIEdges", "CIBloom",
  ]

  var body: some View {
    VStack(spacing: 24) {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 12), count: 3), spacing: 12) {
        ForEach(names, id: \.self) { name in
          VStack(spacing: 4) {
            Image(uiImage: filtered(name)).resizable().scaledToFit()
            Text(name.dropFirst(2)).font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
          }
        }
      }
      Image(uiImage: code).interpolation(.none).resizable().scaledToFit().frame(width: 180)
    }
    .padding(20)
  }

  private func filtered(_ name: String) -> UIImage {
    guard let input = CIImage(image: landscape), let filter = CIFilter(name: name) else {
      return landscape
    }
    filter.setValue(input, forKey: kCIInputImageKey)
    if name == "CIVignette" {
      filter.setValue(1, forKey: kCIInputIntensityKey)
      filter.setValue(2, forKey: kCIInputRadiusKey)
    }
    guard let output = filter.outputImage,
      let made = CIContext().createCGImage(output, from: input.extent)
    else { return landscape }
    return UIImage(cgImage: made)
  }

  private var code: UIImage {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("https://www.example.org".utf8)
    guard let output = filter.outputImage,
      let made = CIContext().createCGImage(output, from: output.extent)
    else { return UIImage() }
    return UIImage(cgImage: made)
  }

  private var landscape: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 240, height: 180), format: format).image {
      UIColor.systemTeal.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 240, height: 180))
      UIColor.systemYellow.setFill()
      $0.cgContext.fillEllipse(in: CGRect(x: 150, y: 25, width: 50, height: 50))
      UIColor.systemGreen.setFill()
      $0.cgContext.fillEllipse(in: CGRect(x: -80, y: 100, width: 260, height: 160))
      UIColor.systemBrown.setFill()
      $0.cgContext.fillEllipse(in: CGRect(x: 90, y: 125, width: 240, height: 120))
    }
  }
}
