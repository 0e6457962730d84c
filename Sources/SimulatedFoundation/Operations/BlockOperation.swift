import Foundation
import Simulation

/// An operation that runs blocks, in the order in which they were added.
open class BlockOperation: Operation, @unchecked Sendable {
  private let blockLock = NSLock()
  private var blocks: [@Sendable () -> Void] = []

  /// Creates an operation without blocks.
  public override init() { super.init() }

  /// Creates an operation with a block.
  public convenience init(block: @escaping @Sendable () -> Void) {
    self.init()
    addExecutionBlock(block)
  }

  /// The blocks.
  open var executionBlocks: [@Sendable () -> Void] { blockLock.withLock { blocks } }

  /// Adds a block.
  ///
  /// Stops with `blocks cannot be added after the operation has started executing or finished` then.
  open func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
    if isExecuting || isFinished {
      programmerError("blocks cannot be added after the operation has started executing or finished")
    }
    blockLock.withLock { blocks.append(block) }
  }

  /// Runs the blocks.
  open override func main() { for block in executionBlocks { block() } }
}
