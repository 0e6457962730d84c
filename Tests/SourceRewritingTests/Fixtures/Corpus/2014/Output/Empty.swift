#sourceLocation(file: "2014/Empty.swift", line: 1)
// Nothing but comments: @objc #selector(a) /* nested /* comment */ */
