// The library that a package imports to make clips of its own views.
@_exported import Movie
@_exported import Studio
@_exported import Views
