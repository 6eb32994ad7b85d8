import { listTestimonials } from '../../../../db/testimonials.ts'
import { TestimonialList } from '../../../desk/testimonial-list.tsx'
import { services } from '../../../server/site.ts'
import { StaffFrame } from '../../../staff/frame.tsx'
import { requireStaff } from '../../../staff/require-staff.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'

export default async function TestimonialsPage() {
  const staff = await requireStaff()
  const testimonials = await listTestimonials(services().db)
  return (
    <StaffFrame title="Testimonials" staff={staff}>
      <p>
        <ButtonLink tone="action" href="/admin/testimonials/new">
          Add a testimonial
        </ButtonLink>
      </p>
      <TestimonialList testimonials={testimonials} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
