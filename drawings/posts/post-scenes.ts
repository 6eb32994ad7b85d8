import type { PostWithPicture } from '../../src/chart/post-pictures.ts'
import { courses } from './courses.ts'
import { gear } from './gear.ts'
import { hullPlan } from './hull-plan.ts'
import { instruments } from './instruments.ts'
import { ketch } from './ketch.ts'
import { launch } from './launch.ts'
import { office } from './office.ts'
import { policy } from './policy.ts'
import { slip } from './slip.ts'
import { stands } from './stands.ts'
import { surge } from './surge.ts'
import { tideStaff } from './tide-staff.ts'
import { yearDial } from './year-dial.ts'

/** The drawing for each built-in post. */
export const postScenes: Record<PostWithPicture, () => string> = {
  'do-i-need-boat-insurance-in-connecticut': slip,
  'understanding-boat-insurance-coverage': hullPlan,
  'compare-boat-insurance-quotes-connecticut': courses,
  'essential-guide-yacht-insurance': ketch,
  'hurricane-season-waterfront-homes': surge,
  'flood-insurance-connecticut-coast': tideStaff,
  'how-to-choose-boat-insurance-charter': launch,
  'seasonal-boat-insurance-guide': yearDial,
  'top-boat-insurance-companies-connecticut': instruments,
  'local-insurance-matters': office,
  'choose-right-boat-insurance': policy,
  'navigating-storm-season': stands,
  'essential-guide-new-boat-owners': gear,
}
