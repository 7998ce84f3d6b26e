import Drawing
import Foundation
import TestSupport
import Testing

@testable import Raster

/// SVG as cairo writes it of a PDF file's page: letters are symbols that are used, what is cut off and what is faint are
/// references to definitions.
struct CairoPageTests {
  private let page = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20" \
    viewBox="0 0 40 20" version="1.2">
    <defs>
    <g><symbol overflow="visible" id="glyph0-1"><path style="stroke:none;" d="M 0 0 L 10 0 L 10 -10 L 0 -10 Z M 0 0 "/></symbol></g>
    <clipPath id="clip1"><path d="M 10 0 L 20 0 L 20 20 L 10 20 Z M 10 0 "/></clipPath>
    <filter id="alpha" filterUnits="objectBoundingBox" x="0%" y="0%" width="100%" height="100%">
    <feColorMatrix type="matrix" in="SourceGraphic" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>
    <mask id="mask0"><g filter="url(#alpha)">
    <rect x="0" y="0" width="40" height="20" style="fill:rgb(0%,0%,0%);fill-opacity:0.5;stroke:none;"/></g></mask>
    <linearGradient id="linear0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0" gradientTransform="matrix(10,0,0,10,30,0)">
    <stop offset="0" style="stop-color:rgb(0%,0%,100%);stop-opacity:1;"/>
    <stop offset="1" style="stop-color:rgb(0%,0%,100%);stop-opacity:1;"/></linearGradient>
    </defs>
    <g id="surface1">
    <g style="fill:rgb(100%,0%,0%);fill-opacity:1;"><use xlink:href="#glyph0-1" x="0" y="20"/></g>
    <g clip-path="url(#clip1)" clip-rule="nonzero">
    <path style=" stroke:none;fill-rule:nonzero;fill:rgb(100%,0%,0%);fill-opacity:1;" d="M 0 0 L 40 0 L 40 10 L 0 10 Z M 0 0 "/></g>
    <g mask="url(#mask0)"><path style=" stroke:none;fill:rgb(100%,0%,0%);" d="M 20 0 L 30 0 L 30 20 L 20 20 Z "/></g>
    <path style=" stroke:none;fill-rule:nonzero;fill:url(#linear0);" d="M 30 0 L 30 20 L 40 20 L 40 0 Z M 30 0 "/>
    </g>
    </svg>
    """

  @Test func aPageIsDrawnAsAnySVG() throws {
    let folder = try TemporaryFolder()
    let source = ImageLeaf.Source.file(try folder.write(page, to: "page.svg"))
    let size = CGSize(width: 40, height: 20)
    #expect(fonts.imageSize(source) == size)
    let bitmap = paint(
      .image(ImageLeaf(source: source, size: size)), rect(0, 0, 40, 20))
    #expect(bitmap[5, 15] == (b: 0, g: 0, r: 255, a: 255), "a letter")
    #expect(bitmap[5, 5].a == 0, "what is cut off, and no letter")
    #expect(bitmap[15, 5] == (b: 0, g: 0, r: 255, a: 255), "what is not cut off")
    #expect((126...129).contains(bitmap[25, 10].a), "what is faint")
    #expect(bitmap[35, 10] == (b: 255, g: 0, r: 0, a: 255), "a gradient")
  }
}
