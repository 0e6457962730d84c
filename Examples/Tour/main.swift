import Foundation
import Stories

print("A tour of the techniques, each a story that an executable of its own tells too.\n")
var stories = [tellBackgroundTap()]
print("\n")
stories.append(tellDoneOnExit())
print("\n")
stories.append(tellScrollableForm())
exit(stories.map(\.exitStatus).max() ?? 0)
