import { TestimonialPage } from '../../../staff/testimonials/testimonial-page.tsx'

export default function EditTestimonialPage({ testimonialId }: { testimonialId: string }) {
  return <TestimonialPage id={testimonialId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
