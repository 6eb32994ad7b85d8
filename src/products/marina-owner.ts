import type { Testimonial } from '../../db/content/testimonials.ts'

/** A SAMPLE, never shown on a site with a public address: nobody said these words. */
export const marinaOwner: Testimonial = {
  id: 'marina-owner',
  name: 'Daniel Brandt',
  location: 'Marina owner, Westbrook, CT',
  imagePath: undefined,
  rating: 5,
  testimonial:
    'They walked every dock with me before they wrote a line. What I have now fits the yard I run, and in the fall they call me before I think of calling them.',
  featured: false,
  productType: 'marina',
  isSample: true,
}
