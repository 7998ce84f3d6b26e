import Testing
@testable import Movie
