// Lets a file that says `import SwiftUI` compile as it is.
@_exported import Foundation
@_exported import Observation
@_exported import OpenCombine
@_exported import Views
