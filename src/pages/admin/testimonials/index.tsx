import { listProducts } from '../../../../db/content/products.ts'
import { listTestimonials } from '../../../../db/content/testimonials.ts'
import { services } from '../../../http/services.ts'
import { StaffFrame } from '../../../staff/frame/frame.tsx'
import { requireStaff } from '../../../staff/session/require-staff.ts'
import { TestimonialList } from '../../../staff/testimonials/testimonial-list.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'

export default async function TestimonialsPage() {
  const staff = await requireStaff('testimonials')
  const { db } = services()
  const [testimonials, products] = await Promise.all([listTestimonials(db), listProducts(db)])
  return (
    <StaffFrame title="Testimonials" staff={staff}>
      <p>
        <ButtonLink tone="action" href="/admin/testimonials/new">
          Add a testimonial
        </ButtonLink>
      </p>
      <TestimonialList testimonials={testimonials} products={products} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
