/// The names of the module `os`, for files that import `OSLog`.
@_exported import os
