#!/bin/bash
# Runs the probes against Apple's UIKit in Xcode's simulator, on a Mac with Xcode 16 or later:
#
#   ./run-on-simulator.sh [DEVICE [OUTPUT]]
#
# DEVICE is the name or the identifier of a simulated phone with three pixels in a point (`xcrun simctl list
# devices` prints them; by default "iPhone 16"). The lines are written into OUTPUT, by default
# conformance-recording.txt, which `swift run Conformance --compare OUTPUT` compares with the simulator's lines.
#
# SKIP has the ids of probes that don't run, with spaces between them, such as SKIP="A1 A27-2". If the app crashes,
# the last line of the console that begins with # names the probe.
# DEPLOYMENT_TARGET is the oldest system of the app (by default 16.0). SWIFTC_FLAGS are passed to the compiler.
set -euo pipefail
cd "$(dirname "$0")"

device="${1:-iPhone 16}"
output="${2:-conformance-recording.txt}"
target="${DEPLOYMENT_TARGET:-16.0}"
identifier="org.headlessuikit.conformance"
build="$(mktemp -d)"
app="$build/Conformance.app"
trap 'rm -rf "$build"' EXIT

mkdir "$app"
cat > "$app/Info.plist" <<PLIST
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>CFBundleExecutable</key><string>Conformance</string>
  <key>CFBundleIdentifier</key><string>$identifier</string>
  <key>CFBundleName</key><string>Conformance</string>
  <key>CFBundlePackageType</key><string>APPL</string>
  <key>CFBundleShortVersionString</key><string>1.0</string>
  <key>CFBundleVersion</key><string>1</string>
  <key>CFBundleSupportedPlatforms</key><array><string>iPhoneSimulator</string></array>
  <key>LSRequiresIPhoneOS</key><true/>
  <key>MinimumOSVersion</key><string>$target</string>
  <key>UIDeviceFamily</key><array><integer>1</integer></array>
  <key>UILaunchScreen</key><dict/>
  <key>UISupportedInterfaceOrientations</key>
  <array><string>UIInterfaceOrientationPortrait</string></array>
  <key>UIApplicationSceneManifest</key>
  <dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>
</dict>
</plist>
PLIST

# The probes and the app are one module, so no Xcode project is needed.
find Sources/Probes App -name '*.swift' -print0 | xargs -0 xcrun --sdk iphonesimulator swiftc \
  -sdk "$(xcrun --sdk iphonesimulator --show-sdk-path)" \
  -target "$(uname -m)-apple-ios$target-simulator" \
  -swift-version 6 -parse-as-library -module-name Conformance ${SWIFTC_FLAGS:-} \
  -o "$app/Conformance"
codesign --force --sign - "$app"

# A connected hardware keyboard would keep the keyboard off the screen.
defaults write com.apple.iphonesimulator ConnectHardwareKeyboard -bool false
xcrun simctl boot "$device" 2> /dev/null || true
xcrun simctl bootstatus "$device"
open -a Simulator
xcrun simctl uninstall "$device" "$identifier" 2> /dev/null || true
xcrun simctl install "$device" "$app"
SIMCTL_CHILD_SKIP="${SKIP:-}" xcrun simctl launch --console "$device" "$identifier" | tee "$build/console.txt" || true

# Other lines of the console, such as warnings of UIKit, aren't lines of probes.
grep -E '^(# iOS |[A-Z]+[0-9]+[a-e]?(-[0-9]+)?\.[0-9]+ \| )' "$build/console.txt" > "$output"
echo "written: $output"
