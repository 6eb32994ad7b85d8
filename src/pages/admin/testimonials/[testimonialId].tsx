import { TestimonialPage } from '../../../desk/testimonial-page.tsx'

export default function EditTestimonialPage({ testimonialId }: { testimonialId: string }) {
  return <TestimonialPage id={testimonialId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
