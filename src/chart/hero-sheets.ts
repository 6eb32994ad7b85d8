/**
 * The sheet of a hero's chart for each kind of screen, in CSS pixels. The chart lies behind the whole
 * hero and is larger than most screens, which crop its edges; `room` is the rectangle that no screen
 * crops and no plate covers. `src/ui/hero/hero.tsx` places the sheets so, and a browser test
 * measures that names, rose and scale stay in view.
 */
export const heroSheets = {
  phone: { width: 768, height: 240, room: { x: 232, y: 12, width: 304, height: 216 } },
  tablet: { width: 1024, height: 960, room: { x: 152, y: 24, width: 720, height: 272 } },
  desktop: { width: 1600, height: 960, room: { x: 822, y: 224, width: 594, height: 512 } },
}
