// Nothing but comments: @objc #selector(a) /* nested /* comment */ */
