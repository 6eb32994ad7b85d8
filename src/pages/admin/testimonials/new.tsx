import { TestimonialPage } from '../../../staff/testimonials/testimonial-page.tsx'

export default function NewTestimonialPage() {
  return <TestimonialPage id={undefined} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
