// Lets a file that says `import Combine` compile as it is.
@_exported import OpenCombine
