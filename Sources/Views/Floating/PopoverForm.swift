/// What is shown in place of a popover.
enum PopoverForm { case popover, sheet, cover }
