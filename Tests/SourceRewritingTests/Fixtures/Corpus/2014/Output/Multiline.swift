#sourceLocation(file: "2014/Multiline.swift", line: 1)
import UIKit

class MultilineController: UIViewController {
    func bind(_ slider: UISlider) {
        slider.addTarget(
            self,
            action: Self._s1  
                                          
                      
                 
             ,
            for: .valueChanged
        )
    }

         
    private func slide(_ slider: UISlider) {
        print("""
            value \(slider.value) /* not a comment */
            #selector(nothing)
            """)
    }
nonisolated private static var _s1: Selector { Selector(source: "slide:") { (t: MultilineController, s) in t.slide(s) } }; @MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(MultilineController.self, "MultilineController"); c.method("slide:") { t, s in t.slide(s) }; c.coder { MultilineController(coder: $0) }; c.implements(["bind:"]) } }
@MainActor func _register_Multiline(_ m: SourceModule) { MultilineController._c2(m) }
