import { PersonPage } from '../../../staff/leads/person/person-page.tsx'

export default PersonPage

export const getConfig = () => ({ render: 'dynamic' }) as const
